import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { describe, expect, test } from '@jest/globals';
import { appliance } from '../../../test/builders.js';
import { FakeCatalogueVersion } from '../../../test/fakes/fake-catalogue-version.js';
import { InMemoryAppliances } from '../../../test/fakes/in-memory-appliances.js';
import { InMemoryTrust } from '../../../test/fakes/in-memory-trust.js';
import { Search } from './search.js';

const named = (brand: string, model: string, more = {}) => appliance({ brand, model, ...more });
const models = [
  named('LG', 'WM-1', { lowesScore: 40 }),
  named('LG', 'WM-2', { lowesScore: 45 }),
  named('GE', 'GTW', { subcategory: 'top-load' }),
  named('GE', 'GTD', { category: 'dryers', subcategory: null }),
  named('Bosch', '800 Series', { category: 'dishwashers', subcategory: null }),
];
const searchIn = (catalogue: Appliance[], version = new FakeCatalogueVersion()) =>
  new Search(new InMemoryAppliances(catalogue), new InMemoryTrust(catalogue), version);
const search = searchIn(models);

test('matches are listed best first, with the normalised query', async () => {
  const view = await search.search('  lg\t ');
  expect(view).toMatchObject({ query: 'lg', total: 2, suggestions: [] });
  expect(view.results.map(({ model }) => model)).toEqual(['WM-2', 'WM-1']);
});

test.each(['', '   ', '\n'])(
  'a blank query %j finds nothing and suggests brands and types',
  async (query) => {
    expect(await search.search(query)).toEqual({
      query: '',
      total: 0,
      results: [],
      wordMatches: [],
      wordTotal: 0,
      closeMatches: [],
      knownWords: null,
      categories: [],
      category: null,
      page: 1,
      pages: 0,
      priceOffers: [],
      suggestions: ['GE', 'LG', 'Bosch', 'Washer', 'Dryer', 'Refrigerator'],
    });
  },
);

test('models that match every word, but not the text, are listed separately and not counted', async () => {
  const view = await search.search('washer LG');
  expect(view).toMatchObject({ query: 'washer LG', total: 0, results: [], closeMatches: [] });
  expect(view.wordMatches.map(({ model }) => model)).toEqual(['WM-2', 'WM-1']);
  expect(view.suggestions).toContain('Washer');
  expect((await search.search('washer LG zz')).wordMatches).toEqual([]);
});

test.each([
  ['words that no model has are left out', 'LG washer leaks', 'lg washer'],
  ['punctuation is, too', 'my "GTW", it leaks!', 'gtw'],
  ['a number may be the beginning of a name', 'error OE 800', '800'],
  ['parts of other words are none', 'dish zz', null],
  ['the number of a model counts more than words of others', 'GE WM-1', 'wm-1'],
  ['words of different models are no query', 'Bosch GTW', null],
])('of a search that nothing matches, %s', async (_, query, knownWords) => {
  expect(await search.search(query)).toMatchObject({ total: 0, wordTotal: 0, knownWords });
});

test('numbers that no model has together are looked for once', async () => {
  const asked: string[] = [];
  class Asked extends InMemoryAppliances {
    override findByWords(words: readonly string[], limit: number) {
      asked.push(words.join(' and '));
      return super.findByWords(words, limit);
    }
  }
  const catalogue = new Asked(models);
  await new Search(catalogue, new InMemoryTrust(models), new FakeCatalogueVersion()).search('800 WM-1');
  expect(asked).toEqual(['800 wm-1', '800 and wm-1', '800', 'wm-1']);
});

test('models of which a word begins with the query come before those that have it within a word', async () => {
  const dishwasher = named('LG', 'DW-1', { category: 'dishwashers', subcategory: null, lowesScore: 49 });
  const view = await searchIn([dishwasher, ...models]).search('washer LG');
  expect(view.wordMatches.map(({ model }) => model)).toEqual(['WM-2', 'WM-1', 'DW-1']);
});

