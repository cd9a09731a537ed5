import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PostgresScoreHistory } from '../src/adapters/postgres/postgres-score-history.js';
import { appliance, insertAppliances, randomAppliances, seededRandom } from './builders.js';
import { InMemoryScoreHistory } from './fakes/in-memory-score-history.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const models = randomAppliances(300, seededRandom(23));
let postgres: TestDatabase;
let history: PostgresScoreHistory;
beforeAll(async () => {
  postgres = await createTestDatabase();
  history = new PostgresScoreHistory(postgres.database);
  await insertAppliances(postgres.database, models);
});
afterAll(() => postgres.stop());

async function addImport(month: string, isRolledBack = false): Promise<string> {
  const [row] = await postgres.database.query<{ id: string }>(
    `insert into imports (kind, file_name, file_hash, options, retailers, month, actor, applied_at, row_count,
       rejected_count, created_count, changed_count, unchanged_count, formula_version, rolled_back_at)
     values ('scores', 'file.csv', repeat(md5(random()::text), 2), '', '{lowes}', $1, 'test', now(), 1, 0, 0, 1, 0, 'v',
       case when $2 then now() end) returning id`,
    [month, isRolledBack],
  );
  return row?.id ?? '';
}

const addScore = (
  importId: string,
  applianceId: string,
  month: string,
  score: number | null,
  ratingRead: string | null = null,
) =>
  postgres.database.query(
    `insert into score_snapshots (appliance_id, retailer, month, import_id, score, review_count, rating_read)
     values ($1, 'lowes', $2, $3, $4, 10, $5)`,
    [applianceId, month, importId, score, ratingRead],
  );

test('without imports there are no months and no history', async () => {
  expect(await history.months()).toEqual({ updated: null, previous: null });
  expect(await history.monthScoresOf(models.map(({ id }) => id))).toEqual(new Map());
  const scope = { category: 'washers', subcategory: null };
  expect(
    await history.ranksAt(
      '2026-03',
      scope,
      'best',
      models.map(({ id }) => id),
    ),
  ).toEqual(new Map());
});

test('a model is ranked as by the domain, in its category and in its type', async () => {
  const expected = new InMemoryScoreHistory(models);
  for (const { id, category, subcategory } of models) {
    for (const scope of [
      { category, subcategory: null },
      { category, subcategory },
    ]) {
      expect(await history.currentRank(scope, id)).toBe(await expected.currentRank(scope, id));
    }
  }
});

test('the newest import of a month counts, unless it was rolled back', async () => {
  const model = appliance({ brand: 'Dated' });
  await insertAppliances(postgres.database, [model]);
  const [march, first, second, undone] = [
    await addImport('2026-03'),
    await addImport('2026-04'),
    await addImport('2026-04'),
    await addImport('2026-04', true),
  ];
  await addImport('2026-06', true);
  await addScore(first, model.id, '2026-04', 41);
  await addScore(second, model.id, '2026-04', 42);
  await addScore(undone, model.id, '2026-04', 43);
  await addScore(march, model.id, '2026-03', 30);
  expect(await history.months()).toEqual({ updated: '2026-04', previous: '2026-03' });
  const unknown = '00000000-0000-4000-8000-000000000001';
  expect(await history.monthScoresOf([unknown, model.id])).toEqual(
    new Map([
      [
        model.id,
        [
          { retailer: 'lowes', month: '2026-03', score: 30, reviewCount: 10 },
          { retailer: 'lowes', month: '2026-04', score: 42, reviewCount: 10 },
        ],
      ],
    ]),
  );
});

