import type { Browser, BrowserContextOptions, Disposable, Page } from 'playwright-core';

/** Options of a browser context; those of the second group can be changed while its page is open. */
export interface VisitorOptions
  extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'hasTouch' | 'bypassCSP' | 'permissions'>,
    Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors'> {
  /** The page is not used again: for what cannot be taken back, such as `clock.install`. */
  isAlone?: boolean;
  /** Functions to run in each document before its own scripts. */
  initScripts?: readonly (() => void)[];
  /** Items in the local storage. */
  stored?: Readonly<Record<string, string>>;
  /** Those of a signed-in account. */
  cookies?: Parameters<ReturnType<Page['context']>['addCookies']>[0];
}

/** Has no scripts. */
const quietPage = '/robots.txt';
const usualViewport = { width: 1280, height: 720 };

interface TakenPage {
  page: Page;
  /** Pages of the same kind serve each other's tests; undefined if it serves no other. */
  kind: string | undefined;
  scripts: Disposable[];
}

/** Pages that later tests use again, because a page in a new browser context takes three times as long. */
export class PagePool {
  private readonly idle = new Map<string, Page[]>();
  private readonly taken: TakenPage[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
  ) {}

  /** A page without scripts, of a visitor who comes for the first time; the caller navigates. */
  async take(options: VisitorOptions): Promise<Page> {
    const { viewport, colorScheme, reducedMotion, forcedColors, ...others } = options;
    const { isAlone, initScripts = [], stored = {}, cookies = [], ...fixed } = others;
    const kind = isAlone ? undefined : JSON.stringify(fixed);
    const page = (kind && this.idle.get(kind)?.pop()) || (await this.newPage(fixed));
    const scripts = await Promise.all(initScripts.map((script) => page.addInitScript(script)));
    this.taken.push({ page, kind, scripts });
    await page.setViewportSize(viewport ?? usualViewport);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: forcedColors ?? 'none',
    });
    await page.context().addCookies(cookies);
    await page.evaluate((items) => Object.assign(localStorage, items), stored);
    return page;
  }

  /** Makes the taken pages ready for other tests. */
  async reset(): Promise<void> {
    for (const { page, kind, scripts } of this.taken.splice(0)) {
      if (kind === undefined || page.isClosed()) {
        await page.context().close();
        continue;
      }
      for (const script of scripts) await script.dispose();
      await forget(page);
      this.idle.set(kind, [...(this.idle.get(kind) ?? []), page]);
    }
  }

  private async newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.baseURL, ...options });
    const page = await context.newPage();
    await page.goto(quietPage);
    return page;
  }
}

async function forget(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // Leaves the page without ending the browser's process for it: one that is leaving may still store something.
  await page.goto(quietPage);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
