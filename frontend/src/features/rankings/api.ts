import type { PublicReads, RankingView } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';

/** One ranking with every tab, sort and 'Load More' step in it. A null `subcategory` means the whole category. */
export function rankingQuery(reads: PublicReads, category: string, subcategory: string | null) {
  return queryOptions<RankingView>({
    queryKey: ['ranking', category, subcategory],
    queryFn: () => reads.ranking(category, subcategory),
  });
}