test.each(['over the range', 'LG over-the-range microwave oven', 'Microwave Ovens', 'otr otr'])(
  'models that people call %p are listed, and not counted',
  async (text) => {
    const microwave = named('LG', 'MV-1', { category: 'microwaves', subcategory: 'otr-microwave' });
    const view = await searchIn([microwave, named('LG', 'Range', { category: 'stoves' })]).search(text);
    expect(view).toMatchObject({ query: text, total: 0, wordMatches: [{ model: 'MV-1' }] });
  },
);

test('at most 100 matches are listed, and all are counted', async () => {
  const many = Array.from({ length: 130 }, (_, index) => named('Many', `M${index}`));
  const view = await searchIn(many).search('many');
  expect(view.total).toBe(130);
  expect(view.results).toHaveLength(100);
});

describe('every match can be reached', () => {
  const many = Array.from({ length: 130 }, (_, index) =>
    named('Many', `M${1_000 + index}`, { lowesScore: 40 }),
  );
  const dryer = named('Many', 'Last', { category: 'dryers', subcategory: null });
  const full = searchIn([...many, dryer]);
  const page = (number: number) => ({ category: null, page: number });

  test('page by page', async () => {
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((each) => full.search('many', page(each))),
    );
    expect([first, second, third]).toMatchObject(
      [1, 2, 3].map((each) => ({ total: 131, page: each, pages: 2 })),
    );
    const listed = [first, second].flatMap((view) => view?.results ?? []);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(131);
    expect(third?.results).toEqual([]);
  });

  test('also of those that match word by word, in one order for all pages', async () => {
    const [first, second] = await Promise.all([1, 2].map((each) => full.search('washer many', page(each))));
    expect([first, second]).toMatchObject(
      [1, 2].map((each) => ({ total: 0, wordTotal: 130, page: each, pages: 2 })),
    );
    const listed = [first, second].flatMap((view) => view?.wordMatches ?? []);
    expect(listed.map(({ model }) => model)).toEqual(many.map(({ model }) => model));
  });

  test('by category, with the number in each', async () => {
    const categories = [
      { category: 'washers', label: 'Washers', count: 130 },
      { category: 'dryers', label: 'Dryers', count: 1 },
    ];
    const view = await full.search('many', { category: 'dryers', page: 1 });
    expect(view).toMatchObject({ total: 131, categories, category: 'dryers', pages: 1 });
    expect(view.results.map(({ model }) => model)).toEqual(['Last']);
    const none = await full.search('many', { category: 'stoves', page: 1 });
    expect(none).toMatchObject({ total: 131, categories, results: [], pages: 0 });
  });
});

test('results say how strong their evidence is, found in the database and in memory alike', async () => {
  const counted = (model: string, lowesReviewCount: number) =>
    named('LG', model, { lowesScore: 43, lowesReviewCount });
  const found = searchIn([counted('Few', 3), counted('Many', 20_000), named('LG', 'Unrated')]);
  const [before, ...later] = await Promise.all(Array.from({ length: 20 }, () => found.search('lg')));
  await new Promise((resolve) => setImmediate(resolve));
  const inMemory = found.searchAtOnce('lg');
  expect(before?.results.map(({ model, evidence }) => [model, evidence])).toEqual([
    ['Many', 'high'],
    ['Few', 'very low'],
    ['Unrated', 'none'],
  ]);
  expect(later.at(-1)?.results).toEqual(before?.results);
  expect(inMemory?.results).toEqual(before?.results);
});

test('a result that has just been added says nothing of its evidence', async () => {
  const added = named('LG', 'New', { lowesScore: 43 });
  const found = new Search(
    new InMemoryAppliances([added]),
    new InMemoryTrust([]),
    new FakeCatalogueVersion(),
  );
  expect((await found.search('lg')).results.map(({ evidence }) => evidence)).toEqual([null]);
});

test('results have their rank in their type, or in the category of a model without one', async () => {
  const more = [
    named('Bosch', 'Best', { lowesScore: 50 }),
    named('LG', 'Typeless', { subcategory: null, lowesScore: 42 }),
    named('LG', 'Unrated'),
  ];
  const { results } = await searchIn([...models, ...more]).search('lg');
  expect(results.map(({ model, rank }) => [model, rank])).toEqual([
    ['WM-2', 2],
    ['Typeless', 3],
    ['WM-1', 3],
    ['Unrated', null],
  ]);
});

