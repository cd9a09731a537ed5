import { identifyingFields } from '../catalogue/appliance-fields.js';
import { categorySlugs } from '../catalogue/taxonomy.js';
import { findCategory, findType } from '../catalogue/taxonomy-names.js';
import { isUuid } from '../ids.js';
import { retailers } from '../scores/retailers.js';
import { isPlaceholder } from '../text/no-value.js';
import { cleanLine, isBlank, isImageUrl } from '../text/text-fields.js';
import { guessCategory } from './category-guess.js';
import { columnForHeader } from './file-columns.js';
import { monthInCell } from './file-name.js';
import {
  type ColumnMapping,
  type FieldSource,
  isLeftOut,
  type MappingField,
  mappingFields,
} from './plans/mapping-text.js';
import { maxStars, type RatingScale, ratingScales } from './rating-scales.js';
import { parseCountCell, parseRatingCell } from './score-file.js';

/* Guesses the mapping of a header, for people to confirm. A guess is never applied by itself. */

/** What columns of a field are called in other files, as words in lower case: the surer names first. */
const synonyms: Partial<Record<MappingField, readonly RegExp[]>> = {
  brand: [/\b(?:brand|manufacturer|maker?|marke|hersteller)\b/, /\b(?:vendor|company)\b/],
  model: [/\b(?:model|modell|mpn)\b/, /\b(?:sku|part|artikel|item|product)\b/],
  category: [/\b(?:category|kategorie|department)\b/, /\b(?:type|kind|class|group|taxonomy|warengruppe)\b/],
  subcategory: [/\bsub ?(?:category|type|class)\b/, /\b(?:style|configuration|bauart)\b/],
  rating: [
    /\b(?:avg|average|mean)\b.*\b(?:ratings?|stars?|score|reviews?)\b|\b(?:ratings?|score)\b.*\b(?:avg|average|mean)\b/,
    /\b(?:rating|stars?|score|bewertung|avg|average)\b/,
  ],
  reviewCount: [
    /\b(?:number|num|no|count|total|anzahl)\b.*\b(?:reviews?|ratings?|bewertungen)\b|\b(?:reviews?|ratings?)\b.*\b(?:number|num|count|total|qty)\b/,
    /\b(?:reviews|ratings|bewertungen|rezensionen|votes)\b/,
  ],
  priceRange: [/\b(?:price|msrp|preis)\b/],
  imageUrl: [/\b(?:image|picture|photo|thumbnail|bild)\b/],
  month: [/\b(?:month|period|monat|zeitraum)\b/],
};

const reads = (parse: (reject: () => undefined) => unknown) => {
  let isRejected = false;
  parse(() => {
    isRejected = true;
  });
  return !isRejected;
};
const isRating = (scale: RatingScale) => (value: string) =>
  reads((reject) => parseRatingCell(value, scale, reject));

