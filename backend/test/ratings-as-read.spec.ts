import { retailers } from '@appliance-index/domain/scores/retailers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SampleImports, washer, washerFile } from './sample-imports.js';

let sample: SampleImports;
beforeAll(async () => {
  sample = await SampleImports.startSmall();
});
afterAll(() => sample.stop());

/** What the month scores of an import hold, with the digits of the ratings. */
async function stored(importId: string | null) {
  const rows = await sample.database.query<{ retailer: string; score: number; rating: string | null }>(
    'select retailer, score, rating_read::text as rating from score_snapshots where import_id = $1 order by retailer',
    [importId],
  );
  return rows.map(({ retailer, score, rating }) => [retailer, score, rating]);
}

test.each<[string, string, 5 | 100, [number | null, string | null]]>([
  ['as many digits as the file', '4.40', 5, [44, '4.40']],
  ['at most four decimals', '4.43885', 5, [44, '4.4389']],
  ['stars instead of percent', '87.4', 100, [44, '4.37']],
  ['nothing for a cleared score', 'NULL', 5, [null, null]],
])('A month score keeps %s', async (_what, rating, scale, [score, kept]) => {
  const { importId } = await sample.run(washerFile(`${rating},90`), {
    retailer: 'lowes',
    scale,
    apply: true,
  });
  expect(await stored(importId)).toEqual([['lowes', score, kept]]);
  await sample.rollBack(importId);
});

test('A wide file keeps the rating of each retailer, and none where it has whole tenths or no rating', async () => {
  const columns = retailers.map(({ scoreField }) => scoreField).join(',');
  const text = (cells: string) => `brand,model,category,bestBuyReviews,${columns}\n${washer},12,${cells}\n`;
  const inStars = await sample.run(text('4.4388,4.5,,3.10'), { scale: 5, apply: true });
  expect((await stored(inStars.importId)).map(([retailer, , rating]) => [retailer, rating])).toEqual([
    ['aj-madison', '3.10'],
    ['best-buy', null],
    ['home-depot', '4.5'],
    ['lowes', '4.4388'],
  ]);
  const inTenths = await sample.run(text('44,45,,31'), { month: '2026-07', apply: true });
  expect((await stored(inTenths.importId)).map(([, , rating]) => rating)).toEqual([null, null, null, null]);
});

test('The table refuses ratings outside 0 to 5 stars, and with more than four decimals', async () => {
  const write = (rating: string) =>
    sample.database.query('update score_snapshots set rating_read = $1::numeric where rating_read is null', [
      rating,
    ]);
  for (const rating of ['5.1', '-0.1', '4.12345'])
    await expect(write(rating)).rejects.toThrow(/check constraint/);
});
