import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { boxOf, layoutShiftOf, recordLayoutShifts } from './support/measure.js';
import { goTo, holdRequests, reload, World } from './support/world.js';

const world = new World({ expected: /status of (404|503)|503: / });

const { open } = world;
async function detailPath(): Promise<string> {
  const ranking = await world.read('/rankings/fridges/french-door');
  return `/appliance/${ranking.lists.overall.best[7].appliance}`;
}

/** Waits for the page with this title. */
const waitForPage = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

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
  ['a type', '/category/fridges', '.chooser__type', '.chooser__features'],
  ['a ranked model', '/category/fridges/french-door', '.rank-card__root', '.media__frame'],
])('The card of %s opens by a click beside its link', async (_, path, card, place) => {
  await clickBesideLink(await open(path), card, place);
});

test('The cards of stories open by a click beside their links', async () => {
  const page = await open('/blog');
  await clickBesideLink(page, '.blog-page__story', '.article-picture__frame');
  await page.goBack();
  await clickBesideLink(page, '.blog-page__card', 'p');
});

test('A found model is picked for comparison without leaving the results, and opens by a click beside its link', async () => {
  const page = await open('/search?q=bosch');
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Comparison' }).waitFor();
  expect(await page.locator('[data-compared]').count()).toBe(1);
  expect(new URL(page.url()).search).toBe('?q=bosch');
  await clickBesideLink(page, 'main article', '.search-card__media');
});

test.each([
  ['the results of a search', (page: Page) => search(page, 'washer'), 'main article a'],
  ['the table of models', (page: Page) => page.getByRole('link', { name: /^All 40/ }).click(), 'tbody th a'],
])('The place in %s is kept while a model opened from it is loaded anew', async (_, openList, models) => {
  const page = await open('/category/fridges/french-door');
  await openList(page);
  const last = page.locator(models).last();
  await page.waitForURL(/search|models/);
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  // As by a phone that had closed the tab.
  await reload(page);
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place);
});

/** Clicks a part of the first such card, and waits for the page that its link leads to. */
async function clickBesideLink(page: Page, card: string, place: string): Promise<void> {
  const first = page.locator(card).first();
  const target = await first.getByRole('link').first().getAttribute('href');
  await first.locator(place).first().scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(first.locator(place).first());
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL(`**${target}`);
}

test('A model leads on to the best of its type, without moving what is below', async () => {
  const page = await open('about:blank', {
    viewport: { width: 360, height: 740 },
    initScripts: [recordLayoutShifts],
  });
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

describe('The site', () => {
  test('has a link past the menus, and remembers the chosen theme, whose icon is there before scripts run', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await focusedId(page)).toBe('main');

    const icon = page.getByRole('button', { name: /^Switch to/ }).locator('svg:visible');
    const moon = await icon.innerHTML();
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('dark');
    const releaseScripts = await holdRequests(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await icon.waitFor();
    expect(await icon.count()).toBe(1);
    expect(await icon.innerHTML()).not.toBe(moon);
    expect(await isDark()).toBe(true);
    releaseScripts();
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await reload(page);
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
    const fontsOf = (page: Page) =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return names.filter((name) => name.startsWith('/fonts/')).sort();
      });
    const page = await open('/methodology');
    expect(await fontsOf(page)).toEqual(['/fonts/archivo-index.woff2']);
    await goTo(page, '/search?q=K%C3%BCche');
    expect(await fontsOf(page)).toEqual(['/fonts/archivo-index.woff2', '/fonts/archivo-latin.woff2']);
    // A browser also counts letters that it has already.
    const other = await open('/search?q=%C5%A0koda', { isAlone: true });
    expect(await fontsOf(other)).toEqual(['/fonts/archivo-index.woff2', '/fonts/archivo-latin-ext.woff2']);
  });

  test('says what it cannot find, and what else to search for', async () => {
    const page = await open('/nothing');
    await waitForPage(page, 'Page Not Found');
    await goTo(page, '/appliance/none');
    await waitForPage(page, 'Appliance Not Found');
    await goTo(page, '/category/toasters');
    await waitForPage(page, 'Toasters Rankings');
    await goTo(page, '/search?q=zzzzzz');
    expect(await page.getByText('No results found').count()).toBe(1);
    await page.getByRole('link', { name: 'Refrigerator' }).click();
    await page.getByText('Found 133 results for "Refrigerator"').waitFor();
  });

  test('recovers from a failed search when it is submitted again, or with the next one', async () => {
    const page = await open('/');
    const fail = () =>
      page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await fail();
    await search(page, 'WRF535SWHZ');
    await waitForPage(page, 'This page could not be loaded');
    expect(await page.title()).toContain('This page could not be loaded');
    await search(page, 'WRF535SWHZ');
    await page.getByText('Found 1 result for "WRF535SWHZ"').waitFor();
    await fail();
    await search(page, 'ge');
    await waitForPage(page, 'This page could not be loaded');
    await search(page, 'LF30S8210S');
    await page.getByText('Found 1 result for "LF30S8210S"').waitFor();
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

  test('has no console errors', () => {
    expect(world.consoleErrors).toEqual([]);
  });
});
