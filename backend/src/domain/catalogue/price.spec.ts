import { describe, expect, test } from '@jest/globals';
import { priceCents } from './price.js';

describe('The price a model is ordered by', () => {
  test.each([
    ['$229.99', 22_999],
    ['$1,499 - $1,899', 149_900],
    ['$1,899 – $1,499', 149_900],
    ['1499', 149_900],
    ['from $ 899', 89_900],
    ['N/A', null],
    ['', null],
    [null, null],
    ['$99,999,999,999', null],
  ])('of %p is %p cents', (text, cents) => {
    expect(priceCents(text)).toBe(cents);
  });
});
