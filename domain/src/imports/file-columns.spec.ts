import { expect, test } from '@jest/globals';
import { columnForHeader, isHeader } from './file-columns.js';

test.each([
  ...[
    'Rating (out of 5)',
    'Avg. Rating',
    'Average\nRating',
    'Rating out of 5',
    'Rating / 5',
    'Stars [0-5]',
    'Score',
  ].map((header) => [header, 'rating']),
  ...[
    '# of Reviews',
    'No. of Reviews',
    'Number of\r\nReviews',
    'Review Count',
    'Rating (count)',
    'Count',
  ].map((header) => [header, 'reviewCount']),
  ...['Model No.', 'Model Nr.', 'Model Num', 'Model #', 'Model Number', 'Model\nNo', 'Model Name'].map(
    (header) => [header, 'model'],
  ),
  ['Brand Name', 'brand'],
  ['\ufeffBr\u200band', 'brand'],
  ['Price (USD)', 'priceRange'],
  ["Rating (Lowe's)", undefined],
  ['Rating (HomeDepot)', undefined],
  ['Rating (Home Depot)', undefined],
  ['Notes', undefined],
])('The header %j names the column %p', (header, column) => {
  expect(columnForHeader(String(header))).toBe(column);
});

test('A row is the header if at least two of its cells name a column, or are named by a mapping', () => {
  const mapped = new Set(['maker', 'item no']);
  expect(
    [
      ['Rating', 'May 2026'],
      ['Rating', 'Brand'],
    ].map((row) => isHeader(row, mapped)),
  ).toEqual([false, true]);
  expect(
    [
      ['Maker', 'May 2026'],
      [' Maker', 'Item No'],
    ].map((row) => isHeader(row, mapped)),
  ).toEqual([false, true]);
});

test('A long header names no column, which takes no time to find out', () => {
  const start = performance.now();
  expect(columnForHeader('('.repeat(30_000))).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1_000);
});
