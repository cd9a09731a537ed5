import { describe, expect, test } from '@jest/globals';
import { aYearBefore, isMonth, monthLabel, parseMonth } from './month.js';

const november = new Date('2026-11-21T12:00:00Z');

describe('A month', () => {
  test('is written as YYYY-MM', () => {
    expect(isMonth('2026-05')).toBe(true);
    for (const wrong of ['2026-13', '2026-5', '26-05', '2026-05-01', '2026/05', '']) {
      expect(isMonth(wrong)).toBe(false);
    }
  });

  test('has one of the same name a year before', () => {
    expect(aYearBefore('2026-05')).toBe('2025-05');
    expect(aYearBefore('2020-01')).toBe('2019-01');
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