test('the two newest months of a retailer are its readings, as far as they are in force', async () => {
  const [read, single, trashed] = ['Read', 'Single', 'Trashed'].map((brand) => appliance({ brand }));
  if (!read || !single || !trashed) throw new Error('There are three models.');
  trashed.deletedAt = new Date();
  await insertAppliances(postgres.database, [read, single, trashed]);
  const [january, june, correction, undone, july] = [
    await addImport('2024-01'),
    await addImport('2024-06'),
    await addImport('2024-06'),
    await addImport('2024-06', true),
    await addImport('2024-07', true),
  ];
  await addScore(correction, read.id, '2024-06', 42, '4.20');
  await addScore(june, read.id, '2024-06', 41, '4.1000');
  await addScore(undone, read.id, '2024-06', 43);
  await addScore(july, read.id, '2024-07', 44);
  await addScore(january, read.id, '2024-01', 30);
  await addScore(await addImport('2023-12'), read.id, '2023-12', 29);
  await addScore(june, single.id, '2024-06', 41);
  await addScore(january, trashed.id, '2024-01', 41);
  await addScore(june, trashed.id, '2024-06', 41);
  const pair = {
    applianceId: read.id,
    category: read.category,
    retailer: 'lowes',
    earlier: { month: '2024-01', rating: '3.0', count: 10 },
    later: { month: '2024-06', rating: '4.20', count: 10 },
  };
  expect(await history.readingPairs(read.id)).toEqual([pair]);
  for (const { id } of [single, trashed]) expect(await history.readingPairs(id)).toEqual([]);
  const all = await history.readingPairs();
  expect(all).toContainEqual(pair);
  for (const { id } of [single, trashed]) expect(all.map(({ applianceId }) => applianceId)).not.toContain(id);
});

test('what the newest readings are made of has another identity after an import, a rollback, a move and a deletion', async () => {
  const model = appliance({ brand: 'Identified' });
  await insertAppliances(postgres.database, [model]);
  const identities = [await history.pairsIdentity()];
  const change = async (statement: string, value: string) => {
    await postgres.database.query(statement, [value]);
    identities.push(await history.pairsIdentity());
  };
  await change('update appliances set lowes_score = 11 where id = $1', model.id);
  expect(identities[1]).toBe(identities[0]);
  const imported = await addImport('2025-01');
  identities.push(await history.pairsIdentity());
  await change('update imports set rolled_back_at = now() where id = $1', imported);
  await change(`update appliances set category = 'dryers', subcategory = null where id = $1`, model.id);
  await change('update appliances set deleted_at = now() where id = $1', model.id);
  // A rollback brings back what was there before the import.
  expect(new Set(identities).size).toBe(4);
});

test('earlier ranks are read from the month, scope and end of the ranking', async () => {
  const [model, unrated] = [appliance({ brand: 'Kept' }), appliance({ brand: 'Unrated' })];
  await insertAppliances(postgres.database, [model, unrated]);
  await postgres.database.query(
    `insert into standings (category, subcategory, month, appliance_id, category_best, category_worst, type_best, type_worst)
     select 'washers', 'front-load', ranks.* from (values
       ('2026-03', $1::uuid, 7, 5, 3, 2), ('2026-04', $1, 1, 1, 1, 1), ('2026-03', $2, 9, null, 4, null)) as ranks`,
    [model.id, unrated.id],
  );
  const ids = [model.id, unrated.id];
  const category = { category: 'washers', subcategory: null };
  const type = { category: 'washers', subcategory: 'front-load' };
  expect(await history.ranksAt('2026-03', category, 'best', ids)).toEqual(
    new Map([
      [model.id, 7],
      [unrated.id, 9],
    ]),
  );
  expect(await history.ranksAt('2026-03', category, 'worst', ids)).toEqual(new Map([[model.id, 5]]));
  expect(await history.ranksAt('2026-03', type, 'best', ids)).toEqual(
    new Map([
      [model.id, 3],
      [unrated.id, 4],
    ]),
  );
  expect(await history.ranksAt('2026-03', type, 'worst', [unrated.id])).toEqual(new Map());
  expect(await history.ranksAt('2026-02', type, 'best', ids)).toEqual(new Map());
  expect(await history.ranksAt('2026-05', type, 'worst', ids)).toEqual(new Map([[model.id, null]]));
});

