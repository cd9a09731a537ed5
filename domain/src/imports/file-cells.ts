import {
  type ApplianceFieldName,
  applianceFields,
  type FieldDescription,
} from '../catalogue/appliance-fields.js';
import {
  type CategorySlug,
  categorySlugs,
  isCategory,
  type TypeSlug,
  typesOf,
} from '../catalogue/taxonomy.js';
import { findCategory, findType } from '../catalogue/taxonomy-names.js';
import { isUuid } from '../ids.js';
import { unprintableIn } from '../text/characters.js';
import { isPlaceholder } from '../text/no-value.js';
import { cleanLine, imageUrlRule, isImageUrl, joinLines, maxImageUrlLength } from '../text/text-fields.js';
import { rejectRewrittenModel, withoutCurlyQuotes } from './damaged-text.js';
import { type RatingScale, type RejectCell } from './rating-scales.js';
import {
  type CountReading,
  clearMarker,
  looksLikeFormula,
  parseCountCell,
  parseRatingCell,
  unescapeFormula,
  type WarnCell,
} from './score-file.js';

/* Parsers of cells. Except for `cleanCell`, they take clean lines that stand for no placeholder. */

/** Longer than any type. */
const maxTypeLength = 100;

/** The cell as a clean line; undefined, and rejected or reported, when it cannot be shown or stands for no value. */
export function cleanCell(
  rawCell: string,
  isRequired: boolean,
  reject: RejectCell,
  warn: WarnCell,
): string | undefined {
  const text = joinLines(rawCell);
  const character = unprintableIn(text);
  if (character !== null)
    return reject('characters', `This cell contains a character that cannot be displayed (${character}).`);
  const cell = withoutCurlyQuotes(cleanLine(text));
  if (cell === clearMarker || !isPlaceholder(cell)) return cell;
  const shown = cell.slice(0, 40);
  if (isRequired) return reject('placeholder', `"${shown}" stands for no value. This cell must have one.`);
  warn(
    'placeholder',
    `"${shown}" stands for no value, so nothing is changed. To clear it, write ${clearMarker}.`,
  );
  return undefined;
}

/** The value of a field's cell: see `parseFieldCell`. A model number that a spreadsheet has rewritten is rejected, too. */
export function parseCell(
  name: ApplianceFieldName | 'id',
  cell: string,
  scale: RatingScale,
  reject: RejectCell,
  counts?: CountReading,
): string | number | null | undefined {
  if (name === 'id') return parseIdCell(cell, reject);
  if (name === 'model') rejectRewrittenModel(cell, reject);
  return parseFieldCell(applianceFields[name], cell, scale, reject, counts);
}

function parseIdCell(cell: string, reject: RejectCell): string | undefined {
  if (cell === '') return undefined;
  return isUuid(cell) ? cell.toLowerCase() : reject('id', `"${cell.slice(0, 40)}" is not a model id.`);
}

/**
 * Undefined for an empty cell, which leaves the field unchanged, and for one that is rejected; null for one that clears the
 * field. A type is returned as it is written, because it depends on the category of its row: see `parseTypeOf`.
 */
function parseFieldCell(
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

const emptyCell = 'This cell must not be empty.';

/** A brand or model, which every row must have. */
function parseNameCell(cell: string, limit: number, reject: RejectCell): string | undefined {
  if (cell === '' || cell === clearMarker) return reject('required', emptyCell);
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
  if (cell === '') return reject('required', emptyCell);
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
