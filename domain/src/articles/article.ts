import { type Issue, invalidFields } from '../errors.js';
import {
  collapseWhitespace,
  isImageUrl,
  joinLines,
  optionalLine,
  parseImageUrl,
  type ReportIssue,
  requiredLine,
} from '../text/text-fields.js';

/** The blog's categories with their labels, in display order. */
export const articleCategoryNames = {
  insights: 'Insights',
  maintenance: 'Maintenance',
  recalls: 'Recalls',
} as const;
export type ArticleCategory = keyof typeof articleCategoryNames;
export const articleCategories = /* @__PURE__ */ Object.keys(articleCategoryNames) as ArticleCategory[];

/** The featured article comes from this category, if it has any. */
export const featuredCategory: ArticleCategory = 'insights';
/** Number of article cards below the featured one. */
export const maxOtherArticles = 4;
/** Length of the excerpt taken from the content when the author wrote none, in characters. */
export const excerptLengths = { featured: 150, card: 120 } as const;

/** Maximum lengths in characters; `content` includes its HTML tags. */
export const articleLimits = {
  title: 200,
  author: 100,
  excerpt: 500,
  content: 60_000,
} as const;

/** The editable fields of an article, under their public names. */
export interface ArticleFields {
  title: string;
  /** Sanitised HTML. */
  content: string;
  excerpt: string | null;
  category: ArticleCategory;
  author: string;
  imageUrl: string | null;
  publishedAt: Date;
  /** Drafts are visible to staff only. */
  isPublished: boolean;
}

/** Unvalidated input. */
export type ArticleInput = { [F in keyof ArticleFields]?: unknown };

export const articleFieldNames = [
  'title',
  'content',
  'excerpt',
  'category',
  'author',
  'imageUrl',
  'publishedAt',
  'isPublished',
] as const satisfies readonly (keyof ArticleFields)[];

/** The file an article was imported from; importing it again with the same hash changes nothing. */
export interface ArticleSource {
  name: string;
  hash: string;
}

/** A blog article. `version` increases with every change. */
export class Article implements ArticleFields {
  title: string;
  content: string;
  excerpt: string | null;
  category: ArticleCategory;
  author: string;
  imageUrl: string | null;
  publishedAt: Date;
  isPublished: boolean;
  version = 1;
  source: ArticleSource | null = null;
  /**
   * False while a draft has no publication date of its own: `publishedAt` is then its creation time, and becomes the
   * time of first publication.
   */
  isDated = true;
  updatedAt = new Date(0);

  constructor(
    readonly id: string,
    fields: ArticleFields,
  ) {
    this.title = fields.title;
    this.content = fields.content;
    this.excerpt = fields.excerpt;
    this.category = fields.category;
    this.author = fields.author;
    this.imageUrl = fields.imageUrl;
    this.publishedAt = fields.publishedAt;
    this.isPublished = fields.isPublished;
  }

  /** The author's excerpt, or the first `length` characters of the content. */
  excerptOf(length: number): string {
    return this.excerpt ?? textExcerpt(this.content, length);
  }
}

/** When readers last saw something new: the publication, or a later edit. */
export function lastChangedAt({ publishedAt, updatedAt }: Pick<Article, 'publishedAt' | 'updatedAt'>): Date {
  return publishedAt > updatedAt ? publishedAt : updatedAt;
}

/** The featured article (the first insight, else the first of all) and up to four others, in the given order. */
export function frontPage(articles: readonly Article[]): { featured: Article | null; others: Article[] } {
  const featured = articles.find(({ category }) => category === featuredCategory) ?? articles[0] ?? null;
  return {
    featured,
    others: articles.filter((article) => article !== featured).slice(0, maxOtherArticles),
  };
}

export function isArticleCategory(value: unknown): value is ArticleCategory {
  return articleCategories.some((category) => category === value);
}

