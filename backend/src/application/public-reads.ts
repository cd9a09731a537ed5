import type { SearchPart } from '@appliance-index/domain/catalogue/result-part';
import type { RankingOrder } from '@appliance-index/domain/scores/ranking';
import type { ArticlePageView, BlogView } from './articles/article-views.js';
import type { ApplianceDetailView, ComparisonView } from './catalogue/appliance-views.js';
import type { CardVotesView, VotesView } from './people/vote-views.js';
import type { ModelsView } from './rankings/model-views.js';
import type { CategoriesView, RankingView, SearchView } from './rankings/ranking-views.js';
import type { MethodologyView } from './rankings/score-views.js';

/** The reads behind the public pages: in process during server rendering, over HTTP in the browser. */
export interface PublicReads {
  categories(): Promise<CategoriesView>;
  /** An unknown category or type has an empty ranking; the filter is one of `givenRankingFilter`. */
  ranking(
    category: string,
    subcategory: string | null,
    order?: RankingOrder,
    filter?: string,
  ): Promise<RankingView>;
  /** @throws not-found/appliance for an unknown or malformed id */
  appliance(id: string): Promise<ApplianceDetailView>;
  /** Up to four models side by side; unknown ids are listed in the result. @throws invalid/ids for more than four */
  compare(ids: readonly string[]): Promise<ComparisonView>;
  /** A blank query finds nothing. @throws invalid/query when it is longer than 200 characters or contains NUL */
  search(query: string, part: SearchPart): Promise<SearchView>;
  /** A page of the table of all models; the parameters are those of `parseModelList`. */
  models(query: string): Promise<ModelsView>;
  methodology(): Promise<MethodologyView>;
  /** All articles of a category, or the blog's front page for null. */
  blog(category: string | null): Promise<BlogView>;
  /** @throws not-found/article for an unknown or malformed id, and for a draft */
  article(id: string): Promise<ArticlePageView>;
  /** Vote counts for ranking cards, in the given order; unknown ids are left out. @throws invalid/ids for too many */
  cardVotes(ids: readonly string[]): Promise<CardVotesView[]>;
  /** Vote counts of one model; the visitor's own votes are included only in the browser. @throws not-found/appliance */
  modelVotes(id: string): Promise<VotesView>;
}

/** A rendered page and its HTTP status. */
export interface RenderedPage {
  status: number;
  html: string;
  /** The renderer's own inline scripts, the only ones the Content-Security-Policy may allow. */
  inlineScripts: readonly string[];
  /** Whether the votes in the page are still current; absent on pages without votes. Ignores catalogue changes. */
  hasCurrentVotes?: () => Promise<boolean>;
}

/** A page for the sitemap: one address, or one for each category, type, article or model. */
export interface ListedPage {
  /** The path; `:category`, `:subcategory` and `:id` stand for those of what the page is listed for. */
  path: string;
  /**
   * What the page is listed for, and changes with. A single page changes with the whole 'catalogue' or is 'undated'.
   * Models have files of their own, which one page for each of them fills.
   */
  listing: 'catalogue' | 'undated' | 'category' | 'type' | 'article' | 'model';
}

/** The pages of the client: their documents, and what the server must know of them besides. */
export abstract class PageRenderer {
  /** Renders the page at `path`, which includes the query string: '/search?q=lg'. */
  abstract render(path: string): Promise<RenderedPage>;
  /** The query parameters that the page at a path depends on, in a fixed order; 'brand*' can be repeated. */
  abstract searchParametersOf(pathname: string): Promise<readonly string[]>;
  abstract listedPages(): Promise<readonly ListedPage[]>;
}
