import type { PublicReads, RankingView } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';

/** A ranking whole: tabs, orders and 'Load More' read nothing else. Without a type it is the whole category's. */
export function rankingQuery(reads: PublicReads, category: string, subcategory: string | null) {
  return queryOptions<RankingView>({
    queryKey: ['ranking', category, subcategory],
    queryFn: () => reads.ranking(category, subcategory),
  });
}
