import type { ApplianceFields } from '@appliance-index/domain/catalogue/appliance';
import type { MediaType } from '@appliance-index/domain/catalogue/media';
import type { Month } from '@appliance-index/domain/scores/month';
import type { Movement } from '@appliance-index/domain/scores/movement';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';

/** The public entity: its fields, the two derived values, and the version for optimistic locking. */
export interface ApplianceView extends ApplianceFields {
  id: string;
  /** Stars, unrounded, 0 to 5. */
  avgScore: number;
  totalReviews: number;
  version: number;
}

/** One retailer's score of a model. */
export interface RetailerScoreView {
  retailer: RetailerSlug;
  /** "Lowe's" */
  name: string;
  /** Tenths of a star, 0 to 50; null: no score. */
  score: number | null;
  reviewCount: number | null;
}

/** A model in search results. */
export interface ResultView {
  id: string;
  brand: string;
  model: string;
  category: string;
  categoryLabel: string;
  subcategory: string | null;
  subcategoryLabel: string | null;
  imageUrl: string | null;
  priceRange: string | null;
  /** Stars, unrounded, 0 to 5. */
  avgScore: number;
  /** Rounded half up, one decimal: '4.6'. */
  shownScore: string;
  /** False when no retailer has a score; shownScore is then '0.0'. */
  isRated: boolean;
  totalReviews: number;
  /** The score is based on few reviews and should be read with care. */
  hasFewReviews: boolean;
}

/** A model on a card, in a ranking or a category. */
export interface CardView extends ResultView {
  /** Tenths of a star, 0 to 50; null: unknown. Orders rankings by reliability. */
  reliabilityScore: number | null;
  /** All four, in the fixed order. */
  retailers: RetailerScoreView[];
}

/** A retailer's score and the month it dates from. */
export interface DatedRetailerScoreView extends RetailerScoreView {
  /** The month of the snapshot the score comes from; null for a score entered by hand, or no score. */
  month: Month | null;
}

/** The overall score at the end of a month. */
export interface HistoryPointView {
  month: Month;
  avgScore: number;
  shownScore: string;
  totalReviews: number;
  /** Overall rank within the model's current scope; null while it was unrated or belonged elsewhere. */
  rank: number | null;
  /** The retailers with new scores in this month. */
  retailers: RetailerScoreView[];
}

export interface RankView {
  /** Starts at 1. */
  rank: number;
  of: number;
  movement: Movement | null;
}

/** GET /api/appliances/{id}/detail: everything the detail page shows. */
export interface ApplianceDetailView {
  appliance: ApplianceView;
  card: CardView;
  retailers: DatedRetailerScoreView[];
  /** Oldest first; one point per month with new scores of this model. */
  history: HistoryPointView[];
  /** Photos and videos, in display order. */
  media: MediaView[];
  /** Overall rank within the type, or within the category for a model without a type; null when unrated. */
  rank: RankView | null;
  updated: Month | null;
  previous: Month | null;
}

/** A model in a comparison. */
export interface ComparedView extends Pick<ApplianceDetailView, 'card' | 'retailers' | 'history' | 'rank'> {
  /** The price to compare; null when the price range has no amount. */
  priceCents: number | null;
}

/** GET /api/compare?ids= */
export interface ComparisonView {
  /** In the requested order, without duplicates. */
  models: ComparedView[];
  /** Requested ids that are not in the catalogue. */
  unknown: string[];
  updated: Month | null;
  previous: Month | null;
}

/** GET /api/media/appliance/{id}: one photo or video of a model. */
export interface MediaView {
  id: string;
  type: MediaType;
  /** Images are also available in three widths and two formats: /media/{id}/{320,640,1280}.{avif,webp}. */
  url: string;
  /** Pixels of the original image; null for videos. */
  width: number | null;
  height: number | null;
}

/** POST /api/media/upload: a photo or video of the model; a new one may have a warning. */
export interface UploadedMediaView extends MediaView {
  /** What visitors may not see of it, with its file name. */
  warning?: string;
}
