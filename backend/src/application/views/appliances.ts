import type { ApplianceFields } from '../../domain/catalogue/appliance.js';
import type { MediaType } from '../../domain/catalogue/media.js';
import type { Month } from '../../domain/scores/month.js';
import type { Movement } from '../../domain/scores/movement.js';
import type { RetailerSlug } from '../../domain/scores/retailers.js';

/** The public entity: every specified field, the two derived figures, and the version for safe saving. */
export interface ApplianceView extends ApplianceFields {
  id: string;
  /** Stars, unrounded, 0 to 5. */
  avgScore: number;
  totalReviews: number;
  version: number;
}

/** What one retailer says of a model. */
export interface RetailerScoreView {
  retailer: RetailerSlug;
  /** "Lowe's" */
  name: string;
  /** Tenths of a star, 0 to 50; null is "no score". */
  score: number | null;
  reviewCount: number | null;
}

/** A model as a search finds it. */
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
  /** Rated on so few reviews that the score is to be read with care. */
  hasFewReviews: boolean;
}

/** A model as it stands on a card, in a ranking or a category. */
export interface CardView extends ResultView {
  /** What rankings by reliability go by; null is "no figure". */
  reliabilityScore: number | null;
  /** All four, in the fixed order. */
  retailers: RetailerScoreView[];
}

/** What a retailer says, and since when. */
export interface DatedRetailerScoreView extends RetailerScoreView {
  /** The month of the snapshot the score comes from; null for a score entered by hand, or none. */
  month: Month | null;
}

/** The overall score after the scores of one month were in. */
export interface HistoryPointView {
  month: Month;
  avgScore: number;
  shownScore: string;
  totalReviews: number;
  /** The retailers that gave new scores in this month. */
  retailers: RetailerScoreView[];
}

export interface RankView {
  /** Counts from 1. */
  rank: number;
  of: number;
  movement: Movement | null;
}

/** GET /api/appliances/{id}/detail: the detail page in one answer. */
export interface ApplianceDetailView {
  appliance: ApplianceView;
  card: CardView;
  retailers: DatedRetailerScoreView[];
  /** Oldest first; one point for each month in which this model got new scores. */
  history: HistoryPointView[];
  /** Photos and videos, in their order. */
  media: MediaView[];
  /** Overall place within its type, or within its category when it has no type; null when unrated. */
  rank: RankView | null;
  updated: Month | null;
  previous: Month | null;
}

/** One column of a comparison. */
export interface ComparedView extends Pick<ApplianceDetailView, 'card' | 'retailers' | 'history' | 'rank'> {
  /** By which prices are compared; null when the price range names no amount. */
  priceCents: number | null;
}

/** GET /api/compare?ids= */
export interface ComparisonView {
  /** In the order asked, each once. */
  models: ComparedView[];
  /** Ids that are no model of the catalogue. */
  unknown: string[];
  updated: Month | null;
  previous: Month | null;
}

/** GET /api/media/appliance/{id}: one photo or video of a model. */
export interface MediaView {
  id: string;
  type: MediaType;
  /** A picture lies beside it in three widths and two formats: /media/{id}/{320,640,1280}.{avif,webp}. */
  url: string;
  /** Of the picture as it came; null for videos. */
  width: number | null;
  height: number | null;
}
