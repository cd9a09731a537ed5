import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatCount, formatMonth, retailerList } from './formats';

test('The retailers are named in one order', () => {
  expect(retailerList).toBe("Lowe's, Home Depot, Best Buy and AJ Madison");
});

describe('Counts and months', () => {
  test('are written as Intl writes each count', () => {
    const counts = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
        expect(formatCount(count)).toBe(counts.format(count));
      }),
    );
  });

  test('are written as Intl writes each month', () => {
    for (const length of ['long', 'short'] as const) {
      const months = new Intl.DateTimeFormat('en-US', { month: length, year: 'numeric', timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const date = new Date(Date.UTC(2026, month));
        expect(formatMonth(date.toISOString().slice(0, 7), length)).toBe(months.format(date));
      }
    }
  });
});
