import type {
  Article,
  ArticleCategory,
  ArticleFields,
  ArticleInput,
  ArticleSource,
} from '../../domain/article.js';

/** A Markdown file with what it says of itself at its top. */
export interface ArticleFile {
  name: string;
  text: string;
}

/** Where an article is found, and when something about it changed. */
export type ArticleSitemapEntry = Pick<Article, 'id' | 'publishedAt' | 'updatedAt'>;

/** The articles, drafts included. Call what locks or writes in a transaction: until it ends, others who would wait. */
export abstract class ArticleStore {
  /** Newest first, of one category or of all. */
  abstract published(category: ArticleCategory | null, limit: number): Promise<Article[]>;
  /** Of the published ones, newest first, without their texts. */
  abstract sitemapEntries(limit: number): Promise<ArticleSitemapEntry[]>;
  /** How many published articles each category has. */
  abstract counts(): Promise<Record<ArticleCategory, number>>;
  /** Null when there is none; `id` is any text. */
  abstract find(id: string): Promise<Article | null>;
  /** Newest first, drafts and published ones alike; with an id those that follow it, and none when it is nobody's. */
  abstract all(limit: number, afterId?: string): Promise<Article[]>;
  /** The article. Null when there is none. `id` is any text. */
  abstract lock(id: string): Promise<Article | null>;
  /** The article that came from a file of this name; others wait even if there is none. */
  abstract lockBySource(name: string): Promise<Article | null>;
  abstract add(fields: ArticleFields, source: ArticleSource | null, isDated: boolean): Promise<Article>;
  /** Every field, the source and whether it is dated; the version grows by one. */
  abstract save(article: Article): Promise<Article>;
}

/** Turns what people write into HTML that is safe to show. */
export abstract class ArticleParser {
  /** HTML with nothing in it but a small list of tags, and links and images that lead where they may. */
  abstract sanitise(html: string): string;
  /** The fields of a Markdown file, its text as sanitised HTML. @throws invalid/file-front-matter */
  abstract parseMarkdown(file: ArticleFile): ArticleInput;
}
