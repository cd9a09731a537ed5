import { describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { forChecks, overflowsWithOtherText, problemsAt, widenSpacing } from './support/accessibility.js';
import { boxOf } from './support/measure.js';
import { goTo, World } from './support/world.js';

const ranking = '/category/fridges/french-door';

const world = new World();

const { open } = world;

async function idsOfRanking(): Promise<string[]> {
  const { lists } = await world.read('/rankings/fridges/french-door');
  return lists.overall.best.map(({ appliance }: { appliance: string }) => appliance);
}

/** Addresses of public pages that axe checks here, with the widths; the specs of other features check their own pages. */
async function checkedPaths(): Promise<Record<string, readonly number[]>> {
  const usual = [360, 768, 1280];
  const withSmallest = [320, ...usual];
  const ids = await idsOfRanking();
  return {
    '/': usual,
    '/categories': usual,
    '/category/washers': usual,
    [ranking]: usual,
    '/category/toasters': usual,
    [`/appliance/${ids[7]}`]: usual,
    '/search?q=36': usual,
    '/search?q=zzzzzz': usual,
    '/search': withSmallest,
    '/methodology': withSmallest,
    '/nothing': usual,
  };
}

async function publicPaths(): Promise<string[]> {
  const ids = await idsOfRanking();
  const [article] = await world.read('/blog/articles?published=true');
  return [
    '/',
    '/categories',
    '/category/washers',
    ranking,
    `/appliance/${ids[7]}`,
    '/compare',
    `/compare?ids=${ids.slice(0, 4)}`,
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
  test('gets every page in an accessible form, in both themes, and scrolls it only vertically, also with wider text spacing or text of twice the size', async () => {
    const checked = await checkedPaths();
    const page = await open('/privacy', forChecks);
    const found: string[] = [];
    for (const path of new Set([...Object.keys(checked), ...(await publicPaths())])) {
      found.push(...(await problemsAt(page, path, checked[path] ?? [])));
      found.push(...(await overflowsWithOtherText(page)));
    }
    expect(found).toEqual([]);
  }, 360_000);

  test('sees the first page begin with a scene of one height on every screen', async () => {
    const page = await open('/');
    for (const width of [360, 767, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { height } = await boxOf(page.getByRole('region', { name: 'Appliances, ranked by evidence' }));
      expect([width, height]).toEqual([width, 350]);
    }
  });

  test('loses no content with wider text spacing', async () => {
    const page = await open('/', { bypassCSP: true });
    await widenSpacing(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForFunction((wanted) => document.documentElement.scrollWidth === wanted, width);
      const hero = await boxOf(page.getByRole('region', { name: 'Appliances, ranked by evidence' }));
      const action = await boxOf(page.getByRole('link', { name: 'See Rankings' }));
      expect(hero.height).toBeGreaterThan(350);
      expect(action.y + action.height).toBeLessThan(hero.y + hero.height - 16);
    }
  });

  test('sees selections, cast votes and drawings in forced colours', async () => {
    const page = await open(ranking, {
      forcedColors: 'active',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    const look = (locator: Locator, property: string) =>
      locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const [selected, other] = [
      page.locator('.segment__option').nth(0),
      page.locator('.segment__option').nth(1),
    ];
    expect(await look(selected, 'background-color')).not.toBe(await look(other, 'background-color'));
    const [tab, otherTab] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
    expect(await look(tab, 'border-bottom-color')).not.toBe(await look(otherTab, 'border-bottom-color'));
    const vote = page.locator('.ui-vote-button').first();
    const before = await look(vote, 'background-color');
    await vote.click();
    await page.locator('.ui-vote-button[aria-pressed=true]').waitFor();
    expect(await look(vote, 'background-color')).not.toBe(before);
    const ink = await look(page.locator('h1'), 'color');
    expect(await look(page.locator('main .ui-drawing').first(), 'stroke')).toBe(ink);
    expect(await look(page.locator('.score-bar__bar i').first(), 'background-color')).toBe(ink);
  });

  test('sees the focus and the current item in forced colours', async () => {
    const page = await open('/blog?category=insights', { forcedColors: 'active' });
    const outline = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).outline);
    const none = await outline(page.locator('.blog-page__category:not([aria-current])').first());
    expect(await outline(page.locator('.blog-page__category[aria-current]'))).not.toBe(none);
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

test('A drawing stands on the floor of its page', async () => {
  const page = await open('about:blank');
  for (const [type, ...widths] of [
    ['Front Load', 1000, 1280],
    ['French Door', 1280],
    ['Countertop Microwave', 1280],
  ] as const) {
    const { results } = await world.read(`/search?q=${type}`);
    await goTo(page, `/appliance/${results[0].id}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const drawing = page.locator('.carousel__picture svg *');
      const ends = await drawing.evaluateAll((lines) =>
        lines.map((line) => line.getBoundingClientRect().bottom),
      );
      expect(Math.max(...ends)).toBeCloseTo((await boxOf(page.locator('.carousel__floor'))).y, 0);
    }
  }
});

test('The strip of thumbnails follows the photo that is shown', async () => {
  const page = await open(ranking, { viewport: { width: 360, height: 740 } });
  await page.route('**/no-video', (route) => route.fulfill({ body: '' }));
  await page.route('**/api/appliances/*/detail', async (route) => {
    const detail = await (await route.fetch()).json();
    const media = [...'abcdefghi'].map((id) => ({ id, type: 'video', url: '/no-video' }));
    await route.fulfill({ json: { ...detail, media } });
  });
  await page
    .getByRole('link', { name: /^View Details, / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Previous' }).click();
  const strip = await boxOf(page.locator('.carousel__thumbnails'));
  const last = await boxOf(page.getByRole('button', { name: 'Video 9' }));
  expect(last.x + last.width).toBeLessThanOrEqual(strip.x + strip.width);
});

test('The category bar scrolls to the current category, and to the focused one, on a small screen', async () => {
  const page = await open('/category/microwaves', { viewport: { width: 360, height: 800 } });
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await page.waitForFunction(
    () => (document.querySelector('nav[aria-label=Categories]')?.scrollLeft ?? 0) > 0,
  );
  const { x, width } = await boxOf(links.and(page.getByRole('link', { name: 'Microwaves' })));
  expect(x + width).toBeLessThanOrEqual(360);
  await links.first().focus();
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect(Math.floor((box?.x ?? 360) + (box?.width ?? 0))).toBeLessThanOrEqual(344);
    await page.keyboard.press('Tab');
  }
});

test('A menu fits a low window', async () => {
  const page = await open('/');
  const menu = page.getByLabel('Menu', { exact: true });
  for (const viewport of [
    { width: 640, height: 360 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await menu.click();
    await page.mouse.move(viewport.width / 2 + 100, 150);
    await page.mouse.wheel(0, 1_000);
    const last = await page
      .locator('header .masthead__menu')
      .getByRole('link', { name: 'Sign in' })
      .elementHandle();
    await page.waitForFunction(
      (link) => (link?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight,
      last,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await menu.click();
  }
});

test('Pages print in the light theme without controls, and with the backgrounds of charts', async () => {
  const page = await open('/');
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  const charts =
    '.score-bar__bar i, .likely-places__axis, .rank-plate__couldBeBest, .star-range__root, .why-card__bar';
  const model = `/appliance/${(await idsOfRanking())[0]}`;
  for (const path of ['/', '/methodology', model, `${ranking}?filters=open`]) {
    await page.emulateMedia({ media: null });
    if (path !== '/') await goTo(page, path);
    expect(await isDark()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await isDark()).toBe(false);
    const controls =
      'header, footer, main button, .ui-button, [role=tablist], .segment__root, select, fieldset, [aria-labelledby=vote]';
    expect(await page.locator(controls).locator('visible=true').count()).toBe(0);
    await page.locator('h1').locator('visible=true').waitFor();
    const printed = await page
      .locator(charts)
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).printColorAdjust));
    expect(printed.filter((value) => value !== 'exact')).toEqual([]);
    expect(printed.length).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await isDark()).toBe(true);
  }
});

test('Without scripts, nothing looks active that needs them, and no styles show up as text', async () => {
  const [id] = await idsOfRanking();
  const page = await open('/', { javaScriptEnabled: false });
  for (const path of ['/', '/categories', ranking, `/appliance/${id}`, '/methodology', '/blog', '/signin']) {
    if (path !== '/') await goTo(page, path);
    expect(await page.locator('body style').count()).toBe(0);
    const buttons = page.locator('button[type=button]').locator('visible=true');
    expect(await page.locator('a').locator('visible=true').count()).toBeGreaterThan(9);
    for (const button of await buttons.all()) {
      expect(await button.getAttribute('class')).toContain('ui-vote-button');
      expect(await button.evaluate((vote) => getComputedStyle(vote).borderTopWidth)).toBe('0px');
    }
  }
});

test('Search results have their pictures in the middle of their frames, and their buttons in a row', async () => {
  const page = await open('/search?q=samsung', { viewport: { width: 1280, height: 900 } });
  const offsets = await page.locator('main .media__frame:has(img)').evaluateAll((frames) =>
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

  await page.setViewportSize({ width: 768, height: 900 });
  const tops = await page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => ({
      card: card.getBoundingClientRect().y,
      button: card.querySelector('.ui-button')?.getBoundingClientRect().y,
    })),
  );
  const distinct = (list: readonly unknown[]) => new Set(list).size;
  expect(tops.length).toBeGreaterThan(0);
  expect(distinct(tops.map(({ button }) => button))).toBe(distinct(tops.map(({ card }) => card)));
});

test('Long names and queries fit a narrow screen, and a search result has two lines for them', async () => {
  const long = 'X'.repeat(90);
  const page = await open('/search?q=LF30S8210S', { viewport: { width: 360, height: 740 } });
  await page.route('**/api/appliances/*/detail', async (route) => {
    const detail = await (await route.fetch()).json();
    await route.fulfill({ json: { ...detail, card: { ...detail.card, brand: long } } });
  });
  await page.getByRole('link', { name: 'View Details, LG LF30S8210S' }).click();
  await page.getByText(long, { exact: true }).first().waitFor();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  for (const path of [`/models?brand=${long}`, `/search?q=${long}`]) {
    await goTo(page, path);
    expect(await width()).toBe(360);
  }

  await page.route('**/api/search?*', async (route) => {
    const view = await (await route.fetch()).json();
    const results = view.results.map((card: object) => ({ ...card, model: 'Long name '.repeat(30) }));
    await route.fulfill({ json: { ...view, results } });
  });
  await page.getByLabel('Search appliances').fill('WRF535SWHZ');
  await page.getByLabel('Search appliances').press('Enter');
  const name = page.getByRole('heading', { level: 2, name: 'Long name' });
  const lines = await name.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
