import { isCategory } from '../catalogue/taxonomy.js';
import { findRanking } from '../catalogue/taxonomy-names.js';
import { DomainError } from '../errors.js';
import { readMonth } from '../scores/month.js';
import { cleanLine } from '../text/text-fields.js';
import { columnForHeader } from './file-columns.js';
import {
  type ColumnMapping,
  type FieldSource,
  type MappingField,
  mappingFields,
} from './plans/mapping-text.js';
import { ratingScales } from './rating-scales.js';
import { stripper } from './strip-pattern.js';

/*
 * Mappings as text, which people type in a shell and which is stored: entries with commas between them.
 *   brand=product_brand                    a field and its column
 *   category=@dishwashers                  the same value for all rows
 *   model=Item~"^Model # "                 what the pattern matches is taken out
 *   category:"French Door"=fridges/french-door    what a value in the file stands for
 *   priceRange=                            the field is left out
 * Names may be in quotation marks, and must be if they hold a comma, one of the signs above, or quotation marks, which are doubled.
 */

export const maxMappingLength = 10_000;

const quoted = '"(?:[^"]|"")*"';
/** With one space in a row outside of quotation marks, what is no entry is soon found to be none. */
const quotedOrSpace = new RegExp(String.raw`(${quoted})|\s+`, 'g');
const entry = new RegExp(
  [
    String.raw`\s*(?<name>\w+)\s*(?::\s*(?<value>${quoted}|[^",=]+?)\s*)?=\s*`,
    `(?:@(?<constant>${quoted}|[^",~]*)|(?<column>${quoted}|[^",~@][^",~]*?)?)`,
    String.raw`\s*(?:~(?<strip>${quoted}|[^",]*))?\s*(?:,|$)`,
  ].join(''),
  'y',
);

interface Entry {
  name: string;
  value?: string;
  constant?: string;
  column?: string;
  strip?: string;
}

/** @throws invalid/mapping with what to write instead; the issue is at 'mapping', or at a field like 'mapping.model' */
export function parseMapping(text: string): ColumnMapping {
  if (text.length > maxMappingLength)
    throw refused(`The mapping is longer than ${maxMappingLength} characters.`);
  const sources = new Map<MappingField, FieldSource>();
  const spaced = text.trim().replace(quotedOrSpace, (_, kept) => kept ?? ' ');
  for (const each of entriesOf(spaced)) add(sources, each);
  const inOrder = mappingFields.filter((field) => sources.has(field));
  return new Map(
    inOrder.map((field) => [field, atField(field, () => checked(field, sources.get(field) ?? {}))]),
  );
}

/** Mistakes about one field name it, so that a form can show them there. */
function atField(field: MappingField, check: () => FieldSource): FieldSource {
  try {
    return check();
  } catch (error) {
    throw error instanceof DomainError ? refused(error.message, `mapping.${field}`) : error;
  }
}

function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  entry.lastIndex = 0;
  while (entry.lastIndex < text.length) {
    const start = entry.lastIndex;
    const { groups } = entry.exec(text) ?? {};
    if (groups === undefined) {
      const shown = text.slice(start, start + 40);
      throw refused(
        `The mapping cannot be read at "${shown}". Write field=Column, field=@value or field:"value in the file"=value, with commas between them.`,
      );
    }
    const named = Object.entries(groups).filter(([, part]) => part !== undefined);
    entries.push(Object.fromEntries(named.map(([name, part]) => [name, unquoted(part)])) as unknown as Entry);
  }
  return entries;
}

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}

function add(sources: Map<MappingField, FieldSource>, { name, value, ...source }: Entry): void {
  const field = fieldOf(name);
  const earlier = sources.get(field);
  if (value === undefined) {
    const { values, ...rest } = earlier ?? {};
    if (Object.keys(rest).length > 0) throw refused(`The mapping names ${field} twice.`);
    sources.set(field, { ...source, ...(values && { values }) });
  } else {
    if (source.strip !== undefined)
      throw refused(`A pattern belongs to the column of ${field}, not to a value.`);
    const meaning = source.constant ?? source.column ?? '';
    sources.set(field, { ...earlier, values: { ...earlier?.values, [cleanLine(value)]: meaning } });
  }
}

function fieldOf(name: string): MappingField {
  const field =
    mappingFields.find((each) => each.toLowerCase() === name.toLowerCase()) ?? columnForHeader(name);
  if (field !== undefined) return field;
  throw refused(`"${name}" is not a field. Use one of ${mappingFields.join(', ')}.`);
}

function checked(field: MappingField, source: FieldSource): FieldSource {
  const { constant, strip, values = {} } = source;
  if (constant !== undefined && (strip !== undefined || source.values))
    throw refused(`${field} is the same for all rows, so it has no pattern and no values.`);
  if (strip !== undefined) stripper(strip);
  const given = constant === undefined ? Object.values(values) : [constant];
  if (field === 'scale') requireScale(source);
  if (field === 'month' && constant !== undefined && readMonth(constant) === null)
    throw refused(`"${constant}" is not a month. Write it like month=@2026-05.`);
  return field === 'category' ? withSlugs(source, given) : source;
}

function requireScale({ constant }: FieldSource): void {
  if (ratingScales.some((scale) => String(scale) === constant)) return;
  throw refused(`The scale is the same for all rows: write scale=@ and one of ${ratingScales.join(', ')}.`);
}

/** Categories and types by their slugs, however they were written. */
function withSlugs(source: FieldSource, given: readonly string[]): FieldSource {
  for (const text of given) {
    if (!isCategory(findRanking(text, null).category))
      throw refused(`"${text}" is not a category. Write it like washers or fridges/french-door.`);
  }
  const { constant, values } = source;
  if (constant !== undefined) return { ...source, constant: slugsOf(constant) };
  if (values === undefined) return source;
  const known = Object.entries(values).map(([value, meaning]) => [value, slugsOf(meaning)]);
  return { ...source, values: Object.fromEntries(known) };
}

function slugsOf(text: string): string {
  const { category, subcategory } = findRanking(text, null);
  return subcategory === null ? category : `${category}/${subcategory}`;
}

function refused(message: string, path = 'mapping'): DomainError {
  return new DomainError('invalid', 'mapping', message, [{ path, message }]);
}
