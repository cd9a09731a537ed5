import { trustConstants } from './constants.js';
import type { Evidence } from './evidence.js';
import { normalCdf } from './normal.js';
import type { Versus } from './trust.js';

/** What is expected of a model's true score before its own reviews are looked at; stars, and stars squared. */
export interface Expectation {
  mean: number;
  /** Variance of true scores around the mean. */
  variance: number;
  /** Variance of the mean itself. */
  meanVariance: number;
}

/** A likely true score with its standard deviation, in stars. */
export interface LikelyScore {
  adjusted: number;
  sd: number;
}

/** Pulls a score towards what is expected, the more the less evidence it has. */
export function likelyScore(
  { score, variance }: Pick<Evidence, 'score' | 'variance'>,
  expected: Expectation,
): LikelyScore {
  const ownShare = expected.variance / (expected.variance + variance);
  const otherShare = 1 - ownShare;
  return {
    adjusted: expected.mean + ownShare * (score - expected.mean),
    sd: Math.sqrt(ownShare * variance + otherShare * otherShare * expected.meanVariance),
  };
}

/** The true score is between these two with a chance of 90 %, in stars. */
export function likelyRange({ adjusted, sd }: LikelyScore): { low: number; high: number } {
  const margin = trustConstants.levelDeviations * sd;
  return { low: Math.max(1, adjusted - margin), high: Math.min(5, adjusted + margin) };
}

/** Chance, 0 to 1, that the true score of the first model is above that of the second. */
export function chanceAbove(first: LikelyScore, second: LikelyScore): number {
  return normalCdf(
    (first.adjusted - second.adjusted) / Math.sqrt(first.sd * first.sd + second.sd * second.sd),
  );
}

/** @param chance of being above the other, 0 to 1; null between models of one pool, which always tie */
export function versus(chance: number | null): Versus {
  if (chance === null) return 'tie';
  if (chance >= trustConstants.aheadFrom) return 'ahead';
  return 1 - chance >= trustConstants.aheadFrom ? 'behind' : 'tie';
}
