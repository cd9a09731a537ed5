import {
  type Article,
  type ArticleFields,
  type ArticleInput,
  type ArticleSource,
  articleFieldNames,
  excerptLengths,
  featuredCategory,
  frontPage,
  isArticleCategory,
  lastChangedAt,
  maxOtherArticles,
  parseArticleFields,
  requireReadable,
} from '@appliance-index/domain/articles/article';
import { DomainError } from '@appliance-index/domain/errors';
import { pageSize } from '@appliance-index/domain/limits';
import { pick, pickDefined } from '@appliance-index/domain/objects';
import type { Changes } from '../audit-ports.js';
import { iteratePages } from '../pagination.js';
import type { Clock, ConsistentReads, Tokens } from '../ports.js';
import { checkPrecondition, type Precondition } from '../precondition.js';
import type { ArticleFile, ArticleParser, ArticleStore } from './article-ports.js';
import type { ArticleView, BlogView, StaffArticleView } from './article-views.js';
import { articleCardView, articleCardViews, articleView, staffArticleView } from './article-views.js';

/** Maximum length of public lists; the newest articles are kept. */
const maxListed = 200;
const feedLength = 20;

/** An article in the blog's feed. */
export interface FeedEntry {
  article: ArticleView;
  /** ISO 8601. */
  updated: string;
}

/** The outcome of importing one file. */
export interface ArticleImport {
  file: string;
  state: 'added' | 'changed' | 'unchanged';
  id: string;
  title: string;
}

/** The blog, for readers and staff. */
export class Articles {
  constructor(
    private readonly store: ArticleStore,
    private readonly parser: ArticleParser,
    private readonly tokens: Tokens,
    private readonly reads: ConsistentReads,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Published articles, newest first. */
  async published(): Promise<ArticleView[]> {
    return (await this.store.published(null, maxListed)).map(articleView);
  }

  /** The newest published articles, for the blog's feed. */
  async newest(): Promise<FeedEntry[]> {
    const articles = await this.store.published(null, feedLength);
    return articles.map((article) => ({
      article: articleView(article),
      updated: lastChangedAt(article).toISOString(),
    }));
  }

  /** A published article. @throws not-found/article, also for drafts */
  async find(id: string): Promise<ArticleView> {
    const article = await this.store.find(id);
    if (!article?.isPublished) {
      throw articleNotFound('This article does not exist, or it is no longer published.');
    }
    return articleView(article);
  }

  /** The articles of a category, or the front page for null or an unknown category. */
  overview(category: string | null): Promise<BlogView> {
    return this.reads.run(async () => {
      const counts = await this.store.counts();
      if (!isArticleCategory(category)) return { counts, category: null, ...(await this.selection()) };
      const articles = await this.store.published(category, maxListed);
      return { counts, category, featured: null, articles: articleCardViews(articles) };
    });
  }

  /** Reads only the articles shown, not the whole blog. */
  private async selection(): Promise<Pick<BlogView, 'featured' | 'articles'>> {
    const newest = await this.store.published(null, maxOtherArticles + 1);
    const [candidate] = await this.store.published(featuredCategory, 1);
    const isMissing = candidate !== undefined && newest.every(({ id }) => id !== candidate.id);
    const { featured, others } = frontPage(isMissing ? [...newest, candidate] : newest);
    return {
      featured: featured && articleCardView(featured, excerptLengths.featured),
      articles: articleCardViews(others),
    };
  }

  /** A page of all articles, drafts included, newest first: the first page, or the one after `afterId`. */
  async list(afterId?: string): Promise<StaffArticleView[]> {
    return (await this.store.all(pageSize, afterId)).map(staffArticleView);
  }

  /** All articles, drafts included, newest first. */
  all(): AsyncGenerator<StaffArticleView, void> {
    return iteratePages((last) => this.list(last?.id));
  }

  /** An article without a date gets the time of its first publication. @throws invalid/article */
  create(input: ArticleInput, actor: string): Promise<StaffArticleView> {
    return this.changes.run({ actor, action: 'create' }, async () => {
      const now = this.clock.now();
      const fields = this.parseInput(input, { publishedAt: now });
      return staffArticleView(await this.store.add(fields, null, isDated(fields, now)));
    });
  }

  /** The content as it would be saved and shown to readers. @throws invalid/article when it is far too long */
  preview(content: string): string {
    return this.parser.sanitise(requireReadable(content));
  }

  /**
   * Changes the given fields; null clears a field.
   * @throws not-found/article, invalid/article, conflict/stale with the current article
   */
  update(
    id: string,
    input: ArticleInput,
    actor: string,
    precondition?: Precondition<StaffArticleView>,
  ): Promise<StaffArticleView> {
    return this.changes.run({ actor, action: 'update' }, async () => {
      const current = await this.lockExisting(id);
      checkPrecondition('this article', staffArticleView(current), precondition);
      const { article } = await this.write(current, this.parseInput(input, current));
      return staffArticleView(article);
    });
  }

  /** `isChanged` is false when the article already had that state. @throws not-found/article */
  setPublished(
    id: string,
    isPublished: boolean,
    actor: string,
  ): Promise<{ article: StaffArticleView; isChanged: boolean }> {
    return this.changes.run({ actor, action: isPublished ? 'publish' : 'unpublish' }, async () => {
      const current = await this.lockExisting(id);
      const { article, isChanged } = await this.write(current, { ...fieldsOf(current), isPublished });
      return { article: staffArticleView(article), isChanged };
    });
  }

  /**
   * Imports all files or none. A file is identified by its name: unchanged content is skipped and keeps later edits by
   * staff; changed content replaces the article, which stays published or unpublished. New articles are published,
   * unless `asDrafts`.
   * @throws invalid/file-article, invalid/file-front-matter, invalid/file-name
   */
  async import(
    files: readonly ArticleFile[],
    actor: string,
    { asDrafts = false } = {},
  ): Promise<ArticleImport[]> {
    rejectDuplicateNames(files);
    return this.changes.run({ actor, action: 'import' }, async () => {
      const results: ArticleImport[] = [];
      for (const file of files) results.push(await this.importFile(file, !asDrafts));
      return results;
    });
  }

  /** Whether there are no articles yet, not even drafts. */
  async isEmpty(): Promise<boolean> {
    return (await this.store.all(1)).length === 0;
  }

  async importIfEmpty(files: () => readonly ArticleFile[], actor: string): Promise<void> {
    if (await this.isEmpty()) await this.import(files(), actor);
  }

  private async importFile(file: ArticleFile, isPublished: boolean): Promise<ArticleImport> {
    const source = { name: file.name, hash: this.tokens.hashOf(file.text) };
    const current = await this.store.lockBySource(file.name);
    if (current?.source?.hash === source.hash) return importResult(file, current, 'unchanged');
    const now = this.clock.now();
    const fields = this.fieldsOfFile(file, current ?? { publishedAt: now, isPublished });
    if (current === null) {
      const article = await this.store.add(fields, source, isDated(fields, now));
      return importResult(file, article, 'added');
    }
    const { article } = await this.write(current, fields, source);
    return importResult(file, article, 'changed');
  }

  private fieldsOfFile(file: ArticleFile, { publishedAt, isPublished }: ArticleInput): ArticleFields {
    try {
      return parseArticleFields({ publishedAt, isPublished, ...this.parser.parseMarkdown(file) });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'article') throw error;
      const issues = error.issues.map(({ path, message }) => `${path}: ${message}`).join(' ');
      throw new DomainError(
        'invalid',
        'file-article',
        `${file.name} cannot be imported. ${issues}`,
        error.issues,
      );
    }
  }

