import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance';
import { mediaTypes } from '@appliance-index/domain/catalogue/media';
import { recordFrom } from '@appliance-index/domain/objects';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import type {
  ApplianceDetailView,
  ApplianceView,
  CardView,
  ComparedView,
  ComparisonView,
  DatedRetailerScoreView,
  HistoryPointView,
  MediaView,
  RankView,
  ResultView,
  RetailerScoreView,
  UploadedMediaView,
} from '../../../application/catalogue/appliance-views.js';
import {
  array,
  bodyOf,
  count,
  enumOf,
  flag,
  id,
  month,
  nullable,
  object,
  optionalCount,
  optionalText,
  type Schema,
  shownScore,
  stars,
  tenths,
  text,
  version,
} from './primitives.js';

const requiredFields = ['brand', 'model', 'category'];

function fieldSchema(name: string): Schema {
  if (name.endsWith('Score')) return tenths;
  if (name.endsWith('Count')) return optionalCount;
  return requiredFields.includes(name) ? text : optionalText;
}

const applianceFields = recordFrom(applianceFieldNames, fieldSchema);

export const applianceSchema = object<ApplianceView>({
  id,
  ...applianceFields,
  avgScore: stars,
  totalReviews: count,
  version,
});

export const applianceBodySchema = bodyOf(applianceFields, requiredFields);
export const applianceChangeSchema = bodyOf({ ...applianceFields, version: nullable(version) });

const mediaFields = {
  id,
  type: enumOf(mediaTypes),
  url: text,
  width: optionalCount,
  height: optionalCount,
};

export const mediaSchema = object<MediaView>(mediaFields);
export const uploadedMediaSchema = object<UploadedMediaView>({ ...mediaFields, warning: text }, ['warning']);

export const retailerScoreFields = {
  retailer: enumOf(retailerSlugs),
  name: text,
  score: tenths,
  reviewCount: optionalCount,
};

export const retailerScoreSchema = object<RetailerScoreView>(retailerScoreFields);

const resultFields = {
  id,
  brand: text,
  model: text,
  category: text,
  categoryLabel: text,
  subcategory: optionalText,
  subcategoryLabel: optionalText,
  imageUrl: optionalText,
  priceRange: optionalText,
  avgScore: stars,
  shownScore,
  isRated: flag,
  totalReviews: count,
  hasFewReviews: flag,
};

export const resultSchema = object<ResultView>(resultFields);
export const cardSchema = object<CardView>({
  ...resultFields,
  reliabilityScore: tenths,
  retailers: array(retailerScoreSchema),
});

export const movement: Schema = {
  description:
    'Places up (positive) or down (negative) since the previous month, "new", or null without a previous month',
  oneOf: [nullable({ type: 'integer' }), enumOf(['new'])],
};

export const datedScoreSchema = object<DatedRetailerScoreView>({ ...retailerScoreFields, month });

export const historyPointSchema = object<HistoryPointView>({
  month: text,
  avgScore: stars,
  shownScore: text,
  totalReviews: count,
  rank: nullable(count),
  retailers: array(retailerScoreSchema),
});

const rankSchema = nullable(object<RankView>({ rank: count, of: count, movement }));

const modelFields = {
  card: cardSchema,
  retailers: array(datedScoreSchema),
  history: array(historyPointSchema),
  rank: rankSchema,
};

export const detailSchema = object<ApplianceDetailView>({
  appliance: applianceSchema,
  ...modelFields,
  media: array(mediaSchema),
  updated: month,
  previous: month,
});

export const comparisonSchema = object<ComparisonView>({
  models: array(object<ComparedView>({ ...modelFields, priceCents: optionalCount })),
  unknown: array(id),
  updated: month,
  previous: month,
});
