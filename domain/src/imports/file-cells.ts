import { textLimits } from '../catalogue/appliance.js';
import {
  type CategorySlug,
  categorySlugs,
  isCategory,
  type SubcategorySlug,
  subcategoriesOf,
} from '../catalogue/taxonomy.js';
import { findCategory, findSubcategory } from '../catalogue/taxonomy-names.js';
import { isUuid } from '../ids.js';
import { imageUrlRule, isImageUrl } from '../text/text-fields.js';
import { clearMarker, looksLikeFormula, type RejectCell, unescapeFormula } from './score-file.js';

/* Parsers of cells with text. The cells are clean lines (see `cleanLine`), and stand for no placeholder. */

export function parseIdCell(cell: string, reject: RejectCell): string | undefined {
  if (cell === '') return undefined;
  return isUuid(cell) ? cell.toLowerCase() : reject('id', `"${cell.slice(0, 40)}" is not a model id.`);
}

/** A brand or model, which every row must have. */
export function parseNameCell(cell: string, limit: number, reject: RejectCell): string | undefined {
  if (cell === '' || cell === clearMarker) return reject('required', 'This cell must not be empty.');
  return parseTextCell(cell, limit, reject) ?? undefined;
}

/** Undefined for an empty cell, which leaves the field unchanged; null for one that clears it. */
export function parseTextCell(cell: string, limit: number, reject: RejectCell): string | null | undefined {
  if (cell === '') return undefined;
  if (cell === clearMarker) return null;
  if (looksLikeFormula(cell)) return reject('formula', 'This cell looks like a spreadsheet formula.');
  const text = unescapeFormula(cell);
  if (text.length > limit)
    return reject('too-long', `This cell is ${text.length} characters long; the limit is ${limit}.`);
  return text;
}

export function parseImageCell(cell: string, reject: RejectCell): string | null | undefined {
  const url = parseTextCell(cell, textLimits.imageUrl, reject);
  return !url || isImageUrl(url) ? url : reject('image-url', imageUrlRule);
}

/** A category by its slug or label. */
export function parseCategoryCell(cell: string, reject: RejectCell): CategorySlug | undefined {
  const category = findCategory(cell);
  if (category !== undefined) return category;
  const choice = categorySlugs.join(', ');
  return reject('category', `"${cell.slice(0, 40)}" is not a category. Use one of ${choice}.`);
}

/** A type by its slug or label. In a row without a category, the model's own category decides later whether it has it. */
export function parseTypeOf(category: string, type: string, reject: RejectCell): SubcategorySlug | undefined {
  const categories = isCategory(category) ? [category] : categorySlugs;
  for (const each of categories) {
    const found = findSubcategory(each, type);
    if (found !== undefined) return found;
  }
  const types = categories.flatMap(subcategoriesOf);
  const choice = [...new Set(types)].join(', ');
  const problem = isCategory(category)
    ? `For ${category}, the type must be one of ${choice}.`
    : `"${type.slice(0, 40)}" is not a type. Use one of ${choice}.`;
  return reject('subcategory', problem);
}
