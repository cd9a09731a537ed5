import type { ArticleView, StaffArticleView } from '@appliance-index/backend/contract';
import { articleCategories } from '@appliance-index/domain/articles/article';
import type { FormValues } from '../../../shared/ui/controls/form';
import type { ArticleDraft } from './api';

/** The form values as a draft; `isPublished` depends on the button that was pressed. */
export function toDraft(values: FormValues, content: string): Omit<ArticleDraft, 'isPublished'> {
  const { title = '', author = '', category = '', excerpt = '', imageUrl = '', publishedAt = '' } = values;
  return { title, author, category, excerpt, imageUrl, content, ...(publishedAt && { publishedAt }) };
}

/** Keeps the publication time if its day is unchanged: the form holds only the day. */
export function keepTime(
  day: string | undefined,
  article: StaffArticleView | null,
): { publishedAt?: string } {
  const isSameDay = article !== null && article.publishedAt.slice(0, 10) === day;
  return isSameDay ? { publishedAt: article.publishedAt } : {};
}

/** The form values as an article, for the preview. */
export function toPreview(values: FormValues, content: string): ArticleView {
  const { publishedAt, ...draft } = toDraft(values, content);
  return {
    ...draft,
    id: '',
    category: articleCategories.find((category) => category === draft.category) ?? 'insights',
    excerpt: draft.excerpt.trim() || null,
    imageUrl: draft.imageUrl.trim() || null,
    publishedAt: publishedAt ?? new Date().toISOString(),
    isPublished: 0,
  };
}
