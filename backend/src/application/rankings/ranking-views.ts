import type { Month } from '@appliance-index/domain/scores/month';
import { rankByOptions, rankingOrders } from '@appliance-index/domain/scores/ranking';
import { evidenceLabels } from '@appliance-index/domain/trust/trust';
import { CardView, movement, ResultView } from '../catalogue/appliance-views.js';
import {
  array,
  count,
  enumOf,
  id,
  month,
  nullable,
  object,
  optionalCount,
  optionalText,
  record,
  shapeOf,
  text,
  type ValueOf,
  view,
} from '../shapes.js';
import { choiceShapes } from './model-views.js';
import { ListFactsView, TrustView } from './trust-views.js';

/** One position in a list; `appliance` is the id of a card in the same response. */
export const PlaceView = object({
  appliance: id,
  /** Since the previous month, in the same list; null when there is no earlier month. */
  movement,
});
export type PlaceView = ValueOf<typeof PlaceView>;

const lists = object({ best: array(PlaceView), worst: array(PlaceView) });

/** GET /api/rankings/{category}/{subcategory?}: everything the page's tabs, sorts and 'Load More' need. */
export const RankingView = view('Ranking', {
  category: text,
  categoryLabel: text,
  subcategory: optionalText,
  subcategoryLabel: optionalText,
  /** Number of models in the category or type, rated or not. */
  total: count,
  /** The latest month with scores. */
  updated: month,
  /** The month with scores before that; movements are relative to it. */
  previous: month,
  /** How many items each list shows at first, and how many 'Load More' adds. */
  steps: object({ best: count, worst: count, loadMore: count }),
  /** Whether `lists.overall` is the official order, or that by likely true scores. */
  order: enumOf(rankingOrders),
  /** Every model in the lists, once. */
  appliances: array(CardView),
  /** By id, how sure the place of each rated model is. */
  trust: shapeOf<Record<string, TrustView>>({ type: 'object', additionalProperties: TrustView }),
  /** By id, the month of the newest score; a model with a score that was entered by staff is absent. */
  scoreMonths: shapeOf<Record<string, Month>>({ type: 'object', additionalProperties: text }),
  /** What the whole list says of its age and certainty. */
  facts: ListFactsView,
  /** By id, the models whose scores are all at least a year older than `updated`, with the month of the newest. */
  oldScores: shapeOf<Record<string, Month>>({ type: 'object', additionalProperties: text }),
  lists: object(record(rankByOptions, lists)),
  /** For a filter; `total` and `facts` stay those of all models. Null lists all. */
  filtered: nullable(
    object({
      /** The parameters of the filter. */
      query: text,
      /** Number of models that fit. */
      total: count,
      ...choiceShapes,
      /** The places of the listed models in the whole lists, in the order of `lists`. */
      places: object(record(rankByOptions, object({ best: array(count), worst: array(count) }))),
    }),
  ),
  /** Parts of the whole list by price, with the filters that show them: 'Best under $500'. */
  bands: array(object({ text, query: text })),
  /** By id of the model that begins it in the whole list by price, what a band of equal prices holds: '$699 to $748'. */
  priceSteps: shapeOf<Record<string, string>>({ type: 'object', additionalProperties: text }),
});
export type RankingView = ValueOf<typeof RankingView>;

export const TypeView = object({
  subcategory: text,
  label: text,
  count,
  /** '4.9'; null when no model is rated. */
  bestScore: optionalText,
});
export type TypeView = ValueOf<typeof TypeView>;

export const CategoryView = object({
  category: text,
  /** 'Fridges' */
  label: text,
  count,
  /** The best model; null when the category is empty. */
  top: nullable(CardView),
  /** How sure its place is; null when there is none, or it has just been added. */
  topTrust: nullable(TrustView),
  types: array(TypeView),
});
export type CategoryView = ValueOf<typeof CategoryView>;

/** GET /api/categories: used by home, 'All Categories' and the type choosers. */
export const CategoriesView = view('Categories', {
  updated: month,
  /** What the whole catalogue says of its age. */
  facts: ListFactsView,
  /** Number of models in the catalogue. */
  total: count,
  categories: array(CategoryView),
});
export type CategoriesView = ValueOf<typeof CategoriesView>;

/** A model in search results, with its place in its ranking. */
export const RankedResultView = view('SearchResult', {
  ...ResultView.properties,
  /** Overall rank within the type, or within the category for a model without a type; null when unrated. */
  rank: optionalCount,
  /** How strong the evidence of its score is; 'none' when unrated, null until a new model has been assessed. */
  evidence: nullable(enumOf(evidenceLabels)),
});
export type RankedResultView = ValueOf<typeof RankedResultView>;

/** The models of a ranking up to a price. */
export const PriceOfferView = object({
  category: text,
  subcategory: optionalText,
  /** 'Front Load, Washers' */
  label: text,
  /** In dollars, at most two decimals. */
  maxPrice: shapeOf<number>({ type: 'number', minimum: 0 }),
});
export type PriceOfferView = ValueOf<typeof PriceOfferView>;

/** GET /api/search?q=&category=&page= */
export const SearchView = view('Search', {
  /** Trimmed, with white space collapsed. */
  query: text,
  /** Number of matches in all categories; `results` lists a page of them. */
  total: count,
  results: array(RankedResultView),
  /** When the query as a whole matches nothing: models that match every word, in any field. Not counted in `total`. */
  wordMatches: array(RankedResultView),
  /** Number of those in all categories; `wordMatches` lists a page of them. */
  wordTotal: count,
  /** When there are none of those either: models with a word similar to every word. Not counted in `total`. */
  closeMatches: array(RankedResultView),
  /** In the same case: the query with only the words that some model has, or only those with a digit, if a model has all of these. */
  knownWords: optionalText,
  /** Number of matches, or else of models that match every word, by category, most first. */
  categories: array(object({ category: text, label: text, count })),
  /** The category that is listed; null lists all. */
  category: optionalText,
  /** The page that is listed, from 1, and how many there are. */
  page: count,
  pages: count,
  /** For a query that names a highest price: rankings whose models up to that price it asks for. */
  priceOffers: array(PriceOfferView),
  /** Suggested queries when nothing was found: three brands, then types. */
  suggestions: array(text),
});
export type SearchView = ValueOf<typeof SearchView>;

/** GET /api/suggestions?q=: at most eight in total, rankings first. */
export const SuggestionsView = view('Suggestions', {
  /** `label` is 'Fridges' or 'French Door, Fridges'. */
  rankings: array(object({ category: text, subcategory: optionalText, label: text })),
  /** Best first; `typeLabel` is 'French Door', or 'Fridges' without a type; shownScore is null for an unrated model. */
  models: array(object({ id, brand: text, model: text, typeLabel: text, shownScore: optionalText })),
});
export type SuggestionsView = ValueOf<typeof SuggestionsView>;
