import type { MethodologyView, PublicReads } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';

/** The ranking rules in force, with a worked example. */
export function methodologyQuery(reads: PublicReads) {
  return queryOptions<MethodologyView>({ queryKey: ['methodology'], queryFn: () => reads.methodology() });
}
