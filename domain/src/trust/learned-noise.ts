import { tenthsPerStar } from '../scores/score.js';
import { trustConstants } from './constants.js';
import type { Noise, Sample } from './evidence.js';
import { within } from './limits.js';

/** The noise, and the number of pairs of retailers that it is learned from. */
export interface LearnedNoise extends Noise {
  pairs: number;
}

/** Sums over pairs for a weighted line of the unexplained squared difference over what batches add to it. */
interface Sums {
  pairs: number;
  weight: number;
  batch: number;
  excess: number;
  batchSquared: number;
  batchExcess: number;
}

/** Learns the noise from how far apart retailers' scores of the same models are. Each piece of evidence counts once. */
export function learnNoise(pieces: Iterable<readonly Sample[]>): LearnedNoise {
  const sums: Sums = { pairs: 0, weight: 0, batch: 0, excess: 0, batchSquared: 0, batchExcess: 0 };
  for (const samples of pieces) {
    const counted = samples.filter(({ count }) => count >= trustConstants.poolReviews);
    for (const [index, first] of counted.entries()) {
      for (const second of counted.slice(index + 1)) addPair(sums, first, second);
    }
  }
  return { ...noiseFrom(sums), pairs: sums.pairs };
}

function addPair(sums: Sums, first: Sample, second: Sample): void {
  const { spread, batch, batchNoise, retailerNoise, largestSurprise } = trustConstants;
  const difference = (first.score - second.score) / tenthsPerStar;
  const perReview = first.largestVariance / first.count + second.largestVariance / second.count;
  const perBatch =
    first.largestVariance / (first.count + batch) + second.largestVariance / (second.count + batch);
  const expected = 2 * retailerNoise + batchNoise * perBatch + spread * perReview;
  const excess = Math.min(difference * difference, largestSurprise * expected) - spread * perReview;
  const weight = 1 / (expected * expected);
  sums.pairs += 1;
  sums.weight += weight;
  sums.batch += weight * perBatch;
  sums.excess += weight * excess;
  sums.batchSquared += weight * perBatch * perBatch;
  sums.batchExcess += weight * perBatch * excess;
}

function noiseFrom(sums: Sums): Noise {
  const { batchNoise, batchNoiseLimits, retailerNoise, retailerNoiseLimits } = trustConstants;
  const { pairs, weight, batch, excess, batchSquared, batchExcess } = sums;
  const determinant = weight * batchSquared - batch * batch;
  const tooAlike = determinant <= 1e-12 * weight * batchSquared;
  if (pairs < trustConstants.fewestPairs || tooAlike) return { K: batchNoise, F: retailerNoise };
  const slope = (weight * batchExcess - batch * excess) / determinant;
  const constant = (batchSquared * excess - batch * batchExcess) / determinant;
  const share = pairs / (pairs + trustConstants.priorPairs);
  // The constant holds the variance of both retailers.
  return {
    K: batchNoise + share * (within(batchNoiseLimits, slope) - batchNoise),
    F: retailerNoise + share * (within(retailerNoiseLimits, constant / 2) - retailerNoise),
  };
}
