import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chanceOf, directCdf, directPlaces } from '../../test/trust/direct-formula.js';
import { randomNumbers } from '../../test/trust/generated-catalogue.js';
import { tolerance, vectors } from '../../test/trust/vectors.js';
import { likelyPlaces } from './likely-places.js';
import { LongList } from './long-list.js';
import type { PlacedList } from './placed-list.js';
import { ShortList } from './short-list.js';

/** @param pool numbers of pools; -1 for models without others */
function listOf(
  adjusted: readonly number[],
  sd: readonly number[],
  pool: readonly number[] = [],
): PlacedList {
  const own = (index: number) => adjusted.length + index;
  return {
    adjusted: Float64Array.from(adjusted),
    sd: Float64Array.from(sd),
    pool: Int32Array.from(adjusted, (_, index) =>
      (pool[index] ?? -1) < 0 ? own(index) : (pool[index] ?? 0),
    ),
  };
}

function placesOf(list: PlacedList): [low: number, high: number][] {
  const { low, high } = likelyPlaces(list);
  return Array.from(low, (place, index) => [place, high[index] ?? 0]);
}

/** A made-up list with as many different standard deviations as real ones, and a pool of three in each 25 models. */
function longList(length: number, seed: number): PlacedList {
  const random = randomNumbers(seed);
  const models = Array.from({ length }, () => [3.4 + 1.2 * random(), 0.05 + 0.2 * random() ** 2] as const);
  const first = (index: number) => (index % 25 < 3 ? index - (index % 25) : index);
  const pooled = models.map((_, index) => models[first(index)] ?? ([0, 0] as const));
  return listOf(
    pooled.map(([adjusted]) => adjusted),
    pooled.map(([, sd]) => sd),
    pooled.map((_, index) => (index % 25 < 3 ? first(index) : -1)),
  );
}

/** Few values, so that ties are common. */
const arbitraryList = fc
  .array(fc.tuple(fc.integer({ min: 30, max: 48 }), fc.integer({ min: 1, max: 6 })), {
    minLength: 1,
    maxLength: 25,
  })
  .map((models) =>
    listOf(
      models.map(([tenths]) => tenths / 10),
      models.map(([deviation]) => deviation / 20),
    ),
  );

describe('The likely places', () => {
  test.each(vectors.rankRange)('are known for $name', ({ adjusted, sd, pool, expected }) => {
    const list = listOf(adjusted, sd, pool ?? []);
    expect(placesOf(list)).toEqual(expected.low.map((low, index) => [low, expected.high[index]]));
  });

  test.each(vectors.rankRange)(
    'come from the known chances for $name',
    ({ adjusted, sd, pool, expected }) => {
      const list = listOf(adjusted, sd, pool ?? []);
      const cdf = new Float64Array(adjusted.length).fill(Number.NaN);
      const others = adjusted.length > 100 ? new LongList(list) : new ShortList(list);
      const { firstLow, lastLow, firstHigh, lastHigh } = others.fill(0, cdf);
      for (const [better, chance] of expected.cdfOfFirst.entries()) {
        const isNeeded =
          (better >= firstLow - 2 && better <= lastLow - 2) ||
          (better >= firstHigh - 1 && better <= lastHigh - 1);
        if (isNeeded) expect(Math.abs((cdf[better] ?? Number.NaN) - chance)).toBeLessThanOrEqual(tolerance);
      }
    },
  );

  test('are the shortest that hold the true place with a chance of 90 %', () => {
    fc.assert(
      fc.property(arbitraryList, (list) => {
        for (const [index, [low, high]] of placesOf(list).entries()) {
          const cdf = directCdf(list, index);
          expect(chanceOf(cdf, low, high)).toBeGreaterThanOrEqual(0.9 - 1e-9);
          if (low === high) continue;
          for (let start = 1; start + high - low - 1 <= cdf.length; start++) {
            expect(chanceOf(cdf, start, start + high - low - 1)).toBeLessThan(0.9);
          }
        }
      }),
    );
  });

  test('are the same for models with the same evidence, wherever they stand', () => {
    fc.assert(
      fc.property(arbitraryList, (list) => {
        const places = new Map<string, unknown>();
        for (const [index, range] of placesOf(list).entries()) {
          const evidence = `${list.adjusted[index]} ${list.sd[index]}`;
          expect(range).toEqual(places.get(evidence) ?? range);
          places.set(evidence, range);
        }
      }),
    );
  });

  test('move down by the models of the same pool that are above', () => {
    const list = listOf([4.4, 4.2, 4.2, 4.2, 4.0], [0.02, 0.02, 0.02, 0.02, 0.02], [-1, 0, 0, 0, -1]);
    expect(placesOf(list)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
  });

  test('of long lists differ from the direct formula for at most 1 of 1,000 models, by one place', () => {
    const lists = [101, 110, 120, 120, 130, 140, 300].map(longList);
    const differences = lists.flatMap((list) => {
      const matesAbove = new Map<number, number>();
      return placesOf(list).map(([low, high], index) => {
        const pool = list.pool[index] ?? 0;
        const above = matesAbove.get(pool) ?? 0;
        matesAbove.set(pool, above + 1);
        const [directLow, directHigh] = directPlaces(directCdf(list, index));
        const last = list.pool.length;
        return Math.max(
          Math.abs(Math.min(directLow + above, last) - low),
          Math.abs(Math.min(directHigh + above, last) - high),
        );
      });
    });
    expect(differences.length).toBeGreaterThan(1000);
    expect(differences.filter((places) => places > 0).length).toBeLessThanOrEqual(1);
    expect(Math.max(...differences)).toBeLessThanOrEqual(1);
  });
});
