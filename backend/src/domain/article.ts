import { type Issue, invalidFields } from './errors.js';
import {
  collapseWhitespace,
  isImageUrl,
  optionalLine,
  parseImageUrl,
  type ReportIssue,
  requiredLine,
} from './text-fields.js';

/** What articles are about, in the order of the page. */
export const articleCategories = ['insights', 'maintenance', 'recalls'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** From which category the story at the top is taken, if it has one. */
export const featuredCategory: ArticleCategory = 'insights';
/** How many cards stand below the featured story. */
export const maxOtherArticles = 4;
/** How many characters of the text stand in for an excerpt. */
export const excerptLengths = { featured: 150, card: 120 } as const;

/** In characters; the text is counted with its tags. */
export const articleLimits = {
  title: 200,
  author: 100,
  excerpt: 500,
  content: 60_000,
} as const;

/** What is written of an article, by the public field names. */
export interface ArticleFields {
  title: string;
  /** HTML that has been sanitised. */
  content: string;
  excerpt: string | null;
  category: ArticleCategory;
  author: string;
  imageUrl: string | null;
  publishedAt: Date;
  /** Drafts exist for the staff only. */
  isPublished: boolean;
}

/** A field as it arrives, before anyone has looked at it. */
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

/** The file that an article was imported from; while its content is the same, importing it again changes nothing. */
export interface ArticleSource {
  name: string;
  hash: string;
}

/** One article of the blog. `version` grows with every change. */
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
  /** False of a draft that nobody gave a date: it has that of its beginning until it is published. */
  isDated = true;
  /** When anything of it was last changed. */
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

  /** The author's own excerpt, or the beginning of the text. */
  excerptOf(length: number): string {
    return this.excerpt ?? textExcerpt(this.content, length);
  }
}

/** When readers last got something new of an article: its publication, or a change after that. */
export function lastChangedAt({ publishedAt, updatedAt }: Pick<Article, 'publishedAt' | 'updatedAt'>): Date {
  return publishedAt > updatedAt ? publishedAt : updatedAt;
}

/** The story at the top: the first of the insights, else the first; and up to four further ones. Newest first goes in and out. */
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

/** Where links in an article may lead: to a web address, a mail address or a path of this site. */
export function isArticleLink(address: string): boolean {
  return isImageUrl(address) || /^mailto:[^\s\\@]+@[^\s\\@]+$/i.test(address);
}

/** The first characters of an HTML text as plain text, with an ellipsis when there are more. */
export function textExcerpt(html: string, length: number): string {
  const characters = [...plainText(html)];
  if (characters.length <= length) return characters.join('');
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Within a line; every other tag parts what stands on its sides. */
const inlineTags = /^\/?(a|b|code|em|i|s|span|strong|sub|sup|u)$/i;

/** HTML without tags, entities decoded once, spaces collapsed. */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<(\/?[a-z][a-z0-9]*)\b[^>]*>/gi, (_, tag: string) => (inlineTags.test(tag) ? '' : ' '));
  return collapseWhitespace(decodeEntities(text));
}

/** The names that people write; whatever was sanitised has its other signs as themselves. */
const entities = new Map(
  Object.entries({
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
 * Checks every field and answers clean values; `content` has been sanitised before.
 * @throws invalid/article with one issue per faulty field
 */
export function parseArticleFields(input: ArticleInput): ArticleFields {
  const issues: Issue[] = [];
  const report = (path: string) => (message: string) => {
    issues.push({ path, message });
    return null;
  };
  const title = requiredLine(input.title, articleLimits.title, report('title'), 'Give the article a title.');
  const author = requiredLine(input.author, articleLimits.author, report('author'), 'Say who wrote it.');
  const category = parseCategory(input.category, report('category'));
  const content = parseContent(input.content, report('content'));
  const excerpt = optionalLine(input.excerpt, articleLimits.excerpt, report('excerpt'));
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
    return report('The text must be HTML.');
  const content = (value ?? '').trim();
  if (plainText(content) === '' && !content.includes('<img')) return report('Write the text of the article.');
  if (/[\0\p{Cs}]/u.test(content)) return report('The text contains characters that cannot be shown.');
  if (content.length <= articleLimits.content) return content;
  return report(`The text is ${content.length} characters long; ${articleLimits.content} is the limit.`);
}

const isoDate = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;
const years = { first: 1990, last: 2100 } as const;

function parseDate(value: unknown, report: ReportIssue): Date | null {
  const date = value instanceof Date ? value : dateOf(value);
  const year = date?.getUTCFullYear() ?? 0;
  if (date !== null && year >= years.first && year <= years.last) return date;
  return report('Write the date of publication like 2026-05-12.');
}

function dateOf(value: unknown): Date | null {
  const day = typeof value === 'string' ? isoDate.exec(value)?.[1] : undefined;
  if (day === undefined) return null;
  const date = new Date(String(value));
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || Number.isNaN(midnight.getTime())) return null;
  // '2026-02-30' would become a day of March.
  return midnight.toISOString().startsWith(day) ? date : null;
}

function parseFlag(value: unknown, report: ReportIssue): boolean | null {
  if (value === undefined || value === null) return true;
  if (value === 1 || value === true) return true;
  if (value === 0 || value === false) return false;
  return report('isPublished is 1 or 0.');
}
