import { describe, expect, test } from '@jest/globals';
import { isMonth, monthLabel, monthsBetween, parseMonth } from './month.js';

const november = new Date('2026-11-21T12:00:00Z');

describe('A month', () => {
  test('is written as YYYY-MM', () => {
    expect(isMonth('2026-05')).toBe(true);
    for (const wrong of ['2026-13', '2026-5', '26-05', '2026-05-01', '2026/05', '']) {
      expect(isMonth(wrong)).toBe(false);
    }
  });

  test.each([
    ['2026-05', '2026-05', 0],
    ['2025-12', '2026-01', 1],
    ['2021-07', '2026-05', 58],
    ['2026-05', '2025-05', -12],
  ])('counts the months from %s to %s: %d', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months);
  });

  test('is labelled with its name', () => {
    expect(monthLabel('2026-05')).toBe('May 2026');
  });

  test('may not be in the future', () => {
    expect(parseMonth('2026-11', november)).toBe('2026-11');
    expect(() => parseMonth('2026-12', november)).toThrow('is in the future');
    expect(() => parseMonth('May 2026', november)).toThrow('Write it as YYYY-MM');
  });
});
