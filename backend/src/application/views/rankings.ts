import type { Month } from '../../domain/scores/month.js';
import type { Movement } from '../../domain/scores/movement.js';
import type { RankBy } from '../../domain/scores/ranking.js';
import type { CardView, ResultView } from './appliances.js';

/** One place in a list; `appliance` is the id of a card in the same answer. */
export interface PlaceView {
  appliance: string;
  /** Since the previous month, within the same list; null where there is no earlier month to compare with. */
  movement: Movement | null;
}

/** GET /api/rankings/{category}/{subcategory?}: all that the page's tabs, sorts and 'Load More' need. */
export interface RankingView {
  category: string;
  categoryLabel: string;
  subcategory: string | null;
  subcategoryLabel: string | null;
  /** All models of the category or type, rated or not. */
  total: number;
  /** Month of the newest scores in the catalogue. */
  updated: Month | null;
  /** The month with scores before that; movements compare with it. */
  previous: Month | null;
  /** How the lists unfold: shown at first, and added by 'Load More'. */
  steps: { best: number; worst: number; loadMore: number };
  /** Every model of the lists once. */
  appliances: CardView[];
  lists: Record<RankBy, { best: PlaceView[]; worst: PlaceView[] }>;
}

export interface TypeView {
  subcategory: string;
  label: string;
  count: number;
  /** '4.9', or null when none is rated. */
  bestScore: string | null;
}

export interface CategoryView {
  category: string;
  /** 'Fridges' */
  label: string;
  count: number;
  /** The best model, or null when the category is empty. */
  top: CardView | null;
  types: TypeView[];
}

/** GET /api/categories: home, 'All Categories' and the type choosers read this one answer. */
export interface CategoriesView {
  updated: Month | null;
  /** All models in the catalogue. */
  total: number;
  categories: CategoryView[];
}

/** GET /api/search?q= */
export interface SearchView {
  /** As understood: trimmed, inner white space collapsed. */
  query: string;
  /** How many models match; `results` holds the first of them. */
  total: number;
  results: ResultView[];
  /** Not counted in `total`: all words match across fields, or one is a typo away. */
  closeMatches: ResultView[];
  /** Chips for a search that found nothing: three brands, then types. */
  suggestions: string[];
}

/** GET /api/suggestions?q=: at most eight in all; the rankings stand first. */
export interface SuggestionsView {
  /** `label` is 'Fridges' or 'French Door, Fridges'. */
  rankings: { category: string; subcategory: string | null; label: string }[];
  /** Best first; shownScore is null for a model without a score. */
  models: { id: string; brand: string; model: string; shownScore: string | null }[];
}
