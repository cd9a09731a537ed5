import type {
  ApplianceDetailView,
  ArticleView,
  CardView,
  RankingView,
} from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import applianceRoute from '../features/appliance/appliance.route';
import articleRoute from '../features/blog/article.route';
import blogRoute from '../features/blog/blog.route';
import chooserRoute from '../features/categories/chooser.route';
import compareRoute from '../features/compare/compare.route';
import homeRoute from '../features/home/home.route';
import voteRoute from '../features/info/vote.route';
import rankingRoute from '../features/rankings/ranking.route';
import searchRoute from '../features/search/search.route';
import type { RouteDeclaration } from '../shared/pages/define-route';
import { pageMetadata } from './page-metadata';

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

const articleView = {
  id: '7',
  title: 'A & B',
  author: 'Jane Doe',
  content: '',
  publishedAt: '2026-05-01',
} as ArticleView;

/** A route whose data is not checked, as the tests give only what is read. */
type AnyRoute = Pick<RouteDeclaration<never>, 'metadata'>;

/** Renders and parses a page's metadata; the default path shows that the canonical one comes from the view. */
function read(route: AnyRoute, view: unknown, path = '/not/canonical', category?: string) {
  const metadata = route.metadata?.(view as never, { origin, parameters: { category } }) ?? {};
  const html = pageMetadata({ origin, path, head, metadata });
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

describe('the canonical URL', () => {
  test.each<[string, AnyRoute, unknown, string]>([
    ['a model', applianceRoute, { card }, '/appliance/a1'],
    ['an article', articleRoute, articleView, '/blog/article/7'],
    ['a ranking', rankingRoute, ranking, '/category/fridges/french-door'],
    ['a search', searchRoute, { query: 'lg "x', total: 1 }, '/search?q=lg%20%22x'],
    ['a category of the blog', blogRoute, { category: 'recalls' }, '/blog?category=recalls'],
    [
      'a comparison',
      compareRoute,
      { models: [{ card: { id: 'a' } }, { card: { id: 'b' } }] },
      '/compare?ids=a,b',
    ],
  ])('of %s is built from its data', (_, route, view, path) => {
    const { canonical, meta } = read(route, view);
    expect(canonical).toBe(origin + path);
    expect(meta('og:url')).toBe(origin + path);
  });

  test.each<[string, AnyRoute, unknown]>([
    ['/', homeRoute, undefined],
    ['/vote', voteRoute, undefined],
    ['/search', searchRoute, { query: '', total: 0 }],
    ['/blog', blogRoute, { category: null }],
  ])('of %s is its path', (path, route, view) => {
    expect(read(route, view, path).canonical).toBe(origin + path);
  });
});

test('Open Graph title and description are those of the page, without double escaping', () => {
  const { meta } = read(voteRoute, undefined, '/vote');
  expect(meta('og:title')).toBe('A & B');
  expect(meta('og:description')).toBe('What "it" is.');
  expect(meta('og:image')).toBe('https://example.org/og/site.png');
});

test("an article has the type 'article', and every other page 'website'", () => {
  const { meta } = read(articleRoute, articleView);
  expect(meta('og:type')).toBe('article');
  expect(meta('og:image')).toBe(`https://example.org/og/article/${articleView.id}.png`);
  expect(read(voteRoute, undefined, '/vote').meta('og:type')).toBe('website');
});

test.each([
  ['Jane Doe', 'Person'],
  ['The Appliance Index desk', 'Organization'],
])('an article by %s has a %s as its author', (author, type) => {
  expect(read(articleRoute, { ...articleView, author }).data[0].author).toEqual({
    '@type': type,
    name: author,
  });
});

test('a category has its types and breadcrumbs', () => {
  const types = [{ subcategory: 'french-door', label: 'French Door' }];
  const view = { categories: [{ category: 'fridges', label: 'Fridges', types }] };
  const { canonical, data, meta } = read(chooserRoute, view, undefined, 'fridges');
  expect(canonical).toBe('https://example.org/category/fridges');
  expect(data.map((each) => each['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  expect(meta('og:image')).toBe('https://example.org/og/category/fridges.png');
});

test('a ranking has its models in order, and breadcrumbs', () => {
  const { data, meta } = read(rankingRoute, ranking);
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

test('a model is a product without ratings or offers, and its name cannot close the script', () => {
  const { data, scripts, html } = read(applianceRoute, { card } as ApplianceDetailView);
  expect(scripts).toHaveLength(2);
  expect(data[0]).toMatchObject({ '@type': 'Product', model: card.model, brand: { name: 'LG' } });
  expect(data[0].image).toBe('https://example.org/illustrations/fridges-french-door.svg');
  expect(data[0].category).toBe('Fridges > French Door');
  expect(html).not.toMatch(/AggregateRating|Review|Offer/i);
});

test('a model has breadcrumbs down to its own page', () => {
  const [, crumbs] = read(applianceRoute, { card: { ...card, model: 'A1' } }).data;
  expect(crumbs.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
    ['Appliance Index', 'https://example.org/'],
    ['Fridges', 'https://example.org/category/fridges'],
    ['French Door', 'https://example.org/category/fridges/french-door'],
    ['LG A1', 'https://example.org/appliance/a1'],
  ]);
});

test('an article has its picture, if it has one', () => {
  const imageOf = (imageUrl: string | null) => read(articleRoute, { ...articleView, imageUrl }).data[0].image;
  expect(imageOf('/media/a.png')).toBe('https://example.org/media/a.png');
  expect(imageOf(null)).toBeUndefined();
});

test.each<[string, AnyRoute, unknown]>([
  ['ranking', rankingRoute, { ...ranking, category: 'toasters', total: 0 }],
  ['search', searchRoute, { query: 'cheap pills', total: 0 }],
  ['comparison', compareRoute, { models: [{ card }] }],
])('an empty %s stays out of indexes, and is shared with the picture of the site', (_, route, view) => {
  const { html, canonical, data, meta } = read(route, view);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect([canonical, data]).toEqual([undefined, []]);
  expect([meta('og:title'), meta('og:image')]).toEqual(['A & B', 'https://example.org/og/site.png']);
});

test('a page marked noindex can be shared, but has nothing for search engines', () => {
  const hidden = `${head}<meta name="robots" content="noindex"/>`;
  const html = pageMetadata({ origin, path: '/signin', head: hidden, metadata: {} });
  expect(html).toContain('<meta property="og:url" content="https://example.org/signin">');
  expect(html).not.toMatch(/robots|canonical|ld\+json/);
});
