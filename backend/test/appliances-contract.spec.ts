import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { matchesQuery } from '@appliance-index/domain/catalogue/search';
import {
  compareText,
  type RankBy,
  rankByOptions,
  ranked,
  rankedFromWorst,
} from '@appliance-index/domain/scores/ranking';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { isRated, maxReviewCount, totalReviews } from '@appliance-index/domain/scores/score';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresAppliances } from '../src/adapters/postgres/postgres-appliances.js';
import { resultView } from '../src/application/rankings/cards.js';
import type { Appliances, ListEnd, Scope } from '../src/application/rankings/ranking-ports.js';
import { appliance, insertAppliances, randomAppliances, seededRandom } from './builders.js';
import { InMemoryAppliances } from './fakes/in-memory-appliances.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The best of its type, if it were not in the trash. */
const trashed = appliance({ brand: 'Gone', lowesScore: 50, lowesReviewCount: maxReviewCount });
trashed.deletedAt = new Date();
/** The same score from all retailers, with more reviews than any other model. */
const agreed = Object.fromEntries(
  retailers.flatMap(({ scoreField, countField }) => [
    [scoreField, 40],
    [countField, maxReviewCount],
  ]),
);
const odd = [
  appliance({ brand: '100%_Pure\\', model: "O'Neil <b>" }),
  appliance({ brand: 'Whirlpool', model: 'Duet Sport', category: 'dryers', subcategory: null }),
  appliance({ brand: 'Agreed', ...agreed }),
  appliance({ brand: 'TALLOW+DECKER' }),
  appliance({ brand: 'Norvík Café' }),
];
const [near, far] = [
  appliance({ brand: 'Quarzomatic', lowesScore: 10 }),
  appliance({ brand: 'Quarzomatec', lowesScore: 50 }),
];
const models = [...randomAppliances(2_000, seededRandom(7)), ...odd, near, far, trashed];
const scopes: Scope[] = [
  { category: 'washers', subcategory: null },
  { category: 'stoves', subcategory: 'gas-stove' },
  { category: 'dryers', subcategory: 'front-load' },
  { category: 'toasters', subcategory: null },
  { category: 'fridges', subcategory: 'front-load' },
];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

/** Expected results, from the domain's functions. */
const live = models.filter(({ deletedAt }) => deletedAt === null);
const bestFirst = ranked(live, 'overall');
const within = ({ category, subcategory }: Scope) =>
  live.filter((model) => model.category === category && [null, model.subcategory].includes(subcategory));
const listOf = (scope: Scope, by: RankBy, end: ListEnd) =>
  end === 'best' ? ranked(within(scope), by) : rankedFromWorst(within(scope), by);
const typeCounts = Object.values(
  Object.groupBy(live, ({ category, subcategory }) => `${category}/${subcategory}`),
).map((group = []) => {
  const { category, subcategory } = group[0] as Appliance;
  return { category, subcategory, count: group.length };
});
const brandsByCount = Object.entries(Object.groupBy(live, ({ brand }) => brand))
  .toSorted(([a, of = []], [b, than = []]) => than.length - of.length || compareText(a, b))
  .map(([brand]) => brand);
const scoresOf = (model: Appliance) =>
  retailers.map(({ scoreField }) => model[scoreField]).filter((score) => score !== null);

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await createTestDatabase();
  await insertAppliances(postgres.database, models);
});
afterAll(() => postgres.stop());

