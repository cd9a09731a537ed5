import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryPairs, knownScores, scoresOf } from '../../test/known-scores.js';
import { avgScore, hasFewReviews, isRated, shownScore, totalReviews } from './score.js';

describe('The score', () => {
  const title = 'for known retailer scores is $average, shown as $shown, from $reviews reviews';
  test.each(knownScores)(title, ({ scores, ...known }) => {
    expect(avgScore(scores)).toBe(known.average);
    expect(shownScore(scores)).toBe(known.shown);
    expect(totalReviews(scores)).toBe(known.reviews);
  });

  test('of 0 counts as rated, a missing score does not', () => {
    expect(isRated(scoresOf([0, null]))).toBe(true);
    expect(isRated(scoresOf([null, 12]))).toBe(false);
  });

  test('is marked when it is based on few reviews, not counting retailers without a score', () => {
    expect(hasFewReviews(scoresOf([40, 30]))).toBe(false);
    expect(hasFewReviews(scoresOf([40, 20], [45, 10]))).toBe(false);
    expect(hasFewReviews(scoresOf([40, 29], [null, 1000]))).toBe(true);
    expect(hasFewReviews(scoresOf([40, null]))).toBe(true);
    expect(hasFewReviews(scoresOf([null, 10]))).toBe(false);
  });

  test('does not depend on which retailer gives which score', () => {
    fc.assert(
      fc.property(arbitraryPairs, fc.nat(3), (pairs, shift) => {
        const rotated = [...pairs.slice(shift), ...pairs.slice(0, shift)];
        expect(avgScore(scoresOf(...rotated))).toBe(avgScore(scoresOf(...pairs)));
        expect(shownScore(scoresOf(...rotated))).toBe(shownScore(scoresOf(...pairs)));
      }),
    );
  });

  test('lies between the lowest and the highest retailer score', () => {
    fc.assert(
      fc.property(arbitraryPairs, (pairs) => {
        const stars = pairs.flatMap(([score]) => (score === null ? [] : [score / 10]));
        fc.pre(stars.length > 0);
        expect(avgScore(scoresOf(...pairs))).toBeGreaterThanOrEqual(Math.min(...stars) - 1e-12);
        expect(avgScore(scoresOf(...pairs))).toBeLessThanOrEqual(Math.max(...stars) + 1e-12);
      }),
    );
  });

  test('is shown rounded half up from the exact fraction', () => {
    fc.assert(
      fc.property(arbitraryPairs, (pairs) => {
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
