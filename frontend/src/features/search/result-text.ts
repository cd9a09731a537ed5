import type { SearchView } from '@appliance-index/backend/contract';
import { formatCount } from '../../shared/formats';

/** 'Found 9 results for "36"' */
export function resultCountText({ query, total }: Pick<SearchView, 'query' | 'total'>): string {
  return `Found ${formatCount(total)} ${total === 1 ? 'result' : 'results'} for "${query}"`;
}

/** The note shown when more models match than are listed; null when all are listed. */
export function truncationNote({ total, results }: Pick<SearchView, 'total' | 'results'>): string | null {
  if (total <= results.length) return null;
  return `Showing the ${formatCount(results.length)} highest-rated results. Add a brand or type to narrow your search.`;
}
