import type { MethodologyView, PublicReads } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';

/** The rules as they are in force, with a model worked through. */
export function methodologyQuery(reads: PublicReads) {
  return queryOptions<MethodologyView>({ queryKey: ['methodology'], queryFn: () => reads.methodology() });
}
