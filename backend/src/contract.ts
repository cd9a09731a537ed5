/** Front door for the frontend: types only, nothing that runs. */

export type { ImportRecord, ImportReport } from './application/import-report.js';
export type { PublicReads } from './application/ports.js';
export type { RollbackReport } from './application/snapshots.js';
export type {
  AccountView,
  ApplianceDetailView,
  ApplianceView,
  ArticleCardView,
  ArticleView,
  AuditRecordView,
  BlogView,
  CardView,
  CardVotesView,
  CategoriesView,
  CategoryView,
  ComparedView,
  ComparisonView,
  DatedRetailerScoreView,
  ErrorBody,
  HistoryEntryView,
  HistoryPointView,
  MediaView,
  MethodologyView,
  OwnCardVotesView,
  PlaceView,
  RankingView,
  RankView,
  RetailerScoreView,
  ScoreExplanationView,
  ScorePartView,
  SearchView,
  StaffArticleView,
  SuggestionsView,
  TallyView,
  TechnicianView,
  TechVotesView,
  TrashedView,
  TypeView,
  VotesView,
  WorkedExampleView,
} from './application/views.js';
export type { ArticleCategory } from './domain/article.js';
export type { Month } from './domain/month.js';
export type { Movement } from './domain/movement.js';
export type { OrderStep, RankBy } from './domain/ranking.js';
export type { RetailerSlug } from './domain/retailers.js';
export type { CategorySlug, SubcategoryOf, SubcategorySlug } from './domain/taxonomy.js';
export type { TechDetailName, UserType, Verification } from './domain/user.js';
export type { Aspect, VoterType, VoteValue } from './domain/vote.js';
