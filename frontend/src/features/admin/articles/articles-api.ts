import type { StaffArticleView } from '@appliance-index/backend/contract';
import type { QueryClient } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../shared/api-client';
import { queryOf } from '../api';

export const articlesKey = ['staff', 'articles'];

/** A hundred articles, drafts included, newest first, after that of an id if it is given. */
export function articles(filter: { after: string | undefined }) {
  return getJson<StaffArticleView[]>(`/api/admin/articles?${queryOf(filter)}`);
}

/** What the form holds; an empty text clears a field. */
export interface ArticleDraft {
  title: string;
  content: string;
  excerpt: string;
  category: string;
  author: string;
  imageUrl: string;
  publishedAt?: string;
  isPublished: 0 | 1;
}

/**
 * Writes a new article, or saves one over the version that was edited.
 * @throws ApiError 400 with what is wrong by field, 409 with the current article when somebody else saved meanwhile
 */
export function saveArticle(
  article: Pick<StaffArticleView, 'id' | 'version'> | null,
  draft: ArticleDraft,
): Promise<StaffArticleView> {
  if (article === null) return sendJson('POST', '/api/admin/articles', draft);
  return sendJson('PUT', `/api/admin/articles/${article.id}`, { ...draft, version: article.version });
}

export function setPublished(id: string, isPublished: boolean): Promise<StaffArticleView> {
  return sendJson('POST', `/api/admin/articles/${id}/${isPublished ? 'publish' : 'unpublish'}`);
}

/** The text as readers would get it. */
export async function previewOf(content: string): Promise<string> {
  return (await sendJson<{ content: string }>('POST', '/api/admin/articles/preview', { content })).content;
}

/** Nothing that was read of the blog before is true any more. */
export async function forgetArticles(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: ['blog'] });
  client.removeQueries({ queryKey: ['article'] });
  await client.invalidateQueries({ queryKey: articlesKey });
}
