import type { ArticlePageView, BlogView, PublicReads } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';
import { nullIfNotFound } from '../../shared/reads';

/** The blog's front page, or the newest articles of one category. */
export function blogQuery(reads: PublicReads, category: string | null) {
  return queryOptions<BlogView>({ queryKey: ['blog', category], queryFn: () => reads.blog(category) });
}

/** An article; null when it does not exist. */
export function articleQuery(reads: PublicReads, id: string) {
  return queryOptions<ArticlePageView | null>({
    queryKey: ['article', id],
    queryFn: () => reads.article(id).catch(nullIfNotFound),
  });
}
