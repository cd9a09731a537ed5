import { describe, expect, test } from '@jest/globals';
import { aYearBefore, monthLabel, monthsBetween, parseMonth, readMonth } from './month.js';

const november = new Date('2026-11-21T12:00:00Z');

describe('A month', () => {
  test.each([
    ...['2026-07', '2026-7', '2026/07', '07/2026', '7/2026', '07-2026', '07.2026'],
    ...['July 2026', 'Jul 2026', 'jul. 2026', 'JULY, 2026', ' July  2026 ', 'Jul2026'],
  ])('is read when written as %p', (text) => expect(readMonth(text)).toBe('2026-07'));

  test.each([
    ...['2026-13', '2026-00', '13/2026', '26-05', '05/26', '2026-05-01', '202605', '1999-05', '2126-05'],
    ...['', '2026', 'May', 'Ju 2026', 'Julember 2026', 'constructor 2026'],
  ])('is not %p', (text) => expect(readMonth(text)).toBeNull());

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
    expect(parseMonth('May 2026', november)).toBe('2026-05');
    expect(() => parseMonth('December 2026', november)).toThrow('2026-12 is in the future');
    expect(() => parseMonth('next month', november)).toThrow('Write it as YYYY-MM');
  });
});

test('Months are counted from one to another, over years', () => {
  expect(monthsBetween('2026-05', '2026-05')).toBe(0);
  expect(monthsBetween('2025-11', '2026-02')).toBe(3);
});
