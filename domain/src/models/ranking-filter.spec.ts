import { describe, expect, test } from '@jest/globals';
import { priceSteps, rankingBands } from './ranking-filter.js';

const priced = (...prices: (number | null)[]) =>
  prices.map((dollars, index) => ({ id: `m${index}`, priceCents: dollars && Math.round(dollars * 100) }));

describe('The steps of a list by price', () => {
  test('stand where a band of equal prices begins, whichever of its models is first', () => {
    // The first band is in the order of the scores.
    expect(priceSteps(priced(748.99, 699, 720, 1299.5, null, null))).toEqual({
      m0: '$699 to $748.99',
      m3: '$1,299.50',
      m4: 'No price given',
    });
  });

  test('are two where only one price is known', () => {
    expect(priceSteps(priced(699, null))).toEqual({ m0: '$699', m1: 'No price given' });
  });

  test('are none where all prices count as equal', () => {
    expect(priceSteps(priced(699, 748))).toEqual({});
    expect(priceSteps(priced(null, null))).toEqual({});
    expect(priceSteps([])).toEqual({});
  });
});

describe('The parts of a ranking by price', () => {
  const texts = (lowest: number, highest: number) => rankingBands(lowest, highest).map(({ text }) => text);

  test('are those in which a model may be, also at the end of one', () => {
    const all = ['Best under $500', 'Best $500 to $999', 'Best $1,000 to $1,999', 'Best from $2,000'];
    expect(texts(49_999, 200_000)).toEqual(all);
    expect(texts(50_000, 199_999)).toEqual(all.slice(1, 3));
  });

  test('are none if there is only one', () => {
    expect(texts(50_000, 99_999)).toEqual([]);
  });
});
