import type { Tally } from '../people/vote.js';
import type { RetailerScores } from '../scores/retailers.js';
import { tenthsPerStar } from '../scores/score.js';
import { trustConstants } from './constants.js';
import { type Sample, samplesOf } from './evidence.js';
import type { RetailersDisagree } from './trust.js';

/** Differences that are equal in decimals may differ by this much in binary. */
const tolerance = 1e-9;

/** Variance of a score that is rounded to tenths of a star. */
const roundingVariance = 1 / 1200;

/** The two retailers whose reviewers differ most, if by more than chance explains; of equal differences the first. */
export function storesDisagree(scores: RetailerScores): RetailersDisagree | null {
  return samplesDisagree(samplesOf(scores));
}

/** `storesDisagree` for scores as samples. */
export function samplesDisagree(samples: readonly Sample[]): RetailersDisagree | null {
  const counted = samples.filter(({ count }) => count >= trustConstants.retailersDisagree.reviews);
  const pairs = counted.flatMap((first, index) =>
    counted.slice(index + 1).map((second) => difference(first, second)),
  );
  return pairs.filter(isShown).reduce<RetailersDisagree | null>((largest, pair) => {
    return largest === null || pair.gap > largest.gap ? pair : largest;
  }, null);
}

/** Uses the largest variance that single reviews can have, so that it holds for any shape of their histogram. */
function difference(first: Sample, second: Sample): RetailersDisagree {
  const gap = Math.abs(first.score - second.score) / tenthsPerStar;
  const variance =
    first.largestVariance / first.count + second.largestVariance / second.count + 2 * roundingVariance;
  return {
    gap,
    surelyAbove: gap - trustConstants.retailersDisagree.deviations * Math.sqrt(variance),
    stores: [first.retailer, second.retailer],
  };
}

function isShown({ gap, surelyAbove }: RetailersDisagree): boolean {
  const smallest = trustConstants.retailersDisagree;
  return gap >= smallest.gap && surelyAbove >= smallest.surelyAbove;
}

/** Who recommends a model more, if owners and technicians differ by more than chance explains. */
export function techniciansDisagree(owners: Tally, technicians: Tally): 'owners' | 'technicians' | null {
  const fewest = trustConstants.techniciansDisagree;
  if (votes(owners) < fewest.owners || votes(technicians) < fewest.technicians) return null;
  const gap = share(owners) - share(technicians);
  if (Math.abs(gap) < fewest.gap - tolerance) return null;
  const { low, high } = shareDifference(owners, technicians);
  if (low > 0) return 'owners';
  return high < 0 ? 'technicians' : null;
}

/**
 * How far the first share of upvotes is above the second (-1 to 1), with a chance of 99 %. Both tallies have votes. Source:
 * Newcombe 1998, method 10.
 */
export function shareDifference(first: Tally, second: Tally): { low: number; high: number } {
  const [a, b] = [wilson(first), wilson(second)];
  const gap = share(first) - share(second);
  return {
    low: gap - length(share(first) - a.low, b.high - share(second)),
    high: gap + length(a.high - share(first), share(second) - b.low),
  };
}

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function votes({ upvotes, downvotes }: Tally): number {
  return upvotes + downvotes;
}

function share(tally: Tally): number {
  return tally.upvotes / votes(tally);
}

/** Wilson's limits of a share. */
function wilson(tally: Tally): { low: number; high: number } {
  const [p, n] = [share(tally), votes(tally)];
  const z = trustConstants.techniciansDisagree.deviations;
  const centre = p + (z * z) / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return { low: (centre - reach) / scale, high: (centre + reach) / scale };
}
