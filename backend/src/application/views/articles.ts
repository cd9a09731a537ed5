import type { ArticleCategory } from '@appliance-index/domain/article';

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
