import { isBlank } from '../text/text-fields.js';

/** How rows of totals begin. */
const totalWords = /^(?:(?:grand|overall|sub)[- ]?)?(?:totals?|sum|average|avg\.?|mean|median)\b/i;

/**
 * The words with which a row of totals begins: it has no model, and says so in its first filled cell. Null for all others.
 * @param names the cells that must be filled to name a model; empty when the file has no such columns
 */
export function totalWordsOf(cells: readonly string[], names: readonly string[]): string | null {
  if (names.length > 0 && names.every((name) => !isBlank(name))) return null;
  const first = cells.find((cell) => !isBlank(cell))?.trim() ?? '';
  return totalWords.test(first) ? first : null;
}
