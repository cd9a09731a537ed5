import type {
  ArticlePreviewView,
  AuditRecordView,
  StaffArticleView,
} from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../shared/api-client';
import { mediaQuery } from '../catalogue/api';
import { freshQuery, pagedQuery, toSearchParams } from '../queries';

/** All articles, drafts included, newest first. */
export const articlesQuery = pagedQuery<StaffArticleView>({
  noun: 'articles',
  path: '/api/admin/articles',
  after: ({ id }) => ({ after: id }),
});

/** Form values; an empty string clears the field. */
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
 * Creates an article, or updates the given version of one.
 * @throws ApiError 400 with the errors by field, 409 with the current article if the version is outdated
 */
export function saveArticle(
  article: StaffArticleView | null,
  draft: ArticleDraft,
): Promise<StaffArticleView> {
  if (article === null) return sendJson('POST', '/api/admin/articles', draft);
  return sendJson('PUT', `/api/admin/articles/${article.id}`, { ...draft, version: article.version });
}

export function setPublished(id: string, isPublished: boolean): Promise<StaffArticleView> {
  return sendJson('POST', `/api/admin/articles/${id}/${isPublished ? 'publish' : 'unpublish'}`);
}

/** The author of the last article that the account wrote, as the audit log tells: accounts have no names. '' when there is none. */
export function ownAuthorQuery(email: string) {
  const filter = toSearchParams({ subject: 'article', text: email });
  return queryOptions({
    ...freshQuery<AuditRecordView[]>('audit', `/api/admin/audit?${filter}`),
    select: (records) => {
      const written = records.find(({ actor, action }) => actor === email && action === 'create');
      return (written?.after as Partial<StaffArticleView> | undefined)?.author ?? '';
    },
  });
}

/** The text as readers will get it, sanitised. */
export function previewQuery(content: string) {
  return queryOptions({
    queryKey: ['staff', 'preview', content],
    queryFn: () => preview(content),
    gcTime: 0,
  });
}

function preview(content: string): Promise<ArticlePreviewView> {
  return sendJson('POST', '/api/admin/articles/preview', { content });
}

/** The photos of a model, without its videos. */
export function photosQuery(applianceId: string) {
  return queryOptions({
    ...mediaQuery(applianceId),
    select: (media) => media.filter(({ type }) => type === 'image'),
  });
}

/** Whether the server's sanitizer keeps a link or an image with this address. */
export async function isUrlAllowed(address: string, tag: 'a' | 'img'): Promise<boolean> {
  const value = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const { content } = await preview(tag === 'a' ? `<a href="${value}">to</a>` : `<img src="${value}">`);
  return content.includes('="');
}