/** Whether an article may link there: an http(s) URL, a mailto: link or a path on this site. */
export function isArticleLink(address: string): boolean {
  // Quotes occur in the addresses of pages, and are escaped in the links of sanitised content.
  return isImageUrl(address.replace(/['"]/g, '%22')) || /^mailto:[^\s\\@]+@[^\s\\@]+$/i.test(address);
}

/** The first `length` characters of an HTML text as plain text, with an ellipsis when cut. */
export function textExcerpt(html: string, length: number): string {
  const characters = [...plainText(html)];
  if (characters.length <= length) return characters.join('');
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Tags removed without a trace; every other tag becomes a space, so that words stay apart. */
const inlineTags = /^\/?(a|b|code|em|i|s|span|strong|sub|sup|u)$/i;

/** Strips tags, decodes entities once and collapses white space. */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<(\/?[a-z][a-z0-9]*)\b[^>]*>/gi, (_, tag: string) => (inlineTags.test(tag) ? '' : ' '));
  return collapseWhitespace(decodeEntities(text));
}

/** Named entities that authors type; the sanitiser has already replaced all others with their characters. */
const entities = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    times: '×',
    frac12: '½',
  }),
);
const lastCodePoint = 0x10ffff;

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]*));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return entities.get(name) ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return point > 0 && point <= lastCodePoint ? String.fromCodePoint(point) : whole;
    },
  );
}

/**
 * Validates and normalises all fields; `content` must already be sanitised.
 * @throws invalid/article with one issue per invalid field
 */
export function parseArticleFields(input: ArticleInput): ArticleFields {
  const issues: Issue[] = [];
  const report = (path: string) => (message: string) => {
    issues.push({ path, message });
    return null;
  };
  const title = requiredLine(input.title, articleLimits.title, report('title'), 'Give the article a title.');
  const author = requiredLine(input.author, articleLimits.author, report('author'), 'Name the author.');
  const category = parseCategory(input.category, report('category'));
  const content = parseContent(input.content, report('content'));
  const excerpt = optionalLine(joinLines(input.excerpt), articleLimits.excerpt, report('excerpt'));
  const imageUrl = parseImageUrl(input.imageUrl, report('imageUrl'));
  const publishedAt = parseDate(input.publishedAt, report('publishedAt'));
  const isPublished = parseFlag(input.isPublished, report('isPublished'));
  const isComplete = title !== null && author !== null && category !== null && content !== null;
  if (!isComplete || publishedAt === null || isPublished === null || issues.length > 0) {
    throw invalidFields('article', issues);
  }
  return { title, content, excerpt, category, author, imageUrl, publishedAt, isPublished };
}

function parseCategory(value: unknown, report: ReportIssue): ArticleCategory | null {
  if (isArticleCategory(value)) return value;
  return report(`The category must be one of ${articleCategories.join(', ')}.`);
}

function parseContent(value: unknown, report: ReportIssue): string | null {
  if (value !== undefined && value !== null && typeof value !== 'string')
    return report('The content must be HTML.');
  const content = (value ?? '').trim();
  if (plainText(content) === '' && !content.includes('<img'))
    return report('Write the content of the article.');
  if (/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(content))
    return report('The content contains characters that cannot be displayed.');
  if (content.length <= articleLimits.content) return content;
  return report(contentTooLong(content));
}

function contentTooLong({ length }: string): string {
  return `The content is ${length} characters long; the limit is ${articleLimits.content}.`;
}

/** Refuses what is so long that reading its elements would take seconds. @throws invalid/article */
export function requireReadable(unsanitised: string): string {
  if (unsanitised.length <= 2 * articleLimits.content) return unsanitised;
  throw invalidFields('article', [{ path: 'content', message: contentTooLong(unsanitised) }]);
}

const isoDate = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;
const publicationYears = { first: 1990, last: 2100 } as const;

function parseDate(value: unknown, report: ReportIssue): Date | null {
  const date = value instanceof Date ? value : parseIsoDate(value);
  const year = date?.getUTCFullYear() ?? 0;
  if (date !== null && year >= publicationYears.first && year <= publicationYears.last) return date;
  return report('Enter the publication date as YYYY-MM-DD, for example 2026-05-12.');
}

function parseIsoDate(value: unknown): Date | null {
  const day = typeof value === 'string' ? isoDate.exec(value)?.[1] : undefined;
  if (day === undefined) return null;
  const date = new Date(String(value));
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || Number.isNaN(midnight.getTime())) return null;
  // JavaScript reads '2026-02-30' as 2 March.
  return midnight.toISOString().startsWith(day) ? date : null;
}

function parseFlag(value: unknown, report: ReportIssue): boolean | null {
  if (value === undefined || value === null) return true;
  if (value === 1 || value === true) return true;
  if (value === 0 || value === false) return false;
  return report('isPublished must be 1 or 0.');
}
