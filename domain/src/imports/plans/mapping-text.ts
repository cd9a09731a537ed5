import { applianceFieldNames } from '../../catalogue/appliance-fields.js';
import type { FileColumn } from '../file-columns.js';

/* What a mapping is, and how it is written: as `parseMapping` reads it. */

/** What a mapping gives a source: what a column can mean, or the month or the scale of the whole file. */
export type MappingField = FileColumn | 'month' | 'scale';

/** In the order in which a mapping is written. */
export const mappingFields: readonly MappingField[] = [
  ...new Set<MappingField>([
    ...(['brand', 'model', 'category', 'subcategory', 'rating', 'reviewCount', 'month', 'scale'] as const),
    ...applianceFieldNames,
    'id',
  ]),
];

/** Where a field's values come from. */
export interface FieldSource {
  /** The same for all rows; with it, nothing else applies. */
  constant?: string;
  /** The column's name; without it, the column that has the field's name. */
  column?: string;
  /** A pattern whose match is taken out of each cell: see `stripper`. */
  strip?: string;
  /** What values in the file stand for. A category may stand for a category and a type: 'fridges/french-door'. */
  values?: Readonly<Record<string, string>>;
}

/**
 * Says where the fields of a file with foreign headers come from. A field that it does not name is read from the column that has
 * the field's name, as without a mapping; one with an empty source is left out.
 */
export type ColumnMapping = ReadonlyMap<MappingField, FieldSource>;

export function isLeftOut({ constant, column, strip, values }: FieldSource): boolean {
  return constant === undefined && column === undefined && strip === undefined && values === undefined;
}

/** The entries of each field, in the order of `mappingFields`; the same mapping gives the same text. */
export function mappingEntries(mapping: ColumnMapping): string[] {
  return mappingFields.flatMap((field) => {
    const source = mapping.get(field);
    return source === undefined ? [] : [entryOf(field, source)];
  });
}

export function formatMapping(mapping: ColumnMapping): string {
  return mappingEntries(mapping).join(',');
}

function entryOf(field: MappingField, source: FieldSource): string {
  const { constant, column, strip, values = {} } = source;
  if (constant !== undefined) return `${field}=@${written(constant)}`;
  const pattern = strip === undefined ? '' : `~"${strip.replaceAll('"', '""')}"`;
  const hasOwn = column !== undefined || strip !== undefined || isLeftOut(source);
  const own = hasOwn ? [`${field}=${column === undefined ? '' : written(column)}${pattern}`] : [];
  const table = Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, meaning]) => `${field}:${written(value)}=${written(meaning)}`);
  return [...own, ...table].join(',');
}

/** In quotation marks if the text needs them. */
function written(text: string): string {
  return /^[\p{L}\p{N}_./()#-]+(?: [\p{L}\p{N}_./()#-]+)*$/u.test(text)
    ? text
    : `"${text.replaceAll('"', '""')}"`;
}
