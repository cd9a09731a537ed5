import { stepChecks } from '@appliance-index/domain/imports/import-checks';
import { mayShareReviews } from '@appliance-index/domain/trust/import-checks';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { areAlike } from '../src/adapters/postgres/imports/step-sql.js';
import type { FileImportRequest } from '../src/application/imports/file-import.js';
import { seededRandom } from './builders.js';
import { SampleImports, washerFile } from './sample-imports.js';

let sample: SampleImports;
beforeAll(async () => {
  sample = await SampleImports.startSmall();
});
afterAll(() => sample.stop());

const lowes = (month: string, request: Partial<FileImportRequest> = {}) =>
  ({ retailer: 'lowes', month, acceptAll: false, ...request }) as const;
const impossible = [{ code: 'impossible', models: ["LG WM5800HVA at Lowe's"], total: 1 }];

test('A file is checked against the newest earlier month in force, and can be applied nevertheless', async () => {
  const apply = async (month: string, cells: string) =>
    (await sample.run(washerFile(cells), lowes(month, { apply: true, acceptAll: true }))).importId;
  const checksOf = async (month: string, cells: string) =>
    (await sample.run(washerFile(cells), lowes(month))).checks;
  await apply('2025-01', '4.6000,150');
  const newest = await apply('2025-03', '4.0000,100');
  expect(await sample.run(washerFile('4.6000,150'), lowes('2025-04'))).toMatchObject({
    state: 'planned',
    checks: impossible,
  });
  expect(await checksOf('2025-02', '4.6000,160')).toEqual([]);
  expect(await checksOf('2025-03', '4.6000,150')).toEqual([]);
  expect(await checksOf('2025-04', '4.5000,200')).toEqual([]);
  expect(await checksOf('2025-04', 'NULL,NULL')).toEqual([]);
  await sample.database.query(`update appliances set lowes_score = 36 where model = 'WM5800HVA'`);
  expect(await checksOf('2025-04', ',')).toEqual([]);
  const later = await sample.run(washerFile('4.6000,150'), lowes('2025-04', { apply: true }));
  expect(later).toMatchObject({ state: 'applied', checks: impossible });
  await sample.rollBack(later.importId);
  await sample.rollBack(newest);
  expect(await checksOf('2025-04', '4.6000,151')).toEqual([]);
});

test('The checks of a whole file are those of the domain', async () => {
  const random = seededRandom(5);
  const reading = () => ({
    rating: (1 + 4 * random()).toFixed(Math.floor(1 + 3 * random())),
    count: Math.floor(300 * random()),
  });
  const models = [
    ...Array.from({ length: 300 }, () => ({ earlier: reading(), later: reading() })),
    // The shortest jump, and a score without a count, which weighs as much as one review.
    { earlier: { rating: '4.25', count: 9_000 }, later: { rating: '4.04', count: 12_000 } },
    { earlier: { rating: '4.0', count: null }, later: { rating: '4.1', count: 1 } },
  ].map((steps, index) => ({ name: `Odd${index}`, ...steps }));
  const file = (time: 'earlier' | 'later') =>
    models
      .map(({ name, [time]: { rating, count } }) => `Acme,${name},washers,${rating},${count ?? ''}\n`)
      .reduce((text, line) => text + line, 'brand,model,category,rating,reviewCount\n');
  const request = { createMissing: true, acceptAll: true };
  await sample.run(file('earlier'), lowes('2025-06', { ...request, apply: true }));
  const { checks } = await sample.run(file('later'), lowes('2025-07', request));
  const codesOf = models.map(({ earlier, later }) => stepChecks(earlier, later));
  const codes = new Set(codesOf.flat());
  expect(codes.size).toBeGreaterThan(4);
  for (const code of codes) {
    const odd = models.filter((_, index) => codesOf[index]?.includes(code));
    const found = checks.find((check) => check.code === code);
    expect(found).toMatchObject({
      models: odd.map(({ name }) => `Acme ${name} at Lowe's`),
      total: odd.length,
    });
  }
});

test('Whether two retailers show the same reviews is decided by queries as by the domain', async () => {
  const counts = [null, 0, 99, 100, 110, 111, 112, 1_000, 1_111, 1_112];
  const readings = counts.flatMap((reviewCount) =>
    [null, 43, 44, 45].map((score) => ({ score, reviewCount })),
  );
  const pairs = readings.flatMap((one) => readings.map((other) => [one, other] as const));
  const columnsOf = (index: 0 | 1, name: 'score' | 'reviewCount') => pairs.map((pair) => pair[index][name]);
  for (const [one, other] of [
    ['lowes', 'aj_madison'],
    ['home_depot', 'best_buy'],
  ]) {
    const given = `${one}_score, ${one}_review_count, ${other}_score, ${other}_review_count`;
    const rows = await sample.database.query<{ alike: boolean }>(
      `select coalesce(${areAlike}, false) as alike from (
         select (jsonb_populate_record(null::appliances, to_jsonb(pair))).* from unnest($1::int[], $2::int[], $3::int[], $4::int[])
           with ordinality as pair (${given}, at) order by at) shown`,
      [
        columnsOf(0, 'score'),
        columnsOf(0, 'reviewCount'),
        columnsOf(1, 'score'),
        columnsOf(1, 'reviewCount'),
      ],
    );
    expect(rows.map(({ alike }) => alike)).toEqual(pairs.map((pair) => mayShareReviews(...pair)));
  }
});

test('Changed models with the figures of another one are named, and those of which two retailers show the same', async () => {
  const file = [
    'brand,model,category,subcategory,lowesScore,lowesReviewCount,homeDepotScore,homeDepotReviewCount',
    // The least evidence that is shared: a score without a count is worth one review.
    'Acme,Twin-1,washers,front-load,43,9,43,',
    'Acme,Twin-2,washers,front-load,43,9,43,',
    'Acme,Other,washers,top-load,43,9,43,',
    'Acme,Few-1,washers,front-load,42,9,,',
    'Acme,Few-2,washers,front-load,42,9,,',
    'Acme,Both,washers,front-load,44,1395,44,1336',
    'Acme,Single,washers,front-load,41,700,,',
  ].join('\n');
  const request = { createMissing: true, apply: true, month: '2026-07', retailer: undefined };
  const { checks, importId } = await sample.run(`${file}\n`, request);
  expect(checks).toMatchObject([
    { code: 'same-evidence', models: ['Acme Twin-1', 'Acme Twin-2'], total: 2 },
    { code: 'shared-reviews', models: ['Acme Both'], total: 1 },
  ]);
  const another = await sample.run(`${file.replace('41,700', '41,701')}\n`, request);
  expect(another).toMatchObject({ counts: { changed: 1 }, checks: [] });
  for (const id of [another.importId, importId]) await sample.rollBack(id);
});

test('An import tells how the likely places of the first five of each list change, and keeps that', async () => {
  const request = { retailer: 'lowes', month: '2026-06', apply: true } as const;
  const { importId, ranges } = await sample.run(washerFile('5.0,90000'), request);
  const washers = ranges.find((list) => list.category === 'washers' && list.subcategory === 'front-load');
  expect(washers?.models).toHaveLength(5);
  expect(washers?.models[0]).toMatchObject({ model: 'WM5800HVA', after: { place: 1, low: 1 } });
  expect(ranges.map(({ category }) => category)).toContain('washers');
  const stored = await sample.monthScores.stored(importId ?? '');
  expect(stored.ranges).toEqual(ranges);
  await sample.rollBack(importId);
});
