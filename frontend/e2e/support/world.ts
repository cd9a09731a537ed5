import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { connectToBrowser } from './browser.js';
import { PagePool, type VisitorOptions } from './page-pool.js';
import { type Site, startSite } from './site.js';

interface WorldOptions {
  /** Additional environment variables for the server. */
  environment?: Record<string, string>;
  /** Each page is a new one, which has no scripts in its cache. */
  hasEmptyCaches?: boolean;
  /** Console errors that the tests provoke, besides the 401 of a signed-out visitor. */
  expected?: RegExp;
}

/** What the pages of both drivers can do. */
interface Navigable {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  waitForFunction(condition: () => boolean): Promise<unknown>;
}

/** Navigates and waits until the page is ready: with scripts it has set its mark then, without them it has loaded. */
export async function goTo(page: Navigable, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isReady);
}

/** Like `goTo`, for the page that is open. */
export async function reload(page: Navigable): Promise<void> {
  await page.reload();
  await page.waitForFunction(isReady);
}

/** Runs in the page. */
function isReady(): boolean {
  const isMarked = !('earlyActions' in window) || 'ready' in document.documentElement.dataset;
  return isMarked && document.fonts.status === 'loaded';
}

export const password = 'copper kettle on the hob';

export const toastOf = (page: Page, text: string) =>
  page.locator('.toast__root').getByText(text, { exact: true }).first();

/** Holds requests to matching URLs until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Waits until the page has loaded a resource whose URL contains the text. */
export const waitForResource = (page: Page, part: string) =>
  page.waitForFunction(
    (text) => performance.getEntriesByType('resource').some(({ name }) => name.includes(text)),
    part,
  );

/** A site of its own and the run's browser for all tests of a file, ready after `beforeAll`. */
export class World {
  site!: Site;
  browser!: Browser;
  /** Unexpected console errors and uncaught exceptions on all pages. */
  readonly consoleErrors: string[] = [];
  private pages!: PagePool;

  constructor(private readonly options: WorldOptions = {}) {
    beforeAll(async () => {
      [this.site, this.browser] = await Promise.all([startSite(options.environment), connectToBrowser()]);
      this.pages = new PagePool(this.browser, this.site.origin);
    });
    afterEach(() => this.pages.reset());
    afterAll(async () => {
      await this.browser?.close();
      await this.site?.stop();
    });
  }

  /** Opens a page as a new visitor, with the cookies and settings of the options. It is taken back after the test. */
  readonly open = async (path: string, options: VisitorOptions = {}): Promise<Page> => {
    const page = await this.pages.take({ isAlone: this.options.hasEmptyCaches === true, ...options });
    // Pages for checks also show what goes wrong.
    if (!options.bypassCSP) this.watch(page);
    await goTo(page, path);
    return page;
  };

  /** Reads from the API as an anonymous visitor. */
  async read(path: string) {
    return (await fetch(`${this.site.origin}/api${path}`)).json();
  }

  private watch(page: Page): void {
    page.on('pageerror', ({ message }) => this.consoleErrors.push(message));
    page.on('console', (message) => {
      const text = message.text();
      const isExpected = /status of 401/.test(text) || this.options.expected?.test(text);
      if (message.type() === 'error' && !isExpected) this.consoleErrors.push(text);
    });
  }
}
