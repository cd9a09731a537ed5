import { retailerWeight, tenthsPerStar } from '../scores/score.js';
import { trustConstants } from './constants.js';
import { largestVariance, noiseOf } from './evidence.js';

/** One retailer's figures of a model. */
export interface RetailerFigures {
  /** Tenths of a star, 0 to 50. */
  score: number | null;
  reviewCount: number | null;
}

/** Why one retailer's new figures look wrong. None of these changes a figure. */
export const importChecks = [
  'count-fell',
  'count-fell-slightly',
  'all-fives',
  'score-without-reviews',
  'jump',
  'pooled-now',
] as const;
export type ImportCheck = (typeof importChecks)[number];

/** A score in tenths of a star, with its review count, or 1 without one. */
interface Rated {
  score: number;
  count: number;
}

const limits = trustConstants.importChecks;

/** What looks wrong in one retailer's change, in the order of `importChecks`. Both figures need a score. */
export function checkChange(before: RetailerFigures, after: RetailerFigures): ImportCheck[] {
  const [old, fresh] = [rated(before), rated(after)];
  if (old === null || fresh === null) return [];
  const looksWrong: Record<ImportCheck, boolean> = {
    ...checkCounts(old, fresh),
    'all-fives': areAllFives(old, fresh),
    // Without a count there may have been new reviews.
    'score-without-reviews':
      after.reviewCount !== null && old.count === fresh.count && old.score !== fresh.score,
    jump: isJump(old, fresh),
  };
  return importChecks.filter((check) => looksWrong[check]);
}

/** Whether two retailers' figures of one model are so alike that they may show the same reviews. Queries ask the same of tables. */
export function mayShareReviews(first: RetailerFigures, second: RetailerFigures): boolean {
  const [a, b] = [rated(first), rated(second)];
  if (a === null || b === null) return false;
  const [fewer, more] = [Math.min(a.count, b.count), Math.max(a.count, b.count)];
  return (
    fewer >= limits.sharedReviews &&
    more - fewer <= limits.sharedCountShare * more &&
    Math.abs(a.score - b.score) <= limits.sharedTenths
  );
}

function rated({ score, reviewCount }: RetailerFigures): Rated | null {
  return score === null ? null : { score, count: retailerWeight(reviewCount) };
}

function checkCounts(old: Rated, fresh: Rated) {
  const fell = fresh.count < (1 - limits.countFallShare) * old.count;
  return {
    'count-fell': fell,
    'count-fell-slightly': !fell && fresh.count < old.count,
    'pooled-now':
      old.count >= limits.pooledFrom &&
      fresh.count >= limits.pooledTimes * old.count &&
      fresh.count - old.count >= limits.pooledReviews,
  };
}

/** Whether the mean of the new reviews, which follows from both scores up to their rounding, leaves room for fives only. */
function areAllFives(old: Rated, fresh: Rated): boolean {
  const added = fresh.count - old.count;
  if (added < limits.fivesReviews) return false;
  const mean = (fresh.score * fresh.count - old.score * old.count) / (tenthsPerStar * added);
  const slack = (limits.roundingSlack * (old.count + fresh.count)) / added;
  return mean - slack > limits.fivesMean;
}

/** Whether the score moved further than its noise explains, before the catalogue teaches anything. */
function isJump(old: Rated, fresh: Rated): boolean {
  const tenths = Math.abs(fresh.score - old.score);
  const deviation = Math.sqrt(noise(old) + noise(fresh));
  return tenths >= limits.jumpTenths && tenths / tenthsPerStar > limits.jumpDeviations * deviation;
}

function noise(figures: Rated): number {
  const { batchNoise: K, retailerNoise: F } = trustConstants;
  return noiseOf({ ...figures, largestVariance: largestVariance(figures) }, { K, F });
}
