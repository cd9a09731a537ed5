import type { ComparisonView, PublicReads } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';

/** More columns than this cannot be read side by side; the server says the same. */
export const maxCompared = 4;

/** The server cuts parameters there, and a page must be the same on both sides. */
const maxLength = 200;

/** What stands between the commas of an address. */
export function partsOf(given: string | null): string[] {
  const text = (given ?? '').slice(0, maxLength).toLowerCase();
  return text.split(',').map((part) => part.trim());
}

export function isId(part: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(part);
}

/** The ids that an address wants compared: in its order, each once, no more than fit. */
export function wantedIds(given: string | null): string[] {
  return [...new Set(partsOf(given).filter(isId))].slice(0, maxCompared);
}

/** The comparison that an address asks for, in one answer. */
export function comparisonQuery(reads: PublicReads, given: string | null) {
  const ids = wantedIds(given);
  return queryOptions<ComparisonView>({
    queryKey: ['compare', ids.join(',')],
    queryFn: () => reads.compare(ids),
  });
}
