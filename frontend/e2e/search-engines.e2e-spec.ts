import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { forChecks, problemsOf } from './support/accessibility.js';
import { boxOf, longestLine } from './support/measure.js';
import { goTo, holdRequests, World } from './support/world.js';

let model: string;
let article: string;
/** Those of the public pages. */
let heads: Head[];

const world = new World();

beforeAll(async () => {
  const [first] = (await world.read('/appliances')) as { id: string }[];
  model = `/appliance/${first?.id}`;
  const { articles } = await world.read('/blog/overview');
  article = `/blog/article/${articles[0].id}`;
  heads = await headsOf(await publicPages());
});

const { open } = world;
const box = (page: Page) => page.getByLabel('Search appliances');

/** The pages of the sitemap with only one of the models, and some pages with a query. */
async function publicPages(): Promise<string[]> {
  const map = await (await fetch(`${world.site.origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const models = paths.filter((path) => path.startsWith('/appliance/')).map((path) => path.slice(11));
  const queryPages = [
    '/search?q=lg',
    '/search?q=ge',
    '/blog?category=recalls',
    `/compare?ids=${models.slice(0, 2).join()}`,
  ];
  return [...paths.filter((path) => !path.startsWith('/appliance/')), model, '/search', ...queryPages];
}

interface Head {
  path: string;
  title: string;
  description: string;
  canonical: string;
  picture: string;
  data: { '@type': string; [name: string]: unknown }[];
}

const htmlOf = async (path: string) => (await fetch(world.site.origin + path)).text();

/** The metadata of pages as seen without scripts. */
async function headsOf(paths: string[]): Promise<Head[]> {
  const page = await open('about:blank');
  const read: Head[] = [];
  for (const path of paths) {
    const head = await page.evaluate(
      (html) => {
        const served = new DOMParser().parseFromString(html, 'text/html');
        const attribute = (selector: string, name: string) =>
          served.head.querySelector(selector)?.getAttribute(name) ?? '';
        const scripts = [...served.querySelectorAll('script[type="application/ld+json"]')];
        return {
          title: served.title,
          description: attribute('meta[name=description]', 'content'),
          canonical: attribute('link[rel=canonical]', 'href'),
          picture: attribute('meta[property="og:image"]', 'content'),
          data: scripts.map(({ textContent }) => JSON.parse(textContent)),
        };
      },
      await htmlOf(path),
    );
    read.push({ path, ...head });
  }
  return read;
}

/** The metadata of these of the public pages. */
const headsAt = (...paths: string[]) =>
  paths.map((path) => heads.find((head) => head.path === path)).filter((head) => head !== undefined);

describe('Public pages', () => {
  test('have unique titles, descriptions and canonical URLs', () => {
    expect(heads.length).toBeGreaterThan(35);
    const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
    expect(duplicates(heads.map(({ title }) => title))).toEqual([]);
    expect(duplicates(heads.map(({ canonical }) => canonical))).toEqual([]);
    expect(duplicates(heads.map(({ description }) => description))).toEqual([]);
    for (const { path, canonical, description } of heads) {
      expect(canonical).toBe(world.site.origin + path);
      expect(description.length).toBeGreaterThan(20);
    }
  });

  test('have one canonical URL, however the URL is written', async () => {
    const id = model.slice('/appliance/'.length);
    const written = {
      [model]: [`/Appliance/${id}`, `/appliance/${id.toUpperCase()}/`, `${model}?utm_source=x`],
      '/category/fridges/french-door': [
        '/Category/fridges/french-door',
        '/category/fridges/french%2Ddoor',
        '/category/fridges/french-door?tab=worst&by=price',
      ],
      '/search?q=lg': ['/Search?q=lg', '/search/?sort=voted&q=%20lg%20'],
      '/blog': ['/Blog', '/blog/', '/blog?category=gossip'],
    };
    const metadata = async (path: string) => {
      const html = await htmlOf(path);
      return html.match(/<link rel="canonical"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/g);
    };
    for (const [address, ways] of Object.entries(written)) {
      const own = await metadata(address);
      expect(own?.[0]).toContain(`"${world.site.origin}${address}"`);
      for (const way of ways) expect(await metadata(way)).toEqual(own);
    }
  });

  test("have structured data, but never the retailers' ratings", () => {
    const ranking = '/category/fridges/french-door';
    const shown = headsAt('/', '/category/fridges', ranking, model, '/methodology', article);
    expect(shown.map(({ data }) => data.map((each) => each['@type']))).toEqual([
      ['WebSite'],
      ['ItemList', 'BreadcrumbList'],
      ['ItemList', 'BreadcrumbList'],
      ['Product', 'BreadcrumbList'],
      [],
      ['Article', 'BreadcrumbList'],
    ]);
    expect(JSON.stringify(heads)).not.toMatch(/AggregateRating|"Review"|"Offer"/);
  });

  test('are shared with an image of their own', async () => {
    const shared = headsAt('/', '/category/fridges', '/category/fridges/french-door', model);
    expect(new Set(shared.map(({ picture }) => picture)).size).toBe(4);
    for (const { picture } of shared) {
      const png = Buffer.from(await (await fetch(picture)).arrayBuffer());
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test.each(['/signin', '/forgot-password', '/reset-password', '/admin-login', '/admin', '/admin/audit'])(
    'do not include %s, which stays out of indexes',
    async (path) => {
      expect(await htmlOf(path)).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test('drop what the server says about the first page after client-side navigation', async () => {
    const tags = 'link[rel=canonical], meta[name=robots], meta[property^="og:"], script[type*=ld]';
    const page = await open(model);
    for (const path of [model, '/search?q=nothing+like+this']) {
      if (path !== model) await goTo(page, path);
      expect(await page.locator(tags).count()).toBeGreaterThan(9);
      await page.locator('footer').getByRole('link', { name: 'How We Rank' }).click();
      await page.getByRole('heading', { level: 1, name: 'How We Rank' }).waitFor();
      expect(await page.locator(tags).count()).toBe(0);
    }
    // A page that stays out of indexes leads to another one.
    await goTo(page, '/signin');
    expect(await page.locator('meta[name=robots]').count()).toBe(1);
    await page.locator('main').getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/forgot-password');
    await page.waitForFunction(() => document.title.startsWith('Forgot'));
    expect(await page.locator('meta[name=robots]').count()).toBe(1);
  });
});

describe('The search box', () => {
  const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  const frenchDoor = (page: Page) => page.getByRole('option', { name: /^French Door, Fridges/ });
  const rankingOpens = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'French Door Rankings' }).waitFor();

  test('suggests models while typing, and opens one by keyboard, and a ranking by mouse', async () => {
    const page = await open('/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/suggestions/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await box(page).focus();
    const combobox = page.getByRole('combobox', { name: 'Search appliances' });
    await combobox.waitFor();
    await page.keyboard.type('wrf535');
    await options(page).first().waitFor();
    expect(asked[0]).toMatch(/^\/assets\/suggestions/);
    expect(await combobox.getAttribute('aria-expanded')).toBe('true');
    await page.getByText(`${(await options(page).count()) - 1} suggestion`).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    const active = await combobox.getAttribute('aria-activedescendant');
    expect(await options(page).first().getAttribute('id')).toBe(active);
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^WRF535/ }).waitFor();
    expect(await box(page).inputValue()).toBe('');
    // The suggestions are gone with the text.
    await box(page).focus();
    await page.keyboard.press('ArrowDown');
    expect(await options(page).count()).toBe(0);

    await box(page).pressSequentially('french door');
    await frenchDoor(page).click();
    await rankingOpens(page);
    expect(await page.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(0);
  });

  test('opens a suggested ranking by touch', async () => {
    const page = await open('/search', { hasTouch: true });
    await box(page).pressSequentially('french door');
    await frenchDoor(page).tap();
    await rankingOpens(page);
    expect(await page.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(0);
  });

  test('shows the suggestion that a key leads to, also in a low window', async () => {
    const page = await open('/search', { viewport: { width: 640, height: 320 } });
    await box(page).pressSequentially('s');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowUp');
    const { y, height } = await boxOf(page.getByRole('option', { selected: true }));
    expect(y + height).toBeLessThanOrEqual(320);
  });

  test('suggests for text typed before the scripts ran', async () => {
    const page = await open('about:blank');
    const releaseScripts = await holdRequests(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await box(page).pressSequentially('wrf535');
    releaseScripts();
    await page.getByRole('option').first().waitFor();
    expect(await box(page).inputValue()).toBe('wrf535');
  });

  test.each([true, false])(
    'has the focus once a phone has opened it, with scripts: %s',
    async (javaScriptEnabled) => {
      const page = await open('/', { javaScriptEnabled, viewport: { width: 360, height: 700 } });
      await page.getByRole('link', { name: 'Search' }).click();
      await page.getByText('Enter a search term to find appliances').waitFor();
      await page.locator('#header-search:focus').waitFor();
      if (!javaScriptEnabled) await page.getByRole('searchbox', { name: 'Search appliances' }).waitFor();
      await page.keyboard.type('french door');
      await page.keyboard.press('Enter');
      await page.getByText('Found 40 results for "french door"').waitFor();
    },
  );

  test('has no accessibility problems while its suggestions are open', async () => {
    const problems: string[] = [];
    const page = await open('/search', { ...forChecks, viewport: { width: 360, height: 900 } });
    for (const [width, route] of [
      [360, '/search'],
      [1280, '/'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      if (width !== 360) await goTo(page, route);
      await box(page).pressSequentially('french door');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      problems.push(...(await problemsOf(page, [width])));
    }
    expect(problems).toEqual([]);
  });
});

test('How we rank can be read without scripts, in lines under 75 characters', async () => {
  const page = await open('/privacy', { javaScriptEnabled: false });
  await page.getByRole('contentinfo').getByRole('link', { name: 'How We Rank' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('How We Rank');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(9);
  expect(await page.getByRole('table').count()).toBe(10);
  await page.getByText(/÷ [\d,]+ = \d\.\d{3}, shown as/).waitFor();
  expect(await longestLine(page.locator('.methodology__text > p, .methodology__text li'))).toBeLessThan(75);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
