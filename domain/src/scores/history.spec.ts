import { expect, test } from '@jest/globals';
import { scoreHistory } from './history.js';
import { shownScore } from './score.js';

test("A retailer's score is carried forward, and each month with a snapshot is one point", () => {
  const points = scoreHistory([
    { retailer: 'best-buy', month: '2026-05', score: 42, reviewCount: 467 },
    { retailer: 'home-depot', month: '2021-07', score: 44, reviewCount: 5307 },
    { retailer: 'home-depot', month: '2026-01', score: 43, reviewCount: 11270 },
  ]);
  expect(points.map(({ month, scores, updated }) => [month, shownScore(scores), updated])).toEqual([
    ['2021-07', '4.4', ['home-depot']],
    ['2026-01', '4.3', ['home-depot']],
    ['2026-05', '4.3', ['best-buy']],
  ]);
  expect(points.at(-1)?.scores.homeDepotReviewCount).toBe(11270);
});

test('A month in which the only score was withdrawn is no point at zero', () => {
  const points = scoreHistory([
    { retailer: 'home-depot', month: '2026-01', score: 43, reviewCount: 10 },
    { retailer: 'home-depot', month: '2026-02', score: null, reviewCount: null },
    { retailer: 'home-depot', month: '2026-03', score: 0, reviewCount: 20 },
  ]);
  expect(points.map(({ month, scores }) => [month, shownScore(scores)])).toEqual([
    ['2026-01', '4.3'],
    ['2026-03', '0.0'],
  ]);
});
