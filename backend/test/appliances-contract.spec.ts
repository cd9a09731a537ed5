import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresAppliances } from '../src/adapters/postgres/postgres-appliances.js';
import { resultOf } from '../src/application/cards.js';
import type { Appliances, Scope } from '../src/application/ports.js';
import { Search } from '../src/application/search.js';
import type { Appliance } from '../src/domain/appliance.js';
import { rankings } from '../src/domain/ranking.js';
import { matches } from '../src/domain/search.js';
import { appliance, insertAppliances, randomAppliances, seededRandom } from './builders.js';
import { InMemoryAppliances } from './fakes/in-memory-appliances.js';
import { ToldVersion } from './fakes/told-version.js';
import { startTestDatabase, type TestDatabase } from './test-database.js';

const trashed = appliance({ brand: 'Gone' });
trashed.deletedAt = new Date();
const odd = [
  appliance({ brand: '100%_Pure\\', model: "O'Neil <b>" }),
  appliance({ brand: 'Whirlpool', model: 'Duet Sport', category: 'dryers', subcategory: null }),
];
const models = [...randomAppliances(2_000, seededRandom(7)), ...odd, trashed];
const scopes: Scope[] = [
  { category: 'washers', subcategory: null },
  { category: 'stoves', subcategory: 'gas-stove' },
  { category: 'dryers', subcategory: 'front-load' },
  { category: 'toasters', subcategory: null },
  { category: 'fridges', subcategory: 'front-load' },
];
const ids = (found: readonly Appliance[]) => found.map(({ id }) => id);

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await startTestDatabase();
  await insertAppliances(postgres.database, models);
});
afterAll(() => postgres.stop());

const fake = new InMemoryAppliances(models);

describe.each([
  ['in memory', (): Appliances => fake],
  ['in PostgreSQL', (): Appliances => new PostgresAppliances(postgres.database)],
])('the catalogue %s', (_, open) => {
  test.each(rankings.flatMap((by) => [by] as const))(
    'ranks by %s from both ends in the order of the rules',
    async (by) => {
      for (const scope of scopes) {
        for (const end of ['best', 'worst'] as const) {
          for (const limit of [1, 25, 60, 5_000]) {
            const expected = ids(await fake.ranked(scope, by, end, limit));
            expect(ids(await open().ranked(scope, by, end, limit))).toEqual(expected);
          }
        }
      }
    },
  );

  test('lists every model in overall order, without the trash', async () => {
    expect(ids(await open().all())).toEqual(ids(await fake.all()));
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

  test('counts the models of a category, of a type, and by type and brand', async () => {
    for (const scope of scopes) expect(await open().count(scope)).toBe(await fake.count(scope));
    const lines = (counts: object[]) => counts.map((count) => JSON.stringify(count)).toSorted();
    expect(lines(await open().countByType())).toEqual(lines(await fake.countByType()));
    expect(lines(await open().countByKind())).toEqual(lines(await fake.countByKind()));
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
  ])('finds %j literally, best first, and says how many there are', async (query) => {
    const { total, results } = await new Search(open(), new ToldVersion()).search(query);
    const expected = (await fake.all()).filter((model) => matches(model, query));
    expect(total).toBe(expected.length);
    expect(results).toEqual(expected.slice(0, 100).map(resultOf));
  });

  test.each([[['lg']], [['lg', 'front']], [['%']], [['washer', 'm1', 'bosch']], [['nothing', 'lg']]])(
    'finds all the words %j, in any order and field',
    async (words) => {
      expect(ids(await open().containing(words, 8))).toEqual(ids(await fake.containing(words, 8)));
    },
  );

  test('a close match has all words in any field, and is no exact match', async () => {
    expect(ids(await open().closeMatches('sport whirlpool dryer', 6))).toEqual([odd[1]?.id]);
  });

  test('lists the first of all, and the addresses of all page by page', async () => {
    expect(ids(await open().best(3))).toEqual(ids(await fake.best(3)));
    const page = (from: Appliances) => from.addresses(1_990, 100).then((found) => found.map(({ id }) => id));
    expect(await page(open())).toEqual(await page(fake));
    const [first] = await open().addresses(0, 1);
    expect(first?.updatedAt.getTime()).toBeGreaterThanOrEqual(0);
  });

  test('names the brands with the most models first', async () => {
    const brandsOf = async (catalogue: Appliances) =>
      (await new Search(catalogue, new ToldVersion()).search('')).suggestions;
    expect(await brandsOf(open())).toEqual(await brandsOf(fake));
  });

  test('knows the model with the most evidence', async () => {
    expect((await open().mostCompared())?.id).toBe((await fake.mostCompared())?.id);
  });
});

test.each(['whirlpol', 'whirlpoool', 'whirlpxol', 'whilrpool', 'wirlpool', 'dryr whirlpol'])(
  'PostgreSQL also finds what is a typo away: %s',
  async (typo) => {
    const close = await new PostgresAppliances(postgres.database).closeMatches(typo, 6);
    expect(close).toHaveLength(6);
    for (const { brand, category } of close) {
      expect(brand).toBe('Whirlpool');
      if (typo.startsWith('dryr')) expect(category).toBe('dryers');
    }
  },
);
