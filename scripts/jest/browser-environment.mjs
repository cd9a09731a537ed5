import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import MainRealmEnvironment from './main-realm-environment.mjs';

/** Names that stay Node's: those of the language, timers (see `#replaceTimer`), and what jsdom itself calls. */
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
  #timers = new Set();

  async setup() {
    await super.setup();
    this.#replaceTimer('setTimeout');
    this.#replaceTimer('setInterval');
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
    // A closed page keeps no timers, and Node would wait for them.
    for (const timer of this.#timers) clearTimeout(timer);
    this.#window.close();
    await super.teardown();
  }

  #replaceTimer(name) {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    this.#replaced.set(name, descriptor);
    const timer = (...args) => {
      const handle = descriptor.value(...args);
      this.#timers.add(handle);
      return handle;
    };
    Object.defineProperties(timer, Object.getOwnPropertyDescriptors(descriptor.value));
    Object.defineProperty(globalThis, name, { ...descriptor, value: timer });
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
