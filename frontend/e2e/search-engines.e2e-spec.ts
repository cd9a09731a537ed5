import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { forChecks, problemsAt, problemsOf } from './support/accessibility.js';
import { longestLine } from './support/measure.js';
import { holdRequests, World } from './support/world.js';

let model: string;

const world = new World();

beforeAll(async () => {
  const [first] = (await world.read('/appliances')) as { id: string }[];
  model = `/appliance/${first?.id}`;
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

/** The metadata of pages as seen without scripts. */
async function headsOf(paths: string[]): Promise<Head[]> {
  const page = await open('/', { javaScriptEnabled: false });
  const heads: Head[] = [];
  for (const path of paths) {
    await page.goto(path);
    const attribute = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    heads.push({
      path,
      title: await page.title(),
      description: (await attribute('meta[name=description]', 'content')) ?? '',
      canonical: (await attribute('link[rel=canonical]', 'href')) ?? '',
      picture: (await attribute('meta[property="og:image"]', 'content')) ?? '',
      data: texts.map((text) => JSON.parse(text)),
    });
  }
  return heads;
}

describe('Public pages', () => {
  test('have unique titles, descriptions and canonical URLs', async () => {
    const heads = await headsOf(await publicPages());
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
      const html = await (await fetch(world.site.origin + path)).text();
      return html.match(/<link rel="canonical"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/g);
    };
    for (const [address, ways] of Object.entries(written)) {
      const own = await metadata(address);
      expect(own?.[0]).toContain(`"${world.site.origin}${address}"`);
      for (const way of ways) expect(await metadata(way)).toEqual(own);
    }
  });

  test("have structured data, but never the retailers' ratings", async () => {
    const { articles } = await world.read('/blog/overview');
    const article = `/blog/article/${articles[0].id}`;
    const paths = ['/', '/category/fridges', '/category/fridges/french-door', model, '/methodology', article];
    const heads = await headsOf(paths);
    expect(heads.map(({ data }) => data.map((each) => each['@type']))).toEqual([
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
    const heads = await headsOf(['/', '/category/fridges', '/category/fridges/french-door', model]);
    expect(new Set(heads.map(({ picture }) => picture)).size).toBe(4);
    for (const { picture } of heads) {
      const png = Buffer.from(await (await fetch(picture)).arrayBuffer());
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test.each(['/signin', '/forgot-password', '/reset-password', '/admin-login', '/admin', '/admin/audit'])(
    'do not include %s, which stays out of indexes',
    async (path) => {
      const html = await (await fetch(world.site.origin + path)).text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test('drop what the server says about the first page after client-side navigation', async () => {
    const tags = 'link[rel=canonical], meta[name=robots], meta[property^="og:"], script[type*=ld]';
    for (const path of [model, '/search?q=nothing+like+this']) {
      const page = await open(path);
      expect(await page.locator(tags).count()).toBeGreaterThan(9);
      await page.locator('footer').getByRole('link', { name: 'How We Rank' }).click();
      await page.getByRole('heading', { level: 1, name: 'How We Rank' }).waitFor();
      expect(await page.locator(tags).count()).toBe(0);
    }
  });

  test('keep a page of their own out of indexes after client-side navigation', async () => {
    const page = await open('/signin');
    expect(await page.locator('meta[name=robots]').count()).toBe(1);
    await page.locator('main').getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/forgot-password');
    await page.waitForFunction(() => document.title.startsWith('Forgot'));
    expect(await page.locator('meta[name=robots]').count()).toBe(1);
  });
});

describe('The search box', () => {
  test('suggests models while typing, and opens one by keyboard', async () => {
    const page = await open('/');
    await box(page).focus();
    await page.getByRole('combobox', { name: 'Search appliances' }).waitFor();
    await page.keyboard.type('wrf535');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await options.first().waitFor();
    const combobox = page.getByRole('combobox', { name: 'Search appliances' });
    expect(await combobox.getAttribute('aria-expanded')).toBe('true');
    await page.getByText(`${(await options.count()) - 1} suggestion`).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    const active = await combobox.getAttribute('aria-activedescendant');
    expect(await options.first().getAttribute('id')).toBe(active);
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^WRF535/ }).waitFor();
    expect(await box(page).inputValue()).toBe('');
    // The suggestions are gone with the text.
    await box(page).focus();
    await page.keyboard.press('ArrowDown');
    expect(await options.count()).toBe(0);
  });

  test('leads to all results by the last line of its list', async () => {
    const page = await open('/');
    await box(page).pressSequentially('wrf535');
    await page.getByRole('option', { name: 'See all results' }).click();
    await page.getByText('results for "wrf535"').or(page.getByText('result for "wrf535"')).waitFor();
    expect(await box(page).inputValue()).toBe('wrf535');
  });

  test('closes its list on Escape, keeps the text, and searches for it on Enter', async () => {
    const page = await open('/');
    await box(page).press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
    await box(page).pressSequentially('french door');
    await page.getByRole('option', { name: /^French Door, Fridges/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(0);
    expect(await box(page).inputValue()).toBe('french door');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=french%20door');
    await page.getByText('Found 40 results for "french door"').waitFor();
  });

  test.each([
    ['mouse', (option: Locator) => option.click(), { hasTouch: false }],
    ['touch', (option: Locator) => option.tap(), { hasTouch: true }],
  ])('opens a suggested ranking by %s', async (_, press, options) => {
    const page = await open('/search', options);
    await box(page).pressSequentially('french door');
    await press(page.getByRole('option', { name: /^French Door, Fridges/ }));
    await page.getByRole('heading', { level: 1, name: 'French Door Rankings' }).waitFor();
    expect(await page.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(0);
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

  test('makes one request for a word typed quickly, and none before', async () => {
    const page = await open('/', { isAlone: true });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/suggestions/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await box(page).focus();
    await page.getByRole('combobox', { name: 'Search appliances' }).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of 'bosch') {
      await box(page).press(letter);
      await page.clock.runFor(100);
    }
    await page.clock.runFor(50);
    await page.getByRole('option').first().waitFor();
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/suggestions']);
    expect(asked[0]).toMatch(/^\/assets\/suggestions/);
  });

  test.each([true, false])(
    'has the focus once a phone has opened it, with scripts: %s',
    async (javaScriptEnabled) => {
      const page = await open('/', { javaScriptEnabled, viewport: { width: 360, height: 700 } });
      await page.getByRole('link', { name: 'Search' }).click();
      await page.getByText('Enter a search term to find appliances').waitFor();
      await page.locator('#header-search:focus').waitFor();
      await page.keyboard.type('french door');
      await page.keyboard.press('Enter');
      await page.getByText('Found 40 results for "french door"').waitFor();
    },
  );

  test('is a plain form without scripts, even on a phone', async () => {
    const page = await open('/search', { javaScriptEnabled: false, viewport: { width: 360, height: 700 } });
    await page.getByRole('searchbox', { name: 'Search appliances' }).fill('french door');
    await page.keyboard.press('Enter');
    await page.getByText('Found 40 results for "french door"').waitFor();
  });
});

describe('How we rank', () => {
  test('can be read without scripts', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    await page.getByRole('contentinfo').getByRole('link', { name: 'How We Rank' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('How We Rank');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(9);
    expect(await page.getByRole('table').count()).toBe(2);
    await page.getByText(/÷ [\d,]+ = \d\.\d{3}, shown as/).waitFor();
  });

  test('has lines under 75 characters', async () => {
    const page = await open('/methodology', { viewport: { width: 1280, height: 900 } });
    expect(await longestLine(page.locator('main .text > p, main .text li'))).toBeLessThan(75);
  });
});

test('/methodology and /search have no accessibility problems at any width in either theme', async () => {
  const problems: string[] = [];
  const page = await open('/', forChecks);
  for (const route of ['/methodology', '/search'])
    problems.push(...(await problemsAt(page, route, [320, 360, 768, 1280])));
  expect(problems).toEqual([]);
});

test('the open suggestions have no accessibility problems either', async () => {
  const problems: string[] = [];
  for (const [width, route] of [
    [360, '/search'],
    [1280, '/'],
  ] as const) {
    const page = await open(route, { ...forChecks, viewport: { width, height: 900 } });
    await box(page).pressSequentially('french door');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    problems.push(...(await problemsOf(page, [width])));
  }
  expect(problems).toEqual([]);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
