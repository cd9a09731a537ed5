import fc from 'fast-check';
import { noScores } from '../src/scores/history.js';
import { type RetailerScores, retailers } from '../src/scores/retailers.js';
import { maxReviewCount, maxScoreTenths } from '../src/scores/score.js';

type Pair = readonly [score: number | null, count: number | null];

/** Retailer scores from pairs in the retailers' order; missing pairs are null. */
export function scoresOf(...pairs: readonly Pair[]): RetailerScores {
  const fields = retailers.flatMap(({ scoreField, countField }, index) => {
    const [score, count] = pairs[index] ?? [null, null];
    return [
      [scoreField, score],
      [countField, count],
    ];
  });
  return { ...noScores, ...Object.fromEntries(fields) };
}

const upTo = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null });
const pair = fc.tuple(upTo(maxScoreTenths), upTo(maxReviewCount));

/** Arbitrary scores and counts of all retailers. */
export const arbitraryPairs = fc.tuple(...retailers.map(() => pair));

/** Calculated by hand. `plain` is the unweighted mean; `weights` are those of the retailers with a score. */
export const knownScores = [
  {
    scores: scoresOf([45, 100], [30, 300]),
    average: 3.375,
    shown: '3.4',
    plain: '3.8',
    reviews: 400,
    weights: [100, 300],
  },
  {
    scores: scoresOf([50, null], [30, 9]),
    average: 3.2,
    shown: '3.2',
    plain: '4.0',
    reviews: 9,
    weights: [1, 9],
  },
  {
    scores: scoresOf([null, 1000], [40, 10]),
    average: 4,
    shown: '4.0',
    plain: '4.0',
    reviews: 1010,
    weights: [10],
  },
  {
    scores: scoresOf(),
    average: 0,
    shown: '0.0',
    plain: '0.0',
    reviews: 0,
    weights: [],
  },
  {
    scores: scoresOf([0, 10], [50, 10]),
    average: 2.5,
    shown: '2.5',
    plain: '2.5',
    reviews: 20,
    weights: [10, 10],
  },
  {
    scores: scoresOf([50, 0], [50, 0], [40, 0], [30, 0]),
    average: 4.25,
    shown: '4.3',
    plain: '4.3',
    reviews: 0,
    weights: [1, 1, 1, 1],
  },
  {
    scores: scoresOf([34, 1], [33, 1]),
    average: 3.35,
    shown: '3.4',
    plain: '3.4',
    reviews: 2,
    weights: [1, 1],
  },
  {
    scores: scoresOf([47, 812], [45, 1530], [48, 240], [44, 96]),
    average: 122_758 / 26_780,
    shown: '4.6',
    plain: '4.6',
    reviews: 2678,
    weights: [812, 1530, 240, 96],
  },
];
