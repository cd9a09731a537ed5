import type { ColumnVerdict, MappingPreview } from '@appliance-index/backend/contract';
import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import {
  type FieldSource,
  formatMapping,
  type MappingField,
} from '@appliance-index/domain/imports/plans/mapping-text';
import { formatCount, pluralize } from '../../../shared/formats';
import { fieldLabel } from '../field-label';

type Source = MappingPreview['sources'][number];

const scoreFields = ['brand', 'model', 'category', 'subcategory', 'rating', 'reviewCount', 'month'] as const;
const catalogueFields = ['brand', 'model', 'category', 'subcategory', 'priceRange', 'imageUrl'] as const;

/** The fields that a file of this kind mostly has, and those that its mapping names besides. */
export function shownFields(kind: string | undefined, sources: readonly Source[]): MappingField[] {
  const usual: readonly MappingField[] = kind === 'catalogue' ? catalogueFields : scoreFields;
  const others = sources
    .map(({ field }) => field)
    .filter((field) => field !== 'scale' && !usual.includes(field));
  return [...usual, ...others];
}

const labels: Partial<Record<MappingField, string>> = { id: 'Model id' };

export function labelOf(field: MappingField): string {
  return labels[field] ?? fieldLabel(field);
}

/** A value of a field's select: a column of the file by its position, a constant, or ''. */
export function choiceOf(source: Source | undefined): string {
  if (source?.constant !== undefined) return `@${source.constant}`;
  return String(source?.index ?? '');
}

interface Choice {
  value: string;
  label: string;
}

/** The values that all rows can have alike; a constant of another field is one only if it is there already. */
export function constantsFor(field: MappingField, constant: string | undefined): Choice[] {
  const common: readonly string[] = field === 'category' ? categorySlugs : [];
  const all = constant === undefined || common.includes(constant) ? common : [constant, ...common];
  return all.map((value) => ({
    value: `@${value}`,
    label: field === 'category' ? categoryLabel(value) : value,
  }));
}

/** The mapping with another choice for a field, as text; patterns and values of a field stay with its column. */
export function withChoice(
  { sources, columns }: Pick<MappingPreview, 'sources' | 'columns'>,
  field: MappingField,
  choice: string,
): string {
  const next = new Map(
    sources.map(({ field: name, index: _, ...source }): [MappingField, FieldSource] => [name, source]),
  );
  const { strip, values } = next.get(field) ?? {};
  if (choice === '') next.set(field, {});
  else if (choice.startsWith('@')) next.set(field, { constant: choice.slice(1) });
  else
    next.set(field, {
      column: columns[Number(choice)] ?? '',
      ...(strip && { strip }),
      ...(values && { values }),
    });
  return formatMapping(next);
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
  const named = problems.map(({ line, message }) => ` Line ${line}: ${message}`).join('');
  return rejected > 0 ? `${counts}:${named}` : counts;
}
