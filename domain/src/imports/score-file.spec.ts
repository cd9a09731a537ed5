import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type RatingScale } from './rating-scales.js';
import {
  type CellValue,
  escapeFormula,
  looksLikeFormula,
  parseCountCell,
  parseRatingCell,
  ratingAsRead,
  unescapeFormula,
} from './score-file.js';

function outcomeOf(read: (reject: (code: string, message: string) => undefined) => CellValue): string {
  const codes: string[] = [];
  const value = read((code) => {
    codes.push(code);
    return undefined;
  });
  return codes[0] ?? `read as ${value}`;
}

describe('A rating cell', () => {
  test.each<[string, RatingScale, string]>([
    ['4.3242', 5, 'read as 43'],
    ['4.35', 5, 'read as 44'],
    ['4.25', 5, 'read as 43'],
    ['4.249999999999999', 5, 'read as 42'],
    ['4.250000000000001', 5, 'read as 43'],
    ['93.33333333333333', 100, 'read as 47'],
    ['43.0000000', 50, 'read as 43'],
    ['5.0', 5, 'read as 50'],
    ['5.0000001', 5, 'rating-above-scale'],
    ['0', 5, 'read as 0'],
    ['87', 100, 'read as 44'],
    ['100', 100, 'read as 50'],
    ['4.66666666666666666667', 5, 'read as 47'],
    ['43', 50, 'read as 43'],
    ['43.5', 50, 'rating-fractional'],
    ['', 5, 'read as undefined'],
    ['NULL', 5, 'read as null'],
    ['5.1', 5, 'rating-above-scale'],
    ['-1', 5, 'rating-not-a-number'],
    ['four', 5, 'rating-not-a-number'],
    ['4.', 5, 'rating-not-a-number'],
    ['.7', 5, 'rating-not-a-number'],
    ['4,3', 5, 'read as 43'],
    ['4,3,1', 5, 'rating-not-a-number'],
    ['1e1', 5, 'rating-not-a-number'],
    ['NaN', 5, 'rating-not-a-number'],
  ])('%p on the scale of %p is %s', (cell, scale, outcome) => {
    expect(outcomeOf((reject) => parseRatingCell(cell, scale, reject))).toBe(outcome);
  });

  test.each<[string, RatingScale, string]>([
    ['50', 5, '50 is above 5. If the ratings in this file go up to 50, set the scale to 50.'],
    ['46', 5, '46 is above 5. If the ratings in this file go up to 50, set the scale to 50.'],
    [
      '5.00000000000000001',
      5,
      '5.00000000000000001 is above 5. If the ratings in this file go up to 50, set the scale to 50.',
    ],
    ['85', 5, '85 is above 5. If the ratings in this file go up to 100, set the scale to 100.'],
    ['101', 100, '101 is above 100.'],
  ])('%p above the scale of %p suggests one that fits, if there is one', (cell, scale, refusal) => {
    const messages: string[] = [];
    parseRatingCell(cell, scale, (_, message) => {
      messages.push(message);
      return undefined;
    });
    expect(messages).toEqual([refusal]);
  });

  test.each<[string, RatingScale, string | null]>([
    ['4.40', 5, '4.40'],
    ['4', 5, '4'],
    ['04.5', 5, '4.5'],
    [' 4.4388 ', 5, '4.4388'],
    ['4.666666666666667', 5, '4.6667'],
    ['4.43885', 5, '4.4389'],
    ['4.99995', 5, '5.0000'],
    ['0.00', 5, '0.00'],
    ['87.4', 100, '4.37'],
    ['87', 100, '4.4'],
    ['93.33333333333333', 100, '4.6667'],
    ['43', 50, null],
  ])('%p on the scale of %p keeps the rating as read: %p', (cell, scale, rating) => {
    expect(ratingAsRead(cell, scale)).toBe(rating);
  });

  test('is rounded half up exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), (tenThousandths) => {
        const cell = `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;
        const expected = Math.floor((tenThousandths + 500) / 1000);
        expect(outcomeOf((reject) => parseRatingCell(cell, 5, reject))).toBe(`read as ${expected}`);
      }),
    );
  });
});

describe('A count cell', () => {
  test.each([
    ['1,234', 'read as 1234'],
    ['40,797', 'read as 40797'],
    ['1234', 'read as 1234'],
    ['', 'read as undefined'],
    ['NULL', 'read as null'],
    ['-3', 'count-negative'],
    ['210.0', 'read as 210'],
    ['28.00', 'read as 28'],
    ['1,234.0', 'read as 1234'],
    ["1'210", 'read as 1210'],
    ['1’210', 'read as 1210'],
    ['1 210', 'read as 1210'],
    ['1\u00a0210', 'read as 1210'],
    ['1\u202f234\u202f567', 'read as 1234567'],
    ['1,49,999', 'read as 149999'],
    ['210.5', 'count-not-a-number'],
    ['1.210', 'count-ambiguous'],
    ['210.000', 'count-ambiguous'],
    ['1 21', 'count-not-a-number'],
    ['12,34', 'count-not-a-number'],
    ['1.5', 'count-not-a-number'],
    ['1234,567', 'count-not-a-number'],
    ['1,2345,678', 'count-not-a-number'],
    ['1234 567', 'count-not-a-number'],
    ['1234.567', 'count-not-a-number'],
    ['1234.567.890', 'count-not-a-number'],
    ['0,123', 'count-not-a-number'],
    ['0 123', 'count-not-a-number'],
    ['0', 'read as 0'],
    ['100,000,000', 'read as 100000000'],
    ['100000001', 'count-too-large'],
    ['999999999999', 'count-too-large'],
  ])('%p is %s', (cell, outcome) => {
    expect(outcomeOf((reject) => parseCountCell(cell, reject))).toBe(outcome);
  });
});

test('Formulas are recognised, and negative numbers are not formulas', () => {
  for (const cell of ['=1+1', '@SUM(A1)', '+cmd', '-cmd|x', '+1+cmd', '-2+3+cmd|x'])
    expect(looksLikeFormula(cell)).toBe(true);
  for (const cell of ['-3', '+4.5', 'LG', 'WM-3670']) expect(looksLikeFormula(cell)).toBe(false);
});

describe('Text written for a spreadsheet', () => {
  const characters = ['=', '@', '+', '-', "'", ' ', '1', '.', 'x', '%', '$'];
  const texts = fc.array(fc.constantFrom(...characters)).map((all) => all.join(''));

  test('is never run as a formula, and is read back unchanged', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cell = escapeFormula(text);
        expect(looksLikeFormula(cell)).toBe(false);
        expect(unescapeFormula(cell)).toBe(text);
      }),
    );
  });

  test.each(['LG', '-3', "'T Hof", "5' wide"])('is left unchanged when it is no formula: %s', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });
});