describe.each([
  ['in memory', (): Appliances => new InMemoryAppliances(models)],
  ['in PostgreSQL', (): Appliances => new PostgresAppliances(postgres.database)],
])('the catalogue %s', (_, open) => {
  test.each(rankByOptions)('ranks by %s from both ends, like the domain', async (by) => {
    for (const scope of scopes) {
      for (const end of ['best', 'worst'] as const) {
        const expected = ids(listOf(scope, by, end));
        for (const limit of [1, 25, 60, 5_000])
          expect(ids(await open().ranked(scope, by, end, limit))).toEqual(expected.slice(0, limit));
      }
    }
  });

  test('lists every model in overall order, without the trash', async () => {
    expect(ids(await open().all())).toEqual(ids(bestFirst));
  });

  test('streams each model once, by id, without the trash', async () => {
    const each = await Array.fromAsync(open().stream());
    expect(each).toEqual(live.toSorted((a, b) => compareText(a.id, b.id)));
  });

  test('finds a model by its id with every field', async () => {
    for (const model of models.slice(0, 50)) expect(await open().find(model.id)).toEqual(model);
  });

  test.each(['', 'nonsense', '1', "' or 1=1 --", 'a\0b', '00000000-0000-4000-8000-000000000000', trashed.id])(
    'finds no model by %j',
    async (id) => {
      expect(await open().find(id)).toBeNull();
    },
  );

  test('counts the models of a category, of a type, and by type', async () => {
    for (const scope of scopes) {
      expect(await open().count(scope)).toBe(within(scope).length);
      expect(await open().countRated(scope)).toBe(within(scope).filter(isRated).length);
    }
    const lines = (counts: object[]) => counts.map((count) => JSON.stringify(count)).toSorted();
    const counts = await open().countByType();
    expect(lines(counts)).toEqual(lines(typeCounts));
    const scopesOf = (each: Scope[]) =>
      lines(each.map(({ category, subcategory }) => ({ category, subcategory })));
    expect(scopesOf(await open().lastChangeByType())).toEqual(scopesOf(counts));
  });

  test.each([
    'lg',
    'm1',
    '😀',
    'zéphyr',
    '%',
    '_',
    '\\',
    "'",
    '<b>',
    'refrigerator',
    'gas stove',
    '36-inch',
    'no such model',
    'x1',
    'e',
    'washer',
    'stoves',
    'm4',
  ])('finds %j literally, best first, with the total', async (query) => {
    const { total, models: found } = await open().search([query], { category: null, offset: 0, limit: 100 });
    const expected = bestFirst.filter((model) => matchesQuery(model, query));
    expect(total).toBe(expected.length);
    expect(found.map(resultView)).toEqual(expected.slice(0, 100).map(resultView));
  });

  test.each([
    [['lg'], null, 0],
    [['lg', 'front'], 'washers', 2],
    [['washer', 'm1'], null, 5],
    [['lg'], 'stoves', 4_000],
    [['nothing', 'lg'], 'washers', 0],
  ])(
    'counts all with the words %j by category, and lists those in %s after the first %i',
    async (words, category, offset) => {
      const all = bestFirst.filter((model) => words.every((word) => matchesQuery(model, word)));
      const listed = all.filter((model) => category === null || model.category === category);
      const { models: found, total, counts } = await open().search(words, { category, offset, limit: 10 });
      expect(found.map(resultView)).toEqual(listed.slice(offset, offset + 10).map(resultView));
      expect(total).toBe(all.length);
      const sizes = Object.entries(Object.groupBy(all, (model) => model.category));
      expect(counts).toEqual(Object.fromEntries(sizes.map(([each, own = []]) => [each, own.length])));
    },
  );

  test('ranks rated models within their type, or else their category', async () => {
    const some = [
      ...models.filter((_, index) => index % 40 === 0),
      ...models.filter(({ subcategory }) => subcategory === null).slice(0, 5),
      trashed,
    ];
    const expected = some
      .filter((model) => model.deletedAt === null && isRated(model))
      .map(
        (model) =>
          [model.id, 1 + listOf(model, 'overall', 'best').findIndex(({ id }) => id === model.id)] as const,
      );
    expect(await open().ranks(ids(some))).toEqual(new Map(expected));
  });

  test('lists the first models for searching, in overall order', async () => {
    for (const limit of [10, 5_000]) {
      const listed = await open().searchable(limit);
      expect(listed.map(resultView)).toEqual(bestFirst.slice(0, limit).map(resultView));
    }
  });

  test.each([[['lg']], [['lg', 'front']], [['%']], [['washer', 'm1', 'bosch']], [['nothing', 'lg']]])(
    'finds all the words %j, in any order and field',
    async (words) => {
      const expected = bestFirst.filter((model) => words.every((word) => matchesQuery(model, word)));
      expect(ids(await open().findByWords(words, 8))).toEqual(ids(expected.slice(0, 8)));
    },
  );

  test('lists the best models, and the sitemap entries page by page', async () => {
    expect(ids(await open().best(3))).toEqual(ids(bestFirst.slice(0, 3)));
    const page = ids(live).toSorted(compareText).slice(1_990, 2_090);
    expect(ids(await open().sitemapEntries(1_990, 100))).toEqual(page);
    const [first] = await open().sitemapEntries(0, 1);
    expect(first?.updatedAt.getTime()).toBeGreaterThanOrEqual(0);
  });

  test('lists the brands with the most models first', async () => {
    expect(await open().frequentBrands(3)).toEqual(brandsByCount.slice(0, 3));
  });

  test('picks the most reviewed model among those that retailers disagree on', async () => {
    const disputed = bestFirst.filter((model) => new Set(scoresOf(model)).size > 1);
    const most = Math.max(...disputed.map(totalReviews));
    expect(await open().methodologyExample()).toEqual(disputed.find((model) => totalReviews(model) === most));
  });
});

test.each(['whirlpol', 'whirlpoool', 'whirlpxol', 'whilrpool', 'wirlpool', 'dryr whirlpol'])(
  'PostgreSQL also finds models despite a typo: %s',
  async (typo) => {
    const close = await new PostgresAppliances(postgres.database).closeMatches(typo, 6);
    expect(close).toHaveLength(6);
    for (const { brand, category } of close) {
      expect(brand).toBe('Whirlpool');
      if (typo.startsWith('dryr')) expect(category).toBe('dryers');
    }
  },
);

test.each([
  ['Tallow & Decker', 'TALLOW+DECKER'],
  ['tallow and decker', 'TALLOW+DECKER'],
  ['Norvik Cafe', 'Norvík Café'],
  ['cafe norvik', 'Norvík Café'],
  ['Nórvik café', 'Norvík Café'],
  ['Unseen & Tallow', 'TALLOW+DECKER'],
])('PostgreSQL finds close matches of %p without its accents and joints', async (query, brand) => {
  const close = await new PostgresAppliances(postgres.database).closeMatches(query.toLowerCase(), 6);
  expect(close.map((model) => model.brand)).toEqual([brand]);
});

test('PostgreSQL finds no close matches of a query with a word that no model has', async () => {
  const catalogue = new PostgresAppliances(postgres.database);
  expect(await catalogue.closeMatches('unseen tallow', 6)).toEqual([]);
});

test('PostgreSQL lists the closest spelling first, whatever its score', async () => {
  const close = await new PostgresAppliances(postgres.database).closeMatches('quarzomatik', 6);
  expect(ids(close)).toEqual([near.id, far.id]);
});
