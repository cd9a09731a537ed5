import type { ArticleCategory } from '@appliance-index/backend/contract';

/** In display order. */
export const articleCategoryNames: Record<ArticleCategory, string> = {
  insights: 'Insights',
  maintenance: 'Maintenance',
  recalls: 'Recalls',
};

export const articleCategories = Object.keys(articleCategoryNames) as ArticleCategory[];
