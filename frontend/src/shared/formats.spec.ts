import { monthLabel } from '@appliance-index/domain/scores/month';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatCount, formatDay, formatList, formatRank, retailerList } from './formats';

test('A rank has thousands separators', () => {
  expect(formatRank({ rank: 3, of: 1204 })).toBe('3 of 1,204');
});

test('Retailers are listed in display order', () => {
  expect(retailerList).toBe("Lowe's, Home Depot, Best Buy and AJ Madison");
});

describe('Formatting matches Intl', () => {
  test('for counts', () => {
    const counts = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
        expect(formatCount(count)).toBe(counts.format(count));
      }),
    );
  });

  test('for months', () => {
    for (const length of ['long', 'short'] as const) {
      const months = new Intl.DateTimeFormat('en-US', { month: length, year: 'numeric', timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const date = new Date(Date.UTC(2026, month));
        expect(monthLabel(date.toISOString().slice(0, 7), length)).toBe(months.format(date));
      }
    }
  });

  test('for days', () => {
    const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const date = fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(fc.property(date, (each) => expect(formatDay(each.toISOString())).toBe(days.format(each))));
  });

  test('for lists', () => {
    const lists = new Intl.ListFormat('en-GB');
    const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });
    const words = ['price', 'brand', 'model', 'type'];
    for (let count = 0; count <= words.length; count++) {
      const some = words.slice(0, count);
      expect(formatList(some)).toBe(lists.format(some));
      expect(formatList(some, 'or')).toBe(choices.format(some));
    }
  });
});
