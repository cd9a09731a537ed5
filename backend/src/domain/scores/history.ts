import type { Month } from './month.js';
import { findRetailer, type RetailerScores, type RetailerSlug } from './retailers.js';

/** What one retailer showed for one model in one month. Never overwritten by a later month. */
export interface ScoreSnapshot {
  retailer: RetailerSlug;
  month: Month;
  /** Tenths of a star, 0 to 50. */
  score: number | null;
  reviewCount: number | null;
}

/** The scores that stood at the end of a month: what was new then, over what was known before. */
export interface HistoryPoint {
  month: Month;
  scores: RetailerScores;
  /** The retailers with a snapshot in this very month. */
  updated: RetailerSlug[];
}

export const noScores: RetailerScores = {
  lowesScore: null,
  lowesReviewCount: null,
  homeDepotScore: null,
  homeDepotReviewCount: null,
  bestBuyScore: null,
  bestBuyReviewCount: null,
  ajMadisonScore: null,
  ajMadisonReviewCount: null,
};

/** One point for each month with a snapshot, oldest first; a retailer's score holds until its next one. */
export function scoreHistory(snapshots: readonly ScoreSnapshot[]): HistoryPoint[] {
  const months = [...new Set(snapshots.map((snapshot) => snapshot.month))].sort();
  let scores = noScores;
  return months.map((month) => {
    const fresh = snapshots.filter((snapshot) => snapshot.month === month);
    scores = fresh.reduce(withSnapshot, scores);
    return { month, scores, updated: fresh.map((snapshot) => snapshot.retailer) };
  });
}

/** The scores with one retailer's pair replaced. */
function withSnapshot(scores: RetailerScores, snapshot: ScoreSnapshot): RetailerScores {
  const retailer = findRetailer(snapshot.retailer);
  if (!retailer) return scores;
  return {
    ...scores,
    [retailer.scoreField]: snapshot.score,
    [retailer.countField]: snapshot.reviewCount,
  };
}
