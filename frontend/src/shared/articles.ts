import type { ArticleCategory } from '@appliance-index/backend/contract';

/** In the order in which they stand everywhere. */
export const articleCategoryNames: Record<ArticleCategory, string> = {
  insights: 'Insights',
  maintenance: 'Maintenance',
  recalls: 'Recalls',
};

export const articleCategories = Object.keys(articleCategoryNames) as ArticleCategory[];

/** An ISO time as 'May 12, 2026', the same day for every reader. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return date.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
