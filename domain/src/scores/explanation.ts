import { type Retailer, type RetailerScores, retailers } from './retailers.js';
import { retailerWeight, type ScoreFraction, scoreFraction } from './score.js';

/** One retailer's share of the average. */
export interface ScorePart {
  retailer: Retailer;
  /** Tenths of a star, 0 to 50. */
  score: number;
  reviewCount: number | null;
  /** The review count, or 1 if it is missing or 0. */
  weight: number;
  /** Stars contributed to the average: score x weight / (10 x total weight). Contributions sum to `avgScore`. */
  contribution: ScoreFraction;
}

/** The calculation of an average score, in integers. */
export interface ScoreExplanation {
  /** Retailers with a score, in the fixed order. */
  parts: ScorePart[];
  /** The review-weighted mean; this is the score. */
  average: ScoreFraction;
  /** The unweighted mean, for comparison only. */
  plainMean: ScoreFraction;
}

/** Breaks the score down into the retailers' contributions. */
export function explainScore(scores: RetailerScores): ScoreExplanation {
  const average = scoreFraction(scores);
  const parts = retailers.flatMap((retailer): ScorePart[] => {
    const score = scores[retailer.scoreField];
    if (score === null) return [];
    const reviewCount = scores[retailer.countField];
    const weight = retailerWeight(reviewCount);
    const contribution = { weightedTenths: score * weight, weight: average.weight };
    return [{ retailer, score, reviewCount, weight, contribution }];
  });
  const plainMean = {
    weightedTenths: parts.reduce((sum, { score }) => sum + score, 0),
    weight: parts.length,
  };
  return { parts, average, plainMean };
}
