import { type Retailer, type RetailerScores, retailers } from './retailers.js';
import { retailerWeight, type ScoreFraction, scoreFraction } from './score.js';

/** What one retailer puts into the average. */
export interface ScorePart {
  retailer: Retailer;
  /** Tenths of a star, 0 to 50. */
  score: number;
  reviewCount: number | null;
  /** Reviews, or 1 where there is a score but no count. */
  weight: number;
  /** Its stars in the average: score x weight / (10 x all weights). They sum to `avgScore`. */
  contribution: ScoreFraction;
}

/** How an average came about, in integers. */
export interface ScoreExplanation {
  /** The retailers with a score, in the fixed order; the others weigh nothing. */
  parts: ScorePart[];
  /** The weighted mean: the average there is. */
  average: ScoreFraction;
  /** The same scores, each weighing 1; only to compare with. */
  plainMean: ScoreFraction;
}

/** Takes the score apart into what each retailer put in. */
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
