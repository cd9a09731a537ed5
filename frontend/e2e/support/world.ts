import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { type Site, startSite } from './site.js';

interface WorldOptions {
  /** More of the server's environment. */
  environment?: Record<string, string>;
  /** What of the console is an answer that a test asks for, besides that nobody is signed in. */
  expected?: RegExp;
}

/** Leads a page to an address, until it asks for nothing more and hears of presses, where it may run scripts. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(isHydrated);
}

/** Runs in the page. On a busy machine the network is silent long before React has marked every button as its own. */
function isHydrated(): boolean {
  if (!('earlyClicks' in window)) return true;
  const buttons = [...document.querySelectorAll('header button, main button')];
  return buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__react')));
}

export const password = 'copper kettle on the hob';

export const toastOf = (page: Page, text: string) =>
  page.locator('.toast').getByText(text, { exact: true }).first();

/** Holds calls to these addresses back until it is told to let them go on. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Settles when the page has had what has this in its address. */
export const waitForResource = (page: Page, part: string) =>
  page.waitForFunction(
    (text) => performance.getEntriesByType('resource').some(({ name }) => name.includes(text)),
    part,
  );

/** The product and a browser, for all tests of a file. They are there once the tests run. */
export class World {
  site!: Site;
  browser!: Browser;
  /** What the pages' consoles complained of. */
  readonly consoleErrors: string[] = [];
  private readonly contexts: BrowserContext[] = [];

  constructor(private readonly options: WorldOptions = {}) {
    beforeAll(async () => {
      [this.site, this.browser] = await Promise.all([startSite(options.environment), launchBrowser()]);
    });
    afterEach(() => Promise.all(this.contexts.splice(0).map((context) => context.close())));
    afterAll(async () => {
      await this.browser?.close();
      await this.site?.stop();
    });
  }

  /** A page in a browser of its own, until the test is over. */
  readonly open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await this.browser.newContext({ baseURL: this.site.origin, ...options });
    this.contexts.push(context);
    return this.visit(context, path);
  };

  /** A page in a browser that somebody uses already. */
  async visit(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => this.consoleErrors.push(message));
    page.on('console', (message) => {
      const text = message.text();
      const isExpected = /status of 401/.test(text) || this.options.expected?.test(text);
      if (message.type() === 'error' && !isExpected) this.consoleErrors.push(text);
    });
    await goTo(page, path);
    return page;
  }

  /** What the API answers to everybody. */
  async read(path: string) {
    return (await fetch(`${this.site.origin}/api${path}`)).json();
  }
}
