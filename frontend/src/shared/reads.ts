import type { CategoriesView, PublicReads, RankingView } from '@appliance-index/backend/contract';
import type { RankingOrder } from '@appliance-index/domain/scores/ranking';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** How pages read data: over HTTP in the browser, by calling the application directly on the server. */
export const ReadsContext = createContext<PublicReads | null>(null);

export function useReads(): PublicReads {
  const reads = use(ReadsContext);
  if (!reads) throw new Error('Pages need a ReadsContext around them.');
  return reads;
}

/** Shared by the home page, All Categories and the type choosers. */
export function categoriesQuery(reads: PublicReads) {
  return queryOptions<CategoriesView>({ queryKey: ['categories'], queryFn: () => reads.categories() });
}

/**
 * One ranking with every tab, sort and 'Load More' step in it. A null `subcategory` means the whole category; `filter` is
 * one of `givenRankingFilter`.
 */
export function rankingQuery(
  reads: PublicReads,
  category: string,
  subcategory: string | null,
  order: RankingOrder = 'official',
  filter = '',
) {
  return queryOptions<RankingView>({
    queryKey: ['ranking', category, subcategory, order, filter],
    queryFn: () => reads.ranking(category, subcategory, order, filter),
  });
}

/** Catches a not-found error, of the application (`kind`) or over HTTP (`status`), as null. @throws any other error unchanged */
export function nullIfNotFound(error: unknown): null {
  const { kind, status } = (error ?? {}) as { kind?: string; status?: number };
  if (kind === 'not-found' || status === 404) return null;
  throw error;
}
