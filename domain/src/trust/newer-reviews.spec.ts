import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isLower, medianChange, type NewerReviews, newerReviews } from './newer-reviews.js';

const between = (
  rating1: string | null,
  count1: number | null,
  rating2: string | null,
  count2: number | null,
) => newerReviews({ rating: rating1, count: count1 }, { rating: rating2, count: count2 });

describe('Newer reviews', () => {
  test.each([
    ['KitchenAid KRMF706ESS', between('4.4388', 4136, '4.1655', 5673), '3.43', '4.44', 1537, true],
    ['Whirlpool WHD560CHW', between('4.2471', 85, '3.3403', 335), '3.03', '4.25', 250, true],
    ['LG WM1455HWA', between('4.5', 6, '3.9654', 463), '3.96', '4.50', 457, false],
  ])('of %s from 2021-07 to 2026-01', (_model, newer, stars, before, newReviews, isSurelyBelow) => {
    expect(newer).toMatchObject({ kind: 'shown', newReviews, isSurelyBelow });
    if (newer.kind !== 'shown') return;
    expect([newer.stars.toFixed(2), newer.before.toFixed(2)]).toEqual([stars, before]);
    expect(newer.error).toBeLessThan(0.001);
  });

  test.each<[string, NewerReviews, NewerReviews['kind']]>([
    ['30 new reviews are shown', between('4.40', 100, '4.30', 130), 'shown'],
    ['29 are too few', between('4.40', 100, '4.30', 129), 'too-few'],
    ['an error of 0.1 is shown', between('4.4', 333, '4.2', 999), 'shown'],
    ['a larger one is too few', between('4.4', 334, '4.2', 999), 'too-few'],
    ['with more digits it is shown', between('4.40', 334, '4.20', 999), 'shown'],
    ['no new reviews are too few', between('4.4', 100, '4.4', 100), 'too-few'],
    ['removed reviews are too few', between('4.4', 100, '4.4', 60), 'too-few'],
    ['an unknown count is too few', between('4.4', null, '4.2', 900), 'too-few'],
    ['an unknown later count is too few', between('4.4', 100, '4.2', null), 'too-few'],
    ['a rating of no reviews is too few', between('0.0', 0, '4.2', 900), 'too-few'],
    ['an unknown rating is too few', between(null, 100, '4.2', 900), 'too-few'],
    ['a later rating that is unknown is too few', between('4.2', 100, null, 900), 'too-few'],
    ['a mean above 5 is impossible', between('4.00', 100, '4.60', 150), 'impossible'],
    ['a mean below 1 is impossible', between('4.5000', 100, '2.1000', 150), 'impossible'],
    ['also of few reviews', between('4.5000', 1000, '4.6000', 1003), 'impossible'],
    ['a mean that rounding may carry to 5 is too few', between('4.0', 100, '4.5', 199), 'too-few'],
    ['a mean that rounding alone carries above 5', between('4.90', 1000, '4.96', 2200), 'too-few'],
    ['a mean of exactly 5 is shown', between('4.000', 100, '4.500', 200), 'shown'],
  ])('%s', (_what, newer, kind) => {
    expect(newer.kind).toBe(kind);
  });

  test('are off by no more than their error says', () => {
    const stars = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(stars, stars, fc.constantFrom(1, 2, 4), (earlier, later, decimals) => {
        const mean = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
        const reading = (all: number[]) => ({ rating: mean(all).toFixed(decimals), count: all.length });
        const newer = newerReviews(reading(earlier), reading([...earlier, ...later]));
        expect(newer.kind).not.toBe('impossible');
        if (newer.kind === 'shown')
          expect(Math.abs(newer.stars - mean(later))).toBeLessThanOrEqual(newer.error + 1e-9);
      }),
    );
  });

  test('are not certainly lower than a perfect rating of a few reviews', () => {
    expect(between('5.0000', 3, '4.2500', 103)).toMatchObject({ isSurelyBelow: false });
    expect(between('5.0000', 300, '4.2500', 600)).toMatchObject({ isSurelyBelow: true });
  });

  test('that are higher are not lower', () => {
    expect(between('3.0000', 1000, '4.0000', 3000)).toMatchObject({ isSurelyBelow: false });
  });
});

describe("'Newer reviews lower'", () => {
  const fallenBy = (fall: number) => between('4.5000', 4000, (4.5 - fall / 2).toFixed(4), 8000);

  test('takes the median of those that are shown', () => {
    const unknown: NewerReviews[] = [{ kind: 'too-few' }, { kind: 'impossible' }];
    expect(medianChange(unknown)).toBeNull();
    expect(medianChange([...unknown, fallenBy(0.4)])).toBeCloseTo(-0.4, 9);
    expect(medianChange([fallenBy(0.4), ...unknown, fallenBy(-0.2)])).toBeCloseTo(-0.1, 9);
    expect(medianChange([fallenBy(0.4), fallenBy(1), fallenBy(-0.2)])).toBeCloseTo(-0.4, 9);
  });

  test('is said of a certain fall that is larger than the median', () => {
    expect(isLower(fallenBy(0.5), -0.4)).toBe(true);
    expect(isLower(fallenBy(0.4), medianChange([fallenBy(0.4)]))).toBe(false);
    expect(isLower(fallenBy(0.3), -0.4)).toBe(false);
    expect(isLower(fallenBy(0.5), null)).toBe(true);
  });

  test('is not said of a fall that may be chance, of a rise, and of what is not shown', () => {
    const chance = between('4.5000', 40, '4.4000', 80);
    expect(chance).toMatchObject({ kind: 'shown', isSurelyBelow: false });
    expect(isLower(chance, 0)).toBe(false);
    expect(isLower(fallenBy(-0.1), 0.4)).toBe(false);
    expect(isLower({ kind: 'too-few' }, 0)).toBe(false);
    expect(isLower({ kind: 'impossible' }, 0)).toBe(false);
  });
});
