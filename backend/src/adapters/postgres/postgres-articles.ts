import {
  Article,
  type ArticleCategory,
  type ArticleFields,
  type ArticleSource,
  articleCategories,
} from '@appliance-index/domain/articles/article';
import { isUuid } from '@appliance-index/domain/ids';
import { recordFrom } from '@appliance-index/domain/objects';
import { type FilterQuery, LockMode, raw } from '@mikro-orm/postgresql';
import { type ArticleSitemapEntry, ArticleStore } from '../../application/articles/article-ports.js';
import type { Database } from './database.js';
import { lockCatalogue, sharedCatalogue } from './postgres-catalogue-version.js';

const columns = `id, title, content, excerpt, category, author, image_url as "imageUrl",
  published_at as "publishedAt", is_published as "isPublished", version, updated_at as "updatedAt",
  source_name as "sourceName", source_hash as "sourceHash", is_dated as "isDated"`;
const newestFirst = 'order by published_at desc, id';

/** The driver returns timestamps as text. */
interface ArticleRow extends Omit<ArticleFields, 'publishedAt'> {
  id: string;
  publishedAt: string;
  updatedAt: string;
  version: number;
  sourceName: string | null;
  sourceHash: string | null;
  isDated: boolean;
}

export class PostgresArticles implements ArticleStore {
  constructor(private readonly database: Database) {}

  published(category: ArticleCategory | null, limit: number): Promise<Article[]> {
    const categoryFilter = category === null ? '' : 'and category = $2';
    return this.select(`where is_published ${categoryFilter} ${newestFirst} limit $1`, [
      limit,
      ...(category === null ? [] : [category]),
    ]);
  }

  async sitemapEntries(limit: number): Promise<ArticleSitemapEntry[]> {
    const rows = await this.database.query<Pick<ArticleRow, 'id' | 'publishedAt' | 'updatedAt'>>(
      `select id, published_at as "publishedAt", updated_at as "updatedAt" from blog_articles
         where is_published ${newestFirst} limit $1`,
      [limit],
    );
    return rows.map(({ id, publishedAt, updatedAt }) => ({
      id,
      publishedAt: new Date(publishedAt),
      updatedAt: new Date(updatedAt),
    }));
  }

  async counts(): Promise<Record<ArticleCategory, number>> {
    const rows = await this.database.query<{ category: ArticleCategory; count: number }>(
      'select category, count(*)::integer as count from blog_articles where is_published group by category',
    );
    const of = (category: ArticleCategory) => rows.find((row) => row.category === category)?.count ?? 0;
    return recordFrom(articleCategories, of);
  }

  async find(id: string): Promise<Article | null> {
    if (!isUuid(id)) return null;
    const [found] = await this.select('where id = $1', [id]);
    return found ?? null;
  }

  async lock(id: string): Promise<Article | null> {
    return isUuid(id) ? this.lockOne({ id, [raw(sharedCatalogue)]: [] }) : null;
  }

  async lockBySource(name: string): Promise<Article | null> {
    await this.database.query(lockCatalogue);
    return this.lockOne({ source: { name } });
  }

  private lockOne(where: FilterQuery<Article>): Promise<Article | null> {
    return this.database
      .entities()
      .findOne(Article, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  all(limit: number, afterId?: string): Promise<Article[]> {
    const afterCursor =
      'where (published_at, id) < (select published_at, id from blog_articles where id = $2)';
    return this.select(`${afterId ? afterCursor : ''} order by published_at desc, id desc limit $1`, [
      limit,
      ...(afterId ? [afterId] : []),
    ]);
  }

  add(fields: ArticleFields, source: ArticleSource | null, isDated: boolean): Promise<Article> {
    const article = Object.assign(new Article(crypto.randomUUID(), fields), { source, isDated });
    this.database.entities().persist(article);
    return this.save(article);
  }

  async save(article: Article): Promise<Article> {
    this.database.entities().assign(article, { updatedAt: raw<Date>('now()') });
    await this.database.entities().flush();
    return article;
  }

  private async select(rest: string, values: unknown[]): Promise<Article[]> {
    const rows = await this.database.query<ArticleRow>(
      `select ${columns} from blog_articles ${rest}`,
      values,
    );
    return rows.map(toArticle);
  }
}

function toArticle({
  id,
  publishedAt,
  updatedAt,
  version,
  sourceName,
  sourceHash,
  isDated,
  ...fields
}: ArticleRow) {
  const article = new Article(id, { ...fields, publishedAt: new Date(publishedAt) });
  const source = sourceName === null || sourceHash === null ? null : { name: sourceName, hash: sourceHash };
  return Object.assign(article, { version, source, isDated, updatedAt: new Date(updatedAt) });
}
