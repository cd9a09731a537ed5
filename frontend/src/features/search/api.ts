import type { PublicReads, SearchView } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../shared/limits';

/** What is found for a text as it stands in the address; a blank one finds nothing. */
export function searchQuery(reads: PublicReads, text: string) {
  const query = text.slice(0, limits.queryLength).trim();
  return queryOptions<SearchView>({ queryKey: ['search', query], queryFn: () => reads.search(query) });
}
