import { describe, expect, test } from '@jest/globals';
import { priceCents } from './price.js';

describe('The price that ranks a model', () => {
  test.each([
    ['$229.99', 22_999],
    ['$1,499 - $1,899', 149_900],
    ['$1,899 – $1,499', 149_900],
    ['1499', 149_900],
    ['from $ 899', 89_900],
    ['$1 499', 149_900],
    ['1 499.50 $', 149_950],
    ['$1\u00a0499', 149_900],
    ['$1\u202f499', 149_900],
    ["$1'499 - $1'899", 149_900],
    ['$12’345’678', null],
    ['$1’234’567', 123_456_700],
    ['$899 or 1 499', 89_900],
    ['$499 2026 model', 49_900],
    ['N/A', null],
    ['', null],
    [null, null],
    ['$10,000,000', 1_000_000_000],
    ['$10,000,000.01', null],
    ['$99,999,999,999', null],
  ])('of %p is %p cents', (text, cents) => {
    expect(priceCents(text)).toBe(cents);
  });
});
