import { describe, expect, test } from '@jest/globals';
import { monthInCell, readFileName } from './file-name.js';

describe('The name of a score file', () => {
  test.each([
    '2026-05_best-buy.csv',
    'best-buy-2026-05.csv.gz',
    'best-buy-2026-05 (1).csv',
    'best-buy-2026-05-2.csv',
    'BestBuy_May-2026.csv',
    'BestBuyMay2026.csv',
    'bestbuy_202605.tsv',
    'BEST BUY 2026 05.CSV',
    'Best Buy, May 2026.csv',
    'ratings.bestbuy.05.2026.csv',
    'export 2026-05-31 best_buy.csv',
    '20260531-best-buy.csv',
    '12 May 2026 best buy.csv',
    '2026_MAY_best-buy_2026-05.csv',
  ])('like %s says Best Buy and May 2026', (name) => {
    expect(readFileName(name)).toEqual({ retailer: 'best-buy', month: '2026-05' });
  });

  test.each([
    ["Lowe's.csv", 'lowes'],
    ['lowes_final.csv', 'lowes'],
    ['home depot 2026.csv', 'home-depot'],
    ['HomeDepot.csv', 'home-depot'],
    ['AJMadison.csv', 'aj-madison'],
    ['AJ Madison.csv', 'aj-madison'],
  ])('like %s says the retailer alone', (name, retailer) => {
    expect(readFileName(name)).toEqual({ retailer });
  });

  test.each([
    ['2026-09.csv', '2026-09'],
    ['scores_Sept2026.csv', '2026-09'],
    ['2026 september.csv', '2026-09'],
    ['all 12-2025.csv', '2025-12'],
    ['2026-01.csv', '2026-01'],
    ['2026-10.csv', '2026-10'],
    ['01-2026.csv', '2026-01'],
    ['10-2026.csv', '2026-10'],
    ['20260501.csv', '2026-05'],
    ['20260520.csv', '2026-05'],
  ])('like %s says the month alone', (name, month) => {
    expect(readFileName(name)).toEqual({ month });
  });

  test.each([
    ...['stdin', 'may.csv', '2026.csv', 'scores-2026 (1).csv', 'scores 2026 2.csv', 'scores-2026-2.csv'],
    ...[
      '12-05-2026.csv',
      '2026-13.csv',
      '13-2026.csv',
      '2026-051.csv',
      '12026-05.csv',
      '1999-05.csv',
      'May 26.csv',
    ],
    ...[
      '2026-04 to 2026-05.csv',
      'lowes and best-buy.csv',
      'the slowest.csv',
      'bestbuyers.csv',
      'marble 2026.csv',
    ],
  ])('like %s says nothing that is clear', (name) => {
    expect(readFileName(name)).toEqual({});
  });
});

describe('A cell', () => {
  test.each(['2026-05', 'May 2026', '2026-05-31', 'May-26', 'MAY-26'])('with %s holds May 2026', (cell) => {
    expect(monthInCell(cell)).toBe('2026-05');
  });

  test.each(['5/1/2026', '26-May', 'May 26', 'Mai-26', ''])('with %p holds no month', (cell) => {
    expect(monthInCell(cell)).toBeUndefined();
  });
});
