import type { Appliance } from '../domain/catalogue/appliance.js';
import type { ScoreSnapshot } from '../domain/scores/history.js';
import type { Month } from '../domain/scores/month.js';
import type { RankBy } from '../domain/scores/ranking.js';
import type { RetailerScores, RetailerSlug } from '../domain/scores/retailers.js';
import type { ApplianceDetailView, ComparisonView } from './views/appliances.js';
import type { ArticleView, BlogView } from './views/articles.js';
import type { CategoriesView, RankingView, SearchView } from './views/rankings.js';
import type { MethodologyView } from './views/scores.js';
import type { CardVotesView, VotesView } from './views/votes.js';

/** The models a list is made of: a whole category, or one of its types. */
export interface Scope {
  category: string;
  /** Null means every model of the category. */
  subcategory: string | null;
}

/** From which end a list is read. */
export type ListEnd = 'best' | 'worst';

/** How many models a type has; `subcategory` null counts those of the category without a type. */
export interface TypeCount extends Scope {
  count: number;
}

/** When a model of a type last changed. */
export interface TypeChange extends Scope {
  updatedAt: Date;
}

/** Number of models per brand and type. */
export interface BrandTypeCount extends TypeCount {
  brand: string;
}

/** What a search shows of a model. */
export type FoundModel = RetailerScores &
  Pick<
    Appliance,
    'id' | 'brand' | 'model' | 'category' | 'subcategory' | 'imageUrl' | 'coverUrl' | 'priceRange'
  >;

/** Models whose search text contains a query. */
export interface SearchMatches {
  /** In overall order, at most the requested limit. */
  models: FoundModel[];
  /** Number of matches outside the groups that match as a whole. */
  otherCount: number;
}

/** The catalogue's models that are not in the trash. */
export abstract class Appliances {
  /** Null when there is no such model, or when it lies in the trash. `id` is any text. */
  abstract find(id: string): Promise<Appliance | null>;
  /** Every model in overall order. */
  abstract all(): Promise<Appliance[]>;
  /** Every model by id, each as it is when its turn comes; for lists of any length. */
  abstract stream(): AsyncIterable<Appliance>;
  /** The first `limit` models from one end of the scope's ranking; the worst end holds rated models only. */
  abstract ranked(scope: Scope, by: RankBy, end: ListEnd, limit: number): Promise<Appliance[]>;
  abstract count(scope: Scope): Promise<number>;
  /** One line for each category and type that has models. */
  abstract countByType(): Promise<TypeCount[]>;
  /** The same lines. */
  abstract lastChangeByType(): Promise<TypeChange[]>;
  /** One entry per brand, category and type that has models. */
  abstract countByBrandAndType(): Promise<BrandTypeCount[]>;
  /** The first models in overall order whose search text contains each of the texts (normalised, at least one). */
  abstract findByWords(texts: readonly string[], limit: number): Promise<Appliance[]>;
  /**
   * Models whose search text contains `query` (normalised, not empty). `matchingGroups` are the groups whose brand,
   * category or type contains it, so that all their models match and need not be counted.
   */
  abstract search(
    query: string,
    matchingGroups: readonly BrandTypeCount[],
    limit: number,
  ): Promise<SearchMatches>;
  /** Models that a search for `query` does not find, but that have all its words, or a word a typo away; nearest first. */
  abstract closeMatches(query: string, limit: number): Promise<Appliance[]>;
  /** The models by id, from `offset` on, with the time of their last change. */
  abstract sitemapEntries(offset: number, limit: number): Promise<SitemapEntry[]>;
  /** The first models of all, in overall order. */
  abstract best(limit: number): Promise<Appliance[]>;
  /** The rated model with the most reviews; of those that retailers disagree on or at least two score, if there are any. */
  abstract methodologyExample(): Promise<Appliance | null>;
}

/** The months for which there are scores: the newest, and the one before it. */
export interface ScoreMonths {
  updated: Month | null;
  previous: Month | null;
}

