import type { PublicReads, SearchView } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';

/** What is found for a text as it stands in the address; a blank one finds nothing. @throws invalid/query over 200 characters */
export function searchQuery(reads: PublicReads, query: string) {
  return queryOptions<SearchView>({
    queryKey: ['search', query.trim()],
    queryFn: () => reads.search(query.trim()),
  });
}
