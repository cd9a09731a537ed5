import {
  type ApplianceFields,
  applianceFieldNames,
  applianceFields,
  type FieldKind,
} from '@appliance-index/domain/catalogue/appliance-fields';
import { mediaTypes } from '@appliance-index/domain/catalogue/media';
import { recordFrom } from '@appliance-index/domain/objects';
import type { Month } from '@appliance-index/domain/scores/month';
import type { Movement } from '@appliance-index/domain/scores/movement';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import { TrustView } from '../rankings/trust-views.js';
import {
  array,
  count,
  enumOf,
  flag,
  id,
  month,
  named,
  nullable,
  object,
  optionalCount,
  optionalText,
  type PropertiesOf,
  type Shape,
  shapeOf,
  shownScore,
  stars,
  tenths,
  text,
  time,
  type ValueOf,
  version,
  view,
} from '../shapes.js';

const shapesOfKinds: Readonly<Record<FieldKind, Shape<unknown>>> = {
  name: text,
  category: text,
  type: optionalText,
  text: optionalText,
  imageUrl: optionalText,
  score: tenths,
  reviewCount: optionalCount,
};

/** The kinds of the fields tell what they hold; the types are the domain's. */
export const applianceFieldShapes = recordFrom(
  applianceFieldNames,
  (name) => shapesOfKinds[applianceFields[name].kind],
) as PropertiesOf<ApplianceFields>;

/** The public entity: its fields, the two derived values, and the version for optimistic locking. */
export const ApplianceView = view('Appliance', {
  id,
  ...applianceFieldShapes,
  avgScore: stars,
  totalReviews: count,
  version,
});
export type ApplianceView = ValueOf<typeof ApplianceView>;

/** One retailer's score of a model. */
export const RetailerScoreView = view('RetailerScore', {
  retailer: enumOf(retailerSlugs),
  /** "Lowe's" */
  name: text,
  score: tenths,
  reviewCount: optionalCount,
});
export type RetailerScoreView = ValueOf<typeof RetailerScoreView>;

/** What cards and search results show of a model. */
export const ResultView = object({
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
  /** False when no retailer has a score; shownScore is then '0.0'. */
  isRated: flag,
  totalReviews: count,
  /** The score is based on few reviews and should be read with care. */
  hasFewReviews: flag,
});
export type ResultView = ValueOf<typeof ResultView>;

/** A model on a card, in a ranking or a category. */
export const CardView = view('Card', {
  ...ResultView.properties,
  /** Orders rankings by reliability. */
  reliabilityScore: tenths,
  /** All four, in the fixed order. */
  retailers: array(RetailerScoreView),
});
export type CardView = ValueOf<typeof CardView>;

/** A retailer's score and the month it dates from. */
export const DatedRetailerScoreView = view('DatedRetailerScore', {
  ...RetailerScoreView.properties,
  /** The month of the month score the score comes from; null for a score entered by staff, or no score. */
  month,
});
export type DatedRetailerScoreView = ValueOf<typeof DatedRetailerScoreView>;

/** The overall score at the end of a month. */
export const HistoryPointView = view('HistoryPoint', {
  month: text as Shape<Month>,
  avgScore: stars,
  shownScore: text,
  totalReviews: count,
  /** Overall rank within the model's current scope; null while it was unrated or belonged elsewhere. */
  rank: optionalCount,
  /** Its likely places there; null in months that were not assessed. */
  places: nullable(object({ low: count, high: count })),
  /** The retailers with new scores in this month. */
  retailers: array(RetailerScoreView),
});
export type HistoryPointView = ValueOf<typeof HistoryPointView>;

const stepProperties = {
  retailer: enumOf(retailerSlugs),
  /** "Lowe's" */
  name: text,
  /** The retailer's newest month with scores of the model is `to`, and the one before it is `from`. */
  from: text as Shape<Month>,
  to: text as Shape<Month>,
};

const ShownNewerReviewsView = object({
  ...stepProperties,
  kind: enumOf(['shown'] as const),
  newReviews: count,
  /** The mean of the new reviews, unrounded. */
  stars,
  /** How far it can be off, in stars, because the ratings were read with few digits. */
  error: stars,
  /** The retailer's rating in the month `from`. */
  before: stars,
  /** The fall is certain, and larger than usual in the category. */
  isLower: flag,
});

const OtherNewerReviewsView = object({ ...stepProperties, kind: enumOf(['too-few', 'impossible'] as const) });

