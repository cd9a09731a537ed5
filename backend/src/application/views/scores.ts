import type { Aspect, VoterType } from '../../domain/people/vote.js';
import type { Month } from '../../domain/scores/month.js';
import type { OrderStep, RankBy } from '../../domain/scores/ranking.js';
import type { RetailerSlug } from '../../domain/scores/retailers.js';
import type { CardView, DatedRetailerScoreView } from './appliances.js';

/** What one retailer puts into a score. */
export interface ScoreShareView {
  retailer: RetailerSlug;
  name: string;
  /** Tenths of a star, 0 to 50. */
  score: number;
  reviewCount: number | null;
  /** Its reviews, or 1 where the count is missing or 0. */
  weight: number;
  /** score x weight; these sum to `weightedTenths` of the whole. */
  weightedTenths: number;
}

/** The same, since when, and what it makes of the result. */
export interface ScorePartView extends ScoreShareView, DatedRetailerScoreView {
  score: number;
  /** Stars, unrounded; these sum to `avgScore`. */
  contribution: number;
}

/** GET /api/appliances/{id}/score: how the overall score came about. avgScore = weightedTenths / (10 x weight). */
export interface ScoreExplanationView {
  id: string;
  brand: string;
  model: string;
  /** Names the rule, like 'review-weighted-mean/1'. */
  formula: string;
  /** The retailers with a score, in the fixed order. */
  parts: ScorePartView[];
  /** Those without: they weigh nothing, though their reviews count in `totalReviews`. */
  leftOut: DatedRetailerScoreView[];
  weightedTenths: number;
  weight: number;
  /** Stars, unrounded; 0 when no retailer has a score. */
  avgScore: number;
  /** Rounded half up, one decimal: '4.6'. */
  shownScore: string;
  /** What the scores would average if each weighed the same, in stars; null when there are none. */
  plainMean: number | null;
  shownPlainMean: string;
  totalReviews: number;
}

/** The score of a real model, step by step: avgScore = weightedTenths / (tenths per star x weight). */
export interface WorkedExampleView {
  card: CardView;
  /** The retailers that have a score, in the fixed order. */
  shares: ScoreShareView[];
  weightedTenths: number;
  weight: number;
  /** Stars, unrounded. */
  avgScore: number;
}

/** GET /api/methodology: the rules by which everything is ranked, as they are in force. */
export interface MethodologyView {
  /** Names the formula; written beside every import. */
  formula: string;
  maxScoreTenths: number;
  tenthsPerStar: number;
  /** What a score weighs that comes without a review count. */
  weightWithoutCount: number;
  fewReviewsBelow: number;
  /** What the overall order goes by, first things first. */
  orderSteps: OrderStep[];
  rankings: RankBy[];
  limits: { best: number; worst: number };
  priceBandCents: number;
  votes: {
    aspects: Aspect[];
    sides: VoterType[];
    burst: { votes: number; windowMinutes: number; freezeHours: number };
  };
  /** Past these an import is held up until somebody has looked; shares are from 0 to 1. */
  guards: {
    scoreMoveTenths: number;
    countFallShare: number;
    movedModelsShare: number;
    identicalRatingModels: number;
  };
  /** All four; the month of a retailer's newest scores, or null. */
  retailers: { retailer: RetailerSlug; name: string; month: Month | null }[];
  updated: Month | null;
  previous: Month | null;
  /** Null while no model has a score. */
  example: WorkedExampleView | null;
}
