import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import {
  forChecks,
  pagesTooWide,
  pagesTooWideWhenEnlarged,
  problemsAt,
  widenSpacing,
} from './support/accessibility.js';
import { boxOf, layoutShiftOf, recordLayoutShifts } from './support/measure.js';
import { goTo, holdRequests, World } from './support/world.js';

const world = new World({ expected: /status of (404|503)|ERR_FAILED|503: |Failed to fetch/ });

const { open } = world;
async function detailPath(): Promise<string> {
  const ranking = await world.read('/rankings/fridges/french-door');
  return `/appliance/${ranking.lists.overall.best[7].appliance}`;
}

/** Waits for the page with this title. */
const waitForPage = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** Waits until the model is on the first card. */
const waitForFirst = (page: Page, model: string) =>
  page.locator('main ol > li:first-child').getByRole('link', { name: model, exact: true }).waitFor();

/** The id of the focused element. */
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search appliances').fill(text);
  await page.getByLabel('Search appliances').press('Enter');
}

describe('The path from the home page to an appliance', () => {
  test.each([true, false])('works with JavaScript %s', async (javaScriptEnabled) => {
    const page = await open('/', { javaScriptEnabled });
    expect(await page.getByText('Last updated May 2026').count()).toBe(1);
    await page.getByRole('link', { name: 'See Rankings' }).click();
    await waitForPage(page, 'All Categories');
    await page
      .locator('main')
      .getByRole('link', { name: /Fridges/ })
      .click();
    await waitForPage(page, 'Fridges Rankings');
    await page.getByRole('link', { name: 'View Rankings, French Door' }).click();
    await waitForPage(page, 'French Door Rankings');
    await page.getByText('Showing 10 of 25 appliances').waitFor();
    await page.getByRole('link', { name: 'View Details, LG LF30S8210S' }).click();
    await waitForPage(page, 'LF30S8210S');
    await page.getByText('Rank 8 of 40').waitFor();
    await page.getByLabel('Search appliances').fill('WRF535SWHZ');
    await page.getByLabel('Search appliances').press('Enter');
    await page.getByText('Found 1 result for "WRF535SWHZ"').waitFor();
  });
});

test.each([
  ['a type', '/category/fridges', '.tcard', '.bul'],
  ['a ranked model', '/category/fridges/french-door', '.rcard', '.media'],
  ['a found model', '/search?q=bosch', '.scard', '.media'],
  ['the featured story', '/blog', '.feat', '.media'],
  ['an article', '/blog', '.acard', 'p'],
])('The card of %s opens by a click beside its link', async (_, path, card, place) => {
  const page = await open(path);
  const first = page.locator(card).first();
  const target = await first.getByRole('link').first().getAttribute('href');
  await first.locator(place).first().scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(first.locator(place).first());
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL(`**${target}`);
});

test('A model is picked for comparison on its search result without leaving the results', async () => {
  const page = await open('/search?q=bosch');
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Comparison' }).waitFor();
  expect(await page.locator('.check[aria-pressed=true]').count()).toBe(1);
  expect(new URL(page.url()).search).toBe('?q=bosch');
});

test('A model leads on to the best of its type, without moving what is below', async () => {
  const page = await open('/', { viewport: { width: 360, height: 740 }, initScripts: [recordLayoutShifts] });
  const release = await holdRequests(page, '**/api/rankings/**');
  await page.goto(await detailPath());
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  release();
  const best = page.getByRole('region', { name: 'Best of French Door' }).getByRole('link');
  await best.nth(4).waitFor();
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  await best.nth(1).click();
  await waitForPage(page, 'WRF535SWHZ');
  await page.getByRole('link', { name: 'French Door', exact: true }).click();
  await waitForPage(page, 'French Door Rankings');
});

test('Pages have their styles only in the head, where none can show up as text', async () => {
  const paths = ['/', '/categories', '/category/fridges/french-door', await detailPath(), '/methodology'];
  for (const path of paths) {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await page.locator('body style').count()).toBe(0);
  }
});

