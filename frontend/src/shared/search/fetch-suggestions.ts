import type { SuggestionsView } from '@appliance-index/backend/contract';
import { getJson } from '../api-client';
import { pluralize } from '../formats';
import { paths } from '../paths';

/** One line of the suggestion list. */
export interface Suggestion {
  path: string;
  label: string;
  /** The type of a model. */
  type?: string;
  /** A score, or a word such as 'Rankings', shown at the end of the line. */
  detail: string;
  isScore: boolean;
}

/** Suggestions for a partly typed query, and last the search itself; null for blank text or when the request fails. */
export async function fetchSuggestions(typed: string): Promise<Suggestion[] | null> {
  const text = typed.trim();
  if (text === '') return null;
  try {
    const found = toSuggestions(await getJson(`/api/suggestions?q=${encodeURIComponent(text)}`));
    if (found.length === 0) return [];
    return [...found, { path: paths.search(text), label: 'See all results', detail: '', isScore: false }];
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
    ...models.map(({ id, brand, model, typeLabel, shownScore }) => ({
      path: paths.appliance(id),
      label: `${brand} ${model}`,
      type: typeLabel,
      detail: shownScore ?? 'Not rated yet',
      isScore: shownScore !== null,
    })),
  ];
}

/** Announced by screen readers when the list changes. The last line, which is the search itself, does not count. */
export function suggestionCountText(lines: number): string {
  if (lines === 0) return 'No suggestions';
  return `${pluralize(lines - 1, 'suggestion')}. Use the arrow keys to choose.`;
}

/** The next index in a direction, wrapping around through -1, which stands for the text box itself. */
export function nextIndex(activeIndex: number, direction: 1 | -1, count: number): number {
  const places = count + 1;
  return ((activeIndex + 1 + direction + places) % places) - 1;
}
