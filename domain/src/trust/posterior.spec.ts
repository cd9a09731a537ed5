import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { known, vectors } from '../../test/trust/vectors.js';
import { chanceAbove, likelyRange, likelyScore, versus } from './posterior.js';

const star = fc.double({ min: 1, max: 5, noNaN: true });
const deviation = fc.double({ min: 0.04, max: 1, noNaN: true });
const likely = fc.record({ adjusted: star, sd: deviation });
const opposite = { ahead: 'behind', tie: 'tie', behind: 'ahead' };

describe('The likely score', () => {
  test.each(vectors.posterior)('of $score with a noise of $variance is known', ({ expected, ...row }) => {
    const { priorMean: mean, priorVariance, priorMeanVariance: meanVariance } = row;
    const score = likelyScore(row, { mean, variance: priorVariance, meanVariance });
    expect({ ...score, ...likelyRange(score) }).toEqual(known(expected));
  });

  test('lies between the official and the expected one, nearer to the official one with more evidence', () => {
    const expected = { mean: 4.2, variance: 0.05, meanVariance: 0.002 };
    const [few, many] = [0.5, 0.01].map((variance) => likelyScore({ score: 4.9, variance }, expected));
    expect(few?.adjusted).toBeGreaterThan(4.2);
    expect(many?.adjusted).toBeGreaterThan(few?.adjusted ?? 5);
    expect(many?.adjusted).toBeLessThan(4.9);
  });

  test('has a range of no less than one star and no more than five', () => {
    expect(likelyRange({ adjusted: 3, sd: 2 })).toEqual({ low: 1, high: 5 });
  });
});

describe('How sure one model is above another', () => {
  test.each(vectors.sure)('is known for $a and $b', ({ a, b, expected }) => {
    const [first, second] = [a, b].map(([adjusted, sd]) => ({ adjusted, sd }));
    expect(first && second && chanceAbove(first, second)).toEqual(known(expected));
  });

  test('is the opposite for the other, and a tie both ways', () => {
    fc.assert(
      fc.property(likely, likely, (a, b) => {
        expect(chanceAbove(a, b) + chanceAbove(b, a)).toBeCloseTo(1, 12);
        expect(versus(chanceAbove(b, a))).toBe(opposite[versus(chanceAbove(a, b))]);
      }),
    );
  });

  test('is said from 90 % on, and never between models of one pool', () => {
    expect([0.9, 0.89, 0.11, 0.1, null].map(versus)).toEqual(['ahead', 'tie', 'tie', 'behind', 'tie']);
  });
});
