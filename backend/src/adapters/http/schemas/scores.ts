import { aspects, voterTypes } from '@appliance-index/domain/people/vote';
import { orderSteps, rankByOptions } from '@appliance-index/domain/scores/ranking';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import type {
  MethodologyView,
  ScoreExplanationView,
  ScorePartView,
  ScoreShareView,
  WorkedExampleView,
} from '../../../application/rankings/score-views.js';
import { cardSchema, datedScoreSchema, retailerScoreFields } from './appliances.js';
import { array, count, enumOf, id, month, nullable, object, shownScore, stars, text } from './primitives.js';

const shareFields = {
  ...retailerScoreFields,
  weight: { ...count, description: 'Review count, or 1 if it is missing or 0' },
  weightedTenths: { ...count, description: 'score x weight' },
};

export const explanationSchema = object<ScoreExplanationView>({
  id,
  brand: text,
  model: text,
  formula: { type: 'string', example: 'review-weighted-mean/1' },
  parts: array(object<ScorePartView>({ ...shareFields, month, contribution: stars })),
  leftOut: array(datedScoreSchema),
  weightedTenths: count,
  weight: count,
  avgScore: { ...stars, description: 'weightedTenths / (10 x weight), unrounded; 0 if there is no score' },
  shownScore,
  plainMean: { ...stars, nullable: true, description: 'Unweighted mean, for comparison' },
  shownPlainMean: text,
  totalReviews: count,
});

const share = { type: 'number', minimum: 0, maximum: 1 };

export const methodologySchema = object<MethodologyView>({
  formula: text,
  maxScoreTenths: count,
  tenthsPerStar: count,
  weightWithoutCount: count,
  fewReviewsBelow: count,
  orderSteps: array(enumOf(orderSteps)),
  rankings: array(enumOf(rankByOptions)),
  limits: object<MethodologyView['limits']>({ best: count, worst: count }),
  priceBandCents: count,
  votes: object<MethodologyView['votes']>({
    aspects: array(enumOf(aspects)),
    sides: array(enumOf(voterTypes)),
    burst: object<MethodologyView['votes']['burst']>({
      votes: count,
      windowMinutes: count,
      freezeHours: count,
    }),
  }),
  guards: object<MethodologyView['guards']>({
    scoreMoveTenths: count,
    countFallShare: share,
    movedModelsShare: share,
    identicalRatingModels: count,
  }),
  retailers: array(
    object<MethodologyView['retailers'][number]>({ retailer: enumOf(retailerSlugs), name: text, month }),
  ),
  updated: month,
  previous: month,
  example: nullable(
    object<WorkedExampleView>({
      card: cardSchema,
      shares: array(object<ScoreShareView>(shareFields)),
      weightedTenths: count,
      weight: count,
      avgScore: stars,
    }),
  ),
});
