import type { SuggestionsView } from '@appliance-index/backend/contract';
import { getJson } from '../../shared/api-client';
import { pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';

/** One line of the suggestion list. */
export interface Suggestion {
  path: string;
  label: string;
  /** A score, or a word such as 'Rankings', shown at the end of the line. */
  detail: string;
  isScore: boolean;
}

/** Suggestions for a partly typed query; null for blank text or when the request fails. */
export async function fetchSuggestions(text: string): Promise<Suggestion[] | null> {
  if (text.trim() === '') return null;
  try {
    return toSuggestions(await getJson(`/api/suggestions?q=${encodeURIComponent(text.trim())}`));
  } catch {
    return null;
  }
}

/** Rankings first, then models. */
export function toSuggestions({ rankings, models }: SuggestionsView): Suggestion[] {
  return [
    ...rankings.map(({ category, subcategory, label }) => ({
      path: paths.ranking(category, subcategory),
      label,
      detail: 'Rankings',
      isScore: false,
    })),
    ...models.map(({ id, brand, model, shownScore }) => ({
      path: paths.appliance(id),
      label: `${brand} ${model}`,
      detail: shownScore ?? 'Not rated yet',
      isScore: shownScore !== null,
    })),
  ];
}

/** Announced by screen readers when the list changes. */
export function suggestionCountText(count: number): string {
  return count === 0 ? 'No suggestions' : `${pluralize(count, 'suggestion')}. Use the arrow keys to choose.`;
}

/** The next index in a direction, wrapping around through -1, which stands for the text box itself. */
export function nextIndex(activeIndex: number, direction: 1 | -1, count: number): number {
  const places = count + 1;
  return ((activeIndex + 1 + direction + places) % places) - 1;
}
