import { expect, test } from '@jest/globals';
import { parseComparisonIds } from './comparison.js';

const id = (digit: number) => `${digit}0000000-0000-4000-8000-00000000000a`;

test('A comparison has each model once, in the given order, without invalid ids', () => {
  expect(parseComparisonIds([id(2), 'none', id(1), '', id(2).toUpperCase()])).toEqual([id(2), id(1)]);
  expect(parseComparisonIds([])).toEqual([]);
});

test('A comparison has at most four models; duplicates count once', () => {
  const four = [1, 2, 3, 4].map(id);
  expect(parseComparisonIds([...four, id(1)])).toEqual(four);
  expect(() => parseComparisonIds([...four, id(5)])).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'ids' }),
  );
});
