import {
  type CategorySlug,
  categoryLabel,
  categorySingular,
  categorySlugs,
  categoryWords,
  subcategoryLabel,
  typesOf,
} from '../catalogue/taxonomy.js';

/** 'french door refrigerator' for 'French-Door Refrigerators' */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word));
}

const namesOfCategories = new Map(
  categorySlugs.map((category) => {
    const names = [categoryLabel(category), categorySingular(category), ...categoryWords(category)];
    return [category, names.map((name) => wordsOf(name).join(' '))] as const;
  }),
);

/**
 * The category that a shop's name for it means, with the type if the name says one: 'fridges/french-door' for 'French Door
 * Refrigerators'. Undefined if it is not clear. A guess, for people to confirm.
 */
export function guessCategory(text: string): string | undefined {
  const words = wordsOf(text);
  const spaced = ` ${words.join(' ')} `;
  const endOf = (name: string) =>
    spaced.lastIndexOf(` ${name} `) + (spaced.includes(` ${name} `) ? name.length : 0);
  const found = categorySlugs
    .map((category) => ({ category, end: Math.max(...(namesOfCategories.get(category) ?? []).map(endOf)) }))
    .filter(({ end }) => end > 0)
    .toSorted((one, other) => other.end - one.end);
  const [last, earlier] = found;
  // 'Washers & Dryers' are both; in 'Over-the-Range Microwaves' the last word counts.
  if (last === undefined || (earlier && /&|\+|\/|\band\b/i.test(text))) return undefined;
  const type = guessType(last.category, new Set(words));
  return type === undefined ? last.category : `${last.category}/${type}`;
}

/** The type whose own words are all there, the more the better. */
function guessType(category: CategorySlug, words: ReadonlySet<string>): string | undefined {
  const general = new Set((namesOfCategories.get(category) ?? []).flatMap((name) => name.split(' ')));
  const found = typesOf(category).flatMap((type) => {
    const own = wordsOf(subcategoryLabel(category, type)).filter((word) => !general.has(word));
    return own.length > 0 && own.every((word) => words.has(word)) ? [{ type, count: own.length }] : [];
  });
  return found.toSorted((one, other) => other.count - one.count)[0]?.type;
}
