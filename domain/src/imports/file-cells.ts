import type { FieldDescription } from '../catalogue/appliance-fields.js';
import {
  type CategorySlug,
  categorySlugs,
  isCategory,
  type TypeSlug,
  typesOf,
} from '../catalogue/taxonomy.js';
import { findCategory, findType } from '../catalogue/taxonomy-names.js';
import { isUuid } from '../ids.js';
import { imageUrlRule, isImageUrl, maxImageUrlLength } from '../text/text-fields.js';
import { type RatingScale, type RejectCell } from './rating-scales.js';
import {
  type CountReading,
  clearMarker,
  looksLikeFormula,
  parseCountCell,
  parseRatingCell,
  unescapeFormula,
} from './score-file.js';

/* Parsers of cells. The cells are clean lines (see `cleanLine`), and stand for no placeholder. */

/** Longer than any type. */
const maxTypeLength = 100;

export function parseIdCell(cell: string, reject: RejectCell): string | undefined {
  if (cell === '') return undefined;
  return isUuid(cell) ? cell.toLowerCase() : reject('id', `"${cell.slice(0, 40)}" is not a model id.`);
}

/**
 * Undefined for an empty cell, which leaves the field unchanged, and for one that is rejected; null for one that clears the
 * field. A type is returned as it is written, because it depends on the category of its row: see `parseTypeOf`.
 */
export function parseFieldCell(
  field: FieldDescription,
  cell: string,
  scale: RatingScale,
  reject: RejectCell,
  counts?: CountReading,
): string | number | null | undefined {
  switch (field.kind) {
    case 'name':
      return parseNameCell(cell, field.maxLength, reject);
    case 'category':
      return parseCategoryCell(cell, reject);
    case 'type':
      return parseTextCell(cell, maxTypeLength, reject);
    case 'text':
      return parseTextCell(cell, field.maxLength, reject);
    case 'imageUrl':
      return parseImageCell(cell, reject);
    case 'score':
      return parseRatingCell(cell, scale, reject);
    case 'reviewCount':
      return parseCountCell(cell, reject, counts);
  }
}

/** A brand or model, which every row must have. */
function parseNameCell(cell: string, limit: number, reject: RejectCell): string | undefined {
  if (cell === '' || cell === clearMarker) return reject('required', 'This cell must not be empty.');
  return parseTextCell(cell, limit, reject) ?? undefined;
}

function parseTextCell(cell: string, limit: number, reject: RejectCell): string | null | undefined {
  if (cell === '') return undefined;
  if (cell === clearMarker) return null;
  if (looksLikeFormula(cell)) return reject('formula', 'This cell looks like a spreadsheet formula.');
  const text = unescapeFormula(cell);
  if (text.length > limit)
    return reject('too-long', `This cell is ${text.length} characters long; the limit is ${limit}.`);
  return text;
}

function parseImageCell(cell: string, reject: RejectCell): string | null | undefined {
  const url = parseTextCell(cell, maxImageUrlLength, reject);
  return !url || isImageUrl(url) ? url : reject('image-url', imageUrlRule);
}

/** A category by its slug or label. */
function parseCategoryCell(cell: string, reject: RejectCell): CategorySlug | undefined {
  const category = findCategory(cell);
  if (category !== undefined) return category;
  const choice = categorySlugs.join(', ');
  return reject('category', `"${cell.slice(0, 40)}" is not a category. Use one of ${choice}.`);
}

/** A type by its slug or label. In a row without a category, the model's own category decides later whether it has it. */
export function parseTypeOf(category: string, type: string, reject: RejectCell): TypeSlug | undefined {
  const categories = isCategory(category) ? [category] : categorySlugs;
  for (const each of categories) {
    const found = findType(each, type);
    if (found !== undefined) return found;
  }
  const types = categories.flatMap(typesOf);
  const choice = [...new Set(types)].join(', ');
  const problem = isCategory(category)
    ? `For ${category}, the type must be one of ${choice}.`
    : `"${type.slice(0, 40)}" is not a type. Use one of ${choice}.`;
  return reject('subcategory', problem);
}