/** Whether a value can be one of the field; fields without an entry take any. */
const looks: Partial<Record<MappingField, (value: string) => boolean>> = {
  id: isUuid,
  brand: (value) => /^\p{L}[\p{L}\p{N}&'’. +-]*$/u.test(value),
  model: (value) => /\d/.test(value) && /[\p{L}-]|^\d+$/u.test(value),
  category: (value) => (findCategory(value) ?? guessCategory(value)) !== undefined,
  subcategory: (value) => categorySlugs.some((category) => findType(category, value) !== undefined),
  rating: (value) => ratingScales.some((scale) => isRating(scale)(value)),
  reviewCount: (value) =>
    reads((reject) => parseCountCell(value, reject, { allowRounded: true, dotsGroupThousands: true })),
  imageUrl: isImageUrl,
  month: (value) => monthInCell(value) !== undefined,
};

/** Values that say by themselves what they are. */
const tellingLooks: Partial<Record<MappingField, (value: string) => boolean>> = {
  rating: (value) => /\d\s*(?:out of|\/)\s*5\b/i.test(value),
  category: (value) => findCategory(value) !== undefined,
};

interface SampledColumn {
  index: number;
  name: string;
  /** As words in lower case: 'product rating average'. */
  words: string;
  /** Those that are not blank. */
  values: string[];
}

interface Guess {
  field: MappingField;
  column: SampledColumn;
  sureness: number;
}

/** Counts alone are no scores. */
const ratingFields: readonly MappingField[] = ['rating', ...retailers.map(({ scoreField }) => scoreField)];

/** What models need that the mapping does not say; score files need ratings, too. */
export function missingFields(mapping: ColumnMapping, kind: 'scores' | 'catalogue'): MappingField[] {
  const isGiven = (field: MappingField) => !isLeftOut(mapping.get(field) ?? {});
  const missing =
    isGiven('id') && kind === 'scores' ? [] : identifyingFields.filter((field) => !isGiven(field));
  const isRated = ratingFields.some(isGiven);
  return kind === 'catalogue' || isRated ? missing : [...missing, 'rating'];
}

/** The mapping that names, synonyms and the look of the first rows suggest; fields that it finds no column for are missing. */
export function proposeMapping(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnMapping {
  const columns = header
    .map((name, index) => sampled(name, index, rows))
    .filter(({ name }) => !isBlank(name));
  const guesses = columns
    .flatMap((column) => mappingFields.flatMap((field) => guessOf(field, column)))
    .toSorted((one, other) => other.sureness - one.sureness);
  const chosen = new Map<MappingField, SampledColumn>();
  const taken = new Set<SampledColumn>();
  for (const { field, column } of guesses) {
    if (chosen.has(field) || taken.has(column)) continue;
    chosen.set(field, column);
    taken.add(column);
  }
  return toMapping(chosen, columns);
}

/** Of longer names and values only the beginning is looked at, in characters: some guesses take long for long texts. */
const maxLookedAt = 200;

function sampled(name: string, index: number, rows: readonly (readonly string[])[]): SampledColumn {
  const spaced = name
    .slice(0, maxLookedAt)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
  const words = (spaced.match(/[\p{L}\p{N}#]+/gu) ?? []).join(' ').replace('#', 'number');
  const values = rows.map((cells) => cleanLine((cells[index] ?? '').slice(0, maxLookedAt)));
  return { index, name, words, values: values.filter((value) => value !== '' && !isPlaceholder(value)) };
}

function guessOf(field: MappingField, column: SampledColumn): Guess[] {
  const named = nameSureness(field, column);
  const look = shareOf(column.values, looks[field]);
  if (named > 0) return look < 0.5 ? [] : [{ field, column, sureness: named + look }];
  const telling = tellingLooks[field];
  const tells = telling !== undefined && column.values.length > 0 && shareOf(column.values, telling) > 0.9;
  return tells ? [{ field, column, sureness: 1 }] : [];
}

/** 6 for a name of the import's own, less for synonyms; 0 for other names. */
function nameSureness(field: MappingField, { name, words }: SampledColumn): number {
  if (columnForHeader(name) === field) return 6;
  const at = synonyms[field]?.findIndex((synonym) => synonym.test(words)) ?? -1;
  return at < 0 ? 0 : 4 - 2 * at;
}

function shareOf(values: readonly string[], suits: (value: string) => boolean = () => true): number {
  return values.length === 0 ? 1 : values.filter(suits).length / values.length;
}

function toMapping(
  chosen: ReadonlyMap<MappingField, SampledColumn>,
  columns: readonly SampledColumn[],
): ColumnMapping {
  // A column with the name of a field, but other values, must not be read as this field.
  const misnamed = columns
    .flatMap(({ name }) => columnForHeader(name) ?? [])
    .filter((field) => !chosen.has(field));
  const scale = scaleOf(chosen.get('rating'));
  const entries: [MappingField, FieldSource][] = [
    ...[...chosen].map(([field, column]): [MappingField, FieldSource] => [field, sourceOf(field, column)]),
    ...misnamed.map((field): [MappingField, FieldSource] => [field, {}]),
    ...(scale === maxStars
      ? []
      : [['scale', { constant: String(scale) }] satisfies [MappingField, FieldSource]]),
  ];
  const byField = new Map(entries);
  return new Map(
    mappingFields.flatMap((field) => (byField.has(field) ? [[field, byField.get(field) ?? {}]] : [])),
  );
}

function sourceOf(field: MappingField, { name, values }: SampledColumn): FieldSource {
  const column = cleanLine(name);
  if (field === 'model') {
    const prefix = commonPrefix(values);
    return prefix === ''
      ? { column }
      : { column, strip: `^${prefix.replace(/[$\\.*+?()[\]{}|^/]/g, '\\$&')}` };
  }
  if (field !== 'category') return { column };
  const foreign = [...new Set(values)].filter((value) => findCategory(value) === undefined);
  const table = foreign.flatMap((value) => {
    const guess = guessCategory(value);
    return guess === undefined ? [] : [[value, guess] as const];
  });
  return table.length === 0 ? { column } : { column, values: Object.fromEntries(table) };
}

/** The words with which all values begin, as 'Model # '; '' if they do not say that a number follows. */
function commonPrefix(values: readonly string[]): string {
  const [first = '', ...others] = values;
  if (others.length === 0) return '';
  let length = first.length;
  for (const value of others) while (!value.startsWith(first.slice(0, length))) length--;
  return /^(?:model|item|sku|mpn|part|product|art)\b.*[ #:]/i.exec(first.slice(0, length))?.[0] ?? '';
}

/** The scale that all values suit; that of stars if none does. */
function scaleOf(column: SampledColumn | undefined): RatingScale {
  const values = column?.values ?? [];
  const scales = [maxStars, ...ratingScales.toReversed()] as RatingScale[];
  return scales.find((scale) => values.every(isRating(scale))) ?? maxStars;
}
