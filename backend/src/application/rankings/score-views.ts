import { aspects, voterGroups } from '@appliance-index/domain/people/vote';
import { orderSteps, rankByOptions } from '@appliance-index/domain/scores/ranking';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import { CardView, DatedRetailerScoreView, RetailerScoreView } from '../catalogue/appliance-views.js';
import {
  array,
  count,
  enumOf,
  id,
  month,
  nullable,
  object,
  type Shape,
  shapeOf,
  share,
  shownScore,
  stars,
  tenths,
  text,
  type ValueOf,
  view,
} from '../shapes.js';
import { ChapterView } from './chapters.js';

/** One retailer's share of a score. */
export const ScoreShareView = object({
  ...RetailerScoreView.properties,
  /** Tenths of a star, 0 to 50; retailers without a score have no share. */
  score: tenths as Shape<number>,
  weight: shapeOf<number>({ ...count, description: 'Review count, or 1 if it is missing or 0' }),
  /** Shares sum to the total's `weightedTenths`. */
  weightedTenths: shapeOf<number>({ ...count, description: 'score x weight' }),
});
export type ScoreShareView = ValueOf<typeof ScoreShareView>;

/** A retailer's share with its month and its contribution in stars. */
export const ScorePartView = object({
  ...ScoreShareView.properties,
  month,
  /** Contributions sum to `avgScore`. */
  contribution: stars,
});
export type ScorePartView = ValueOf<typeof ScorePartView>;

/** GET /api/appliances/{id}/score: how the overall score is calculated. avgScore = weightedTenths / (10 x weight). */
export const ScoreExplanationView = view('ScoreExplanation', {
  id,
  brand: text,
  model: text,
  /** Identifies the formula. */
  formula: shapeOf<string>({ type: 'string', example: 'review-weighted-mean/1' }),
  /** Retailers with a score, in the fixed order. */
  parts: array(ScorePartView),
  /** Retailers without a score: they have no weight, but their reviews count in `totalReviews`. */
  leftOut: array(DatedRetailerScoreView),
  weightedTenths: count,
  weight: count,
  avgScore: shapeOf<number>({
    ...stars,
    description: 'weightedTenths / (10 x weight), unrounded; 0 if there is no score',
  }),
  shownScore,
  /** Null when no retailer has a score. */
  plainMean: nullable(shapeOf<number>({ ...stars, description: 'Unweighted mean, for comparison' })),
  shownPlainMean: text,
  totalReviews: count,
});
export type ScoreExplanationView = ValueOf<typeof ScoreExplanationView>;

/** The score calculation of a real model: avgScore = weightedTenths / (tenths per star x weight). */
export const WorkedExampleView = object({
  card: CardView,
  /** Retailers with a score, in the fixed order. */
  shares: array(ScoreShareView),
  weightedTenths: count,
  weight: count,
  avgScore: stars,
});
export type WorkedExampleView = ValueOf<typeof WorkedExampleView>;

/** GET /api/methodology: the ranking rules in force. */
export const MethodologyView = view('Methodology', {
  /** Identifies the formula; stored with every import. */
  formula: text,
  maxScoreTenths: count,
  tenthsPerStar: count,
  /** The weight of a score without a review count. */
  weightWithoutCount: count,
  fewReviewsBelow: count,
  /** The criteria of the overall order, most significant first. */
  orderSteps: array(enumOf(orderSteps)),
  rankings: array(enumOf(rankByOptions)),
  limits: object({ best: count, worst: count }),
  priceBandCents: count,
  votes: object({
    aspects: array(enumOf(aspects)),
    sides: array(enumOf(voterGroups)),
    burst: object({ votes: count, windowMinutes: count, freezeHours: count }),
  }),
  /** Thresholds above which an import stops until an operator confirms it. */
  guards: object({
    scoreMoveTenths: count,
    countFallShare: share,
    movedModelsShare: share,
    identicalRatingModels: count,
  }),
  /** All four; `month` is that of the retailer's latest scores, or null; `models` have a score of it. */
  retailers: array(object({ retailer: enumOf(retailerSlugs), name: text, month, models: count })),
  updated: month,
  previous: month,
  /** Null while no model is rated. */
  example: nullable(WorkedExampleView),
  /** How sure places are and how that is worked out, in plain words; empty before the first assessment. */
  trust: array(ChapterView),
});
export type MethodologyView = ValueOf<typeof MethodologyView>;
