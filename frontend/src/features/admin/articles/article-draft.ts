import type { ArticleView, StaffArticleView } from '@appliance-index/backend/contract';
import { articleCategories } from '../../../shared/articles';
import type { Values } from '../../../shared/ui/controls/field';
import type { ArticleDraft } from './articles-api';

/** What the form holds; whether it is published is said by the button. */
export function toDraft(values: Values, content: string): Omit<ArticleDraft, 'isPublished'> {
  const { title = '', author = '', category = '', excerpt = '', imageUrl = '', publishedAt = '' } = values;
  return { title, author, category, excerpt, imageUrl, content, ...(publishedAt && { publishedAt }) };
}

/** The form holds a day; whoever leaves that as it is keeps the hour, too. */
export function keepTime(
  day: string | undefined,
  article: StaffArticleView | null,
): { publishedAt?: string } {
  const isSame = article !== null && article.publishedAt.slice(0, 10) === day;
  return isSame ? { publishedAt: article.publishedAt } : {};
}

/** What was typed, in the form that a reader's page takes. */
export function toPreview(values: Values, content: string): ArticleView {
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
