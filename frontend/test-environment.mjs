import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks. Not MessageChannel: React would hold it open, and jest would never exit. */
const fromNode = ['TextEncoder', 'TextDecoder', 'structuredClone', 'fetch', 'Request', 'Response', 'Headers'];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
  }
}
