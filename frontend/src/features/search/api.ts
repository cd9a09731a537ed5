import type { PublicReads, SearchView } from '@appliance-index/backend/contract';
import { maxQueryLength } from '@appliance-index/domain/catalogue/search';
import { queryOptions } from '@tanstack/react-query';

/** Search results for the `q` parameter; a blank text finds nothing. */
export function searchQuery(reads: PublicReads, text: string) {
  const query = text.slice(0, maxQueryLength).trim();
  return queryOptions<SearchView>({ queryKey: ['search', query], queryFn: () => reads.search(query) });
}