/** What retailers showed in past months, and how the models stood then. */
export abstract class ScoreHistory {
  abstract months(): Promise<ScoreMonths>;
  /** The month of each retailer's newest scores; absent: it never gave any. */
  abstract newestMonths(): Promise<ReadonlyMap<RetailerSlug, Month>>;
  /** The snapshots of one model that count: per retailer and month that of the newest import not rolled back. */
  abstract snapshotsOf(applianceId: string): Promise<ScoreSnapshot[]>;
  /** The overall ranks that models had at the end of a month, in the scope, from that end; 1 is first. Absent: it had none. */
  abstract ranksAt(
    month: Month,
    scope: Scope,
    end: ListEnd,
    applianceIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** The overall rank that a model has now in the scope, from the best end. */
  abstract currentRank(scope: Scope, applianceId: string): Promise<number>;
}

/** Keeps the reads of one answer together, so that it never mixes the catalogue before a change with that after it. */
export abstract class ConsistentReads {
  /** All that `work` reads through the ports is of one moment. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes several writes one. */
export abstract class Transactions {
  /** All that `work` reads and writes through the ports happens together or not at all; who asks afterwards sees it. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}

/** The number that moves with every change of the catalogue, wherever it is made. */
export abstract class CatalogueVersion {
  /** The version last heard of, or null while changes cannot be heard; then nothing may be kept. */
  abstract current(): string | null;
  /** Calls back after each change of `current()`; answers how to stop. */
  abstract onChange(listener: () => void): () => void;
}

/** One line of a picture: a name, its place on the scale, and the figure beside it. */
export interface SharePictureRow {
  name: string;
  /** 0 to 5; null draws no rule. */
  stars: number | null;
  shown: string;
}

/** What a picture for a shared link shows. */
export interface SharePicture {
  title: string;
  note: string;
  /** At most five. */
  rows: SharePictureRow[];
}

/** Draws pictures for shared links. */
export abstract class SharePictureRenderer {
  /** A PNG of 1200 x 630. */
  abstract render(picture: SharePicture): Promise<Uint8Array>;
}

/** A model's address and when the model last changed. */
export interface SitemapEntry {
  id: string;
  updatedAt: Date;
}

/** The time of day, so that tests can choose it. */
export abstract class Clock {
  abstract now(): Date;
}

/** Texts nobody can guess. */
export abstract class Tokens {
  /** 256 random bits, fit for an address. */
  abstract create(): string;
  /** One way, the same for the same text. */
  abstract hashOf(text: string): string;
  /** Takes as long whatever differs. */
  abstract areEqual(one: string, other: string): boolean;
}

/** What operators set for this site. */
export abstract class SiteSettings {
  /** Without a slash at its end. */
  abstract readonly publicUrl: string;
  /** Null means that nobody can create an admin over the web. */
  abstract readonly adminKey: string | null;
}

/** What operators are to hear of; never a secret or a person's data beyond an id. */
export abstract class Log {
  abstract info(message: string, facts: Record<string, unknown>): void;
  abstract warn(message: string, facts: Record<string, unknown>): void;
}

/** What the public pages read: in process while they are rendered, over HTTP in the browser. */
export interface PublicReads {
  categories(): Promise<CategoriesView>;
  /** An unknown category or type answers an empty ranking. */
  ranking(category: string, subcategory: string | null): Promise<RankingView>;
  /** @throws not-found/appliance for an unknown or malformed id */
  appliance(id: string): Promise<ApplianceDetailView>;
  /** Two to four models side by side; ids that are no model are told, not refused. @throws invalid/ids for more than four */
  compare(ids: readonly string[]): Promise<ComparisonView>;
  /** A blank query finds nothing. @throws invalid/query when it is longer than 200 characters or holds a NUL */
  search(query: string): Promise<SearchView>;
  methodology(): Promise<MethodologyView>;
  /** All articles of a category, or with null the selection of the blog's page. */
  blog(category: string | null): Promise<BlogView>;
  /** @throws not-found/article for an unknown or malformed id, and for a draft */
  article(id: string): Promise<ArticleView>;
  /** Everybody's votes on cards, in the order asked; ids that are no model are left out. @throws invalid/ids for too many */
  cardVotes(ids: readonly string[]): Promise<CardVotesView[]>;
  /** Everybody's votes on one model; the caller's own are marked only in a browser. @throws not-found/appliance */
  modelVotes(id: string): Promise<VotesView>;
}

/** A rendered page; `status` is the HTTP status it is sent with. */
export interface RenderedPage {
  status: number;
  html: string;
  /** The texts of the scripts that the renderer itself has put into the page, which alone may run there. */
  inlineScripts: readonly string[];
  /** Whether the votes are still those in the page; absent where it shows none. Changes of the catalogue are not looked for. */
  hasCurrentVotes?: () => Promise<boolean>;
}

/** Turns an address of the site into its page. */
export abstract class PageRenderer {
  /** `path` with its query, like '/search?q=lg'. */
  abstract render(path: string): Promise<RenderedPage>;
}
