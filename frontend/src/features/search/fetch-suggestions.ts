import type { SuggestionsView } from '@appliance-index/backend/contract';
import { getJson } from '../../shared/api-client';
import { countOf } from '../../shared/formats';
import { paths } from '../../shared/paths';

/** One line of the list: where it leads, what it says, and the figure or the word at its end. */
export interface Suggestion {
  path: string;
  label: string;
  detail: string;
  isScore: boolean;
}

/** What a text may be about to say; null for no text, and when the server cannot tell. */
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

/** What is read aloud when the list changes. */
export function suggestionCountText(count: number): string {
  return count === 0 ? 'No suggestions' : `${countOf(count, 'suggestion')}. Use the arrow keys to choose.`;
}

/** The next line in a direction; before the first and after the last stands the text itself, as -1. */
export function nextIndex(active: number, direction: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + direction + places) % places) - 1;
}
