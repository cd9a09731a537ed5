import type {
  Article,
  ArticleCategory,
  ArticleFields,
  ArticleInput,
  ArticleSource,
} from '@appliance-index/domain/articles/article';

/** A Markdown file with front matter. */
export interface ArticleFile {
  name: string;
  text: string;
}

export type ArticleSitemapEntry = Pick<Article, 'id' | 'publishedAt' | 'updatedAt'>;

/**
 * Stores articles, drafts included. Methods that lock or write must run in a transaction, which holds their locks
 * until it ends.
 */
export abstract class ArticleStore {
  /** Published articles of one category, or of all for null, newest first. */
  abstract published(category: ArticleCategory | null, limit: number): Promise<Article[]>;
  /** Published articles, newest first. */
  abstract sitemapEntries(limit: number): Promise<ArticleSitemapEntry[]>;
  /** Number of published articles per category. */
  abstract counts(): Promise<Record<ArticleCategory, number>>;
  /** Null when there is no such article; malformed ids are allowed. */
  abstract find(id: string): Promise<Article | null>;
  /** A page of all articles, newest first: the first page, or the one after `afterId`; empty for an unknown id. */
  abstract all(limit: number, afterId?: string): Promise<Article[]>;
  /** Locks the article; null when there is none. Malformed ids are allowed. */
  abstract lock(id: string): Promise<Article | null>;
  /** Locks the file name, and returns the article imported from it, if any. */
  abstract lockBySource(name: string): Promise<Article | null>;
  abstract add(fields: ArticleFields, source: ArticleSource | null, isDated: boolean): Promise<Article>;
  /** Saves all fields, `source` and `isDated`, and increments the version. */
  abstract save(article: Article): Promise<Article>;
}

/** Turns authors' HTML and Markdown into safe HTML. */
export abstract class ArticleParser {
  /** Keeps only allowed tags and attributes, links and image URLs. */
  abstract sanitise(html: string): string;
  /** Reads the fields from the front matter, and the text as sanitised HTML. @throws invalid/file-front-matter */
  abstract parseMarkdown(file: ArticleFile): ArticleInput;
}
