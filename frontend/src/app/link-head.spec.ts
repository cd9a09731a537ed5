import type {
  ApplianceDetailView,
  ArticleView,
  CardView,
  RankingView,
} from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { linkHead } from './link-head';

const origin = 'https://example.org';
const head =
  '<title>A &amp; B · Appliance Index</title><meta name="description" content="What &quot;it&quot; is."/>';

const card = {
  id: 'a1',
  brand: 'LG',
  model: '</script><script>alert(1)</script>',
  category: 'fridges',
  categoryLabel: 'Fridges',
  subcategory: 'french-door',
  subcategoryLabel: 'French Door',
  imageUrl: '/illustrations/fridges-french-door.svg',
} as CardView;

const ranking = {
  category: 'fridges',
  categoryLabel: 'Fridges',
  subcategory: 'french-door',
  subcategoryLabel: 'French Door',
  total: 1,
  appliances: [card],
  lists: { overall: { best: [{ appliance: 'a1', movement: null }], worst: [] } },
} as unknown as RankingView;

function read(pathname: string, search: string, view: unknown) {
  const html = linkHead({ origin, pathname, search, head, view });
  const page = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  const meta = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  const scripts = [...page.querySelectorAll('script')];
  return {
    html,
    meta,
    scripts,
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    data: scripts.map(({ textContent }) => JSON.parse(textContent ?? '')),
  };
}

describe('the canonical address', () => {
  test.each([
    ['/', '', 'https://example.org/'],
    ['/methodology/', '?as=x', 'https://example.org/methodology'],
    ['/vote', '?q=lg', 'https://example.org/vote'],
    ['/search', '?sort=voted&q=%20lg%20%22x%20', 'https://example.org/search?q=lg%20%22x'],
    ['/search', '?q=', 'https://example.org/search'],
    ['/blog', '?category=recalls', 'https://example.org/blog?category=recalls'],
    ['/blog', '?category=gossip', 'https://example.org/blog'],
  ])('of %s%s is %s', (pathname, search, address) => {
    const { canonical, meta } = read(pathname, search, undefined);
    expect(canonical).toBe(address);
    expect(meta('og:url')).toBe(address);
  });

  test('of a comparison names its models alone', () => {
    const { canonical } = read('/compare', '?ids=a,b&by=price', { models: [{}, {}] });
    expect(canonical).toBe('https://example.org/compare?ids=a%2Cb');
  });

  test('of a ranking leaves its tab and order out', () => {
    const { canonical } = read('/category/fridges/french-door', '?tab=worst&by=price', ranking);
    expect(canonical).toBe('https://example.org/category/fridges/french-door');
  });
});

test('title and description are those of the page, read as text', () => {
  const { meta } = read('/vote', '', undefined);
  expect(meta('og:title')).toBe('A & B');
  expect(meta('og:description')).toBe('What "it" is.');
  expect(meta('og:image')).toBe('https://example.org/og/site.png');
});

test('an article is one, and every other page is the site', () => {
  const article = { id: '7', title: 'A & B', content: '', publishedAt: '2026-05-01' } as ArticleView;
  expect(read('/blog/article/7', '', article).meta('og:type')).toBe('article');
  expect(read('/vote', '', undefined).meta('og:type')).toBe('website');
});

test('a ranking lists its models in order, and the way to it', () => {
  const { data, meta } = read('/category/fridges/french-door', '', ranking);
  const [list, crumbs] = data;
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
  expect(list.itemListElement[0]).toMatchObject({ position: 1, url: 'https://example.org/appliance/a1' });
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Appliance Index',
    'Fridges',
    'French Door',
  ]);
  expect(meta('og:image')).toBe('https://example.org/og/category/fridges/french-door.png');
});

test('a model is a product without ratings or offers, and no name ends the data', () => {
  const { data, scripts, html } = read('/appliance/a1', '', { card } as ApplianceDetailView);
  expect(scripts).toHaveLength(2);
  expect(data[0]).toMatchObject({ '@type': 'Product', model: card.model, brand: { name: 'LG' } });
  expect(data[0].image).toBe('https://example.org/illustrations/fridges-french-door.svg');
  expect(html).not.toMatch(/AggregateRating|Review|Offer/i);
});

test.each([
  ['ranking', '/category/toasters', '', { ...ranking, category: 'toasters', total: 0 }],
  ['search', '/search', '?q=cheap+pills', { query: 'cheap pills', total: 0 }],
  ['comparison', '/compare', '?ids=a', { models: [{}] }],
])('an empty %s stays out of indexes', (_, pathname, search, view) => {
  const { html } = read(pathname, search, view);
  expect(html).toBe('<meta name="robots" content="noindex">');
});

test('a page that wants to stay out of indexes gets nothing', () => {
  const hidden = `${head}<meta name="robots" content="noindex"/>`;
  expect(linkHead({ origin, pathname: '/signin', search: '', head: hidden, view: undefined })).toBe('');
});
