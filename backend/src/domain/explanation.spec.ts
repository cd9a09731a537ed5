import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explainScore } from './explanation.js';
import { noScores } from './history.js';
import { type RetailerScores, retailers } from './retailers.js';
import { avgScore, maxReviewCount, shownFraction, starsOf, totalReviews } from './score.js';

type Pair = readonly [score: number | null, count: number | null];

/** Pairs in the retailers' order. */
function scoresOf(...pairs: readonly Pair[]): RetailerScores {
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
const scores = fc.tuple(pair, pair, pair, pair).map((pairs) => scoresOf(...pairs));

describe('The explanation of a score', () => {
  test.each([
    {
      pairs: [
        [45, 100],
        [30, 300],
      ],
      average: 3.375,
      shown: '3.4',
      plain: '3.8',
      reviews: 400,
      weights: [100, 300],
    },
    {
      pairs: [
        [50, null],
        [30, 9],
      ],
      average: 3.2,
      shown: '3.2',
      plain: '4.0',
      reviews: 9,
      weights: [1, 9],
    },
    {
      pairs: [
        [null, 1000],
        [40, 10],
      ],
      average: 4,
      shown: '4.0',
      plain: '4.0',
      reviews: 1010,
      weights: [10],
    },
    { pairs: [], average: 0, shown: '0.0', plain: '0.0', reviews: 0, weights: [] },
    {
      pairs: [
        [0, 10],
        [50, 10],
      ],
      average: 2.5,
      shown: '2.5',
      plain: '2.5',
      reviews: 20,
      weights: [10, 10],
    },
    {
      pairs: [
        [47, 812],
        [45, 1530],
        [48, 240],
        [44, 96],
      ],
      average: 4.583943,
      shown: '4.6',
      plain: '4.6',
      reviews: 2678,
      weights: [812, 1530, 240, 96],
    },
  ] as {
    pairs: Pair[];
    average: number;
    shown: string;
    plain: string;
    reviews: number;
    weights: number[];
  }[])('of $pairs comes to $average, and to $plain without weights', (known) => {
    const given = scoresOf(...known.pairs);
    const { parts, average, plainMean } = explainScore(given);
    expect(starsOf(average)).toBeCloseTo(known.average, 6);
    expect(shownFraction(average)).toBe(known.shown);
    expect(shownFraction(plainMean)).toBe(known.plain);
    expect(parts.map(({ weight }) => weight)).toEqual(known.weights);
    expect(totalReviews(given)).toBe(known.reviews);
  });

  test('leaves a retailer without a score out, and keeps one with 0', () => {
    const { parts } = explainScore(scoresOf([null, 1000], [0, 0]));
    expect(parts.map(({ retailer, score, weight }) => [retailer.slug, score, weight])).toEqual([
      ['home-depot', 0, 1],
    ]);
  });

  test('adds up: the contributions are the average, to the last integer', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const { parts, average } = explainScore(given);
        const sum = parts.reduce((total, { contribution }) => total + contribution.weightedTenths, 0);
        expect(sum).toBe(average.weightedTenths);
        expect(parts.reduce((total, { weight }) => total + weight, 0)).toBe(average.weight);
        const stars = parts.reduce((total, { contribution }) => total + starsOf(contribution), 0);
        expect(Math.abs(stars - avgScore(given))).toBeLessThan(1e-12);
      }),
    );
  });

  test('compares with the mean of the scores alone', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const { parts, plainMean } = explainScore(given);
        fc.pre(parts.length > 0);
        const stars = parts.map(({ score }) => score / 10);
        expect(starsOf(plainMean)).toBeCloseTo(stars.reduce((sum, star) => sum + star, 0) / stars.length, 12);
      }),
    );
  });
});
