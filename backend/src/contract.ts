/** Front door for the frontend: types only, nothing that runs. */

export type { PublicReads } from './application/ports.js';
export type {
  ApplianceDetailView,
  ApplianceView,
  CardView,
  CategoriesView,
  CategoryView,
  DatedRetailerScoreView,
  ErrorBody,
  HistoryPointView,
  PlaceView,
  RankingView,
  RankView,
  RetailerScoreView,
  SearchView,
  TypeView,
} from './application/views.js';
export type { Month } from './domain/month.js';
export type { Movement } from './domain/movement.js';
export type { RankBy } from './domain/ranking.js';
export type { RetailerSlug } from './domain/retailers.js';
export type { CategorySlug, SubcategoryOf, SubcategorySlug } from './domain/taxonomy.js';
