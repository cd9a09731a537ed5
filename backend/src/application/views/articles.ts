import type { ArticleCategory } from '../../domain/article.js';

/** GET /api/blog/articles and /api/blog/articles/{id} */
export interface ArticleView {
  id: string;
  title: string;
  /** HTML that was sanitised when it was written. */
  content: string;
  excerpt: string | null;
  category: ArticleCategory;
  author: string;
  imageUrl: string | null;
  /** An ISO time. */
  publishedAt: string;
  isPublished: 0 | 1;
}

/** GET /api/admin/articles */
export interface StaffArticleView extends ArticleView {
  version: number;
  /** The file that it was imported from. */
  file: string | null;
}

/** An article in a list. */
export interface ArticleCardView
  extends Pick<ArticleView, 'id' | 'title' | 'category' | 'author' | 'imageUrl' | 'publishedAt'> {
  /** The author's, or the beginning of the text. */
  excerpt: string;
}

/** GET /api/blog/overview: the blog's page in one answer. */
export interface BlogView {
  /** How many published articles each category has. */
  counts: Record<ArticleCategory, number>;
  /** The category whose articles these are; null for the selection of all. */
  category: ArticleCategory | null;
  featured: ArticleCardView | null;
  /** Without the featured one. */
  articles: ArticleCardView[];
}
