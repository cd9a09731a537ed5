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

/**
 * The share of each weight in all of them: '96%', rounded by the largest remainders, so that they add up to 100 %; 'over 99%'
 * or 'under 1%' where a round number would suggest all or nothing.
 */
export function shareTexts(weights: readonly number[]): string[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => ({ weight, percent: Math.floor((100 * weight) / all) }));
  const missing = 100 - shares.reduce((sum, { percent }) => sum + percent, 0);
  const byRemainder = shares.toSorted((a, b) => ((100 * b.weight) % all) - ((100 * a.weight) % all));
  const raised = new Set(byRemainder.slice(0, missing));
  return shares.map((share) => {
    if (100 * share.weight > 99 * all && share.weight < all) return 'over 99%';
    return share.percent < 1 ? 'under 1%' : `${share.percent + Number(raised.has(share))}%`;
  });
}
