import { type Article, excerptLengths } from '../../domain/article.js';
import type { ArticleCardView, ArticleView, StaffArticleView } from '../views/articles.js';

/** What everyone sees of an article; a new field stays inside until it is named here. */
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

/** The same for staff, with what saving needs. */
export function staffArticleView(article: Article): StaffArticleView {
  return { ...articleView(article), version: article.version, file: article.source?.name ?? null };
}

/** Cards of the usual size. */
export function articleCardViews(articles: readonly Article[]): ArticleCardView[] {
  return articles.map((article) => articleCardView(article, excerptLengths.card));
}

/** `length` is that of the beginning of the text, in characters, where there is no excerpt. */
export function articleCardView(article: Article, length: number): ArticleCardView {
  const { id, title, category, author, imageUrl, publishedAt } = article;
  const excerpt = article.excerptOf(length);
  return { id, title, excerpt, category, author, imageUrl, publishedAt: publishedAt.toISOString() };
}
