import { expect, test } from '@jest/globals';
import { rejectRewrittenModel, warnOfGarbledText, withoutCurlyQuotes } from './damaged-text.js';

const codesOf = (cell: string, check: typeof rejectRewrittenModel) => {
  const codes: string[] = [];
  check(cell, (code) => void codes.push(code));
  return codes;
};

test.each([
  ...['1E+05', '1.23E+11', '1,23E+11', '5304.0', '3-Mar', ' 03-Mar-26', '3 March', 'Mar-03', 'sep-2026'],
  ...['2026-03-03', '3/3/2026', '03.03.2026', '2026-03-03 00:00:00', '00:30:00', '0:30', '12:30 AM'],
  ...['3/3/26', '2026-3-3', '2026-03-03T00:00:00.000Z'],
])('A model number like %s is rejected as rewritten by a spreadsheet', (model) => {
  expect(codesOf(model, rejectRewrittenModel)).toEqual(['model-rewritten']);
});

test.each([
  ...[
    'NV-4410',
    '5304',
    '1E5',
    '3E+X',
    '25-132',
    'MAR-03X',
    'Dec',
    'TW 220',
    'RF28.5',
    'WM 3-Mar',
    '2026-03',
    '3-3-26',
    '2026-103-3',
    '2026-3-103',
    '103-3-2026',
    '103-MAR',
    'MAR-20261',
    '100:30',
  ],
])('A model number like %s is not rejected', (model) => {
  expect(codesOf(model, rejectRewrittenModel)).toEqual([]);
});

test.each([
  ...[
    'GE CafŽ',
    'MŸller',
    'GeblŠse',
    'LoweÕs',
    'ƒlectrolux',
    'Profile¨',
    'Cr\x8fme',
    'GE CafÃ©',
    'LoweÃ¢â‚¬â„¢s',
  ],
  ...['Loweâ€™s', 'GE Caf\ufffd'],
])('A name like %j is reported as read in the wrong encoding', (name) => {
  expect(codesOf(name, warnOfGarbledText)).toEqual(['text-garbled']);
});

test.each([
  ...[
    'GE Café',
    'Müller',
    'Gebläse',
    'CAFÉ',
    'Škoda',
    'Košice',
    'Cœur',
    'São Õ',
    'LG®',
    'Lowe’s',
    'GE™',
    '30” – X',
    '東芝',
  ],
])('A name like %s is read without a warning', (name) => {
  expect(codesOf(name, warnOfGarbledText)).toEqual([]);
});

test.each([
  ['“LG”', 'LG'],
  ['„Café 5“', 'Café 5'],
  ['48”', '48”'],
  ['“a” or “b”', '“a” or “b”'],
  ["L'Atelier", "L'Atelier"],
])('Quotation marks that a word processor put around a cell are dropped: %s', (cell, text) => {
  expect(withoutCurlyQuotes(cell)).toBe(text);
});