test('a search for what costs at most a price offers the rankings that it names', async () => {
  const { priceOffers } = await search.search('LG front load under $900');
  expect(priceOffers.slice(0, 3)).toEqual([
    { category: 'washers', subcategory: 'front-load', label: 'Front Load, Washers', maxPrice: 900 },
    {
      category: 'washers',
      subcategory: 'commercial-front-load',
      label: 'Commercial Front Load, Washers',
      maxPrice: 900,
    },
    { category: 'dryers', subcategory: 'front-load', label: 'Front Load, Dryers', maxPrice: 900 },
  ]);
  expect((await search.search('LG under $900')).priceOffers).toEqual([]);
  expect((await search.search('front load')).priceOffers).toEqual([]);
});

test('a model counts once, even when its brand, type and name all match', async () => {
  const range = (count: number, brand: string, model: string, more = {}) =>
    Array.from({ length: count }, (_, index) => named(brand, `${model}${index}`, more));
  const catalogue = [
    ...range(70, 'Washer Works', 'W', { category: 'dryers', subcategory: null }),
    ...range(60, 'Washer Works', 'Washer'),
    ...range(50, 'LG', 'L'),
    ...range(40, 'LG', 'Washer', { category: 'stoves', subcategory: 'gas-stove' }),
    ...range(30, 'LG', 'L', { category: 'stoves', subcategory: null }),
  ];
  expect((await searchIn(catalogue).search('washer')).total).toBe(70 + 60 + 50 + 40);
});

test('the total follows changes of the catalogue', async () => {
  const catalogue = Array.from({ length: 101 }, (_, index) => named('Many', `M${index}`));
  const version = new FakeCatalogueVersion();
  const moving = searchIn(catalogue, version);
  expect((await moving.search('many')).total).toBe(101);
  catalogue.push(named('Many', 'More'));
  version.bump();
  expect((await moving.search('many')).total).toBe(102);
});

test('a query that is too long or contains NUL is rejected', async () => {
  await expect(search.search('x'.repeat(201))).rejects.toMatchObject({ kind: 'invalid', code: 'query' });
  await expect(search.search('a\0b')).rejects.toMatchObject({ kind: 'invalid', code: 'query' });
  expect((await search.search('x'.repeat(200))).total).toBe(0);
});

describe('suggestions', () => {
  test('are empty for blank text', async () => {
    for (const blank of ['', '  '])
      expect(await search.suggestions(blank)).toEqual({ rankings: [], models: [] });
  });

  test('list models that contain every word, best first, with their types and scores', async () => {
    const { models: found } = await search.suggestions('wm LG');
    expect(found.map(({ model, shownScore }) => [model, shownScore])).toEqual([
      ['WM-2', '4.5'],
      ['WM-1', '4.0'],
    ]);
    expect((await search.suggestions('gt')).models).toMatchObject([
      { model: 'GTD', typeLabel: 'Dryers', shownScore: null },
      { model: 'GTW', typeLabel: 'Top Load', shownScore: null },
    ]);
  });

  test('begin with rankings whose names match, categories before types', async () => {
    const { rankings } = await search.suggestions('refrigerator');
    expect(rankings[0]).toEqual({ category: 'fridges', subcategory: null, label: 'Fridges' });
    expect((await search.suggestions('front load washer')).rankings).toEqual([
      { category: 'washers', subcategory: 'front-load', label: 'Front Load, Washers' },
      { category: 'washers', subcategory: 'commercial-front-load', label: 'Commercial Front Load, Washers' },
    ]);
  });

  test('are at most eight in total', async () => {
    const many = Array.from({ length: 30 }, (_, index) => named('Washer Works', `M${index}`));
    const { rankings, models: found } = await searchIn(many).suggestions('washer');
    expect(rankings).toHaveLength(3);
    expect(found).toHaveLength(5);
  });

  test('reject the same queries as a search', async () => {
    await expect(search.suggestions('x'.repeat(201))).rejects.toMatchObject({ code: 'query' });
    await expect(search.suggestions('a\0b')).rejects.toMatchObject({ code: 'query' });
  });
});
