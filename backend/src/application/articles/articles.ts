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
} from '../../domain/article.js';
import { DomainError } from '../../domain/errors.js';
import { pick, pickDefined } from '../../domain/objects.js';
import type { AuditLog } from '../audit-ports.js';
import { iteratePages, pageSize } from '../pagination.js';
import type { Clock, ConsistentReads, Tokens, Transactions } from '../ports.js';
import { checkPrecondition, type Precondition } from '../precondition.js';
import type { ArticleView, BlogView, StaffArticleView } from '../views/articles.js';
import type { ArticleFile, ArticleParser, ArticleStore } from './article-ports.js';
import { articleCardView, articleCardViews, articleView, staffArticleView } from './article-views.js';

/** No list is longer; the newest are in it. */
const maxListed = 200;
const feedLength = 20;

/** An article for those who follow the blog. */
export interface FeedEntry {
  article: ArticleView;
  /** The ISO time of the last news of it. */
  updated: string;
}

/** What became of one file. */
export interface ArticleImport {
  file: string;
  state: 'added' | 'changed' | 'unchanged';
  id: string;
  title: string;
}

/** The blog: what everyone reads, and what staff write. Each change and its entry in the audit log happen together. */
export class Articles {
  constructor(
    private readonly store: ArticleStore,
    private readonly parser: ArticleParser,
    private readonly tokens: Tokens,
    private readonly transactions: Transactions,
    private readonly reads: ConsistentReads,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The published articles, newest first. */
  async published(): Promise<ArticleView[]> {
    return (await this.store.published(null, maxListed)).map(articleView);
  }

  /** The newest published ones, for those who follow the blog. */
  async newest(): Promise<FeedEntry[]> {
    const articles = await this.store.published(null, feedLength);
    return articles.map((article) => ({
      article: articleView(article),
      updated: lastChangedAt(article).toISOString(),
    }));
  }

  /** Drafts do not exist here. @throws not-found/article */
  async find(id: string): Promise<ArticleView> {
    const article = await this.store.find(id);
    if (!article?.isPublished) throw articleNotFound();
    return articleView(article);
  }

  /** The blog's page; with a category all of its articles instead of the selection. An unknown one is none. */
  overview(category: string | null): Promise<BlogView> {
    return this.reads.run(async () => {
      const counts = await this.store.counts();
      if (!isArticleCategory(category)) return { counts, category: null, ...(await this.selection()) };
      const articles = await this.store.published(category, maxListed);
      return { counts, category, featured: null, articles: articleCardViews(articles) };
    });
  }

  /** Reads no more than is shown, however long the blog has become. */
  private async selection(): Promise<Pick<BlogView, 'featured' | 'articles'>> {
    const newest = await this.store.published(null, maxOtherArticles + 1);
    const [candidate] = await this.store.published(featuredCategory, 1);
    const isOlder = candidate !== undefined && newest.every(({ id }) => id !== candidate.id);
    const { featured, others } = frontPage(isOlder ? [...newest, candidate] : newest);
    return {
      featured: featured && articleCardView(featured, excerptLengths.featured),
      articles: articleCardViews(others),
    };
  }

  /** A page of them, drafts included, newest first, from the newest or the one after `afterId`. */
  async list(afterId?: string): Promise<StaffArticleView[]> {
    return (await this.store.all(pageSize, afterId)).map(staffArticleView);
  }

  /** Drafts included, newest first. */
  all(): AsyncGenerator<StaffArticleView, void> {
    return iteratePages((last) => this.list(last?.id));
  }

  /** Without a date it is of the moment when it is first published. @throws invalid/article */
  create(input: ArticleInput, actor: string): Promise<StaffArticleView> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const fields = this.checked(input, { publishedAt: now });
      const article = await this.store.add(fields, null, isDated(fields, now));
      await this.record('create', article, null, fieldsOf(article), actor);
      return staffArticleView(article);
    });
  }

  /** What would be kept of a text, so that staff see it as readers will. */
  preview(content: string): string {
    return this.parser.sanitise(content);
  }

  /**
   * Fields that are not given stay; null clears one.
   * @throws not-found/article, invalid/article, conflict/stale with the current article
   */
  update(
    id: string,
    input: ArticleInput,
    actor: string,
    precondition?: Precondition<StaffArticleView>,
  ): Promise<StaffArticleView> {
    return this.transactions.run(async () => {
      const current = await this.lockExisting(id);
      checkPrecondition('article', staffArticleView(current), precondition);
      const { article } = await this.write(current, this.checked(input, current), 'update', actor);
      return staffArticleView(article);
    });
  }

  /** Answers whether that changed anything. @throws not-found/article */
  setPublished(
    id: string,
    isPublished: boolean,
    actor: string,
  ): Promise<{ article: StaffArticleView; isChanged: boolean }> {
    return this.transactions.run(async () => {
      const current = await this.lockExisting(id);
      const action = isPublished ? 'publish' : 'unpublish';
      const { article, isChanged } = await this.write(
        current,
        { ...fieldsOf(current), isPublished },
        action,
        actor,
      );
      return { article: staffArticleView(article), isChanged };
    });
  }

  /**
   * All files or none. A file is known by its name: one whose content is known already changes nothing, not even
   * what staff have edited since; a new content takes the place of the old, as published or unpublished as that was.
   * New ones come as drafts when told so.
   * @throws invalid/file-article, invalid/file-front-matter
   */
  async import(
    files: readonly ArticleFile[],
    actor: string,
    { asDrafts = false } = {},
  ): Promise<ArticleImport[]> {
    rejectDuplicateNames(files);
    return this.transactions.run(async () => {
      const done: ArticleImport[] = [];
      for (const file of files) done.push(await this.importFile(file, actor, !asDrafts));
      return done;
    });
  }

  /** Imports the files unless there are articles already. */
  async importIfEmpty(files: () => readonly ArticleFile[], actor: string): Promise<void> {
    if ((await this.store.all(1)).length === 0) await this.import(files(), actor);
  }

  private async importFile(file: ArticleFile, actor: string, isPublished: boolean): Promise<ArticleImport> {
    const source = { name: file.name, hash: this.tokens.hashOf(file.text) };
    const current = await this.store.lockBySource(file.name);
    if (current?.source?.hash === source.hash) return importResult(file, current, 'unchanged');
    const now = this.clock.now();
    const fields = this.fieldsOfFile(file, current ?? { publishedAt: now, isPublished });
    if (current === null) {
      const article = await this.store.add(fields, source, isDated(fields, now));
      await this.record('import', article, null, fieldsOf(article), actor);
      return importResult(file, article, 'added');
    }
    const { article } = await this.write(current, fields, 'import', actor, source);
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
        `${file.name} cannot be taken. ${issues}`,
        error.issues,
      );
    }
  }

  private checked(input: ArticleInput, base: ArticleInput): ArticleFields {
    const given: ArticleInput = pickDefined(input, articleFieldNames);
    if (typeof given.content === 'string') given.content = this.parser.sanitise(given.content);
    return parseArticleFields({ ...pick(base, articleFieldNames), ...given });
  }

  private async write(
    current: Article,
    given: ArticleFields,
    action: string,
    actor: string,
    source: ArticleSource | null = current.source,
  ): Promise<{ article: Article; isChanged: boolean }> {
    const before = fieldsOf(current);
    const hasDate = current.isDated || !isSame(before.publishedAt, given.publishedAt);
    const isFirst = given.isPublished && !hasDate;
    const fields = isFirst ? { ...given, publishedAt: this.clock.now() } : given;
    const changed = articleFieldNames.filter((name) => !isSame(before[name], fields[name]));
    if (changed.length === 0 && source === current.source) return { article: current, isChanged: false };
    const article = await this.store.save(
      Object.assign(current, fields, { source, isDated: hasDate || isFirst }),
    );
    if (changed.length > 0) {
      await this.record(action, article, pick(before, changed), pick(fieldsOf(article), changed), actor);
    }
    return { article, isChanged: changed.length > 0 };
  }

  private async lockExisting(id: string): Promise<Article> {
    const current = await this.store.lock(id);
    if (!current) throw articleNotFound();
    return current;
  }

  private record(
    action: string,
    { id, title }: Article,
    before: object | null,
    after: object | null,
    actor: string,
  ): Promise<void> {
    const entry = { actor, action, subject: 'article', subjectId: id, label: title, before, after } as const;
    return this.audit.record(entry, this.clock.now());
  }
}

function rejectDuplicateNames(files: readonly ArticleFile[]): void {
  const names = files.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  const message = `Two files are called ${twice}; a file is known by its name. Rename one of them.`;
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

/** Whether somebody said the date of a new article, or readers see it from now on. */
function isDated({ publishedAt, isPublished }: ArticleFields, now: Date): boolean {
  return isPublished || !isSame(publishedAt, now);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return one === other;
}

function articleNotFound(): DomainError {
  return new DomainError('not-found', 'article', 'There is no such article. It may have been taken back.');
}
