import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import type { MonthScore } from '@appliance-index/domain/scores/history';
import type { Month } from '@appliance-index/domain/scores/month';
import type { RankBy } from '@appliance-index/domain/scores/ranking';
import type { RetailerScores, RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { Reading } from '@appliance-index/domain/trust/newer-reviews';

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

/** Which of its matches a search returns. */
export interface SearchSlice {
  /** Null for those of all categories. */
  category: string | null;
  offset: number;
  limit: number;
}

/** Models whose search text contains a query. */
export interface SearchMatches {
  /** The requested slice, in overall order. */
  models: FoundModel[];
  /** Number of matches in the whole catalogue, whatever the slice. */
  total: number;
  /** The same by category; those without matches are absent. */
  counts: CategoryCounts;
}

export type CategoryCounts = Readonly<Record<string, number>>;

/** A model's id and last change. */
export interface SitemapEntry {
  id: string;
  updatedAt: Date;
}

/** Read access to the models in the catalogue; models in the trash are excluded. */
export abstract class Appliances {
  /** Null when there is no such model; malformed ids are allowed. */
  abstract find(id: string): Promise<Appliance | null>;
  /** In the order of `ids` (of UUIDs, each once); unknown ones are left out. */
  abstract findAll(ids: readonly string[]): Promise<Appliance[]>;
  /** All models, in overall order. */
  abstract all(): Promise<Appliance[]>;
  /** All models ordered by id, fetched page by page; later pages may reflect newer changes. */
  abstract stream(): AsyncIterable<Appliance>;
  /** The first `limit` models from one end of the scope's ranking; the worst end has rated models only. */
  abstract ranked(scope: Scope, by: RankBy, end: ListEnd, limit: number): Promise<Appliance[]>;
  abstract count(scope: Scope): Promise<number>;
  abstract countRated(scope: Scope): Promise<number>;
  /** One entry per category and type that has models. */
  abstract countByType(): Promise<TypeCount[]>;
  /** One entry per category and type that has models. */
  abstract lastChangeByType(): Promise<TypeChange[]>;
  /** The brands with the most models first, ties by name. */
  abstract frequentBrands(limit: number): Promise<string[]>;
  /** Models whose search text contains every one of `words` (normalised, at least one), in overall order. */
  abstract findByWords(words: readonly string[], limit: number): Promise<Appliance[]>;
  /** Models whose search text contains every one of `texts` (normalised, at least one, none empty). */
  abstract search(texts: readonly string[], slice: SearchSlice): Promise<SearchMatches>;
  /** Overall ranks within the type, or within the category for a model without one; unrated models are absent. */
  abstract ranks(applianceIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
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

/** What a retailer showed of a model in the newest month and in the one before it, of those with its scores of the model. */
export interface ReadingPair {
  applianceId: string;
  category: string;
  retailer: RetailerSlug;
  earlier: DatedReading;
  later: DatedReading;
}

export interface DatedReading extends Reading {
  month: Month;
}

/** When staff last entered a retailer's score of a model, by hand or in a catalogue file. */
export interface HandEntry {
  retailer: RetailerSlug;
  at: Date;
}

/** Past scores of the retailers, and the rankings that followed from them. */
export abstract class ScoreHistory {
  abstract months(): Promise<ScoreMonths>;
  /** The latest month with scores per retailer; retailers without scores are absent. */
  abstract newestMonths(): Promise<ReadonlyMap<RetailerSlug, Month>>;
  /** Number of models with a score in force of their retailer's latest month; retailers without any are absent. */
  abstract modelsInNewestMonths(): Promise<ReadonlyMap<RetailerSlug, number>>;
  /**
   * Each model's month scores in force, oldest first: per retailer and month, the one of the latest import that was not
   * rolled back. Models without any are absent.
   */
  abstract monthScoresOf(applianceIds: readonly string[]): Promise<ReadonlyMap<string, MonthScore[]>>;
  /**
   * From the month scores in force of one model, or by default of each in the catalogue; where the rating as read is not
   * stored, it is the score with its one decimal. Without retailers that have a single month.
   */
  abstract readingPairs(applianceId?: string): Promise<ReadingPair[]>;
  /** Differs when `readingPairs` of the whole catalogue may. Edits of scores, prices and names do not change it. */
  abstract pairsIdentity(): Promise<string>;
  /** The last change of each retailer's score or count of a model that was not an import; absent without one. */
  abstract handEntries(applianceId: string): Promise<HandEntry[]>;
  /**
   * Overall ranks at the end of a month, counted from 1 from the given end. Null: ranked only in months before; absent: neither.
   */
  abstract ranksAt(
    month: Month,
    scope: Scope,
    end: ListEnd,
    applianceIds: readonly string[],
  ): Promise<ReadonlyMap<string, number | null>>;
  /** The model's overall ranks at the ends of past months, from the best end. Absent: unranked or outside of the scope. */
  abstract ranksOf(applianceId: string, scope: Scope): Promise<ReadonlyMap<Month, number>>;
  /** The model's current overall rank in the scope, from the best end. */
  abstract currentRank(scope: Scope, applianceId: string): Promise<number>;
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
