import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Runs specs in Node's own realm instead of a new one per file, so that packages can be loaded once per worker
 * (see packages-runtime.mjs) and their classes are those of the specs.
 */
export default class MainRealmEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this, timersOf(globalThis, config.projectConfig));
    this.global = globalThis;
  }
}
