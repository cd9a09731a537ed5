import { expect, test } from '@jest/globals';
import { ratedHigher } from './alternatives.js';
import { noScores } from './history.js';

const model = (lowesScore: number | null, lowesReviewCount: number, priceCents: number | null) => ({
  ...{ ...noScores, lowesScore, lowesReviewCount, priceCents },
});

const own = model(45, 300, 100_000);

test.each([
  ['a higher score for a tenth more', model(46, 300, 110_000), true],
  ['a higher score for a tenth less', model(46, 300, 90_000), true],
  ['a higher score for much more', model(46, 300, 111_000), false],
  ['a higher score without a price', model(46, 300, null), false],
  ['a higher score from few reviews', model(50, 3, 100_000), false],
  ['the same score', model(45, 300, 90_000), false],
])('%s: %#', (_, other, isFound) => {
  expect(ratedHigher([own, other], own)).toEqual(isFound ? [other] : []);
});

test('nothing is rated higher than a model without a price or a score', () => {
  const best = model(50, 300, 100_000);
  expect(ratedHigher([best], model(45, 300, null))).toEqual([]);
  expect(ratedHigher([best], model(null, 0, 100_000))).toEqual([]);
});

test('a model may have the lowest score there is', () => {
  const better = model(1, 300, 100_000);
  expect(ratedHigher([better], model(0, 300, 100_000))).toEqual([better]);
});
