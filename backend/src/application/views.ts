import type { ApplianceFields } from '../domain/appliance.js';
import type { ArticleCategory } from '../domain/article.js';
import type { MediaType } from '../domain/media.js';
import type { Month } from '../domain/month.js';
import type { Movement } from '../domain/movement.js';
import type { OrderStep, RankBy } from '../domain/ranking.js';
import type { RetailerSlug } from '../domain/retailers.js';
import type { TechDetails, UserType, Verification } from '../domain/user.js';
import type { Aspect, VoterType } from '../domain/vote.js';

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

/** A model as it stands on a card, in a ranking, a search or a category. */
export interface CardView {
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
  /** All four, in the fixed order. */
  retailers: RetailerScoreView[];
}

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
  results: CardView[];
  /** Not counted in `total`: all words match across fields, or one is a typo away. */
  closeMatches: CardView[];
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
  /** Photos and films, in their order. */
  media: MediaView[];
  /** Overall place within its type, or within its category when it has no type; null when unrated. */
  rank: RankView | null;
  updated: Month | null;
  previous: Month | null;
}

/** What one retailer puts into a score. */
export interface ScoreShareView {
  retailer: RetailerSlug;
  name: string;
  /** Tenths of a star, 0 to 50. */
  score: number;
  reviewCount: number | null;
  /** Its reviews, or 1 where the count is missing or 0. */
  weight: number;
  /** score x weight; these sum to `weightedTenths` of the whole. */
  weightedTenths: number;
}

/** The score of a real model, step by step: avgScore = weightedTenths / (tenths per star x weight). */
export interface WorkedExampleView {
  card: CardView;
  /** The retailers that have a score, in the fixed order. */
  shares: ScoreShareView[];
  weightedTenths: number;
  weight: number;
  /** Stars, unrounded. */
  avgScore: number;
}

/** GET /api/methodology: the rules by which everything is ranked, as they are in force. */
export interface MethodologyView {
  /** Names the formula; written beside every import. */
  formula: string;
  maxScoreTenths: number;
  tenthsPerStar: number;
  /** What a score weighs that comes without a review count. */
  weightWithoutCount: number;
  fewReviewsBelow: number;
  /** What the overall order goes by, first things first. */
  orderSteps: OrderStep[];
  rankings: RankBy[];
  limits: { best: number; worst: number };
  priceBandCents: number;
  votes: {
    aspects: Aspect[];
    sides: VoterType[];
    burst: { votes: number; windowMinutes: number; freezeHours: number };
  };
  /** Past these an import is held up until somebody has looked; shares are from 0 to 1. */
  guards: {
    scoreMoveTenths: number;
    countFallShare: number;
    movedModelsShare: number;
    identicalRatingModels: number;
  };
  /** All four; the month of a retailer's newest scores, or null. */
  retailers: { retailer: RetailerSlug; name: string; month: Month | null }[];
  updated: Month | null;
  previous: Month | null;
  /** Null while no model has a score. */
  example: WorkedExampleView | null;
}

/** The same, since when, and what it makes of the result. */
export interface ScorePartView extends ScoreShareView, DatedRetailerScoreView {
  score: number;
  /** Stars, unrounded; these sum to `avgScore`. */
  contribution: number;
}

/** GET /api/appliances/{id}/score: how the overall score came about. avgScore = weightedTenths / (10 x weight). */
export interface ScoreExplanationView {
  id: string;
  brand: string;
  model: string;
  /** Names the rule, like 'review-weighted-mean/1'. */
  formula: string;
  /** The retailers with a score, in the fixed order. */
  parts: ScorePartView[];
  /** Those without: they weigh nothing, though their reviews count in `totalReviews`. */
  leftOut: DatedRetailerScoreView[];
  weightedTenths: number;
  weight: number;
  /** Stars, unrounded; 0 when no retailer has a score. */
  avgScore: number;
  /** Rounded half up, one decimal: '4.6'. */
  shownScore: string;
  /** What the scores would average if each weighed the same, in stars; null when there are none. */
  plainMean: number | null;
  shownPlainMean: string;
  totalReviews: number;
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

/** The form of every error answer. */
export interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  issues?: { path: string; message: string }[];
  /** What stands there instead of what the caller thought; for a 409. */
  current?: object;
  /** Names the request in the server's log. */
  requestId?: string;
}

