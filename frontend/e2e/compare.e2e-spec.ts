import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { forChecks, problemsAt, problemsOf } from './support/accessibility.js';
import { boxOf } from './support/measure.js';
import { goTo, holdRequests, reload, World } from './support/world.js';

const ranking = '/category/fridges/french-door';
const unknownId = '00000000-0000-4000-8000-000000000000';

const world = new World({ expected: /status of 503/ });

const { open } = world;
/** The ids of models by model name; an unused id for an unknown one. */
async function idsOf(...models: string[]): Promise<string[]> {
  const all: { id: string; model: string }[] = await world.read('/appliances');
  return models.map((name) => all.find(({ model }) => model === name)?.id ?? unknownId);
}

const whirlpool = 'Whirlpool WRF535SWHZ';
const lg = 'LG LF30S8210S';
const comparePath = async (...models: string[]) => `/compare?ids=${(await idsOf(...models)).join(',')}`;
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Compare ${name}` });
const tray = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
/** Which names in the tray are cut off. */
const cutNames = (page: Page) =>
  tray(page)
    .locator('.comparison-tray__name')
    .evaluateAll((names) => names.map((name) => name.scrollWidth > name.clientWidth));
const rowNames = (page: Page) => page.locator('tbody th[scope=row]').allTextContents();

describe('Picking models to compare', () => {
  test('fills a tray that links to the comparison, and keeps them while another is picked', async () => {
    const page = await open(ranking);
    expect(await tray(page).count()).toBe(0);
    await toggle(page, whirlpool).click();
    await tray(page).getByText(whirlpool).waitFor();
    expect(await toggle(page, whirlpool).getAttribute('aria-pressed')).toBe('true');
    expect(await tray(page).getByRole('link').count()).toBe(0);
    await toggle(page, lg).click();
    await tray(page).getByRole('link', { name: 'Compare 2' }).click();
    await page.getByRole('region', { name: 'Comparison of 2 models' }).waitFor();
    expect(page.url()).toBe(`${world.site.origin}${await comparePath('WRF535SWHZ', 'LF30S8210S')}`);
    expect(await tray(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Add another' }).click();
    await page.getByRole('heading', { level: 1, name: 'French Door Rankings' }).waitFor();
    await tray(page).getByText(lg).waitFor();
    expect(await toggle(page, whirlpool).getAttribute('aria-pressed')).toBe('true');
  });

  test('keeps the order in which they were picked before the script had arrived', async () => {
    const page = await open(ranking);
    const release = await holdRequests(page, '**/toggle-compared-*.js');
    const toggles = page.getByRole('button', { name: /^Compare / });
    for (const index of [3, 0, 2, 1]) await toggles.nth(index).click();
    release();
    await tray(page).getByRole('link', { name: 'Compare 4' }).waitFor();
    const names = await tray(page).locator('.comparison-tray__name').allTextContents();
    const picked = await toggles.allTextContents();
    expect(names).toEqual([3, 0, 2, 1].map((index) => picked[index]?.replace('Compare ', '')));
  });

  test('persists across pages, reloads and browser tabs until it is cleared', async () => {
    const page = await open(ranking);
    await toggle(page, lg).click();
    await page.getByRole('link', { name: `View Details, ${lg}` }).click();
    const added = page.getByRole('button', { name: `Add to comparison ${lg}` });
    await added.waitFor();
    expect(await added.getAttribute('aria-pressed')).toBe('true');
    await reload(page);
    expect(await added.getAttribute('aria-pressed')).toBe('true');
    const other = await page.context().newPage();
    await goTo(other, ranking);
    await toggle(other, whirlpool).click();
    await tray(page).getByText(whirlpool).waitFor();
    await goTo(other, '/admin-login');
    expect(await tray(other).count()).toBe(0);
    await goTo(other, ranking);
    await tray(page).getByRole('button', { name: 'Clear' }).click();
    expect(await added.getAttribute('aria-pressed')).toBe('false');
    await toggle(other, whirlpool).and(other.locator('[aria-pressed=false]')).waitFor();
    expect(await tray(other).count()).toBe(0);
  });

  test('leaves room for the names of four, for a toast and for the end of the page', async () => {
    const page = await open(ranking, { viewport: { width: 320, height: 700 } });
    const toggles = page.getByRole('button', { name: /^Compare / });
    // At the bottom edge, where the tray appears.
    await toggles.nth(0).evaluate((toggle) => {
      window.scrollBy(0, toggle.getBoundingClientRect().bottom - innerHeight);
    });
    await toggles.nth(0).press('Enter');
    await tray(page).waitFor();
    const [pressed, appeared] = [await boxOf(toggles.nth(0)), await boxOf(tray(page))];
    expect(pressed.y + pressed.height).toBeLessThanOrEqual(appeared.y);
    for (const index of [1, 2, 3]) await toggles.nth(index).click();
    await tray(page).getByRole('link', { name: 'Compare 4' }).waitFor();
    const models = await tray(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((model) => model.scrollWidth <= model.clientWidth));
    expect(models).toEqual([true, true, true, true]);
    expect(await cutNames(page)).toEqual([false, false, false, false]);
    const box = (selector: string) => boxOf(page.locator(selector).first());
    for (const [width, height] of [
      [360, 700],
      [1280, 700],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await toggles.nth(4).click();
      await page.locator('.toast__root').waitFor();
      const [toast, bar] = [await box('.toast__root'), await box('.comparison-tray__bar')];
      expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
      expect(bar.height).toBeLessThan(height / 4);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await page.locator('.toast__root').waitFor({ state: 'detached' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [copyright, edge] = [await box('.footer__copyright'), await box('.comparison-tray__root')];
      expect(copyright.y + copyright.height).toBeLessThanOrEqual(edge.y);
    }
  });

  test('can be undone on the narrowest screen with text of twice the size', async () => {
    const page = await open('/privacy', { viewport: { width: 320, height: 700 }, isAlone: true });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await goTo(page, ranking);
    expect(await page.evaluate(() => matchMedia('(max-width: 10em)').matches)).toBe(true);
    const picks = page.locator('main').getByRole('button', { name: /^Compare/ });
    for (const index of [0, 1, 2, 3]) await picks.nth(index).click();
    await tray(page).getByRole('link', { name: 'Compare 4' }).waitFor();
    const removeButtons = tray(page).getByRole('button', { name: /^Remove/ });
    for (const left of [3, 2, 1]) {
      await removeButtons.last().click();
      await removeButtons.nth(left).waitFor({ state: 'detached' });
    }
    expect(await removeButtons.count()).toBe(1);
  });
});

describe('A comparison', () => {
  test('can be copied as a link, and prints whole, without controls', async () => {
    const path = `${await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS')}&only=differences`;
    const page = await open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.locator('.toast__root').getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${world.site.origin}${path}`);
    await page.emulateMedia({ media: 'print' });
    const region = page.getByRole('region', { name: 'Comparison of 3 models' });
    expect(await region.evaluate((element) => getComputedStyle(element).overflow)).toBe('visible');
    const controls = page.locator('.ui-crumb, .comparison-table__remove, .comparison__tools > :not(p)');
    expect(await controls.count()).toBeGreaterThan(3);
    expect(await controls.locator('visible=true').count()).toBe(0);
  });

  test('works without scripts', async () => {
    const page = await open(await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS'), {
      javaScriptEnabled: false,
    });
    expect(await page.getByRole('row', { name: 'Price range' }).getByText('Lowest price').count()).toBe(2);
    await page.getByRole('link', { name: `Remove ${whirlpool}` }).click();
    await page.getByRole('region', { name: 'Comparison of 2 models' }).waitFor();
    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(await page.getByRole('checkbox', { name: 'Only differences' }).isChecked()).toBe(true);
    expect(await rowNames(page)).not.toContain('Category');
    expect(await page.getByRole('img', { name: /^Score history\. A, / }).count()).toBe(1);
  });

  test('of two models fits a phone, with a background for each letter, because a photo may have any colour', async () => {
    const path = await comparePath('WRF535SWHZ', 'LF30S8210S');
    const page = await open(path, { viewport: { width: 360, height: 800 } });
    expect(await hiddenWidth(page, 2)).toBe(0);
    expect(await scoreTops(page)).toHaveLength(1);
    // On the narrowest one, the table scrolls sideways rather than the page.
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const background = (letter: Element) => getComputedStyle(letter).backgroundColor;
    expect(await page.getByText('A', { exact: true }).first().evaluate(background)).toMatch(/^rgb\(/);
    await page.getByRole('button', { name: `Why 4.5? ${lg}` }).click();
    await page.getByRole('dialog').getByRole('row', { name: 'Plain mean' }).waitFor();
  });

  test('of four models keeps their names on wide screens, and on phones scrolls sideways beside its row names', async () => {
    const path = await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS', 'QHE16HYPFS');
    const page = await open(path, { viewport: { width: 768, height: 800 } });
    expect(await scoreTops(page)).toHaveLength(1);
    expect(await hiddenWidth(page, 4)).toBe(0);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await hiddenWidth(page, 4)).toBeGreaterThan(150);
      expect(await scoreTops(page)).toHaveLength(1);
      const names = page.getByRole('columnheader').locator('.comparison-table__model');
      const lines = await names.evaluateAll((all) => all.map((name) => name.getClientRects().length));
      const heights = await names.evaluateAll((all) => all.map((name) => name.clientHeight));
      expect([lines, new Set(heights).size]).toEqual([[1, 1, 1, 1], 1]);
      expect(await page.getByRole('rowheader', { name: 'Price range' }).count()).toBe(1);
    }
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page
        .getByRole('rowheader', { name: /^Category/ })
        .evaluate((row) => row.scrollIntoView({ block: 'center' }));
      const header = await boxOf(page.locator('header'));
      const name = await boxOf(page.getByRole('columnheader').first().getByRole('link').first());
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      expect(name.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(name.y).toBeLessThan(200);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const region = page.getByRole('region', { name: 'Comparison of 4 models' });
    await region.focus();
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.getElementById('comparison')?.scrollLeft ?? 0) > 100);
    const name = await boxOf(page.getByRole('rowheader', { name: 'Overall score' }));
    expect(name.x).toBeCloseTo(16, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('of four models shows each control that gets the focus on a phone, beside its row names', async () => {
    const path = await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS', 'QHE16HYPFS');
    const page = await open(path, { viewport: { width: 320, height: 568 } });
    const region = page.getByRole('region', { name: 'Comparison of 4 models' });
    const controls = region.locator('a, button');
    const { x, width } = await boxOf(region.getByRole('rowheader').first());
    for (const [key, order] of [
      ['Tab', await controls.all()],
      ['Shift+Tab', (await controls.all()).reverse()],
    ] as const) {
      await order[0]?.focus();
      for (const control of order.slice(1)) {
        await page.keyboard.press(key);
        expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
        expect((await boxOf(control)).x).toBeGreaterThanOrEqual(x + width);
      }
    }
  });

  /** By how many pixels it scrolls sideways. */
  const hiddenWidth = (page: Page, models: number) =>
    page
      .getByRole('region', { name: `Comparison of ${models} models` })
      .evaluate((element) => element.scrollWidth - element.clientWidth);

  /** Where the lines of its scores are. */
  const scoreTops = async (page: Page) => {
    const figures = page.getByRole('row', { name: 'Overall score' }).locator('.comparison-table__score');
    const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    return [...new Set(tops)];
  };
});

test('A long name is shown in full where its score is explained, and squeezes no other name', async () => {
  const brand = 'Extraordinary Manufacturing Company of North America';
  const model = 'UltraWashTronic9000SuperDeluxeEditionWithSteamAndWiFi2026XL';
  const named = `${brand} ${model}`;
  const page = await open('/category/fridges', { viewport: { width: 360, height: 800 } });
  await page.route('**/api/rankings/**', async (route) => {
    const view = await (await route.fetch()).json();
    Object.assign(view.appliances[0], { brand, model });
    await route.fulfill({ json: view });
  });
  await page.route('**/api/compare?*', async (route) => {
    const view = await (await route.fetch()).json();
    Object.assign(view.models[0].card, { brand, model });
    await route.fulfill({ json: view });
  });
  await page.locator(`main a[href="${ranking}"]`).first().click();
  await page.getByRole('article', { name: named }).waitFor();
  await page.getByRole('button', { name: `Why 4.6? ${named}` }).click();
  const name = page.getByRole('dialog').getByText(model);
  expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const each of [named, 'Bosch B36CT80SNS', lg]) {
    await toggle(page, each).click();
    await toggle(page, each).and(page.locator('[aria-pressed=true]')).waitFor();
  }
  await tray(page).getByRole('link', { name: 'Compare 3' }).waitFor();
  expect(await cutNames(page)).toEqual([true, false, false]);
  await tray(page).getByRole('link', { name: 'Compare 3' }).click();
  const heads = page.getByRole('region', { name: 'Score history by month' }).getByRole('columnheader');
  await heads.first().waitFor();
  const [, long, ...short] = await heads.evaluateAll((all) => all.map((head) => head.clientWidth));
  expect(short).toEqual([long, long]);
});

test('The explanation of a score opens by keyboard, and gives the focus back on Escape', async () => {
  const page = await open(ranking);
  const why = page.getByRole('button', { name: `Why 4.5? ${lg}` });
  await why.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why 4.5?' });
  await dialog.getByText('got the same result: 4.493939, shown as 4.5').waitFor();
  expect(await dialog.getByRole('row', { name: 'Best Buy' }).getByRole('cell').allTextContents()).toEqual([
    '4.7',
    '224',
    '224',
    '2.279',
    'May 2026',
  ]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await why.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('Comparisons and the tray are accessible in both themes and fit every screen', async () => {
  const two = await comparePath('WRF535SWHZ', 'LF30S8210S');
  const four = await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS', 'QHE16HYPFS');
  const ranked = await world.read(ranking.replace('category', 'rankings'));
  const stored = { comparison: JSON.stringify(ranked.appliances.slice(0, 4)) };
  const widths = [360, 768, 1280];
  const page = await open('/compare', { ...forChecks, stored });
  await tray(page).getByRole('link', { name: 'Compare 4' }).waitFor();
  const found = await problemsOf(page, widths);
  for (const route of [two, `${four},none`, `${two}&only=differences`])
    found.push(...(await problemsAt(page, route, widths)));
  expect(found).toEqual([]);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
