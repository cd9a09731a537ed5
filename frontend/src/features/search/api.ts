import type { PublicReads, SearchView } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';

/** The server reads no more of a text. */
export const maxQueryLength = 200;

/** What is found for a text as it stands in the address; a blank one finds nothing. */
export function searchQuery(reads: PublicReads, text: string) {
  const query = text.slice(0, maxQueryLength).trim();
  return queryOptions<SearchView>({ queryKey: ['search', query], queryFn: () => reads.search(query) });
}