async function publicPaths(): Promise<string[]> {
  const ranking = await world.read('/rankings/fridges/french-door');
  const models = ranking.lists.overall.best.map(({ appliance }: { appliance: string }) => appliance);
  const [article] = await world.read('/blog/articles?published=true');
  return [
    '/',
    '/categories',
    '/category/washers',
    '/category/fridges/french-door',
    `/appliance/${models[7]}`,
    '/compare',
    `/compare?ids=${models.slice(0, 4)}`,
    '/search?q=dishwasher',
    '/signin',
    '/forgot-password',
    '/reset-password?token=unknown',
    '/tech-signup',
    '/ranked-retailers',
    '/ranked-parts',
    '/vote',
    '/blog',
    '/blog?category=insights',
    `/blog/article/${article.id}`,
    '/blog/tech-talk',
    '/newsletter/confirm',
    '/methodology',
    '/privacy',
    '/admin-login',
    '/nothing',
  ];
}

describe('A reader with display preferences', () => {
  test.each([360, 1280])('loses no content with wider text spacing at %i px', async (width) => {
    const page = await open('/', { viewport: { width, height: 800 }, bypassCSP: true });
    await widenSpacing(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const hero = await boxOf(page.getByRole('region', { name: 'Appliances, ranked by evidence' }));
    const action = await boxOf(page.getByRole('link', { name: 'See Rankings' }));
    expect(hero.height).toBeGreaterThan(350);
    expect(action.y + action.height).toBeLessThan(hero.y + hero.height - 16);
  });

  test('scrolls every page only vertically with wider text spacing', async () => {
    const page = await open('/', forChecks);
    expect(await pagesTooWide(page, await publicPaths(), widenSpacing)).toEqual([]);
  }, 120_000);

  test('scrolls every page only vertically with text of twice the size', async () => {
    expect(await pagesTooWideWhenEnlarged(world.site, await publicPaths())).toEqual([]);
  }, 120_000);

  test('sees selections, cast votes and drawings in forced colours', async () => {
    const page = await open('/category/fridges/french-door', {
      forcedColors: 'active',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    const look = (locator: Locator, property: string) =>
      locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const [selected, other] = [page.locator('.seg label').nth(0), page.locator('.seg label').nth(1)];
    expect(await look(selected, 'background-color')).not.toBe(await look(other, 'background-color'));
    const [tab, otherTab] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
    expect(await look(tab, 'border-bottom-color')).not.toBe(await look(otherTab, 'border-bottom-color'));
    const vote = page.locator('.vote').first();
    const before = await look(vote, 'background-color');
    await vote.click();
    await page.locator('.vote[aria-pressed=true]').waitFor();
    expect(await look(vote, 'background-color')).not.toBe(before);
    const ink = await look(page.locator('h1'), 'color');
    expect(await look(page.locator('main .ill').first(), 'stroke')).toBe(ink);
    expect(await look(page.locator('.rulebar i').first(), 'background-color')).toBe(ink);
  });

  test('sees the focus and the current item in forced colours', async () => {
    const page = await open('/blog?category=insights', { forcedColors: 'active' });
    const outline = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).outline);
    const none = await outline(page.locator('.blogcat:not([aria-current])').first());
    expect(await outline(page.locator('.blogcat[aria-current]'))).not.toBe(none);
    await page.getByLabel('Search appliances').fill('bosch');
    await page.getByRole('option').first().waitFor();
    await page.getByLabel('Search appliances').press('ArrowDown');
    expect(await outline(page.getByRole('option', { selected: true }))).not.toBe(none);
    await goTo(page, '/ranked-parts');
    const current = page.getByRole('link', { name: 'Ranked Parts' });
    const chosen = await outline(current);
    expect(chosen).not.toBe(none);
    await page.getByRole('link', { name: 'Ranked Retailers' }).focus();
    await page.keyboard.press('Tab');
    expect(await outline(current)).not.toBe(chosen);
  });
});

test.each([
  ['Front Load', 1000],
  ['Front Load', 1280],
  ['French Door', 1280],
  ['Countertop Microwave', 1280],
])('A %s stands on the floor of its page at %i px', async (type, width) => {
  const { results } = await world.read(`/search?q=${type}`);
  const page = await open(`/appliance/${results[0].id}`, { viewport: { width, height: 900 } });
  const drawing = page.locator('.carousel .ill *');
  const ends = await drawing.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeCloseTo((await boxOf(page.locator('.floor'))).y, 0);
});

test('The category bar scrolls to the current category on a small screen', async () => {
  const page = await open('/category/microwaves', { viewport: { width: 360, height: 800 } });
  const current = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Microwaves' });
  await page.waitForFunction(
    () => (document.querySelector('nav[aria-label=Categories]')?.scrollLeft ?? 0) > 0,
  );
  const { x, width } = await boxOf(current);
  expect(x + width).toBeLessThanOrEqual(360);
});

test('The category bar scrolls to the focused category on a small screen', async () => {
  const page = await open('/category/washers', { viewport: { width: 360, height: 800 } });
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await links.first().focus();
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect(Math.floor((box?.x ?? 360) + (box?.width ?? 0))).toBeLessThanOrEqual(344);
    await page.keyboard.press('Tab');
  }
});

