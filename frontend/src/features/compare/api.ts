import type { ComparisonView, PublicReads } from '@appliance-index/backend/contract';
import { maxCompared } from '@appliance-index/domain/catalogue/comparison';
import { isUuid } from '@appliance-index/domain/ids';
import { maxParameterLength } from '@appliance-index/domain/limits';
import { queryOptions } from '@tanstack/react-query';

/** Splits the `ids` parameter at its commas; parts are trimmed and lower-cased, and may be empty or invalid. */
export function splitIds(idsParam: string | null): string[] {
  const text = (idsParam ?? '').slice(0, maxParameterLength).toLowerCase();
  return text.split(',').map((part) => part.trim());
}

/** The valid ids in the `ids` parameter, in order, without duplicates, at most `maxCompared`. */
export function parseIds(idsParam: string | null): string[] {
  return [...new Set(splitIds(idsParam).filter(isUuid))].slice(0, maxCompared);
}

/** The comparison of the models named in the `ids` parameter. */
export function comparisonQuery(reads: PublicReads, idsParam: string | null) {
  const ids = parseIds(idsParam);
  return queryOptions<ComparisonView>({
    queryKey: ['compare', ids.join(',')],
    queryFn: () => reads.compare(ids),
  });
}
