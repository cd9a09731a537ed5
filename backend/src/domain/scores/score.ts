import { type RetailerScores, retailers } from './retailers.js';

/** Names the rule by which scores are combined; written beside every import, so that an old figure can be explained. */
export const formulaVersion = 'review-weighted-mean/1';

/** Retailer scores are whole tenths of a star from 0 to this. */
export const maxScoreTenths = 50;

/** Tenths of a star per star: what a retailer score is divided by to be shown. */
export const tenthsPerStar = 10;

/** A count above this is a typo, and sums of four stay exact in every integer type on the way. */
export const maxReviewCount = 100_000_000;

/** With fewer reviews behind it than this a score is marked 'Few reviews'. */
export const fewReviewsBelow = 30;

/** The exact average as a fraction: stars = weightedTenths / (10 x weight). Weight 0 means that no retailer has a score. */
export interface ScoreFraction {
  weightedTenths: number;
  weight: number;
}

/** What one retailer's score weighs: its reviews, or 1 where it has a score but no count. */
export function retailerWeight(reviewCount: number | null): number {
  return reviewCount || 1;
}

/** The review-weighted mean of the retailers that have a score, kept in integers. Source: decision 2 of the contract. */
export function scoreFraction(scores: RetailerScores): ScoreFraction {
  let weightedTenths = 0;
  let weight = 0;
  for (const { scoreField, countField } of retailers) {
    const score = scores[scoreField];
    if (score === null) continue;
    const retailerShare = retailerWeight(scores[countField]);
    weightedTenths += score * retailerShare;
    weight += retailerShare;
  }
  return { weightedTenths, weight };
}

/** The unrounded average in stars, 0 to 5; 0 when no retailer has a score (see `isRated`). */
export function avgScore(scores: RetailerScores): number {
  return starsOf(scoreFraction(scores));
}

/** The one division: a fraction in stars, 0 when it weighs nothing. */
export function starsOf({ weightedTenths, weight }: ScoreFraction): number {
  return weight === 0 ? 0 : weightedTenths / (tenthsPerStar * weight);
}

/** Whether any retailer has a score. A score of 0 is a score. */
export function isRated(scores: RetailerScores): boolean {
  return retailers.some(({ scoreField }) => scores[scoreField] !== null);
}

/** The sum of the four review counts, also of retailers that give a count without a score. */
export function totalReviews(scores: RetailerScores): number {
  return retailers.reduce((sum, { countField }) => sum + (scores[countField] ?? 0), 0);
}

/** Whether a score stands on so few reviews that it is marked. Reviews of retailers without a score are not behind it. */
export function hasFewReviews(scores: RetailerScores): boolean {
  const behind = retailers.filter(({ scoreField }) => scores[scoreField] !== null);
  const reviews = behind.reduce((sum, { countField }) => sum + (scores[countField] ?? 0), 0);
  return behind.length > 0 && reviews < fewReviewsBelow;
}

/** The average as the site shows it: rounded half up, once, from the exact fraction, with one decimal ('3.4'). */
export function shownScore(scores: RetailerScores): string {
  return shownFraction(scoreFraction(scores));
}

/** A fraction by the rule of `shownScore`; '0.0' when it weighs nothing. */
export function shownFraction({ weightedTenths, weight }: ScoreFraction): string {
  if (weight === 0) return '0.0';
  return tenthsAsStars(Math.floor((2 * weightedTenths + weight) / (2 * weight)));
}

/** 34 as '3.4'. */
export function tenthsAsStars(tenths: number): string {
  return `${Math.floor(tenths / tenthsPerStar)}.${tenths % tenthsPerStar}`;
}