test("a model's earlier ranks are those in its present category and type", async () => {
  const [moved, untyped] = [appliance({ brand: 'Moved on' }), appliance({ brand: 'Typeless' })];
  await insertAppliances(postgres.database, [moved, untyped]);
  await postgres.database.query(
    `insert into standings (month, appliance_id, category, subcategory, category_best, type_best) values
       ('2026-02', $1, 'washers', 'top-load', 4, 2), ('2026-03', $1, 'washers', 'front-load', 6, 3),
       ('2026-03', $2, 'washers', null, 5, 1)`,
    [moved.id, untyped.id],
  );
  const ranksIn = (subcategory: string | null) =>
    history.ranksOf(moved.id, { category: 'washers', subcategory });
  expect(await ranksIn('top-load')).toEqual(new Map([['2026-02', 2]]));
  expect(await ranksIn('front-load')).toEqual(new Map([['2026-03', 3]]));
  expect(await history.ranksOf(moved.id, { category: 'dryers', subcategory: null })).toEqual(new Map());
  expect(await history.ranksOf(untyped.id, { category: 'washers', subcategory: null })).toEqual(
    new Map([['2026-03', 5]]),
  );
});

test('earlier ranks belong to the category and type the model had at the time', async () => {
  const [moved, untyped] = [appliance({ brand: 'Moved' }), appliance({ brand: 'Untyped' })];
  await insertAppliances(postgres.database, [moved, untyped]);
  await postgres.database.query(
    `insert into standings (month, appliance_id, category, subcategory, category_best, type_best)
     values ('2026-03', $1, 'washers', 'top-load', 4, 2), ('2026-03', $2, 'washers', null, 5, 1)`,
    [moved.id, untyped.id],
  );
  const ranksIn = (category: string, subcategory: string | null) =>
    history.ranksAt('2026-03', { category, subcategory }, 'best', [moved.id, untyped.id]);
  expect(await ranksIn('washers', 'top-load')).toEqual(new Map([[moved.id, 2]]));
  expect(await ranksIn('washers', 'front-load')).toEqual(new Map());
  expect(await ranksIn('dryers', 'front-load')).toEqual(new Map());
  expect(await ranksIn('washers', null)).toEqual(
    new Map([
      [moved.id, 4],
      [untyped.id, 5],
    ]),
  );
});

test('a score entered by staff, also in a catalogue file, is dated by its last change, or else by when its model was added', async () => {
  const model = appliance({ brand: 'Entered' });
  await insertAppliances(postgres.database, [model]);
  await postgres.database.query(`update appliances set created_at = '2026-10-31T10:00:00Z' where id = $1`, [
    model.id,
  ]);
  const add = (day: string, before: object | null, after: object, action = 'update') =>
    postgres.database.query(
      `insert into audit_log (at, actor, action, subject, subject_id, label, before, after)
       values ($1, 'ann', $4, 'appliance', $5, '', $2::jsonb, $3::jsonb)`,
      [`2026-11-${day}T10:00:00Z`, before && JSON.stringify(before), JSON.stringify(after), action, model.id],
    );
  await add('01', null, { lowesScore: 44, bestBuyScore: null });
  await add('02', { lowesScore: 44 }, { lowesScore: 45 });
  await add('03', { lowesScore: 45, priceRange: null }, { lowesScore: 45, priceRange: '$9' });
  await add('04', { bestBuyScore: null }, { bestBuyScore: 40 }, 'import');
  const entries = await history.handEntries(model.id);
  expect(Object.fromEntries(entries.map(({ retailer, at }) => [retailer, at]))).toEqual({
    lowes: new Date('2026-11-02T10:00:00Z'),
    'home-depot': new Date('2026-10-31T10:00:00Z'),
    'best-buy': new Date('2026-11-04T10:00:00Z'),
    'aj-madison': new Date('2026-10-31T10:00:00Z'),
  });
});
