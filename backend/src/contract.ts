/** Entry point for the frontend: types only, no runtime code. */

import type { maxParameterLength } from './adapters/http/public/pages.controller.js';
import type { maxBulkChange } from './application/catalogue/catalogue-editor.js';
import type { pageSize } from './application/pagination.js';
import type { articleLimits } from './domain/article.js';
import type { trashDays } from './domain/catalogue/appliance.js';
import type { maxCompared } from './domain/catalogue/comparison.js';
import type { mediaLimits } from './domain/catalogue/media.js';
import type { maxQueryLength } from './domain/catalogue/search.js';
import type { maxReasonLength, passwordLength } from './domain/people/user.js';

export type { ImportRecord, ImportReport } from './application/imports/import-report.js';
export type { RollbackReport } from './application/imports/snapshots.js';
export type { TechnicianCounts } from './application/people/account-ports.js';
export type { PublicReads, RenderedPage } from './application/ports.js';
export type {
  ApplianceDetailView,
  ApplianceView,
  CardView,
  ComparedView,
  ComparisonView,
  DatedRetailerScoreView,
  HistoryPointView,
  MediaView,
  ResultView,
  RetailerScoreView,
  UploadedMediaView,
} from './application/views/appliances.js';
export type {
  ArticleCardView,
  ArticleView,
  BlogView,
  StaffArticleView,
} from './application/views/articles.js';
export type { AuditRecordView, HistoryEntryView, TrashedView } from './application/views/changes.js';
export type { ErrorBody } from './application/views/errors.js';
export type { AccountView, TechnicianDecisionView, TechnicianView } from './application/views/people.js';
export type {
  CategoriesView,
  CategoryView,
  PlaceView,
  RankingView,
  SearchView,
  SuggestionsView,
  TypeView,
} from './application/views/rankings.js';
export type {
  MethodologyView,
  ScoreExplanationView,
  ScorePartView,
  WorkedExampleView,
} from './application/views/scores.js';
export type {
  CardVotesView,
  OwnCardVotesView,
  TallyView,
  TechVotesView,
  VotesView,
} from './application/views/votes.js';
export type { ArticleCategory } from './domain/article.js';
export type { CategorySlug, SubcategoryOf } from './domain/catalogue/taxonomy.js';
export type { TechDetailName } from './domain/people/user.js';
export type { Aspect, VoterType } from './domain/people/vote.js';
export type { Movement } from './domain/scores/movement.js';
export type { OrderStep, RankBy } from './domain/scores/ranking.js';
export type { RetailerSlug } from './domain/scores/retailers.js';

/** Limits that the client repeats, because it imports no server code. A value that differs does not compile. */
export interface Limits {
  pageSize: typeof pageSize;
  comparedModels: typeof maxCompared;
  queryLength: typeof maxQueryLength;
  parameterLength: typeof maxParameterLength;
  reasonLength: typeof maxReasonLength;
  article: Pick<typeof articleLimits, 'title' | 'author' | 'excerpt'>;
  modelsPerBulkChange: typeof maxBulkChange;
  filesPerUpload: (typeof mediaLimits)['filesPerUpload'];
  trashDays: typeof trashDays;
  password: typeof passwordLength;
}
