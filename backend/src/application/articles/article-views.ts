import { type Article, excerptLengths } from '@appliance-index/domain/article';
import type { ArticleCardView, ArticleView, StaffArticleView } from '../views/articles.js';

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
