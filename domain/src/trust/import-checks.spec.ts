import { describe, expect, test } from '@jest/globals';
import { vectors } from '../../test/trust/vectors.js';
import { checkChange, mayShareReviews } from './import-checks.js';

type Pair = readonly [score: number | null, reviewCount: number | null];
const figures = ([score, reviewCount]: Pair) => ({ score, reviewCount });
const check = (before: Pair, after: Pair) => checkChange(figures(before), figures(after));

describe('The checks of new figures', () => {
  test('find new reviews that all have five stars', () => {
    expect(check([45, 100], [50, 1000])).toContain('all-fives');
    expect(check([45, 100], [49, 1000])).not.toContain('all-fives');
    expect(check([40, 1], [50, 21])).toContain('all-fives');
    expect(check([40, 1], [50, 20])).not.toContain('all-fives');
  });

  test('find reviews that were merged: ten times as many, and 500 more, of ten or more', () => {
    const isPooled = (before: number, after: number) =>
      check([43, before], [43, after]).includes('pooled-now');
    expect([isPooled(10, 510), isPooled(9, 600), isPooled(10, 509), isPooled(60, 599)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('find a count that is gone, and nothing without a score', () => {
    expect(check([43, 500], [43, null])).toEqual(['count-fell']);
    expect(check([null, 500], [43, 20])).toEqual([]);
    expect(check([43, 500], [null, null])).toEqual([]);
  });

  test('do not miss reviews that nobody counted', () => {
    expect(check([43, null], [44, null])).toEqual([]);
  });

  test.each(vectors.sharedReviews)(
    'of $a and $b may show the same reviews: $expected',
    ({ a, b, expected }) => {
      expect(mayShareReviews(figures(a), figures(b))).toBe(expected);
      expect(mayShareReviews(figures(b), figures(a))).toBe(expected);
    },
  );

  test('take a tenth of the larger count as the most by which shared reviews differ', () => {
    const mayShare = (count: number) => mayShareReviews(figures([43, 100]), figures([43, count]));
    expect([mayShare(111), mayShare(112)]).toEqual([true, false]);
  });
});
