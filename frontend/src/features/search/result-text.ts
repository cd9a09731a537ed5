import type { SearchView } from '@appliance-index/backend/contract';
import { formatCount } from '../../shared/formats';

/** 'Found 9 results for "36"' */
export function resultCountText({ query, total }: Pick<SearchView, 'query' | 'total'>): string {
  return `Found ${formatCount(total)} ${total === 1 ? 'result' : 'results'} for "${query}"`;
}

/** The note shown when more models match than are listed; null when all are listed. */
export function truncationNote({ total, results }: Pick<SearchView, 'total' | 'results'>): string | null {
  if (total <= results.length) return null;
  return `The ${formatCount(results.length)} highest-rated are shown. Add a word, such as a brand or a type, to narrow it down.`;
}
