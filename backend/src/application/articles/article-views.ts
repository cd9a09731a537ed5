import type { ArticleCategory } from '@appliance-index/domain/articles/article';
import { type Article, excerptLengths } from '@appliance-index/domain/articles/article';

/** GET /api/blog/articles and /api/blog/articles/{id} */
export interface ArticleView {
  id: string;
  title: string;
  /** HTML, sanitised when saved. */
  content: string;
  excerpt: string | null;
  category: ArticleCategory;
  author: string;
  imageUrl: string | null;
  /** ISO 8601. */
  publishedAt: string;
  isPublished: 0 | 1;
}

/** GET /api/admin/articles */
export interface StaffArticleView extends ArticleView {
  version: number;
  /** Name of the file it was imported from; null if it was written by hand. */
  file: string | null;
}

/** An article in a list. */
export interface ArticleCardView
  extends Pick<ArticleView, 'id' | 'title' | 'category' | 'author' | 'imageUrl' | 'publishedAt'> {
  /** The author's excerpt, or the beginning of the content. */
  excerpt: string;
}

/** GET /api/blog/overview: everything the blog page shows. */
export interface BlogView {
  /** Number of published articles per category. */
  counts: Record<ArticleCategory, number>;
  /** The selected category; null for the front page. */
  category: ArticleCategory | null;
  featured: ArticleCardView | null;
  /** Excludes the featured article. */
  articles: ArticleCardView[];
}

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
