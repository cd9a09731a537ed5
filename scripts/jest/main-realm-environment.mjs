import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * Runs specs in Node's own realm instead of a new one for each file, so that `PackagesRuntime` can load packages once per
 * worker. Whatever a file leaves on the global object is removed after it.
 */
export default class MainRealmEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #replaced = { console: globalThis.console, exit: process.exit };

  constructor({ projectConfig: config }) {
    const timerConfig = {
      idToRef: (id) => ({ id, ref: () => this, unref: () => this }),
      refToId: (timer) => timer?.id,
    };
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    globalThis.console = this.#replaced.console;
    process.exit = this.#replaced.exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return mainRealm;
  }
}

/** Stands for Node's own realm, which has no context object. */
export const mainRealm = {};
