import type { SuggestionsView } from '@appliance-index/backend/contract';
import { getJson } from '../../shared/api-client';
import { countOf } from '../../shared/formats';
import { paths } from '../../shared/paths';

/** One line of the list: where it leads, what it says, and the figure or the word at its end. */
export interface Suggestion {
  path: string;
  text: string;
  end: string;
  isFigure: boolean;
}

/** What a text may be about to say; null for no text, and when the server cannot tell. */
export async function suggestionsFor(text: string): Promise<Suggestion[] | null> {
  if (text.trim() === '') return null;
  try {
    return suggestionsOf(await getJson(`/api/suggestions?q=${encodeURIComponent(text.trim())}`));
  } catch {
    return null;
  }
}

/** Rankings first, then models. */
export function suggestionsOf({ rankings, models }: SuggestionsView): Suggestion[] {
  return [
    ...rankings.map(({ category, subcategory, label }) => ({
      path: paths.ranking(category, subcategory),
      text: label,
      end: 'Rankings',
      isFigure: false,
    })),
    ...models.map(({ id, brand, model, shownScore }) => ({
      path: paths.appliance(id),
      text: `${brand} ${model}`,
      end: shownScore ?? 'Not rated yet',
      isFigure: shownScore !== null,
    })),
  ];
}

/** What is read aloud when the list changes. */
export function countText(count: number): string {
  return count === 0 ? 'No suggestions' : `${countOf(count, 'suggestion')}. Use the arrow keys to choose.`;
}

/** The next line in a direction; before the first and after the last stands the text itself, as -1. */
export function stepped(active: number, direction: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + direction + places) % places) - 1;
}
