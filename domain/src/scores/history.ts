import { recordFrom } from '../objects.js';
import type { Month } from './month.js';
import { findRetailer, type RetailerScores, type RetailerSlug, retailerFields } from './retailers.js';
import { isRated } from './score.js';

/** One retailer's score of one model in one month. Later months never overwrite it. */
export interface MonthScore {
  retailer: RetailerSlug;
  month: Month;
  /** Tenths of a star, 0 to 50. */
  score: number | null;
  reviewCount: number | null;
}

/** The scores in force at the end of a month: that month's month scores, and earlier ones carried forward. */
export interface HistoryPoint {
  month: Month;
  scores: RetailerScores;
  /** The retailers with a month score in this month. */
  updated: RetailerSlug[];
}

export const noScores: RetailerScores = /* @__PURE__ */ recordFrom(retailerFields, () => null);

/**
 * One point per month with a month score, oldest first. A retailer's score is carried forward until its next month score. A
 * month after which no retailer has a score is not a point, as it has no average.
 */
export function scoreHistory(monthScores: readonly MonthScore[]): HistoryPoint[] {
  const months = [...new Set(monthScores.map((monthScore) => monthScore.month))].sort();
  let scores = noScores;
  const points = months.map((month) => {
    const current = monthScores.filter((monthScore) => monthScore.month === month);
    scores = current.reduce(withScore, scores);
    return { month, scores, updated: current.map((monthScore) => monthScore.retailer) };
  });
  return points.filter((point) => isRated(point.scores));
}

function withScore(scores: RetailerScores, monthScore: MonthScore): RetailerScores {
  const retailer = findRetailer(monthScore.retailer);
  if (!retailer) return scores;
  return {
    ...scores,
    [retailer.scoreField]: monthScore.score,
    [retailer.countField]: monthScore.reviewCount,
  };
}
