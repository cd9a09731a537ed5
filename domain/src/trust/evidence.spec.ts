import { describe, expect, test } from '@jest/globals';
import { scoresOf } from '../../test/known-scores.js';
import { known, vectors } from '../../test/trust/vectors.js';
import { evidenceOf, labelOf, largestVariance, marginOf, noiseOf, samplesOf } from './evidence.js';
import { learnNoise } from './learned-noise.js';

describe('The evidence', () => {
  test.each(vectors.noise)("of a retailer's $score tenths from $count reviews has a known noise", (row) => {
    const count = row.count || 1;
    const sample = { count, largestVariance: largestVariance({ score: row.score, count }) };
    expect(noiseOf(sample, row)).toEqual(known(row.expected));
  });

  const rated = vectors.evidence.filter(({ expected }) => expected.label !== 'none');
  test.each(rated)('of $stores is known', ({ stores, expected, ...noise }) => {
    const evidence = evidenceOf(samplesOf(scoresOf(...stores)), noise);
    const margin = marginOf(evidence.variance);
    expect({ ...evidence, margin, label: labelOf(margin) }).toEqual(known(expected));
  });

  test('is labelled by how far the score can be off', () => {
    expect([0.2, 0.21, 0.35, 0.36, 0.6, 0.61].map(labelOf)).toEqual([
      'high',
      'good',
      'good',
      'low',
      'low',
      'very low',
    ]);
  });

  test.each([
    ['high', 605],
    ['good', 142],
    ['low', 33],
  ])('in one retailer at 4.3 stars is %s from %d reviews on', (label, count) => {
    const ofCount = (reviews: number) =>
      labelOf(marginOf(evidenceOf(samplesOf(scoresOf([43, reviews])), { K: 2.25, F: 0.0044 }).variance));
    expect(ofCount(count)).toBe(label);
    expect(ofCount(count - 1)).not.toBe(label);
  });
});

describe('The noise', () => {
  test.each(vectors.learnNoise)('learned from $expected.pairs pairs of retailers is known', (row) => {
    expect(learnNoise(row.units.map((stores) => samplesOf(scoresOf(...stores))))).toEqual(
      known(row.expected),
    );
  });

  test('stays as it is when all pairs are alike, because they say nothing of what more reviews change', () => {
    const alike = Array.from({ length: 50 }, () => samplesOf(scoresOf([40, 100], [46, 100])));
    expect(learnNoise(alike)).toEqual({ K: 2.25, F: 0.0044, pairs: 50 });
  });

  test('grows with how far retailers are apart, within limits', () => {
    const apart = (tenths: number) =>
      learnNoise(
        Array.from({ length: 1000 }, (_, index) =>
          samplesOf(scoresOf([44 - tenths, 20 + index], [44, 100 + 3 * index])),
        ),
      );
    expect(apart(2).F).toBeGreaterThan(apart(0).F);
    expect(apart(15).F).toBeLessThanOrEqual(0.04);
    expect(apart(0).K).toBeGreaterThanOrEqual(0);
  });
});
