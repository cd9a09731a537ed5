import type { Month } from './month.js';
import { findRetailer, type RetailerScores, type RetailerSlug } from './retailers.js';

/** One retailer's score of one model in one month. Later months never overwrite it. */
export interface ScoreSnapshot {
  retailer: RetailerSlug;
  month: Month;
  /** Tenths of a star, 0 to 50. */
  score: number | null;
  reviewCount: number | null;
}

/** The scores in force at the end of a month: that month's snapshots, and earlier ones carried forward. */
export interface HistoryPoint {
  month: Month;
  scores: RetailerScores;
  /** The retailers with a snapshot in this month. */
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

/** One point per month with a snapshot, oldest first. A retailer's score is carried forward until its next snapshot. */
export function scoreHistory(snapshots: readonly ScoreSnapshot[]): HistoryPoint[] {
  const months = [...new Set(snapshots.map((snapshot) => snapshot.month))].sort();
  let scores = noScores;
  return months.map((month) => {
    const current = snapshots.filter((snapshot) => snapshot.month === month);
    scores = current.reduce(withSnapshot, scores);
    return { month, scores, updated: current.map((snapshot) => snapshot.retailer) };
  });
}

function withSnapshot(scores: RetailerScores, snapshot: ScoreSnapshot): RetailerScores {
  const retailer = findRetailer(snapshot.retailer);
  if (!retailer) return scores;
  return {
    ...scores,
    [retailer.scoreField]: snapshot.score,
    [retailer.countField]: snapshot.reviewCount,
  };
}
