/** Entry point for the frontend: types only, no runtime code. */

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
