import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { forChecks, problemsAt, problemsOf } from './support/accessibility.js';
import { launchBrowser } from './support/browser.js';
import { boxOf } from './support/measure.js';
import { goTo, reload, World } from './support/world.js';

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
const rowNames = (page: Page) => page.locator('tbody th[scope=row]').allTextContents();

describe('Picking models to compare', () => {
  test('fills a tray that links to the comparison', async () => {
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
    expect(await tray(page).isVisible()).toBe(false);
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
    await tray(page).getByRole('button', { name: 'Clear' }).click();
    expect(await added.getAttribute('aria-pressed')).toBe('false');
    await toggle(other, whirlpool).and(other.locator('[aria-pressed=false]')).waitFor();
    expect(await tray(other).count()).toBe(0);
  });

  test('stops at four models with a message', async () => {
    const page = await open(ranking);
    const toggles = page.getByRole('button', { name: /^Compare / });
    for (const index of [0, 1, 2, 3]) await toggles.nth(index).click();
    await tray(page).getByRole('link', { name: 'Compare 4' }).waitFor();
    await toggles.nth(4).click();
    await page.locator('.toast').getByText('You can compare up to four models').waitFor();
    expect(await toggles.nth(4).getAttribute('aria-pressed')).toBe('false');
    await tray(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await toggles.nth(4).click();
    await toggles.nth(4).and(page.locator('[aria-pressed=true]')).waitFor();
  });

  test('fits four models with their names on the narrowest screen', async () => {
    const page = await open(ranking, { viewport: { width: 320, height: 700 } });
    const toggles = page.getByRole('button', { name: /^Compare / });
    for (const index of [0, 1, 2, 3]) await toggles.nth(index).click();
    await tray(page).getByRole('link', { name: 'Compare 4' }).waitFor();
    const models = await tray(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((model) => model.scrollWidth <= model.clientWidth));
    expect(models).toEqual([true, true, true, true]);
    const isCut = await tray(page)
      .locator('.name')
      .evaluateAll((names) => names.map((name) => name.scrollWidth > name.clientWidth));
    expect(isCut).toEqual([false, false, false, false]);
  });

  test.each([360, 1280])('covers neither the end of the page nor a toast at %i px', async (width) => {
    const page = await open(ranking, { viewport: { width, height: 700 } });
    const toggles = page.getByRole('button', { name: /^Compare / });
    for (const index of [0, 1, 2, 3, 4]) await toggles.nth(index).click();
    const box = (selector: string) => boxOf(page.locator(selector).first());
    await page.locator('.toast').waitFor();
    const [toast, bar] = [await box('.toast'), await box('.tray .wrap:last-child')];
    expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [copyright, edge] = [await box('.copy'), await box('.tray')];
    expect(copyright.y + copyright.height).toBeLessThanOrEqual(edge.y);
  });

  test('can be undone on the narrowest screen with text of twice the size', async () => {
    const browser = await launchBrowser(32);
    try {
      const page = await browser.newPage({
        baseURL: world.site.origin,
        viewport: { width: 320, height: 700 },
      });
      await goTo(page, ranking);
      const picks = page.locator('main').getByRole('button', { name: /^Compare/ });
      for (const index of [0, 1, 2, 3]) await picks.nth(index).click();
      await tray(page).getByRole('link', { name: 'Compare 4' }).waitFor();
      const removeButtons = tray(page).getByRole('button', { name: /^Remove/ });
      for (const left of [3, 2, 1]) {
        await removeButtons.last().click();
        await removeButtons.nth(left).waitFor({ state: 'detached' });
      }
      expect(await removeButtons.count()).toBe(1);
    } finally {
      await browser.close();
    }
  });
});

describe('A comparison', () => {
  test('marks the better values in words, and can hide equal rows', async () => {
    const page = await open(await comparePath('WRF535SWHZ', 'LF30S8210S'));
    const cell = (row: string, column: number) =>
      page.getByRole('row', { name: row }).getByRole('cell').nth(column);
    expect(await cell('Reviews', 0).textContent()).toContain('Most reviews');
    expect(await cell('Overall score', 0).textContent()).toContain('Best');
    expect(await cell('Overall score', 1).textContent()).not.toContain('Best');
    expect(await rowNames(page)).toContain('Category, the same for all');
    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await page.getByRole('status').getByText('Rows that are the same for all are hidden.').waitFor();
    await page.getByText('Category', { exact: true }).waitFor({ state: 'detached' });
    expect(await rowNames(page)).toContain('Overall score');
    expect(page.url()).toContain('only=differences');
    await page.reload();
    expect(await page.getByRole('checkbox', { name: 'Only differences' }).isChecked()).toBe(true);
  });

  test('removes models without a request, and finally suggests adding one', async () => {
    const page = await open(await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS'));
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/compare') && asked.push(request.url()));
    await page.getByRole('link', { name: `Remove ${lg}` }).click();
    await page.getByRole('region', { name: 'Comparison of 2 models' }).waitFor();
    expect(page.url()).toBe(`${world.site.origin}${await comparePath('WRF535SWHZ', 'B36CT80SNS')}`);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('comparison');
    await page.getByRole('link', { name: `Remove ${whirlpool}` }).click();
    await page.getByRole('heading', { name: 'Add one more model' }).waitFor();
    expect(asked).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Washers', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Washers/ }).waitFor();
  });

  test('can be copied as a link', async () => {
    const path = `${await comparePath('WRF535SWHZ', 'LF30S8210S')}&only=differences`;
    const page = await open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.locator('.toast').getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${world.site.origin}${path}`);
  });

  test('keeps its models in the tray while another is picked', async () => {
    const page = await open(await comparePath('WRF535SWHZ', 'LF30S8210S'));
    await page.getByRole('link', { name: 'Add another' }).click();
    await page.getByRole('heading', { level: 1, name: 'French Door Rankings' }).waitFor();
    await tray(page).getByText(lg).waitFor();
    expect(await toggle(page, whirlpool).getAttribute('aria-pressed')).toBe('true');
  });

  test('says which parts of its URL it leaves out', async () => {
    const known = await comparePath('WRF535SWHZ', 'LF30S8210S');
    const page = await open(`${known},${unknownId},none`);
    await page.getByText('1 model in this link is not in the catalogue.').waitFor();
    expect(await page.getByText('1 part of this link is not valid.').count()).toBe(1);
    await page.goto(`${known},${known.slice(-36)}`);
    await page.getByText('1 model was listed more than once.').waitFor();
    await page.goto(`/compare?ids=${unknownId}`);
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
  });

  test("gives each model's letter a background of its own, because a photo may have any colour", async () => {
    const page = await open(await comparePath('WRF535SWHZ', 'LF30S8210S'));
    const background = (letter: Element) => getComputedStyle(letter).backgroundColor;
    expect(await page.getByText('A', { exact: true }).first().evaluate(background)).toMatch(/^rgb\(/);
  });

  test('prints whole, without controls', async () => {
    const page = await open(await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS'));
    await page.emulateMedia({ media: 'print' });
    const region = page.getByRole('region', { name: 'Comparison of 3 models' });
    expect(await region.evaluate((element) => getComputedStyle(element).overflow)).toBe('visible');
    const controls = page.locator('.crumb, .remove, .tools > :not(.note)');
    expect(await controls.count()).toBeGreaterThan(3);
    expect(await controls.locator('visible=true').count()).toBe(0);
  });

  test('shows votes by side', async () => {
    const page = await open(await comparePath('WRF535SWHZ', 'LF30S8210S'));
    await page.getByRole('row', { name: 'Owners' }).getByText('No votes yet').first().waitFor();
    await page.getByRole('row', { name: 'Technicians' }).getByText('0 thumbs-up').first().waitFor();
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
    expect(await rowNames(page)).not.toContain('Category');
    expect(await page.getByRole('img', { name: /^Score history\. A, / }).count()).toBe(1);
  });

  test.each([
    { width: 360, models: ['WRF535SWHZ', 'LF30S8210S'] },
    { width: 768, models: ['WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS', 'QHE16HYPFS'] },
  ])(
    'at $width px has the values of a row on one line, and all its models visible',
    async ({ width, models }) => {
      const page = await open(await comparePath(...models), { viewport: { width, height: 800 } });
      const region = page.getByRole('region', { name: `Comparison of ${models.length} models` });
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const tops = await page
        .getByRole('row', { name: 'Overall score' })
        .locator('.v')
        .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    },
  );

  test.each([320, 360])('of four models fits a screen of %i px without scrolling', async (width) => {
    const path = await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS', 'QHE16HYPFS');
    const page = await open(path, { viewport: { width, height: 800 } });
    const region = page.getByRole('region', { name: 'Comparison of 4 models' });
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.getByRole('rowheader', { name: 'Price range' }).count()).toBe(1);
  });

  test.each([360, 768, 1280])('keeps the names of its models on a screen of %i px', async (width) => {
    const path = await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS', 'QHE16HYPFS');
    const page = await open(path, { viewport: { width, height: 700 } });
    await page
      .getByRole('rowheader', { name: 'Technicians' })
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const header = await boxOf(page.locator('header'));
    const name = await boxOf(page.getByRole('columnheader').first().getByRole('link').first());
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(name.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(name.y).toBeLessThan(200);
  });

  test('scrolls enlarged text inside its region on a small screen and keeps its row headers visible', async () => {
    const path = await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS', 'QHE16HYPFS');
    const page = await open(path, { viewport: { width: 360, height: 800 } });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const region = page.getByRole('region', { name: 'Comparison of 4 models' });
    await region.focus();
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.getElementById('comparison')?.scrollLeft ?? 0) > 100);
    const name = await boxOf(page.getByRole('rowheader', { name: 'Overall score' }));
    expect(name.x).toBeCloseTo(16, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('A long name', () => {
  const brand = 'Extraordinary Manufacturing Company of North America';
  const model = 'UltraWashTronic9000SuperDeluxeEditionWithSteamAndWiFi2026XL';
  const named = `${brand} ${model}`;

  /** Opens the ranking with the long name on its first model. */
  async function openWithLongName(width: number): Promise<Page> {
    const page = await open('/category/fridges', { viewport: { width, height: 800 } });
    await page.route('**/api/rankings/**', async (route) => {
      const view = await (await route.fetch()).json();
      Object.assign(view.appliances[0], { brand, model });
      await route.fulfill({ json: view });
    });
    await page.locator(`main a[href="${ranking}"]`).first().click();
    await page.getByRole('article', { name: named }).waitFor();
    return page;
  }

  test('is shown in full in the score explanation, even on a phone', async () => {
    const page = await openWithLongName(360);
    await page.getByRole('button', { name: `Why 4.6? ${named}` }).click();
    const name = page.getByRole('dialog').getByText(model);
    expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  });

  test('does not crowd out the other names in the tray', async () => {
    const page = await openWithLongName(1280);
    for (const name of [named, 'Bosch B36CT80SNS', lg]) await toggle(page, name).click();
    await tray(page).getByRole('link', { name: 'Compare 3' }).waitFor();
    const isCut = await tray(page)
      .locator('.name')
      .evaluateAll((names) => names.map((name) => name.scrollWidth > name.clientWidth));
    expect(isCut).toEqual([true, false, false]);
  });

  test('does not widen its column of the score history', async () => {
    const page = await openWithLongName(1280);
    await page.route('**/api/compare?*', async (route) => {
      const view = await (await route.fetch()).json();
      Object.assign(view.models[0].card, { brand, model });
      await route.fulfill({ json: view });
    });
    for (const name of [named, lg]) await toggle(page, name).click();
    await tray(page).getByRole('link', { name: 'Compare 2' }).click();
    const heads = page.getByRole('region', { name: 'Score history by month' }).getByRole('columnheader');
    await heads.first().waitFor();
    const [, long, short] = await heads.evaluateAll((all) => all.map((head) => head.clientWidth));
    expect(short).toBe(long);
  });
});

describe("The 'Why' button of a score", () => {
  test('opens the explanation by keyboard, and gets the focus back on Escape', async () => {
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

  test('has its explanation on the appliance page and in a comparison too', async () => {
    const [id = ''] = await idsOf('LF30S8210S');
    const page = await open(`/appliance/${id}`);
    await page.getByText('(4.3 × 238 + 4.7 × 224) ÷ 462 = 4.494').waitFor();
    await page.getByText('Show the calculation').click();
    await page.getByText('got the same result: 4.493939').waitFor();
    await goTo(page, await comparePath('WRF535SWHZ', 'LF30S8210S'));
    await page.getByRole('button', { name: `Why 4.5? ${lg}` }).click();
    await page.getByRole('dialog').getByRole('row', { name: 'Plain mean' }).waitFor();
  });

  test('raises an alert when the browser calculates a different result', async () => {
    const page = await open(ranking);
    await page.route('**/api/appliances/*/score', async (route) => {
      const explanation = await (await route.fetch()).json();
      await route.fulfill({ json: { ...explanation, avgScore: explanation.avgScore + 0.1 } });
    });
    await page.getByRole('button', { name: `Why 4.5? ${lg}` }).click();
    await page.getByRole('alert').getByText('got a different result').waitFor();
  });

  test('says that the explanation could not be loaded, and retries', async () => {
    const page = await open(ranking);
    await page.route('**/api/appliances/*/score', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: `Why 4.5? ${lg}` }).click();
    await page.getByText('The explanation could not be loaded.').waitFor();
    await page.unroute('**/api/appliances/*/score');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('got the same result').waitFor();
  });
});

test('Comparisons and the tray are accessible in both themes and fit every screen', async () => {
  const two = await comparePath('WRF535SWHZ', 'LF30S8210S');
  const routes = [
    two,
    `${await comparePath('WRF535SWHZ', 'LF30S8210S', 'B36CT80SNS', 'QHE16HYPFS')},none`,
    `${two}&only=differences`,
    '/compare',
  ];
  const found: string[] = [];
  const ranked = await world.read(ranking.replace('category', 'rankings'));
  const stored = { comparison: JSON.stringify(ranked.appliances.slice(0, 4)) };
  const widths = [360, 768, 1280];
  found.push(...(await problemsOf(await open('/privacy', { ...forChecks, stored }), widths)));
  const page = await open('/', forChecks);
  for (const route of routes) found.push(...(await problemsAt(page, route, widths)));
  expect(found).toEqual([]);
}, 120_000);

test('A score on few reviews is marked in comparisons, on its own page and in search results', async () => {
  const few = 'RDW1809-B-WHITE';
  const [id] = await idsOf(few);
  const marked = (page: Page) => page.locator('main').getByText('Few reviews', { exact: true }).count();
  expect(await marked(await open(await comparePath(few, 'WRF535SWHZ')))).toBe(1);
  expect(await marked(await open(`/appliance/${id}`))).toBe(1);
  expect(await marked(await open(`/search?q=${few}`))).toBe(1);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
