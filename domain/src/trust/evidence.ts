import { type RetailerScores, type RetailerSlug, retailers } from '../scores/retailers.js';
import { retailerWeight, type ScoreFraction, starsOf, tenthsPerStar } from '../scores/score.js';
import { trustConstants } from './constants.js';
import { within } from './limits.js';
import type { EvidenceLabel } from './trust.js';

/** How far retailers' means are from the truth: K, the noise of batches, and F, the variance between retailers. */
export interface Noise {
  K: number;
  F: number;
}

/** One retailer's score of a model as a sample of stars. */
export interface Sample {
  retailer: RetailerSlug;
  /** Tenths of a star, 0 to 50. */
  score: number;
  /** The review count, or 1 if it is missing or 0. */
  count: number;
  /** The variance that its reviews have at most; see the function. */
  largestVariance: number;
}

/** What the reviews say of a model's true score. */
export interface Evidence {
  /** The official score, in stars. */
  score: number;
  /** Noise of the score, in stars squared. */
  variance: number;
  /** Number of reviews at retailers with a score; those without a count have 1. */
  reviews: number;
  /** log10 of it, cut to the limits. */
  log10Reviews: number;
}

/** The retailers with a score, in the fixed order. */
export function samplesOf(scores: RetailerScores): Sample[] {
  const samples: Sample[] = [];
  for (const { slug, scoreField, countField } of retailers) {
    const score = scores[scoreField];
    if (score === null) continue;
    const count = retailerWeight(scores[countField]);
    samples.push({ retailer: slug, score, count, largestVariance: largestVariance({ score, count }) });
  }
  return samples;
}

/**
 * The variance, in stars squared, that single reviews from 1 to 5 stars have at most.
 * @param score tenths of a star, 0 to 50
 */
export function largestVariance({ score, count }: { score: number; count: number }): number {
  const { centre, centreReviews, meanLimits } = trustConstants;
  const pulled = ((count * score) / tenthsPerStar + centreReviews * centre) / (count + centreReviews);
  const mean = within(meanLimits, pulled);
  return (mean - 1) * (5 - mean);
}

/** Variance of the noise of a retailer's mean, in stars squared. */
export function noiseOf(
  { count, largestVariance }: Pick<Sample, 'count' | 'largestVariance'>,
  { K, F }: Noise,
): number {
  return largestVariance * (trustConstants.spread / count + K / (count + trustConstants.batch)) + F;
}

/** The evidence of at least one sample. */
export function evidenceOf(samples: readonly Sample[], noise: Noise): Evidence {
  const { weightedTenths, weight } = fractionOf(samples);
  const variance = samples.reduce((sum, sample) => {
    const share = sample.count / weight;
    return sum + share * share * noiseOf(sample, noise);
  }, 0);
  return {
    score: starsOf({ weightedTenths, weight }),
    variance,
    reviews: weight,
    log10Reviews: within(trustConstants.log10ReviewsLimits, Math.log10(weight)),
  };
}

function fractionOf(samples: readonly Sample[]): ScoreFraction {
  return samples.reduce(
    (sum, { score, count }) => ({
      weightedTenths: sum.weightedTenths + score * count,
      weight: sum.weight + count,
    }),
    { weightedTenths: 0, weight: 0 },
  );
}

/** How far the score can be off, in stars, with a chance of 90 %. */
export function marginOf(variance: number): number {
  return trustConstants.levelDeviations * Math.sqrt(variance);
}

/** @param margin in stars */
export function labelOf(margin: number): Exclude<EvidenceLabel, 'none'> {
  const { high, good, low } = trustConstants.largestMargins;
  if (margin <= high) return 'high';
  if (margin <= good) return 'good';
  return margin <= low ? 'low' : 'very low';
}
