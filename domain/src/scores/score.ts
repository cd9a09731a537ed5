import { type RetailerScores, retailers } from './retailers.js';

/** Identifies the scoring formula. Stored with every import, so that old scores can be explained. */
export const formulaVersion = 'review-weighted-mean/1';

/** Upper bound of a retailer score, in tenths of a star. */
export const maxScoreTenths = 50;

export const tenthsPerStar = 10;

/** Higher counts are typing errors; the sum of four counts still fits a 32-bit integer. */
export const maxReviewCount = 100_000_000;

/** Scores based on fewer reviews than this are marked 'Few reviews'. */
export const fewReviewsBelow = 30;

/** The exact average as a fraction: stars = weightedTenths / (10 x weight). Weight 0 means no retailer has a score. */
export interface ScoreFraction {
  weightedTenths: number;
  weight: number;
}

/** The weight of a retailer's score: its review count, or 1 if the count is missing or 0. */
export function retailerWeight(reviewCount: number | null): number {
  return reviewCount || 1;
}

/** One retailer's score in tenths of a star, or null without one. */
interface Rating {
  score: number | null;
  reviewCount: number | null;
}

/** The review-weighted mean over the ratings with a score, as an exact fraction. Source: decision 2 of the contract. */
export function weightedMean(ratings: readonly Rating[]): ScoreFraction {
  let weightedTenths = 0;
  let weight = 0;
  for (const { score, reviewCount } of ratings) {
    if (score === null) continue;
    const ownWeight = retailerWeight(reviewCount);
    weightedTenths += score * ownWeight;
    weight += ownWeight;
  }
  return { weightedTenths, weight };
}

/** The `weightedMean` over the four retailers. */
export function scoreFraction(scores: RetailerScores): ScoreFraction {
  return weightedMean(
    retailers.map(({ scoreField, countField }) => ({
      score: scores[scoreField],
      reviewCount: scores[countField],
    })),
  );
}

/** The unrounded average in stars, 0 to 5; 0 when no retailer has a score (see `isRated`). */
export function avgScore(scores: RetailerScores): number {
  return starsOf(scoreFraction(scores));
}

/** Converts a fraction to stars; 0 when its weight is 0. */
export function starsOf({ weightedTenths, weight }: ScoreFraction): number {
  return weight === 0 ? 0 : weightedTenths / (tenthsPerStar * weight);
}

/** Whether any retailer has a score. A score of 0 is a score. */
export function isRated(scores: RetailerScores): boolean {
  return retailers.some(({ scoreField }) => scores[scoreField] !== null);
}

/** The sum of the four review counts, including those of retailers without a score. */
export function totalReviews(scores: RetailerScores): number {
  return retailers.reduce((sum, { countField }) => sum + (scores[countField] ?? 0), 0);
}

/** Whether the score is based on few reviews. Reviews at retailers without a score do not count. */
export function hasFewReviews(scores: RetailerScores): boolean {
  const rated = retailers.filter(({ scoreField }) => scores[scoreField] !== null);
  const reviews = rated.reduce((sum, { countField }) => sum + (scores[countField] ?? 0), 0);
  return rated.length > 0 && reviews < fewReviewsBelow;
}

/** The average as displayed: one decimal ('3.4'), rounded half up once, from the exact fraction. */
export function shownScore(scores: RetailerScores): string {
  return shownFraction(scoreFraction(scores));
}

/** Formats a fraction like `shownScore`; '0.0' when its weight is 0. */
export function shownFraction({ weightedTenths, weight }: ScoreFraction): string {
  if (weight === 0) return '0.0';
  return tenthsAsStars(Math.floor((2 * weightedTenths + weight) / (2 * weight)));
}

/** Formats 34 as '3.4'. */
export function tenthsAsStars(tenths: number): string {
  return `${Math.floor(tenths / tenthsPerStar)}.${tenths % tenthsPerStar}`;
}