/** Votes of one side on one aspect, with the caller's own: 1, -1, or null for none. */
export interface TallyView {
  upvotes: number;
  downvotes: number;
  userVote: 1 | -1 | null;
}

/** GET and POST /api/votes: everything voted on one model. */
export interface VotesView {
  applianceId: string;
  aspects: Record<Aspect, Record<VoterType, TallyView>>;
  /** A burst of votes is being looked at; those since it began are not in the counts. */
  isFrozen: boolean;
}

/** GET and POST /api/tech-votes */
export interface TechVotesView {
  /** Null: never voted, or not signed in. */
  userVote: 1 | 0 | null;
  thumbsUpCount: number;
}

/** GET /api/votes?ids=: what a card shows; the consumers' votes are those on 'overall'. */
export interface CardVotesView {
  applianceId: string;
  upvotes: number;
  downvotes: number;
  thumbsUpCount: number;
  isFrozen: boolean;
}

/** GET /api/votes/mine?ids=: what the signed-in visitor has pressed on cards. */
export interface OwnCardVotesView {
  applianceId: string;
  userVote: 1 | -1 | null;
  techVote: 1 | 0 | null;
}

/** GET /api/auth/me, and what signing in and up answer. */
export interface AccountView extends TechDetails {
  email: string;
  userType: UserType;
  isAdmin: 0 | 1;
  isVerifiedTech: 0 | 1;
  verification: Verification;
}

/** GET /api/admin/trash */
export interface TrashedView {
  appliance: ApplianceView;
  /** ISO times. */
  deletedAt: string;
  /** When it goes for good. */
  removedAt: string;
}

/** GET /api/admin/appliances/{id}/history */
export interface HistoryEntryView {
  id: string;
  /** An ISO time. */
  at: string;
  actor: string;
  action: string;
  /** The fields that changed; null for what was not there. */
  before: object | null;
  after: object | null;
}

/** GET /api/admin/audit */
export interface AuditRecordView extends HistoryEntryView {
  subject: string;
  subjectId: string;
  label: string;
}

/** A technician as staff see one. */
export interface TechnicianView extends TechDetails {
  email: string;
  verification: Verification;
  verificationReason: string | null;
  /** An ISO time. */
  signedUpAt: string;
}

/** GET /api/media/appliance/{id}: one photo or film of a model. */
export interface MediaView {
  id: string;
  type: MediaType;
  /** A picture lies beside it in three widths and two formats: /media/{id}/{320,640,1280}.{avif,webp}. */
  url: string;
  /** Of the picture as it came; null for films. */
  width: number | null;
  height: number | null;
}

/** GET /api/blog/articles and /api/blog/articles/{id} */
export interface ArticleView {
  id: string;
  title: string;
  /** HTML that was sanitised when it was written. */
  content: string;
  excerpt: string | null;
  category: ArticleCategory;
  author: string;
  imageUrl: string | null;
  /** An ISO time. */
  publishedAt: string;
  isPublished: 0 | 1;
}

/** GET /api/admin/articles */
export interface StaffArticleView extends ArticleView {
  version: number;
  /** The file that it was imported from. */
  file: string | null;
}

/** An article in a list. */
export interface ArticleCardView {
  id: string;
  title: string;
  /** The author's, or the beginning of the text. */
  excerpt: string;
  category: ArticleCategory;
  author: string;
  imageUrl: string | null;
  /** An ISO time. */
  publishedAt: string;
}

/** GET /api/blog/overview: the blog's page in one answer. */
export interface BlogView {
  /** How many published articles each category has. */
  counts: Record<ArticleCategory, number>;
  /** The category whose articles these are; null for the selection of all. */
  category: ArticleCategory | null;
  featured: ArticleCardView | null;
  /** Without the featured one. */
  articles: ArticleCardView[];
}
