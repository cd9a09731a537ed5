import { type Article, articleCategories, excerptLengths } from '@appliance-index/domain/articles/article';
import { evidenceLabels } from '@appliance-index/domain/trust/trust';
import { ResultView } from '../catalogue/appliance-views.js';
import {
  array,
  count,
  enumOf,
  id,
  nullable,
  object,
  optionalText,
  record,
  shapeOf,
  text,
  time,
  type ValueOf,
  version,
  view,
  zeroOrOne,
} from '../shapes.js';

const category = enumOf(articleCategories);

/** GET /api/blog/articles */
export const ArticleView = view('Article', {
  id,
  title: text,
  content: shapeOf<string>({ type: 'string', description: 'HTML, sanitised when saved' }),
  excerpt: optionalText,
  category,
  author: text,
  imageUrl: optionalText,
  publishedAt: time,
  isPublished: zeroOrOne,
});
export type ArticleView = ValueOf<typeof ArticleView>;

/** A model that an article links to, as it is now; `evidence` says how sure its score is. */
export const ArticleModelView = object({ ...ResultView.properties, evidence: enumOf(evidenceLabels) });
export type ArticleModelView = ValueOf<typeof ArticleModelView>;

/** In the order in which the article links to them; unknown and deleted models are absent. */
const models = array(ArticleModelView);

/** GET /api/blog/articles/{id} */
export const ArticlePageView = view('ArticlePage', {
  ...ArticleView.properties,
  /** Its main headings; their elements get these ids. */
  headings: array(object({ id: text, text })),
  models,
});
export type ArticlePageView = ValueOf<typeof ArticlePageView>;

/** POST /api/admin/articles/preview */
export const ArticlePreviewView = view('ArticlePreview', {
  content: ArticleView.properties.content,
  models,
});
export type ArticlePreviewView = ValueOf<typeof ArticlePreviewView>;

/** GET /api/admin/articles */
export const StaffArticleView = view('StaffArticle', {
  ...ArticleView.properties,
  version,
  /** Name of the file it was imported from; null if it was written by hand. */
  file: optionalText,
});
export type StaffArticleView = ValueOf<typeof StaffArticleView>;

/** An article in a list. */
export const ArticleCardView = view('ArticleCard', {
  id,
  title: text,
  /** The author's excerpt, or the beginning of the content. */
  excerpt: text,
  category,
  author: text,
  imageUrl: optionalText,
  publishedAt: time,
});
export type ArticleCardView = ValueOf<typeof ArticleCardView>;

/** GET /api/blog/overview: everything the blog page shows. */
export const BlogView = view('Blog', {
  /** Number of published articles per category. */
  counts: object(record(articleCategories, count)),
  /** The selected category; null for the front page. */
  category: nullable(category),
  featured: nullable(ArticleCardView),
  /** Excludes the featured article. */
  articles: array(ArticleCardView),
});
export type BlogView = ValueOf<typeof BlogView>;

/** The public article: an explicit list, so that new fields stay internal until added here. */
export function articleView(article: Article): ArticleView {
  const { id, title, content, excerpt, category, author, imageUrl, publishedAt, isPublished } = article;
  return {
    id,
    title,
    content,
    excerpt,
    category,
    author,
    imageUrl,
    publishedAt: publishedAt.toISOString(),
    isPublished: isPublished ? 1 : 0,
  };
}

/** Adds what staff need: the version for saving, and the source file. */
export function staffArticleView(article: Article): StaffArticleView {
  return { ...articleView(article), version: article.version, file: article.source?.name ?? null };
}

/** Cards with excerpts of the regular card length. */
export function articleCardViews(articles: readonly Article[]): ArticleCardView[] {
  return articles.map((article) => articleCardView(article, excerptLengths.card));
}

/** `length` applies when there is no excerpt: the characters to take from the content instead. */
export function articleCardView(article: Article, length: number): ArticleCardView {
  const { id, title, category, author, imageUrl, publishedAt } = article;
  const excerpt = article.excerptOf(length);
  return { id, title, excerpt, category, author, imageUrl, publishedAt: publishedAt.toISOString() };
}
