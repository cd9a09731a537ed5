/** What a retailer showed of a model at one time; null for what is not known. */
export interface Reading {
  /** Stars as decimal text with the digits read: '4.40' says more than '4.4'. */
  rating: string | null;
  count: number | null;
}

/** The mean of the reviews that a retailer received between two readings; all in stars. */
export interface ShownNewerReviews {
  kind: 'shown';
  stars: number;
  /** How far `stars` can be off because the ratings were read with few digits. */
  error: number;
  newReviews: number;
  /** The rating of the earlier reading. */
  before: number;
  /** Whether the newer reviews are certainly below `before`, however widely their stars are spread. */
  isSurelyBelow: boolean;
}

export type NewerReviews =
  | ShownNewerReviews
  /** The new reviews, or the digits, do not suffice to say. */
  | { kind: 'too-few' }
  /** No reviews of 1 to 5 stars lead from one reading to the other, even if the digits read are off. */
  | { kind: 'impossible' };

/** Source: what the pages say of newer reviews. */
export const newerReviewsRules = {
  minNewReviews: 30,
  /** In stars. */
  maxError: 0.1,
  lowestStars: 1,
  highestStars: 5,
  /** Certainty of 99 % on both sides. */
  z: 2.576,
  /** The mean that few reviews are pulled to, by as many reviews. */
  usual: { stars: 4.2, reviews: 200 },
} as const;

const { minNewReviews, maxError, lowestStars, highestStars, z, usual } = newerReviewsRules;

/** Sums of decimal fractions may be off by this much. */
const tolerance = 1e-9;

/**
 * What two readings m1 of n1 reviews and m2 of n2 say of the n = n2 - n1 reviews between them:
 *
 * - stars = (m2·n2 - m1·n1) / n
 * - error = (h1·n1 + h2·n2) / n, where h is half a unit of a rating's last digit
 * - surely below: m1 - stars - error > 2.576 · √(S/n + S1/n1 + (2·h1)²/12). S is the largest variance that reviews of 1 to 5
 *   stars with a mean m can have, (m - 1)(5 - m), for `stars` and for m1. It is also taken at the mean that 200 reviews of
 *   4.2 stars pull m to, and the larger counts: three reviews of 5 stars do not prove that all would be. The last term is the
 *   variance of rounding m1; rounding `stars` is taken off in full.
 *
 * A reading without a rating, or without reviews, says too little.
 */
export function newerReviews(earlier: Reading, later: Reading): NewerReviews {
  if (earlier.rating === null || later.rating === null) return { kind: 'too-few' };
  const [n1, n2] = [earlier.count ?? 0, later.count ?? 0];
  if (n1 === 0 || n2 <= n1) return { kind: 'too-few' };
  const [before, after] = [Number(earlier.rating), Number(later.rating)];
  const newReviews = n2 - n1;
  const stars = (after * n2 - before * n1) / newReviews;
  const error = (halfUnit(earlier.rating) * n1 + halfUnit(later.rating) * n2) / newReviews;
  const outside = Math.max(lowestStars - stars, stars - highestStars);
  if (outside > error + tolerance) return { kind: 'impossible' };
  if (newReviews < minNewReviews || error > maxError + tolerance || outside > tolerance)
    return { kind: 'too-few' };
  const rounding = (2 * halfUnit(earlier.rating)) ** 2 / 12;
  const noise = largestVariance(stars, newReviews) + largestVariance(before, n1) + rounding;
  const isSurelyBelow = before - stars - error > z * Math.sqrt(noise);
  return { kind: 'shown', stars, error, newReviews, before, isSurelyBelow };
}

/** '4.40' was rounded by at most 0.005. */
function halfUnit(rating: string): number {
  const [, decimals = ''] = rating.split('.');
  return 0.5 * 10 ** -decimals.length;
}

/** Of the mean of that many reviews. */
function largestVariance(mean: number, reviews: number): number {
  const pulled = (mean * reviews + usual.stars * usual.reviews) / (reviews + usual.reviews);
  return Math.max(spread(mean), spread(pulled)) / reviews;
}

const spread = (mean: number) => (mean - lowestStars) * (highestStars - mean);

/** How the newer reviews differ from the rating before, in stars; negative when they are lower. */
const changeOf = ({ stars, before }: ShownNewerReviews) => stars - before;

/** The median change of the models of a category; null when none can be shown. */
export function medianChange(all: readonly NewerReviews[]): number | null {
  const changes = all
    .filter(isShown)
    .map(changeOf)
    .sort((one, other) => one - other);
  const middle = changes.slice(Math.ceil(changes.length / 2) - 1, Math.floor(changes.length / 2) + 1);
  return middle.length === 0 ? null : middle.reduce((sum, change) => sum + change, 0) / middle.length;
}

/** Whether 'Newer reviews lower' may be said: the fall is certain, and larger than what is usual in the category. */
export function isLower(newer: NewerReviews, categoryMedian: number | null): boolean {
  if (!isShown(newer) || !newer.isSurelyBelow) return false;
  return changeOf(newer) < (categoryMedian ?? 0) - tolerance;
}

function isShown(newer: NewerReviews): newer is ShownNewerReviews {
  return newer.kind === 'shown';
}
