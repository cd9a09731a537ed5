import type {
  ApplianceDetailView,
  CardView,
  PublicReads,
  RankingView,
} from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { nullIfNotFound, rankingQuery } from '../../shared/reads';

/** Everything the detail page shows; null when the model does not exist. */
export function applianceQuery(reads: PublicReads, id: string) {
  return queryOptions<ApplianceDetailView | null>({
    queryKey: ['appliance', id],
    queryFn: () => reads.appliance(id).catch(nullIfNotFound),
  });
}

/**
 * The ranking of a model's type, at once if its page has been visited. A query of its own, so that the page of the
 * ranking does not count as failed when this one fails.
 */
export function typeRankingQuery(
  reads: PublicReads,
  client: QueryClient,
  { category, subcategory }: Pick<CardView, 'category' | 'subcategory'>,
) {
  const { queryKey } = rankingQuery(reads, category, subcategory);
  return queryOptions<RankingView>({
    queryKey: ['appliance', 'type ranking', category, subcategory],
    queryFn: () => reads.ranking(category, subcategory),
    initialData: () => client.getQueryData(queryKey),
  });
}
