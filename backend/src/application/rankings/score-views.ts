import type { Aspect, VoterType } from '@appliance-index/domain/people/vote';
import type { Month } from '@appliance-index/domain/scores/month';
import type { OrderStep, RankBy } from '@appliance-index/domain/scores/ranking';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { CardView, DatedRetailerScoreView } from '../catalogue/appliance-views.js';

/** One retailer's share of a score. */
export interface ScoreShareView {
  retailer: RetailerSlug;
  name: string;
  /** Tenths of a star, 0 to 50. */
  score: number;
  reviewCount: number | null;
  /** The review count, or 1 if it is missing or 0. */
  weight: number;
  /** score x weight; shares sum to the total's `weightedTenths`. */
  weightedTenths: number;
}

/** A retailer's share with its month and its contribution in stars. */
export interface ScorePartView extends ScoreShareView, DatedRetailerScoreView {
  score: number;
  /** Stars, unrounded; contributions sum to `avgScore`. */
  contribution: number;
}

/** GET /api/appliances/{id}/score: how the overall score is calculated. avgScore = weightedTenths / (10 x weight). */
export interface ScoreExplanationView {
  id: string;
  brand: string;
  model: string;
  /** Identifies the formula: 'review-weighted-mean/1'. */
  formula: string;
  /** Retailers with a score, in the fixed order. */
  parts: ScorePartView[];
  /** Retailers without a score: they have no weight, but their reviews count in `totalReviews`. */
  leftOut: DatedRetailerScoreView[];
  weightedTenths: number;
  weight: number;
  /** Stars, unrounded; 0 when no retailer has a score. */
  avgScore: number;
  /** Rounded half up, one decimal: '4.6'. */
  shownScore: string;
  /** The unweighted mean in stars; null when no retailer has a score. */
  plainMean: number | null;
  shownPlainMean: string;
  totalReviews: number;
}

/** The score calculation of a real model: avgScore = weightedTenths / (tenths per star x weight). */
export interface WorkedExampleView {
  card: CardView;
  /** Retailers with a score, in the fixed order. */
  shares: ScoreShareView[];
  weightedTenths: number;
  weight: number;
  /** Stars, unrounded. */
  avgScore: number;
}

/** GET /api/methodology: the ranking rules in force. */
export interface MethodologyView {
  /** Identifies the formula; stored with every import. */
  formula: string;
  maxScoreTenths: number;
  tenthsPerStar: number;
  /** The weight of a score without a review count. */
  weightWithoutCount: number;
  fewReviewsBelow: number;
  /** The criteria of the overall order, most significant first. */
  orderSteps: OrderStep[];
  rankings: RankBy[];
  limits: { best: number; worst: number };
  priceBandCents: number;
  votes: {
    aspects: Aspect[];
    sides: VoterType[];
    burst: { votes: number; windowMinutes: number; freezeHours: number };
  };
  /** Thresholds (shares, 0 to 1) above which an import stops until an operator confirms it. */
  guards: {
    scoreMoveTenths: number;
    countFallShare: number;
    movedModelsShare: number;
    identicalRatingModels: number;
  };
  /** All four; `month` is that of the retailer's latest scores, or null. */
  retailers: { retailer: RetailerSlug; name: string; month: Month | null }[];
  updated: Month | null;
  previous: Month | null;
  /** Null while no model is rated. */
  example: WorkedExampleView | null;
}
