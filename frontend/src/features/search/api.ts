import type { PublicReads, SearchView } from '@appliance-index/backend/contract';
import { parseSearchPart } from '@appliance-index/domain/catalogue/result-part';
import { maxQueryLength } from '@appliance-index/domain/catalogue/search';
import { queryOptions } from '@tanstack/react-query';

/** The part of the search results that the parameters `q`, `category` and `page` name; a blank `q` finds nothing. */
export function searchQuery(reads: PublicReads, parameters: URLSearchParams) {
  const query = (parameters.get('q') ?? '').slice(0, maxQueryLength).trim();
  const part = parseSearchPart(parameters.get('category'), parameters.get('page'));
  return queryOptions<SearchView>({
    queryKey: ['search', query, part],
    queryFn: () => reads.search(query, part),
  });
}
