import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import type { ScoreSnapshot } from '@appliance-index/domain/scores/history';
import type { Month } from '@appliance-index/domain/scores/month';
import type { RankBy } from '@appliance-index/domain/scores/ranking';
import type { RetailerScores, RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { ArticleView, BlogView } from './articles/article-views.js';
import type { ApplianceDetailView, ComparisonView } from './catalogue/appliance-views.js';
import type { CardVotesView, VotesView } from './people/vote-views.js';
import type { CategoriesView, RankingView, SearchView } from './rankings/ranking-views.js';
import type { MethodologyView } from './rankings/score-views.js';

/** The models that a ranking covers: a whole category or one of its types. */
export interface Scope {
  category: string;
  /** Null covers the whole category. */
  subcategory: string | null;
}

/** The end of a ranking that a list starts from. */
export type ListEnd = 'best' | 'worst';

/** Number of models of a type; a null `subcategory` counts the models of the category that have no type. */
export interface TypeCount extends Scope {
  count: number;
}

/** When any model of a type last changed. */
export interface TypeChange extends Scope {
  updatedAt: Date;
}

/** The fields of a model that search results need. */
export type FoundModel = RetailerScores &
  Pick<
    Appliance,
    'id' | 'brand' | 'model' | 'category' | 'subcategory' | 'imageUrl' | 'coverUrl' | 'priceRange'
  >;

/** Models whose search text contains a query. */
export interface SearchMatches {
  /** In overall order, at most the requested limit. */
  models: FoundModel[];
  /** Number of matches in the whole catalogue. */
  total: number;
}

/** Read access to the models in the catalogue; models in the trash are excluded. */
export abstract class Appliances {
  /** Null when there is no such model; malformed ids are allowed. */
  abstract find(id: string): Promise<Appliance | null>;
  /** All models, in overall order. */
  abstract all(): Promise<Appliance[]>;
  /** All models ordered by id, fetched page by page; later pages may reflect newer changes. */
  abstract stream(): AsyncIterable<Appliance>;
  /** The first `limit` models from one end of the scope's ranking; the worst end has rated models only. */
  abstract ranked(scope: Scope, by: RankBy, end: ListEnd, limit: number): Promise<Appliance[]>;
  abstract count(scope: Scope): Promise<number>;
  /** One entry per category and type that has models. */
  abstract countByType(): Promise<TypeCount[]>;
  /** One entry per category and type that has models. */
  abstract lastChangeByType(): Promise<TypeChange[]>;
  /** The brands with the most models first, ties by name. */
  abstract frequentBrands(limit: number): Promise<string[]>;
  /** Models whose search text contains every one of `words` (normalised, at least one), in overall order. */
  abstract findByWords(words: readonly string[], limit: number): Promise<Appliance[]>;
  /** Models whose search text contains `query` (normalised, not empty). */
  abstract search(query: string, limit: number): Promise<SearchMatches>;
  /** The first `limit` models in overall order, as `search` returns them. */
  abstract searchable(limit: number): Promise<FoundModel[]>;
  /** Models that contain every word of `query`, or a similar one, for typos; closest first. */
  abstract closeMatches(query: string, limit: number): Promise<Appliance[]>;
  /** One page of the models ordered by id, with their last changes. */
  abstract sitemapEntries(offset: number, limit: number): Promise<SitemapEntry[]>;
  /** The best models across all categories, in overall order. */
  abstract best(limit: number): Promise<Appliance[]>;
  /**
   * The rated model with the most reviews, preferably one on which retailers disagree, else one that several rate.
   * Null while no model is rated.
   */
  abstract methodologyExample(): Promise<Appliance | null>;
}

/** The latest month with scores, and the one before it. */
export interface ScoreMonths {
  updated: Month | null;
  previous: Month | null;
}

/** Past scores of the retailers, and the rankings that followed from them. */
export abstract class ScoreHistory {
  abstract months(): Promise<ScoreMonths>;
  /** The latest month with scores per retailer; retailers without scores are absent. */
  abstract newestMonths(): Promise<ReadonlyMap<RetailerSlug, Month>>;
  /**
   * Each model's snapshots in force, oldest first: per retailer and month, the one of the latest import that was not
   * rolled back. Models without any are absent.
   */
  abstract snapshotsOf(applianceIds: readonly string[]): Promise<ReadonlyMap<string, ScoreSnapshot[]>>;
  /** Those of the models that have a score in force of a month after the given one. */
  abstract scoredAfter(month: Month, applianceIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Overall ranks at the end of a month, counted from 1 from the given end; unranked models are absent. */
  abstract ranksAt(
    month: Month,
    scope: Scope,
    end: ListEnd,
    applianceIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** The model's overall ranks at the ends of past months, from the best end. Absent: unranked or outside of the scope. */
  abstract ranksOf(applianceId: string, scope: Scope): Promise<ReadonlyMap<Month, number>>;
  /** The model's current overall rank in the scope, from the best end. */
  abstract currentRank(scope: Scope, applianceId: string): Promise<number>;
}

/** Gives several reads one consistent view of the data. */
export abstract class ConsistentReads {
  /** Everything `work` reads through the ports comes from the same snapshot of the database. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}

export abstract class Transactions {
  /** Runs `work` atomically. Once it resolves, every later read sees its writes. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}

/** A number that changes with every change of the catalogue, in whichever process it happens. */
export abstract class CatalogueVersion {
  /** The last known version; null while change notifications are unavailable, when nothing may be cached. */
  abstract current(): string | null;
  /** Calls `listener` after each change of `current()`; returns a function that unsubscribes it. */
  abstract onChange(listener: () => void): () => void;
}

/** A row of a share picture: a label, a bar and a value. */
export interface SharePictureRow {
  name: string;
  /** Length of the bar, 0 to 5; null draws none. */
  stars: number | null;
  shown: string;
}

/** The content of a share picture. */
export interface SharePicture {
  title: string;
  note: string;
  /** At most five. */
  rows: SharePictureRow[];
}

/** Renders share pictures: the previews that other sites show for links to this one. */
export abstract class SharePictureRenderer {
  /** A PNG of 1200 x 630. */
  abstract render(picture: SharePicture): Promise<Uint8Array>;
}

/** A model's id and last change. */
export interface SitemapEntry {
  id: string;
  updatedAt: Date;
}

export abstract class Clock {
  abstract now(): Date;
}

/** Random secrets and their hashes. */
export abstract class Tokens {
  /** 256 random bits, URL-safe. */
  abstract create(): string;
  /** A deterministic one-way hash. */
  abstract hashOf(text: string): string;
  /** Compares in constant time. */
  abstract areEqual(one: string, other: string): boolean;
}

/** Settings made by the operator. */
export abstract class SiteSettings {
  /** The site's origin, without a trailing slash. */
  abstract readonly publicUrl: string;
  /** Null disables admin sign-up. */
  abstract readonly adminKey: string | null;
}

/** The operators' log. Never log secrets, or personal data other than ids. */
export abstract class Log {
  abstract info(message: string, fields: Record<string, unknown>): void;
  abstract warn(message: string, fields: Record<string, unknown>): void;
}

/** The reads behind the public pages: in process during server rendering, over HTTP in the browser. */
export interface PublicReads {
  categories(): Promise<CategoriesView>;
  /** An unknown category or type has an empty ranking. */
  ranking(category: string, subcategory: string | null): Promise<RankingView>;
  /** @throws not-found/appliance for an unknown or malformed id */
  appliance(id: string): Promise<ApplianceDetailView>;
  /** Up to four models side by side; unknown ids are listed in the result. @throws invalid/ids for more than four */
  compare(ids: readonly string[]): Promise<ComparisonView>;
  /** A blank query finds nothing. @throws invalid/query when it is longer than 200 characters or contains NUL */
  search(query: string): Promise<SearchView>;
  methodology(): Promise<MethodologyView>;
  /** All articles of a category, or the blog's front page for null. */
  blog(category: string | null): Promise<BlogView>;
  /** @throws not-found/article for an unknown or malformed id, and for a draft */
  article(id: string): Promise<ArticleView>;
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

export abstract class PageRenderer {
  /** Renders the page at `path`, which includes the query string: '/search?q=lg'. */
  abstract render(path: string): Promise<RenderedPage>;
}
