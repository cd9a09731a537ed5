import type { ScoreExplanationView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  averageText,
  calculateScore,
  calculationNotes,
  contributionTexts,
  equationText,
  explanationText,
  findDiscrepancies,
} from './score-calculation';

const names = ["Lowe's", 'Home Depot', 'Best Buy', 'AJ Madison'];
const scores = (...pairs: [number | null, number | null][]) =>
  pairs.map(([score, reviewCount], index) => ({ name: names[index] ?? '', score, reviewCount }));

describe("The browser's own score calculation", () => {
  test.each([
    { retailers: scores([45, 100], [30, 300]), average: 3.375, shown: '3.4' },
    { retailers: scores([50, null], [30, 9]), average: 3.2, shown: '3.2' },
    { retailers: scores([null, 1000], [40, 10]), average: 4, shown: '4.0' },
    { retailers: scores(), average: 0, shown: '0.0' },
    { retailers: scores([0, 10], [50, 10]), average: 2.5, shown: '2.5' },
    { retailers: scores([34, 1], [33, 1]), average: 3.35, shown: '3.4' },
    { retailers: scores([47, 812], [45, 1530], [48, 240], [44, 96]), average: 4.583943, shown: '4.6' },
  ])('gives $average, shown as $shown', ({ retailers, average, shown }) => {
    const sum = calculateScore(retailers);
    expect(sum.avgScore).toBeCloseTo(average, 6);
    expect(sum.shownScore).toBe(shown);
  });

  test('is written as an equation', () => {
    expect(equationText(calculateScore(scores([null, null], [43, 11270], [42, 467])))).toBe(
      '(4.3 × 11,270 + 4.2 × 467) ÷ 11,737 = 4.296',
    );
  });

  test('has enough decimals to show how it was rounded', () => {
    expect(equationText(calculateScore(scores([43, 4999], [42, 5001])))).toContain('= 4.24999');
    expect(equationText(calculateScore(scores([43, 1], [42, 1])))).toMatch(/= 4\.250$/);
  });

  test('gives no review count when a score has none', () => {
    expect(explanationText(calculateScore(scores([50, null], [30, 9])))).toMatch(/has 90% of the weight\.$/);
  });

  test('is explained in a sentence', () => {
    expect(explanationText(calculateScore(scores()))).toContain('nothing to average');
    expect(explanationText(calculateScore(scores([46, 12])))).toBe(
      "Lowe's is the only retailer with a score, so its 4.6 is the whole score.",
    );
    expect(explanationText(calculateScore(scores([43, 11270], [42, 467])))).toContain(
      '11,270 of the 11,737 reviews that count: 96%',
    );
  });
});

const part = (score: number, reviewCount: number, contribution: number) => ({
  retailer: 'lowes' as const,
  name: "Lowe's",
  score,
  reviewCount,
  month: null,
  weight: reviewCount,
  weightedTenths: score * reviewCount,
  contribution,
});
const explanation: ScoreExplanationView = {
  id: 'a',
  brand: 'LG',
  model: 'WM1',
  formula: 'review-weighted-mean/1',
  parts: [part(45, 100, 1.125), part(30, 300, 2.25)],
  leftOut: [],
  weightedTenths: 13500,
  weight: 400,
  avgScore: 3.375,
  shownScore: '3.4',
  plainMean: 3.75,
  shownPlainMean: '3.8',
  totalReviews: 400,
};

describe('Checking an explanation against the calculation', () => {
  test('finds no discrepancies when they agree', () => {
    expect(findDiscrepancies(explanation)).toEqual([]);
  });

  test('describes each discrepancy', () => {
    expect(findDiscrepancies({ ...explanation, avgScore: 3.5 })).toEqual(['the average is 3.375, not 3.5']);
    expect(findDiscrepancies({ ...explanation, shownScore: '3.3' })).toHaveLength(1);
    expect(findDiscrepancies({ ...explanation, weight: 401 })).toHaveLength(1);
    expect(findDiscrepancies({ ...explanation, plainMean: null })).toHaveLength(1);
  });
});

describe('Contributions', () => {
  const explained = (parts: readonly ReturnType<typeof part>[]) => {
    const { weight, avgScore, shownScore } = calculateScore(parts);
    const total = averageText(avgScore, shownScore);
    return { total, texts: contributionTexts({ parts: [...parts], weight, avgScore, shownScore }) };
  };

  test('have as many decimals as the average', () => {
    expect(explained([part(45, 100, 1.125), part(30, 300, 2.25)]).texts).toEqual(['1.125', '2.250']);
    expect(explained([]).texts).toEqual([]);
  });

  test('add up to the displayed average despite rounding', () => {
    const score = fc.integer({ min: 0, max: 50 });
    const count = fc.integer({ min: 1, max: 100_000 });
    const retailers = fc.array(fc.tuple(score, count), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(retailers, (pairs) => {
        const { total, texts } = explained(pairs.map(([stars, reviews]) => part(stars, reviews, 0)));
        const decimals = total.split('.')[1]?.length ?? 0;
        const sum = texts.reduce((before, text) => before + Number(text), 0);
        expect(sum.toFixed(decimals)).toBe(total);
      }),
    );
  });
});

test('notes mention missing scores and counts', () => {
  const parts = [
    { ...part(50, 0, 1), reviewCount: null },
    { ...part(40, 9, 9), name: 'Home Depot' },
  ];
  const leftOut = [
    { retailer: 'best-buy' as const, name: 'Best Buy', score: null, reviewCount: 12, month: null },
    { retailer: 'aj-madison' as const, name: 'AJ Madison', score: null, reviewCount: null, month: null },
  ];
  expect(calculationNotes({ parts, leftOut })).toEqual([
    "Lowe's: a score without a review count weighs as one review.",
    'Best Buy: reviews without a score count towards the total but carry no weight.',
    'AJ Madison: no score. Left out, not counted as zero.',
  ]);
  expect(calculationNotes({ parts: parts.slice(1), leftOut: [] })).toEqual([]);
});
