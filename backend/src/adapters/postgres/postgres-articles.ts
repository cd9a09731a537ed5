import {
  Article,
  type ArticleCategory,
  type ArticleFields,
  type ArticleSource,
  articleCategories,
} from '@appliance-index/domain/articles/article';
import { isUuid } from '@appliance-index/domain/ids';
import { recordFrom } from '@appliance-index/domain/objects';
import { type ArticleSitemapEntry, ArticleStore } from '../../application/articles/article-ports.js';
import type { Database } from './database.js';
import { lockCatalogue } from './postgres-catalogue-version.js';

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
    return isUuid(id) ? this.findOne('id = $1', id) : null;
  }

  async lock(id: string): Promise<Article | null> {
    return isUuid(id) ? this.findForUpdate('id = $1', id) : null;
  }

  lockBySource(name: string): Promise<Article | null> {
    return this.findForUpdate('source_name = $1', name);
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
    return this.write(
      `insert into blog_articles (id, title, content, excerpt, category, author, image_url, published_at,
         is_published, source_name, source_hash, is_dated)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      Object.assign(new Article(crypto.randomUUID(), fields), { source, isDated }),
    );
  }

  save(article: Article): Promise<Article> {
    return this.write(
      `update blog_articles set title = $2, content = $3, excerpt = $4, category = $5, author = $6,
         image_url = $7, published_at = $8, is_published = $9, source_name = $10, source_hash = $11, is_dated = $12,
         version = version + 1, updated_at = now() where id = $1`,
      article,
    );
  }

  private async findForUpdate(where: string, value: string): Promise<Article | null> {
    await this.database.query(lockCatalogue);
    return this.findOne(`${where} for update`, value);
  }

  private async findOne(where: string, value: string): Promise<Article | null> {
    const [found] = await this.select(`where ${where}`, [value]);
    return found ?? null;
  }

  private async select(rest: string, values: unknown[]): Promise<Article[]> {
    const rows = await this.database.query<ArticleRow>(
      `select ${columns} from blog_articles ${rest}`,
      values,
    );
    return rows.map(toArticle);
  }

  private async write(sql: string, article: Article): Promise<Article> {
    const { id, title, content, excerpt, category, author, imageUrl, publishedAt, isPublished } = article;
    const values = [id, title, content, excerpt, category, author, imageUrl, publishedAt, isPublished];
    const source = [article.source?.name ?? null, article.source?.hash ?? null];
    const [row] = await this.database.query<ArticleRow>(`${sql} returning ${columns}`, [
      ...values,
      ...source,
      article.isDated,
    ]);
    if (!row) throw new Error('The locked article no longer exists.');
    return toArticle(row);
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
