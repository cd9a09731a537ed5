import type { StaffArticleView } from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../shared/api-client';
import { toSearchParams } from '../api';
import { pagedQuery } from '../paged-query';

/** All articles, drafts included, newest first. */
export const articlesQuery = pagedQuery({
  queryKey: ['staff', 'articles'],
  fetchPage: (after) => getJson<StaffArticleView[]>(`/api/admin/articles?${toSearchParams({ after })}`),
  cursorOf: ({ id }) => id,
});

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

/** A text as readers would get it. */
export function previewQuery(content: string) {
  return queryOptions({
    queryKey: ['staff', 'preview', content],
    queryFn: () => preview(content),
    gcTime: 0,
  });
}

function preview(content: string): Promise<{ content: string }> {
  return sendJson('POST', '/api/admin/articles/preview', { content });
}

/** Whether readers would get a link or an image with that address; the server knows which it keeps. */
export async function isUrlAllowed(address: string, tag: 'a' | 'img'): Promise<boolean> {
  const value = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const { content } = await preview(tag === 'a' ? `<a href="${value}">to</a>` : `<img src="${value}">`);
  return content.includes('="');
}

/** Nothing that was read of the blog before is true any more. */
export async function invalidateArticles(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: ['blog'] });
  client.removeQueries({ queryKey: ['article'] });
  await client.invalidateQueries({ queryKey: articlesQuery.queryKey });
}
