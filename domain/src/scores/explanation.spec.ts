import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryPairs, knownScores, scoresOf } from '../../test/known-scores.js';
import { explainScore, shareTexts } from './explanation.js';
import { avgScore, shownFraction, starsOf } from './score.js';

const scores = arbitraryPairs.map((pairs) => scoresOf(...pairs));

describe('The explanation of a score', () => {
  const title = 'of known scores gives $average with the weights $weights, and $plain without weights';
  test.each(knownScores)(title, ({ scores: given, ...known }) => {
    const { parts, average, plainMean } = explainScore(given);
    expect(starsOf(average)).toBe(known.average);
    expect(shownFraction(average)).toBe(known.shown);
    expect(shownFraction(plainMean)).toBe(known.plain);
    expect(parts.map(({ weight }) => weight)).toEqual(known.weights);
  });

  test('leaves out a retailer without a score, but not one with a score of 0', () => {
    const { parts } = explainScore(scoresOf([null, 1000], [0, 0]));
    expect(parts.map(({ retailer, score, weight }) => [retailer.slug, score, weight])).toEqual([
      ['home-depot', 0, 1],
    ]);
  });

  test('adds up: the contributions sum to the average exactly', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const { parts, average } = explainScore(given);
        const sum = parts.reduce((total, { contribution }) => total + contribution.weightedTenths, 0);
        expect(sum).toBe(average.weightedTenths);
        expect(parts.reduce((total, { weight }) => total + weight, 0)).toBe(average.weight);
        const stars = parts.reduce((total, { contribution }) => total + starsOf(contribution), 0);
        expect(Math.abs(stars - avgScore(given))).toBeLessThan(1e-12);
      }),
    );
  });

  test('includes the unweighted mean of the scores', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const { parts, plainMean } = explainScore(given);
        fc.pre(parts.length > 0);
        const stars = parts.map(({ score }) => score / 10);
        expect(starsOf(plainMean)).toBeCloseTo(stars.reduce((sum, star) => sum + star, 0) / stars.length, 12);
      }),
    );
  });
});

describe('Shares', () => {
  test('add up to 100%, where each rounded by itself would not', () => {
    expect(shareTexts([475, 475, 50])).toEqual(['48%', '47%', '5%']);
    expect(shareTexts([1, 1, 1])).toEqual(['34%', '33%', '33%']);
    const weights = fc.array(fc.integer({ min: 10, max: 99 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(weights, (given) => {
        const percentages = shareTexts(given).map(Number.parseFloat);
        expect(percentages.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      }),
    );
  });

  test('are never rounded to 100% or 0%', () => {
    expect(shareTexts([9999, 1])).toEqual(['over 99%', 'under 1%']);
    expect(shareTexts([1, 99])).toEqual(['1%', '99%']);
    expect(shareTexts([10])).toEqual(['100%']);
    expect(shareTexts([])).toEqual([]);
  });
});
