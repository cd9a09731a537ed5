import { collapseWhitespace } from '../text-fields.js';
import {
  type CategorySlug,
  categoryLabel,
  categorySingular,
  categorySlugs,
  isCategory,
  type SubcategorySlug,
  subcategoriesOf,
  subcategoryLabel,
} from './taxonomy.js';

/** A longer query is refused; no brand and model together are as long. */
export const maxQueryLength = 200;

/** How many results one answer holds; the number found is told in full. */
export const searchResultLimit = 100;

/** How many close matches follow the results at most. */
export const closeMatchLimit = 6;

/** Words offered when a search finds nothing, after the catalogue's most frequent brands. */
export const suggestedTypes = ['Washer', 'Dryer', 'Refrigerator'] as const;
export const suggestedBrandCount = 3;

/** While somebody types: the most suggestions, and the most rankings among them. */
export const suggestionLimit = 8;
export const suggestedRankingLimit = 3;

/** More words than a model's name has only cost time. */
const wordLimit = 8;

interface Searchable {
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
}

/** No query can hold it, because queries are trimmed and collapsed to single spaces; so no match spans two fields. */
const fieldSeparator = '\n';

/**
 * Everything a query may match, lower-cased: brand, model, and category and type by slug and by label,
 * the category also by the word for one ('refrigerator').
 */
export function searchText({ brand, model, category, subcategory }: Searchable): string {
  const words = [brand, model, category, categoryLabel(category)];
  if (isCategory(category)) words.push(categorySingular(category));
  if (subcategory !== null) words.push(subcategory, subcategoryLabel(category, subcategory));
  return words.map(foldCase).join(fieldSeparator);
}

/** The query as it is looked for: trimmed, inner white space as single spaces, lower-cased. '' matches nothing. */
export function normaliseQuery(query: string): string {
  return foldCase(collapseWhitespace(query));
}

/** Whether a model is found: its search text contains the query literally. */
export function matchesQuery(model: Searchable, query: string): boolean {
  const wanted = normaliseQuery(query);
  return wanted !== '' && searchText(model).includes(wanted);
}

/** The query's words, each once; in a suggestion or a close match they may stand in any order and field. */
export function queryWords(query: string): string[] {
  const words = normaliseQuery(query).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, wordLimit);
}

/** The categories and then the types whose names hold every word of the query; none for a blank one. */
export function matchingRankings(
  query: string,
): { category: CategorySlug; subcategory: SubcategorySlug | null }[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const categories = categorySlugs.map((category) => ({ category, subcategory: null }));
  const types = categorySlugs.flatMap((category) =>
    subcategoriesOf(category).map((subcategory) => ({ category, subcategory })),
  );
  return [...categories, ...types].filter((each) => {
    const text = searchText({ brand: '', model: '', ...each });
    return words.every((word) => text.includes(word));
  });
}

function foldCase(text: string): string {
  return text.toLowerCase();
}
