import { DomainError } from '../errors.js';
import { retailerFields } from '../scores/retailers.js';
import { lookAlikeNote } from '../text/characters.js';
import { cleanLine } from '../text/text-fields.js';
import { columnForHeader, type FileColumn, nameKey } from './file-columns.js';
import { type ColumnMapping, type FieldSource, isLeftOut, type MappingField } from './plans/mapping-text.js';
import { type RatingScale, ratingScales } from './rating-scales.js';
import { stripper } from './strip-pattern.js';

export const noMapping: ColumnMapping = new Map();

/** A column of a file with its meaning. */
export interface MappedColumn {
  /** -1 for a constant, which has no column. */
  index: number;
  /** The name in the file's header; that of the field for a constant. */
  name: string;
  meaning: FileColumn | 'month';
  /** The value of a cell, if it is not the cell itself. */
  convert?: (cell: string) => string;
}

/** The columns of a file that mean something. @throws invalid/columns when the file lacks a column of the mapping */
export function mappedColumns(header: readonly string[], mapping: ColumnMapping = noMapping): MappedColumn[] {
  const mapped = [...mapping].flatMap(([field, source]) => columnsOf(field, source, header, mapping));
  const taken = new Set(mapped.map(({ index }) => index));
  const named = new Set<MappingField>([...mapping.keys(), ...mapped.map(({ meaning }) => meaning)]);
  const others = header.flatMap((name, index) => {
    const meaning = columnForHeader(name);
    return meaning === undefined || named.has(meaning) || taken.has(index) ? [] : [{ index, name, meaning }];
  });
  return [...mapped, ...others].toSorted((one, other) => one.index - other.index);
}

function columnsOf(
  field: MappingField,
  source: FieldSource,
  header: readonly string[],
  mapping: ColumnMapping,
): MappedColumn[] {
  if (field === 'scale' || isLeftOut(source)) return [];
  const place = placeOf(field, source, header);
  const convert = valueReader(source);
  const column = convert === undefined ? place : { ...place, convert };
  if (field !== 'category' || mapping.has('subcategory') || !namesTypes(source) || convert === undefined)
    return [{ ...column, meaning: field }];
  const partOf = (part: number) => (cell: string) => convert(cell).split('/')[part] ?? '';
  return [
    { ...place, meaning: 'category', convert: partOf(0) },
    { ...place, meaning: 'subcategory', convert: partOf(1) },
  ];
}

function placeOf(field: MappingField, { constant, column }: FieldSource, header: readonly string[]) {
  if (constant !== undefined) return { index: -1, name: field };
  const isNamed = column === undefined ? (name: string) => columnForHeader(name) === field : hasName(column);
  const found = header.flatMap((name, index) => (isNamed(name) ? [{ index, name }] : []));
  const [first] = found;
  const shown = column ?? field;
  if (first === undefined) throw noColumn(shown, header);
  if (found.length === 1) return first;
  throw wrongColumns(`The file has ${found.length} columns "${shown}". Rename all but the one to be read.`);
}

function noColumn(name: string, header: readonly string[]): DomainError {
  const names = header.map(cleanLine).join(', ').slice(0, 400);
  return wrongColumns(`The file has no column "${name}", which the mapping names. The header is: ${names}.`);
}

function wrongColumns(message: string): DomainError {
  return new DomainError('invalid', 'columns', message + lookAlikeNote(message));
}

function hasName(column: string): (name: string) => boolean {
  const key = nameKey(column);
  return (name) => nameKey(name) === key;
}

function valueReader({ constant, strip, values }: FieldSource): MappedColumn['convert'] {
  if (constant !== undefined) return () => constant;
  const bare = strip === undefined ? undefined : stripper(strip);
  if (values === undefined) return bare;
  const meanings = new Map(Object.entries(values).map(([value, meaning]) => [nameKey(value), meaning]));
  return (cell) => {
    const value = bare ? bare(cell) : cell;
    return meanings.get(nameKey(value)) ?? value;
  };
}

function namesTypes({ constant = '', values = {} }: FieldSource): boolean {
  return [constant, ...Object.values(values)].some((text) => text.includes('/'));
}

/** The names of the columns that the mapping reads. */
export function columnNamesOf(mapping: ColumnMapping): string[] {
  return [...mapping.values()].flatMap(({ column }) => (column === undefined ? [] : [column]));
}

/** Whether a header has all columns that the mapping names, of which there must be some. */
export function fitsHeader(mapping: ColumnMapping, header: readonly string[]): boolean {
  const names = new Set(header.map(nameKey));
  const needed = columnNamesOf(mapping);
  return needed.length > 0 && needed.every((name) => names.has(nameKey(name)));
}

const scoreFields: readonly MappingField[] = ['rating', 'reviewCount', ...retailerFields];

/** Whether a file with this mapping holds scores. */
export function mapsScores(mapping: ColumnMapping): boolean {
  return [...mapping].some(([field, source]) => scoreFields.includes(field) && !isLeftOut(source));
}

/** The scale that the mapping gives the ratings of the file. */
export function mappedScale(mapping: ColumnMapping): RatingScale | undefined {
  const text = mapping.get('scale')?.constant;
  return ratingScales.find((scale) => String(scale) === text);
}
