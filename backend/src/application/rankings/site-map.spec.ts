import { expect, test } from '@jest/globals';
import { appliance } from '../../../test/builders.js';
import { directReads } from '../../../test/fakes/direct-reads.js';
import { InMemoryAppliances } from '../../../test/fakes/in-memory-appliances.js';
import type { ListedPage } from '../public-reads.js';
import type { SitemapEntry, TypeChange, TypeCount } from './ranking-ports.js';
import { SiteMap, sitePagesPerFile } from './site-map.js';

const changed = {
  publishedAt: new Date('2026-05-01T10:00:00Z'),
  updatedAt: new Date('2026-05-03T10:00:00Z'),
};
const listed: ListedPage[] = [
  { path: '/appliance/:id', listing: 'model' },
  { path: '/blog/article/:id', listing: 'article' },
  { path: '/category/:category/:subcategory', listing: 'type' },
  { path: '/category/:category', listing: 'category' },
  { path: '/privacy', listing: 'undated' },
  { path: '/', listing: 'catalogue' },
];
const client = { listedPages: async () => listed };
const blog = { sitemapEntries: async () => [{ id: 'a1', ...changed }] };

test('one file lists every page with its last change, and no ranking without models', async () => {
  const model = appliance();
  const whole = await new SiteMap(new InMemoryAppliances([model]), blog, client, directReads).whole();
  const pages = 'pages' in whole ? whole.pages : [];
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/category/dryers', '/category/washers/front-load']));
  expect(paths).not.toContain('/category/washers/top-load');
  expect(new Set(paths).size).toBe(paths.length);
  expect(pages).toContainEqual({ path: '/blog/article/a1', changed: '2026-05-03' });
  expect(pages.at(-1)).toEqual({ path: `/appliance/${model.id}`, changed: '1970-01-01' });
});

test('a page that lists models changes when one of them does', async () => {
  const changes: TypeChange[] = [
    { category: 'washers', subcategory: 'top-load', updatedAt: new Date('2026-05-04T23:00:00Z') },
    { category: 'washers', subcategory: null, updatedAt: new Date('2026-05-06') },
    { category: 'dryers', subcategory: null, updatedAt: new Date('2026-05-05') },
  ];
  const appliances = Object.assign(new InMemoryAppliances(), { lastChangeByType: async () => changes });
  const pages = await new SiteMap(appliances, blog, client, directReads).file(1);
  const expected = [
    ['/', '2026-05-06'],
    ['/category/washers', '2026-05-06'],
    ['/category/washers/top-load', '2026-05-04'],
    ['/category/dryers', '2026-05-05'],
    ['/category/stoves', null],
    ['/privacy', null],
  ];
  for (const [path, changed] of expected) expect(pages).toContainEqual({ path, changed });
});

/** A catalogue of any size that knows only its counts and ids. */
class HugeCatalogue extends InMemoryAppliances {
  constructor(private readonly modelCount: number) {
    super();
  }

  override async countByType(): Promise<TypeCount[]> {
    return [{ category: 'washers', subcategory: 'top-load', count: this.modelCount }];
  }

  override async sitemapEntries(offset: number, limit: number): Promise<SitemapEntry[]> {
    const length = Math.max(0, Math.min(limit, this.modelCount - offset));
    return Array.from({ length }, (_, index) => ({ id: String(offset + index), updatedAt: new Date(0) }));
  }
}

test('pages beyond the limit of one file are split over several, each listed once', async () => {
  const count = 2 * sitePagesPerFile + 1;
  const siteMap = new SiteMap(new HugeCatalogue(count), blog, client, directReads);
  expect(await siteMap.whole()).toEqual({ files: 4 });
  const files = await Promise.all([1, 2, 3, 4, 5].map((number) => siteMap.file(number)));
  expect(files.slice(1).map(({ length }) => length)).toEqual([sitePagesPerFile, sitePagesPerFile, 1, 0]);
  const paths = new Set(files.flat().map(({ path }) => path));
  expect(paths.size).toBe((files[0]?.length ?? 0) + count);
});
