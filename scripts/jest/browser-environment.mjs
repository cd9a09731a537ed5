import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import MainRealmEnvironment from './main-realm-environment.mjs';

/** Names that stay Node's: those of the language, and timers, because jsdom's go on after a spec. */
const nodeNames = new Set([
  ...vm.runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  ...[
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'queueMicrotask',
    'console',
    'performance',
  ],
]);

/** Adds the globals of a browser, new for each file, to the main realm. */
export default class BrowserEnvironment extends MainRealmEnvironment {
  #window = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true }).window;
  #replaced = new Map();

  async setup() {
    await super.setup();
    for (const name of namesOf(this.#window)) {
      this.#replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, {
        configurable: true,
        enumerable: true,
        get: () => this.#window[name],
        set: (value) => {
          this.#window[name] = value;
        },
      });
    }
  }

  async teardown() {
    for (const [name, descriptor] of this.#replaced) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete globalThis[name];
    }
    this.#window.close();
    await super.teardown();
  }
}

/** Also of its prototypes, which have addEventListener. */
function namesOf(window) {
  const names = new Set();
  for (
    let object = window;
    object !== window.Object.prototype && object;
    object = Object.getPrototypeOf(object)
  )
    for (const name of Object.getOwnPropertyNames(object)) names.add(name);
  return [...names].filter((name) => !nodeNames.has(name) && name !== 'constructor');
}
