import type { ComparisonView, PublicReads } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../shared/limits';

/** What stands between the commas of an address. */
export function splitIds(idsParam: string | null): string[] {
  const text = (idsParam ?? '').slice(0, limits.parameterLength).toLowerCase();
  return text.split(',').map((part) => part.trim());
}

export function isId(part: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(part);
}

/** The ids that an address wants compared: in its order, each once, no more than fit. */
export function parseIds(idsParam: string | null): string[] {
  return [...new Set(splitIds(idsParam).filter(isId))].slice(0, limits.compared);
}

/** The comparison that an address asks for, in one answer. */
export function comparisonQuery(reads: PublicReads, idsParam: string | null) {
  const ids = parseIds(idsParam);
  return queryOptions<ComparisonView>({
    queryKey: ['compare', ids.join(',')],
    queryFn: () => reads.compare(ids),
  });
}