test.each([
  { width: 640, height: 360 },
  { width: 320, height: 256 },
])('A menu fits a window of $width by $height', async (viewport) => {
  const page = await open('/', { viewport });
  await page.getByLabel('Menu', { exact: true }).click();
  await page.mouse.move(viewport.width / 2 + 100, 150);
  await page.mouse.wheel(0, 1_000);
  const last = await page.locator('header .menu').getByRole('link', { name: 'Sign in' }).elementHandle();
  await page.waitForFunction(
    (link) => (link?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight,
    last,
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.each(['/', '/category/fridges/french-door', '/methodology'])(
  '%s prints in the light theme without controls',
  async (path) => {
    const page = await open(path);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await isDark()).toBe(false);
    const controls = 'header, footer, main button, .btn, [role=tablist], .seg, select, .voting';
    expect(await page.locator(controls).locator('visible=true').count()).toBe(0);
    await page.locator('h1').locator('visible=true').waitFor();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await isDark()).toBe(true);
  },
);

test('Nothing looks active that needs scripts, without scripts', async () => {
  for (const path of ['/category/fridges/french-door', await detailPath(), '/blog', '/signin']) {
    const page = await open(path, { javaScriptEnabled: false });
    const buttons = page.locator('button[type=button]').locator('visible=true');
    expect(await page.locator('a').locator('visible=true').count()).toBeGreaterThan(9);
    for (const button of await buttons.all()) {
      expect(await button.getAttribute('class')).toContain('vote');
      expect(await button.evaluate((vote) => getComputedStyle(vote).borderTopWidth)).toBe('0px');
    }
  }
});

test('Score bars keep their background in print', async () => {
  const page = await open('/category/fridges/french-door');
  await page.emulateMedia({ media: 'print' });
  const adjusted = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('print-color-adjust'));
  expect(await adjusted('.rulebar i')).toBe('exact');
});

describe('A ranking', () => {
  test('loads six more at a time, and focuses the first new card', async () => {
    const page = await open('/category/fridges/french-door');
    await page.getByRole('button', { name: 'Load More' }).press('Enter');
    expect(await page.getByText('Showing 16 of 25 appliances').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^11\./);
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('button', { name: 'Load More' }).click();
    expect(await page.getByText('Showing all 25 appliances').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Load More' }).count()).toBe(0);
  });

  test('is as expanded and scrolled as before when the visitor returns', async () => {
    const page = await open('/category/fridges/french-door');
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('radio', { name: 'Reliability' }).check();
    const last = page.getByRole('article').nth(15);
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await last.getByRole('link', { name: /View Details/ }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.goBack();
    await page.getByText('Showing 16 of 25 appliances').waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place);
    await page.reload();
    await page.getByText('Showing 16 of 25 appliances').waitFor();
    await page.getByRole('tab', { name: 'Worst 25' }).click();
    await page.getByText('Showing 2 of 10 appliances').waitFor();
  });

  test('keeps its tab in the URL and moves between tabs by arrow keys', async () => {
    const page = await open('/category/fridges/french-door');
    await page.getByRole('tab', { name: 'Best 25' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('The 10 lowest-rated').waitFor();
    expect(page.url()).toContain('tab=worst');
    expect(await page.getByText('Showing 2 of 10 appliances').count()).toBe(1);
    const tabs = page.getByRole('tab');
    for (const [key, selected] of [
      ['End', -1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      const states = await tabs.evaluateAll((all) =>
        all.map((tab) => [tab.ariaSelected, (tab as HTMLElement).tabIndex]),
      );
      expect(states.filter(([isSelected]) => isSelected === 'true')).toEqual([['true', 0]]);
      expect(states.at(selected)).toEqual(['true', 0]);
    }
  });

  test('casts a vote, switches it and removes it', async () => {
    const page = await open('/category/fridges/french-door');
    const up = page.getByRole('button', { name: /^Upvote Whirlpool WRF535SWHZ/ });
    const down = page.getByRole('button', { name: /^Downvote Whirlpool WRF535SWHZ/ });
    await up.click();
    expect(await up.getAttribute('aria-pressed')).toBe('true');
    expect(await up.textContent()).toBe('1');
    await down.click();
    expect([await up.textContent(), await down.textContent()]).toEqual(['0', '1']);
    await down.click();
    expect([await up.textContent(), await down.textContent()]).toEqual(['0', '0']);
  });

  test("re-sorts by votes, and leaves 'Top Rated' unchanged", async () => {
    const page = await open('/category/fridges/french-door');
    await page.getByRole('button', { name: /^Upvote Haier QHE16HYPFS/ }).click();
    await page.getByLabel('Sort by').selectOption({ label: 'Top Voted' });
    await waitForFirst(page, 'QHE16HYPFS');
    await page.getByLabel('Sort by').selectOption({ label: 'Top Rated' });
    await waitForFirst(page, 'WRF535SWHZ');
  });
});

describe("A model's videos", () => {
  test('handle the arrow keys while focused; elsewhere in the carousel, the keys switch videos', async () => {
    const page = await open('/category/fridges/french-door');
    const film = { type: 'video', url: '/media/none.mp4' };
    await page.route('**/api/appliances/*/detail', async (route) => {
      const detail = await (await route.fetch()).json();
      const media = ['a', 'b'].map((id) => ({ ...film, id }));
      await route.fulfill({ json: { ...detail, media } });
    });
    await page.getByRole('link', { name: 'View Details, LG LF30S8210S' }).click();
    await page.getByText('1 of 2').waitFor();
    await page.locator('video').press('ArrowRight');
    expect(await page.getByText('1 of 2').count()).toBe(1);
    await page.getByRole('button', { name: 'Next' }).press('ArrowRight');
    expect(await page.getByText('2 of 2').count()).toBe(1);
  });
});

describe('The site', () => {
  test('remembers the chosen theme', async () => {
    const page = await open('/');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('dark');
    await page.reload();
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    expect(await isDark()).toBe(true);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await page.reload();
    expect(await isDark()).toBe(false);
  });

  test('works where the browser refuses storage', async () => {
    const refuseStorage = () => {
      const get = () => {
        throw new DOMException('Refused.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    };
    const page = await open('/category/fridges/french-door', { initScripts: [refuseStorage] });
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
    await page.getByRole('button', { name: 'Compare LG LF30S8210S' }).click();
    await page.getByRole('region', { name: 'Comparison', exact: true }).getByText('LF30S8210S').waitFor();
    await page.getByRole('link', { name: 'View Details, LG LF30S8210S' }).click();
    await waitForPage(page, 'LF30S8210S');
  });

  test('reads nothing again that came with the page', async () => {
    const page = await open('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    for (const path of ['/', '/category/fridges', '/category/fridges/french-door', '/search?q=lg', '/blog'])
      await goTo(page, path);
    expect(new Set(asked)).toEqual(new Set(['/api/auth/me', '/api/votes']));
  });

  test('loads further letters of its typeface only for pages that have them', async () => {
    const fontsAt = async (path: string) => {
      const page = await open(path);
      return page.evaluate(async () => {
        await document.fonts.ready;
        const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return names.filter((name) => name.startsWith('/fonts/')).sort();
      });
    };
    expect(await fontsAt('/methodology')).toEqual(['/fonts/archivo-index.woff2']);
    expect(await fontsAt('/search?q=K%C3%BCche')).toEqual([
      '/fonts/archivo-index.woff2',
      '/fonts/archivo-latin.woff2',
    ]);
    expect(await fontsAt('/search?q=%C5%A0koda')).toEqual([
      '/fonts/archivo-index.woff2',
      '/fonts/archivo-latin-ext.woff2',
    ]);
  });

  test('has a link past the menus', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await focusedId(page)).toBe('main');
  });

  test('shows the icon of the theme before scripts run', async () => {
    const page = await open('/');
    const icon = page.getByRole('button', { name: /^Switch to/ }).locator('svg:visible');
    const moon = await icon.innerHTML();
    await page.evaluate(() => localStorage.setItem('darkMode', 'dark'));
    await page.route('**/assets/*.js', () => undefined);
    await page.reload({ waitUntil: 'commit' });
    await icon.waitFor();
    expect(await icon.count()).toBe(1);
    expect(await icon.innerHTML()).not.toBe(moon);
  });

  test('says what it cannot find', async () => {
    const nothing = await open('/nothing');
    await waitForPage(nothing, 'Page Not Found');
    expect(await nothing.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    const missing = await open('/appliance/none');
    await waitForPage(missing, 'Appliance Not Found');
    expect(await missing.getByText("The appliance you're looking for doesn't exist.").count()).toBe(1);
    const empty = await open('/search?q=zzzzzz');
    expect(await empty.getByText('No results found').count()).toBe(1);
    await empty.getByRole('link', { name: 'Refrigerator' }).click();
    await empty.getByText('Found 133 results for "Refrigerator"').waitFor();
  });

  test('says that an appliance could not be loaded, and loads it on retry', async () => {
    const page = await open('/category/fridges/french-door');
    await page.route('**/api/appliances/**', (route) => route.abort());
    await page.getByRole('link', { name: 'View Details, LG LF30S8210S' }).click();
    await waitForPage(page, 'Appliance Not Found');
    expect(await page.getByText("The appliance you're looking for doesn't exist.").count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Back to Home' }).count()).toBe(1);
    await page.unroute('**/api/appliances/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForPage(page, 'LF30S8210S');
    expect(await focusedId(page)).toBe('main');
  });

  test('fits a narrow screen with a brand or query of one long word', async () => {
    const long = 'X'.repeat(90);
    const page = await open('/category/fridges/french-door', { viewport: { width: 360, height: 740 } });
    await page.route('**/api/appliances/*/detail', async (route) => {
      const detail = await (await route.fetch()).json();
      await route.fulfill({ json: { ...detail, card: { ...detail.card, brand: long } } });
    });
    await page.getByRole('link', { name: 'View Details, LG LF30S8210S' }).click();
    await page.getByText(long, { exact: true }).first().waitFor();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(360);
    await page.goto(`/search?q=${long}`);
    expect(await width()).toBe(360);
  });

  test('clamps the model name of a search result to two lines', async () => {
    const page = await open('/search');
    await page.route('**/api/search?*', async (route) => {
      const view = await (await route.fetch()).json();
      const results = view.results.map((card: object) => ({ ...card, model: 'Long name '.repeat(30) }));
      await route.fulfill({ json: { ...view, results } });
    });
    await search(page, 'WRF535SWHZ');
    const lines = await page
      .locator('main h2')
      .first()
      .evaluate((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
    expect(Math.round(lines)).toBe(2);
  });

  test('moves through a menu by arrow keys and by letters typed within a second', async () => {
    const page = await open('/', { isAlone: true });
    await page.clock.install();
    const menu = page.locator('header nav details').first();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await menu.locator('summary').press('ArrowDown');
    expect(await focused()).toBe('Washers');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Microwaves');
    await page.keyboard.type('di');
    expect(await focused()).toBe('Dishwashers');
    await page.clock.fastForward(1_001);
    await page.keyboard.press('s');
    expect(await focused()).toBe('Stoves');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('Washers');
    for (const name of ['Dryers', 'Dishwashers']) {
      await page.clock.fastForward(1_001);
      await page.keyboard.press('d');
      expect(await focused()).toBe(name);
    }
    await page.keyboard.press('End');
    expect(await focused()).toBe('Microwaves');
    // A browser shortcut.
    await page.keyboard.press('Control+Home');
    expect(await focused()).toBe('Microwaves');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBe(null);
    expect(await focused()).toBe('Rankings');
  });

  test('closes a menu when it loses the focus, or when something else is clicked', async () => {
    const page = await open('/category/washers');
    const menu = page.locator('header nav details').first();
    expect(await page.locator('header summary[aria-current]').allTextContents()).toEqual(['Rankings']);
    await menu.locator('summary').press('Enter');
    await menu.getByRole('link', { name: 'Microwaves' }).press('Tab');
    expect(await menu.getAttribute('open')).toBe(null);
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Microwaves' }).waitFor();
    await page.locator('footer').getByText('Data sources').click();
    expect(await menu.getAttribute('open')).toBe(null);
  });

  test('recovers from a failed search with the next one', async () => {
    const page = await open('/search?q=lg');
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '' }));
    await search(page, 'ge');
    await waitForPage(page, 'This page could not be loaded');
    expect(await page.title()).toContain('This page could not be loaded');
    await page.unroute('**/api/search?*');
    await search(page, 'WRF535SWHZ');
    await page.getByText('Found 1 result for "WRF535SWHZ"').waitFor();
  });

  test('tries a failed search again when it is submitted again', async () => {
    const page = await open('/');
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '' }));
    await search(page, 'WRF535SWHZ');
    await waitForPage(page, 'This page could not be loaded');
    await page.unroute('**/api/search?*');
    await search(page, 'WRF535SWHZ');
    await page.getByText('Found 1 result for "WRF535SWHZ"').waitFor();
  });

  test('scrolls to the top and focuses the results of another search by their name', async () => {
    const page = await open('/search?q=washer');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await search(page, 'dryer');
    await page.getByText('Found 80 results for "dryer"').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await focusedId(page)).toBe('main');
    await page.getByRole('main', { name: 'Search Results for "dryer" · Appliance Index' }).waitFor();
    await page.locator('footer').getByRole('link', { name: 'How We Rank' }).click();
    await page.getByRole('main', { name: 'How We Rank · Appliance Index' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator('main').getAttribute('aria-label')).toBeNull();
  });

  test('aligns the buttons of search results in a row', async () => {
    const page = await open('/search?q=washer', { viewport: { width: 768, height: 900 } });
    const tops = await page.locator('main article').evaluateAll((cards) =>
      cards.map((card) => ({
        card: card.getBoundingClientRect().y,
        button: card.querySelector('.btn')?.getBoundingClientRect().y,
      })),
    );
    const distinct = (list: readonly unknown[]) => new Set(list).size;
    expect(tops.length).toBeGreaterThan(0);
    expect(distinct(tops.map(({ button }) => button))).toBe(distinct(tops.map(({ card }) => card)));
  });

  test('centres each picture in its frame', async () => {
    const page = await open('/search?q=samsung', { viewport: { width: 1280, height: 900 } });
    const offsets = await page.locator('main .media:has(img)').evaluateAll((frames) =>
      frames.map((frame) => {
        const [frameBox, picture] = [frame, frame.querySelector('img')].map((part) =>
          part?.getBoundingClientRect(),
        );
        if (!frameBox || !picture) throw new Error('There is no picture.');
        return frameBox.y + frameBox.height / 2 - picture.y - picture.height / 2;
      }),
    );
    expect(offsets.length).toBeGreaterThan(0);
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(1);
  });

  test('cuts a long query to the same length as the server', async () => {
    const page = await open(`/search?q=${'x'.repeat(240)}`);
    await page.getByText(`Found 0 results for "${'x'.repeat(200)}"`).waitFor();
    await page.getByText('No results found').waitFor();
  });

  test('is accessible in both themes and fits every screen', async () => {
    const routes = [
      '/',
      '/categories',
      '/category/washers',
      '/category/fridges/french-door',
      '/category/toasters',
      await detailPath(),
      '/search?q=36',
      '/search?q=zzzzzz',
      '/nothing',
    ];
    const found: string[] = [];
    const page = await open('/', forChecks);
    for (const route of routes) found.push(...(await problemsAt(page, route, [360, 768, 1280])));
    expect(found).toEqual([]);
  }, 180_000);

  test('has no console errors', () => {
    expect(world.consoleErrors).toEqual([]);
  });
});
