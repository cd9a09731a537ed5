import type { ColumnVerdict, MappingPreview } from '@appliance-index/backend/contract';
import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance-fields';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { adviseIn } from '@appliance-index/domain/imports/plans/advice';
import { formatMapping, type MappingField } from '@appliance-index/domain/imports/plans/mapping-text';
import { retailerFields } from '@appliance-index/domain/scores/retailers';
import { formatCount, pluralize } from '../../../shared/formats';
import { staffCategoryLabel, typeOptions } from '../catalogue/list-view';
import { fieldLabel } from '../field-label';
import { adviceWords } from './import-text';

/** Where a field comes from, with the position of its column. */
export type Source = MappingPreview['sources'][number];

const nameFields: MappingField[] = ['brand', 'model', 'category', 'subcategory'];
const scoreFields: MappingField[] = [...nameFields, 'rating', 'reviewCount', 'month', 'scale'];
const catalogueFields: MappingField[] = applianceFieldNames.filter(
  (name) => !retailerFields.some((field) => field === name),
);

/** The fields that a file of this kind mostly has, and those that its mapping names besides. */
export function shownFields(kind: string | undefined, sources: readonly Source[]): MappingField[] {
  const usual = kind === 'catalogue' ? catalogueFields : scoreFields;
  const others = sources.map(({ field }) => field).filter((field) => !usual.includes(field));
  return [...usual, ...others];
}

const labels: Partial<Record<MappingField, string>> = { id: 'Model id', scale: 'Scale of the ratings' };

export function labelOf(field: MappingField): string {
  return labels[field] ?? fieldLabel(field);
}

/** The choice of a constant that is yet to be typed. */
export const typedConstant = '@';

/** A value of a field's select: a column of the file by its position, a constant, or ''. */
export function choiceOf(source: Source | undefined): string {
  if (source?.constant !== undefined) return `@${source.constant}`;
  return String(source?.index ?? '');
}

interface Choice {
  value: string;
  label: string;
}

/** The values of ours that a field can have, where they are few. */
export const fieldValues: Partial<Record<MappingField, readonly Choice[]>> = {
  /** Each category is followed by its types: 'Refrigerators: French Door'. */
  category: categorySlugs.flatMap((category) => [
    { value: category, label: staffCategoryLabel(category) },
    ...typeOptions(category).map(([type, label]) => ({
      value: `${category}/${type}`,
      label: `${staffCategoryLabel(category)}: ${label}`,
    })),
  ]),
  scale: ['5', '50', '100'].map((end) => ({ value: end, label: `0 to ${end}` })),
};

/** The values that all rows can have alike; where there are many, one is typed. */
export function constantsFor(field: MappingField): Choice[] {
  const values = fieldValues[field]?.map(({ value, label }) => ({ value: `@${value}`, label }));
  return values ?? [{ value: typedConstant, label: 'A value that you type' }];
}

/** The name of a column of a file; its number if it has none. */
export function columnName(name: string, index: number): string {
  return name || `Column ${index + 1}`;
}

/** The mapping with other sources, as text. */
export function mappingTextOf(sources: readonly Source[]): string {
  return formatMapping(new Map(sources.map(({ field, index: _, ...source }) => [field, source])));
}

function withSource(sources: readonly Source[], source: Source): Source[] {
  const isNew = sources.every(({ field }) => field !== source.field);
  return isNew ? [...sources, source] : sources.map((each) => (each.field === source.field ? source : each));
}

/** Another column or constant for a field; its pattern and values stay with any column. */
export function withChoice(
  sources: readonly Source[],
  columns: readonly string[],
  field: MappingField,
  choice: string,
): Source[] {
  if (choice === '') return withSource(sources, { field, index: null });
  if (choice.startsWith('@')) return withSource(sources, { field, index: null, constant: choice.slice(1) });
  const { strip, values } = sources.find((each) => each.field === field) ?? {};
  const index = Number(choice);
  return withSource(sources, {
    field,
    index,
    column: columns[index] ?? '',
    ...(strip !== undefined && { strip }),
    ...(values && { values }),
  });
}

/** Another pattern to take out of a field's cells; '' takes nothing out. */
export function withPattern(sources: readonly Source[], { strip: _, ...source }: Source, pattern: string) {
  return withSource(sources, pattern === '' ? source : { ...source, strip: pattern });
}

/** Another meaning of a value of a field, without case; with '', it means itself. */
export function withMeaning(
  sources: readonly Source[],
  { values = {}, ...source }: Source,
  value: string,
  meaning: string,
): Source[] {
  const others = Object.entries(values).filter(([name]) => !isSameValue(name, value));
  const next = meaning === '' ? others : [...others, [value, meaning] as const];
  return withSource(sources, next.length === 0 ? source : { ...source, values: Object.fromEntries(next) });
}

const isSameValue = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The values of a field that the file or its mapping has, those that are not read first. `rows` is null for one that the file does
 * not have, and `meaning` is '' for one that means itself.
 */
export function valueRowsOf({ values }: Source, verdict: ColumnVerdict | undefined) {
  const table = Object.entries(values ?? {});
  const found = verdict?.values ?? [];
  const meaningOf = (value: string) => table.find(([name]) => isSameValue(name, value))?.[1] ?? '';
  return [
    ...found.map((each) => ({ ...each, meaning: meaningOf(each.value) })),
    ...table
      .filter(([name]) => !found.some(({ value }) => isSameValue(name, value)))
      .map(([value, meaning]) => ({ value, rows: null, isRead: true, meaning })),
  ];
}

const nouns: Partial<Record<string, string>> = {
  brand: 'brand',
  model: 'model',
  category: 'category',
  subcategory: 'type',
  rating: 'rating',
  reviewCount: 'count',
  month: 'month',
  priceRange: 'price',
};

/** '1,204 ratings read, 3 not: Line 7: "nine" is not a rating.' */
export function verdictText(verdict: ColumnVerdict | undefined): string | undefined {
  if (verdict === undefined) return undefined;
  const { field, read, empty, rejected, problems } = verdict;
  const noun = nouns[field] ?? 'value';
  const counts = [
    `${pluralize(read, noun, noun === 'category' ? 'categories' : undefined)} read`,
    ...(empty > 0 ? [`${formatCount(empty)} empty`] : []),
    ...(rejected > 0 ? [`${formatCount(rejected)} not`] : []),
  ].join(', ');
  const named = problems.map(({ line, message }) => ` Line ${line}: ${adviseIn(adviceWords, message)}`);
  return rejected > 0 ? `${counts}:${named.join('')}` : counts;
}
