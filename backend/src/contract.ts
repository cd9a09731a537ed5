/** Entry point for the frontend: types only, no runtime code. */

import type { articleLimits } from '@appliance-index/domain/article';
import type { trashDays } from '@appliance-index/domain/catalogue/appliance';
import type { maxCompared } from '@appliance-index/domain/catalogue/comparison';
import type { mediaLimits } from '@appliance-index/domain/catalogue/media';
import type { maxQueryLength } from '@appliance-index/domain/catalogue/search';
import type { maxReasonLength, passwordLength } from '@appliance-index/domain/people/user';
import type { maxParameterLength } from './adapters/http/public/pages.controller.js';
import type { maxBulkChange } from './application/catalogue/catalogue-editor.js';
import type { pageSize } from './application/pagination.js';

export type { ArticleCategory } from '@appliance-index/domain/article';
export type { CategorySlug, SubcategoryOf } from '@appliance-index/domain/catalogue/taxonomy';
export type { TechDetailName } from '@appliance-index/domain/people/user';
export type { Aspect, VoterType } from '@appliance-index/domain/people/vote';
export type { Movement } from '@appliance-index/domain/scores/movement';
export type { OrderStep, RankBy } from '@appliance-index/domain/scores/ranking';
export type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
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
