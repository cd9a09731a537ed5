import type { ColumnVerdict } from '@appliance-index/backend/contract';
import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import type {
  ColumnMapping,
  FieldSource,
  MappingField,
} from '@appliance-index/domain/imports/column-mapping';
import { columnForHeader, nameKey } from '@appliance-index/domain/imports/file-columns';
import { mappingEntries } from '@appliance-index/domain/imports/mapping-syntax';
import { formatCount } from '../../../shared/formats';
import { fieldLabel } from '../field-label';

const scoreFields = ['brand', 'model', 'category', 'subcategory', 'rating', 'reviewCount', 'month'] as const;
const catalogueFields = ['brand', 'model', 'category', 'subcategory', 'priceRange', 'imageUrl'] as const;

/** The fields that a file of this kind mostly has, and those that its mapping names besides. */
export function shownFields(kind: string | undefined, mapping: ColumnMapping): MappingField[] {
  const usual: readonly MappingField[] = kind === 'catalogue' ? catalogueFields : scoreFields;
  const others = [...mapping.keys()].filter((field) => field !== 'scale' && !usual.includes(field));
  return [...usual, ...others];
}

const labels: Partial<Record<MappingField, string>> = {
  rating: 'Rating',
  reviewCount: 'Review count',
  month: 'Month',
  id: 'Id',
};

export function labelOf(field: MappingField): string {
  return labels[field] ?? fieldLabel(field);
}

/** A value of a field's select: a column of the file by its position, a constant, or ''. */
export function choiceOf({ column, constant }: FieldSource, columns: readonly string[]): string {
  if (constant !== undefined) return `@${constant}`;
  const at = column === undefined ? -1 : columns.findIndex((name) => nameKey(name) === nameKey(column));
  return at < 0 ? '' : String(at);
}

interface Choice {
  value: string;
  label: string;
}

/** The values that all rows can have alike; a constant of another field is one only if it is there already. */
export function constantsFor(field: MappingField, { constant }: FieldSource): Choice[] {
  const common = field === 'category' ? categorySlugs : [];
  const all =
    constant === undefined || common.some((slug) => slug === constant) ? common : [constant, ...common];
  return all.map((value) => ({
    value: `@${value}`,
    label: field === 'category' ? categoryLabel(value) : value,
  }));
}

/** The mapping with another choice for a field; patterns and values of a field stay with its column. */
export function withChoice(
  mapping: ColumnMapping,
  field: MappingField,
  choice: string,
  columns: readonly string[],
): ColumnMapping {
  const next = new Map(mapping);
  const { strip, values } = mapping.get(field) ?? {};
  if (choice.startsWith('@')) next.set(field, { constant: choice.slice(1) });
  else if (choice !== '')
    next.set(field, {
      column: columns[Number(choice)] ?? '',
      ...(strip && { strip }),
      ...(values && { values }),
    });
  // A column with the field's own name would be read otherwise.
  else if (columns.some((name) => columnForHeader(name) === field)) next.set(field, {});
  else next.delete(field);
  return next;
}

/** The mapping as people edit it: one entry per line. */
export function mappingText(mapping: ColumnMapping): string {
  return mappingEntries(mapping).join(',\n');
}

/** '1,204 read, 3 not. Line 7: "nine" is not a rating.' */
export function verdictText(verdict: ColumnVerdict | undefined): string | undefined {
  if (verdict === undefined) return undefined;
  const { read, empty, rejected, problems } = verdict;
  const counts = [
    `${formatCount(read)} read`,
    ...(empty > 0 ? [`${formatCount(empty)} empty`] : []),
    ...(rejected > 0 ? [`${formatCount(rejected)} not`] : []),
  ].join(', ');
  const named = problems.map(({ line, message }) => ` Line ${line}: ${message}`).join('');
  return rejected > 0 ? `${counts}:${named}` : counts;
}