/** The reviews that a retailer received between its two newest months with scores of a model. */
export const NewerReviewsView = named(
  'NewerReviews',
  shapeOf<ValueOf<typeof ShownNewerReviewsView> | ValueOf<typeof OtherNewerReviewsView>>({
    description:
      'A mean, or why there is none: too few new reviews, or figures that cannot follow from each other',
    oneOf: [ShownNewerReviewsView, OtherNewerReviewsView],
  }),
);
export type NewerReviewsView = ValueOf<typeof NewerReviewsView>;

export const movement = shapeOf<Movement | null>({
  description:
    'Places up (positive) or down (negative) since the previous month, "new" if it had no rank before, or null without a rank in that month',
  oneOf: [{ type: 'integer', nullable: true }, enumOf(['new'])],
});

export const RankView = object({
  /** Starts at 1. */
  rank: count,
  /** Number of rated models in the list. */
  of: count,
  movement,
});
export type RankView = ValueOf<typeof RankView>;

const mediaProperties = {
  id,
  type: enumOf(mediaTypes),
  /** Images are also available in three widths and two formats: /media/{id}/{320,640,1280}.{avif,webp}. */
  url: text,
  /** Pixels of the original image; null for videos. */
  width: optionalCount,
  height: optionalCount,
};

/** GET /api/media/appliance/{id}: one photo or video of a model. */
export const MediaView = view('Media', mediaProperties);
export type MediaView = ValueOf<typeof MediaView>;

/** POST /api/media/upload: a photo or video of the model; a new one may have a warning. */
export const UploadedMediaView = object(
  {
    ...mediaProperties,
    /** What visitors may not see of it, with its file name. */
    warning: text,
  },
  ['warning'],
);
export type UploadedMediaView = ValueOf<typeof UploadedMediaView>;

const modelProperties = {
  card: CardView,
  retailers: array(DatedRetailerScoreView),
  /** Oldest first; one point per month with new scores of this model. */
  history: array(HistoryPointView),
  /** Overall rank within the type, or within the category for a model without a type; null when unrated. */
  rank: nullable(RankView),
  /** How sure that place is; the evidence is 'none' when unrated. Null until a new model has been assessed. */
  trust: nullable(TrustView),
};

/** GET /api/appliances/{id}/detail: everything the detail page shows. */
export const ApplianceDetailView = view('ApplianceDetail', {
  appliance: ApplianceView,
  ...modelProperties,
  /** What the figures say, in plain English. */
  sentences: object({
    /** How good the model is, from how many reviews, and how it was. */
    answer: text,
    /** How its place changed in the newest month, and why; null without a place in the month before. */
    change: optionalText,
    /** Null until it has been assessed. */
    likelyScore: optionalText,
    /** How far the score can be off; null when unrated or not assessed. */
    evidence: optionalText,
  }),
  /** What speaks against taking the score at face value. */
  chips: array(object({ text, reason: text })),
  /** One per retailer with scores of two months, in the fixed order. */
  newerReviews: array(NewerReviewsView),
  /** How far each retailer's score can be off, in stars, with a chance of 90 %; empty before the first assessment. */
  margins: array(object({ retailer: enumOf(retailerSlugs), margin: shapeOf<number>({ type: 'number' }) })),
  /** When each score without a month was entered; empty where that is not known. */
  enteredByHand: array(object({ retailer: enumOf(retailerSlugs), at: time })),
  /** Models of its list that are rated higher for about the same price; at most four, best first. */
  ratedHigher: array(CardView),
  /** Photos and videos, in display order. */
  media: array(MediaView),
  updated: month,
  previous: month,
});
export type ApplianceDetailView = ValueOf<typeof ApplianceDetailView>;

/** A model in a comparison. */
export const ComparedView = object({
  ...modelProperties,
  /** The price to compare; null when the price range has no amount. */
  priceCents: optionalCount,
});
export type ComparedView = ValueOf<typeof ComparedView>;

/** Two models of a type, to begin with. */
export const ReadyComparisonView = object({
  /** 'Front Load, Washers' */
  label: text,
  models: array(object({ id, brand: text, model: text })),
});
export type ReadyComparisonView = ValueOf<typeof ReadyComparisonView>;

/** GET /api/compare?ids= */
export const ComparisonView = view('Comparison', {
  /** In the requested order, without duplicates. */
  models: array(ComparedView),
  /** Requested ids that are not in the catalogue. */
  unknown: array(id),
  /** At most three, when there are no `models`. */
  ready: array(ReadyComparisonView),
  updated: month,
  previous: month,
});
export type ComparisonView = ValueOf<typeof ComparisonView>;
