import type { RankedResultView, SearchView } from '@appliance-index/backend/contract';
import { searchResultLimit } from '@appliance-index/domain/catalogue/search';
import { formatCount } from '../../shared/formats';

/** 'Found 9 results for "36"' */
export function resultCountText({ query, total }: Pick<SearchView, 'query' | 'total'>): string {
  return `Found ${formatCount(total)} ${total === 1 ? 'result' : 'results'} for "${query}"`;
}

/** '15 models match every word' */
export function wordMatchesText({ wordTotal }: Pick<SearchView, 'wordTotal'>): string {
  return wordTotal === 1 ? '1 model matches every word' : `${formatCount(wordTotal)} models match every word`;
}

/** The number of the page's first result, from 1. */
export function firstNumberOf({ page }: Pick<SearchView, 'page'>): number {
  return (page - 1) * searchResultLimit + 1;
}

/** The note shown when there are more results than are listed; null when all or none are listed. */
export function truncationNote(view: Pick<SearchView, 'results' | 'page' | 'pages'>): string | null {
  const { results, page, pages } = view;
  if (pages < 2 || results.length === 0) return null;
  if (page === 1)
    return `Showing the ${formatCount(results.length)} highest-rated results. Add a brand or type to narrow your search.`;
  const first = firstNumberOf(view);
  return `Showing results ${formatCount(first)} to ${formatCount(first + results.length - 1)}.`;
}

/** 'No. 5 in French Door'; null for an unrated model, which has no rank. */
export function rankText({
  rank,
  subcategoryLabel,
  categoryLabel,
}: Pick<RankedResultView, 'rank' | 'subcategoryLabel' | 'categoryLabel'>): string | null {
  return rank === null ? null : `No. ${formatCount(rank)} in ${subcategoryLabel ?? categoryLabel}`;
}