  private parseInput(input: ArticleInput, base: ArticleInput): ArticleFields {
    const changes: ArticleInput = pickDefined(input, articleFieldNames);
    if (typeof changes.content === 'string') changes.content = this.preview(changes.content);
    return parseArticleFields({ ...pick(base, articleFieldNames), ...changes });
  }

  private async write(
    current: Article,
    next: ArticleFields,
    source: ArticleSource | null = current.source,
  ): Promise<{ article: Article; isChanged: boolean }> {
    const before = fieldsOf(current);
    const hasDate = current.isDated || !isSame(before.publishedAt, next.publishedAt);
    const isFirstPublication = next.isPublished && !hasDate;
    const fields = isFirstPublication ? { ...next, publishedAt: this.clock.now() } : next;
    const changed = articleFieldNames.filter((name) => !isSame(before[name], fields[name]));
    if (changed.length === 0 && source === current.source) return { article: current, isChanged: false };
    const article = await this.store.save(
      Object.assign(current, fields, { source, isDated: hasDate || isFirstPublication }),
    );
    return { article, isChanged: changed.length > 0 };
  }

  private async lockExisting(id: string): Promise<Article> {
    const current = await this.store.lock(id);
    if (!current) throw articleNotFound('This article does not exist.');
    return current;
  }
}

function rejectDuplicateNames(files: readonly ArticleFile[]): void {
  const names = files.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate === undefined) return;
  const message = `Two files are named ${duplicate}. File names identify articles; rename one of the files.`;
  throw new DomainError('invalid', 'file-name', message);
}

function importResult(
  { name }: ArticleFile,
  { id, title }: Article,
  state: ArticleImport['state'],
): ArticleImport {
  return { file: name, state, id, title };
}

function fieldsOf(article: Article): ArticleFields {
  return pick(article, articleFieldNames);
}

/** Whether a new article has a date of its own, or is published right away. */
function isDated({ publishedAt, isPublished }: ArticleFields, now: Date): boolean {
  return isPublished || !isSame(publishedAt, now);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return one === other;
}

function articleNotFound(message: string): DomainError {
  return new DomainError('not-found', 'article', message);
}
