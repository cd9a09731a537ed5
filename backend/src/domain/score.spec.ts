import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { noScores } from './history.js';
import { type RetailerScores, retailers } from './retailers.js';
import { avgScore, isRated, maxReviewCount, shownScore, totalReviews } from './score.js';

/** Pairs in the retailers' order, as 'score@count'. */
function scoresOf(...pairs: [score: number | null, count: number | null][]): RetailerScores {
  const fields = retailers.flatMap(({ scoreField, countField }, index) => {
    const [score, count] = pairs[index] ?? [null, null];
    return [
      [scoreField, score],
      [countField, count],
    ];
  });
  return { ...noScores, ...Object.fromEntries(fields) };
}

const pair = fc.tuple(
  fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
  fc.option(fc.integer({ min: 0, max: maxReviewCount }), { nil: null }),
);
const fourPairs = fc.tuple(pair, pair, pair, pair);

describe('The score', () => {
  test.each([
    { scores: scoresOf([45, 100], [30, 300]), average: 3.375, shown: '3.4', reviews: 400 },
    { scores: scoresOf([50, null], [30, 9]), average: 3.2, shown: '3.2', reviews: 9 },
    { scores: scoresOf([null, 1000], [40, 10]), average: 4, shown: '4.0', reviews: 1010 },
    { scores: scoresOf(), average: 0, shown: '0.0', reviews: 0 },
    { scores: scoresOf([0, 10], [50, 10]), average: 2.5, shown: '2.5', reviews: 20 },
    { scores: scoresOf([50, 0], [50, 0], [40, 0], [30, 0]), average: 4.25, shown: '4.3', reviews: 0 },
    { scores: scoresOf([34, 1], [33, 1]), average: 3.35, shown: '3.4', reviews: 2 },
  ])('of known scores averages $average, is shown as $shown and counts $reviews reviews', (example) => {
    expect(avgScore(example.scores)).toBe(example.average);
    expect(shownScore(example.scores)).toBe(example.shown);
    expect(totalReviews(example.scores)).toBe(example.reviews);
  });

  test('of four retailers weighs each by its reviews', () => {
    const scores = scoresOf([47, 812], [45, 1530], [48, 240], [44, 96]);
    expect(avgScore(scores)).toBeCloseTo(4.583943, 6);
    expect(shownScore(scores)).toBe('4.6');
    expect(totalReviews(scores)).toBe(2678);
  });

  test('of 0 is a score, and none is not', () => {
    expect(isRated(scoresOf([0, null]))).toBe(true);
    expect(isRated(scoresOf([null, 12]))).toBe(false);
  });

  test('does not depend on which retailer says what', () => {
    fc.assert(
      fc.property(fourPairs, fc.nat(3), (pairs, turn) => {
        const turned = [...pairs.slice(turn), ...pairs.slice(0, turn)];
        expect(avgScore(scoresOf(...turned))).toBe(avgScore(scoresOf(...pairs)));
        expect(shownScore(scoresOf(...turned))).toBe(shownScore(scoresOf(...pairs)));
      }),
    );
  });

  test('lies between the lowest and the highest retailer', () => {
    fc.assert(
      fc.property(fourPairs, (pairs) => {
        const stars = pairs.flatMap(([score]) => (score === null ? [] : [score / 10]));
        fc.pre(stars.length > 0);
        expect(avgScore(scoresOf(...pairs))).toBeGreaterThanOrEqual(Math.min(...stars) - 1e-12);
        expect(avgScore(scoresOf(...pairs))).toBeLessThanOrEqual(Math.max(...stars) + 1e-12);
      }),
    );
  });

  test('is shown rounded half up from the exact fraction', () => {
    fc.assert(
      fc.property(fourPairs, (pairs) => {
        const rated = pairs.flatMap(([score, count]) =>
          score === null ? [] : [[score, count || 1] as const],
        );
        fc.pre(rated.length > 0);
        const sum = rated.reduce((total, [score, count]) => total + BigInt(score) * BigInt(count), 0n);
        const weight = rated.reduce((total, [, count]) => total + BigInt(count), 0n);
        const tenths = (2n * sum + weight) / (2n * weight);
        expect(shownScore(scoresOf(...pairs))).toBe(`${tenths / 10n}.${tenths % 10n}`);
      }),
    );
  });
});
