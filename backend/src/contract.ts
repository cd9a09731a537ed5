/** Entry point for the frontend: types only, no runtime code. */

export type {
  ArticleCardView,
  ArticleView,
  BlogView,
  StaffArticleView,
} from './application/articles/article-views.js';
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
} from './application/catalogue/appliance-views.js';
export type { AuditRecordView, HistoryEntryView, TrashedView } from './application/catalogue/change-views.js';
export type { ErrorBody } from './application/error-body.js';
export type { ImportRecord, ImportReport } from './application/imports/import-report.js';
export type { RollbackReport } from './application/imports/snapshots.js';
export type {
  AccountView,
  TechnicianCounts,
  TechnicianDecisionView,
  TechnicianView,
} from './application/people/people-views.js';
export type {
  CardVotesView,
  OwnCardVotesView,
  TallyView,
  TechVotesView,
  VotesView,
} from './application/people/vote-views.js';
export type { ListedPage, PublicReads, RenderedPage } from './application/public-reads.js';
export type {
  CategoriesView,
  CategoryView,
  PlaceView,
  RankingView,
  SearchView,
  SuggestionsView,
  TypeView,
} from './application/rankings/ranking-views.js';
export type {
  MethodologyView,
  ScoreExplanationView,
  ScorePartView,
  WorkedExampleView,
} from './application/rankings/score-views.js';
