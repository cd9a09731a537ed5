import { afterAll, afterEach, beforeAll } from '@jest/globals';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { type Site, startSite } from './site.js';
import { goTo } from './world.js';

/** @throws Error when no Firefox is found */
export function startFirefox(preferences: Record<string, unknown> = {}): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH;
  if (!executablePath)
    throw new Error('No Firefox found. Install it, or set FIREFOX_PATH to its executable.');
  return puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox: preferences });
}

/** A site and a Firefox for all tests of a file, ready after `beforeAll`. */
export class FirefoxWorld {
  site!: Site;
  /** Console errors and uncaught exceptions on all pages. */
  readonly consoleErrors: string[] = [];
  private browser!: Browser;
  private readonly contexts: BrowserContext[] = [];

  constructor() {
    beforeAll(async () => {
      // Firefox first: without one, no site is started that nobody would stop.
      [this.browser, this.site] = await Promise.all([startFirefox(), startSite()]);
    });
    afterEach(async () => {
      for (const context of this.contexts.splice(0)) await context.close();
    });
    afterAll(async () => {
      await this.browser?.close();
      await this.site?.stop();
    });
  }

  /** Opens a page as a new visitor, in a window of this width in px. It is closed after the test. */
  readonly open = async (path: string, width = 1280): Promise<Page> => {
    const context = await this.browser.createBrowserContext();
    this.contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.consoleErrors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.consoleErrors.push(message.text());
    });
    await page.setViewport({ width, height: 800 });
    await goTo(page, this.site.origin + path);
    return page;
  };
}
