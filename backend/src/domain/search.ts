import { categoryLabel, categorySingular, isCategory, subcategoryLabel } from './taxonomy.js';

/** A longer query is refused; no brand and model together are as long. */
export const maxQueryLength = 200;

/** How many results one answer holds; the number found is told in full. */
export const searchResultLimit = 100;

/** How many close matches follow the results at most. */
export const closeMatchLimit = 6;

/** Words offered when a search finds nothing, after the catalogue's most frequent brands. */
export const suggestedTypes = ['Washer', 'Dryer', 'Refrigerator'] as const;
export const suggestedBrandCount = 3;

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
  return foldCase(query.trim().replace(/\s+/g, ' '));
}

/** Whether a model is found: its search text contains the query literally. */
export function matches(model: Searchable, query: string): boolean {
  const wanted = normaliseQuery(query);
  return wanted !== '' && searchText(model).includes(wanted);
}

function foldCase(text: string): string {
  return text.toLowerCase();
}
