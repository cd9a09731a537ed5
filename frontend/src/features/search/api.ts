import type { PublicReads, SearchView } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../shared/limits';

/** Search results for the `q` parameter; a blank text finds nothing. */
export function searchQuery(reads: PublicReads, text: string) {
  const query = text.slice(0, limits.queryLength).trim();
  return queryOptions<SearchView>({ queryKey: ['search', query], queryFn: () => reads.search(query) });
}
