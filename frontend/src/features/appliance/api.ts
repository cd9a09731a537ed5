import type { ApplianceDetailView, PublicReads } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';
import { nullIfNotFound } from '../../shared/reads';

/** Everything the detail page shows; null when the model does not exist. */
export function applianceQuery(reads: PublicReads, id: string) {
  return queryOptions<ApplianceDetailView | null>({
    queryKey: ['appliance', id],
    queryFn: () => reads.appliance(id).catch(nullIfNotFound),
  });
}
