import type { Month } from '@appliance-index/domain/scores/month';
import type { Movement } from '@appliance-index/domain/scores/movement';
import type { RankBy } from '@appliance-index/domain/scores/ranking';
import type { CardView, ResultView } from '../catalogue/appliance-views.js';

/** One position in a list; `appliance` is the id of a card in the same response. */
export interface PlaceView {
  appliance: string;
  /** Since the previous month, in the same list; null when there is no earlier month. */
  movement: Movement | null;
}

/** GET /api/rankings/{category}/{subcategory?}: everything the page's tabs, sorts and 'Load More' need. */
export interface RankingView {
  category: string;
  categoryLabel: string;
  subcategory: string | null;
  subcategoryLabel: string | null;
  /** Number of models in the category or type, rated or not. */
  total: number;
  /** The latest month with scores. */
  updated: Month | null;
  /** The month with scores before that; movements are relative to it. */
  previous: Month | null;
  /** How many items each list shows at first, and how many 'Load More' adds. */
  steps: { best: number; worst: number; loadMore: number };
  /** Every model in the lists, once. */
  appliances: CardView[];
  /** By id, the models whose scores are all at least a year older than `updated`, with the month of the newest. */
  oldScores: Record<string, Month>;
  lists: Record<RankBy, { best: PlaceView[]; worst: PlaceView[] }>;
}

export interface TypeView {
  subcategory: string;
  label: string;
  count: number;
  /** '4.9'; null when no model is rated. */
  bestScore: string | null;
}

export interface CategoryView {
  category: string;
  /** 'Fridges' */
  label: string;
  count: number;
  /** The best model; null when the category is empty. */
  top: CardView | null;
  types: TypeView[];
}

/** GET /api/categories: used by home, 'All Categories' and the type choosers. */
export interface CategoriesView {
  updated: Month | null;
  /** Number of models in the catalogue. */
  total: number;
  categories: CategoryView[];
}

/** GET /api/search?q= */
export interface SearchView {
  /** Trimmed, with white space collapsed. */
  query: string;
  /** Number of matches; `results` lists the first of them. */
  total: number;
  results: ResultView[];
  /** When the query as a whole matches nothing: models that match every word, in any field. Not counted in `total`. */
  wordMatches: ResultView[];
  /** When there are none of those either: every word matches or is a typo away. Not counted in `total`. */
  closeMatches: ResultView[];
  /** Suggested queries when nothing was found: three brands, then types. */
  suggestions: string[];
}

/** GET /api/suggestions?q=: at most eight in total, rankings first. */
export interface SuggestionsView {
  /** `label` is 'Fridges' or 'French Door, Fridges'. */
  rankings: { category: string; subcategory: string | null; label: string }[];
  /** Best first; `typeLabel` is 'French Door', or 'Fridges' without a type; shownScore is null for an unrated model. */
  models: { id: string; brand: string; model: string; typeLabel: string; shownScore: string | null }[];
}
