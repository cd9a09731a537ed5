import type { ApplianceView, CatalogueFactView } from '@appliance-index/backend/contract';
import {
  type CategorySlug,
  categoryLabel,
  categorySlugs,
  subcategoryLabel,
  typesOf,
} from '@appliance-index/domain/catalogue/taxonomy';
import { aYearBefore, monthLabel } from '@appliance-index/domain/scores/month';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { isRated } from '@appliance-index/domain/scores/score';
import { formatCount, modelName } from '../../../shared/formats';

/** Filters and order of the list, all kept in the URL. */
export interface ListView {
  category: CategorySlug | null;
  subcategory: string | null;
  text: string;
  /** Lists only models that lack something. */
  only: Gap | null;
  sort: SortKey;
  isDescending: boolean;
  /** Besides those that are always there. */
  columns: ExtraColumn[];
  /** Whether the fields are cells that can be edited in place. */
  isGrid: boolean;
}

/** What a model can lack, by the value of `only`. */
export const gaps = {
  'no-type': 'No type',
  'no-price': 'No price',
  'no-picture': 'No picture',
  unrated: 'Unrated',
  old: 'Score older than a year',
} as const;
export type Gap = keyof typeof gaps;

export const extraColumns = {
  average: 'Average',
  place: 'Place',
  month: 'Newest score',
  picture: 'Picture',
} as const;
export type ExtraColumn = keyof typeof extraColumns;

/** The names of a record's entries. */
const typedKeys = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];

const sortKeys = [
  'name',
  'category',
  'subcategory',
  'priceRange',
  ...typedKeys(extraColumns),
  ...retailers.map(({ scoreField }) => scoreField),
] as const;
export type SortKey = (typeof sortKeys)[number];

/** What the panel calls a category: its tabs, lists and choices. */
export function staffCategoryLabel(category: string): string {
  return category === 'fridges' ? 'Refrigerators' : categoryLabel(category);
}

/** Label of the model's type; null if it has none. */
export function typeLabel({
  category,
  subcategory,
}: Pick<ApplianceView, 'subcategory'> & { category: string }): string | null {
  return subcategory === null ? null : subcategoryLabel(category, subcategory);
}

/** The types of a category, each with its label. */
export function typeOptions(category: CategorySlug): [slug: string, label: string][] {
  return typesOf(category).map((type) => [type, subcategoryLabel(category, type)]);
}

export function parseListView(search: URLSearchParams): ListView {
  const category = categorySlugs.find((slug) => slug === search.get('category')) ?? null;
  const [, direction = '', key = ''] = /^(-?)(\w+)$/.exec(search.get('sort') ?? '') ?? [];
  return {
    category,
    subcategory: category && (search.get('type') || null),
    text: search.get('q') ?? '',
    only: typedKeys(gaps).find((gap) => gap === search.get('only')) ?? null,
    sort: sortKeys.find((each) => each === key) ?? 'name',
    isDescending: direction === '-',
    columns: typedKeys(extraColumns).filter((name) => search.get('columns')?.split(',').includes(name)),
    isGrid: search.get('cells') === '1',
  };
}

/** Models per tab, keyed by 'all', a category or 'category/type'. */
export function tabCounts(appliances: readonly ApplianceView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { category, subcategory } of appliances) {
    add('all');
    add(category);
    if (subcategory !== null) add(`${category}/${subcategory}`);
  }
  return counts;
}

/** By id, what is known of models besides their fields; empty until it is read. */
export type Facts = ReadonlyMap<string, CatalogueFactView>;
export const noFacts: Facts = new Map();

/** The models that match the view, in its order. */
export function filterAndSort(
  appliances: readonly ApplianceView[],
  view: ListView,
  facts: Facts,
): ApplianceView[] {
  return matching(appliances, view, facts).sort(comparator(view, facts));
}

/** Whether the view is of a gap that only the facts tell, and they are not read. */
export function awaitsFacts({ only }: ListView, facts: Facts): boolean {
  return facts.size === 0 && only !== null && only !== 'no-type' && only !== 'unrated';
}

/** The models that match the view. */
export function matching(
  appliances: readonly ApplianceView[],
  view: ListView,
  facts: Facts,
): ApplianceView[] {
  const terms = view.text
    .replace(/\p{DI}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  const lacks = view.only && lacking(facts)[view.only];
  return appliances.filter((appliance) => {
    if (view.category !== null && appliance.category !== view.category) return false;
    if (view.subcategory !== null && appliance.subcategory !== view.subcategory) return false;
    if (lacks && !lacks(appliance)) return false;
    if (terms.length === 0) return true;
    const { brand, model, category, subcategory, priceRange } = appliance;
    const labels = [staffCategoryLabel(category), typeLabel(appliance)];
    const texts = [brand, model, category, subcategory, priceRange, ...labels];
    const text = texts.join(' ').toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

/** Whether a model has a gap; one of which the facts are not known has none that depends on them. */
function lacking(facts: Facts): Record<Gap, (appliance: ApplianceView) => boolean> {
  const newest = [...facts.values()].reduce(
    (latest, { scoreMonth }) => maxText(latest, scoreMonth ?? ''),
    '',
  );
  const old = newest && aYearBefore(newest);
  return {
    'no-type': ({ subcategory }) => subcategory === null,
    'no-price': ({ id }) => facts.get(id)?.priceCents === null,
    'no-picture': ({ id }) => facts.get(id)?.isPictured === false,
    unrated: (appliance) => !isRated(appliance),
    old: ({ id }) => (facts.get(id)?.scoreMonth ?? '9') <= old,
  };
}

const maxText = (a: string, b: string) => (a > b ? a : b);

/** What an extra column says of a model; '–' for nothing, and until the facts are read. */
export function extraText(column: ExtraColumn, appliance: ApplianceView, facts: Facts): string {
  const fact = facts.get(appliance.id);
  const texts: Record<ExtraColumn, () => string | null | undefined> = {
    average: () => (isRated(appliance) ? appliance.avgScore.toFixed(2) : null),
    place: () => (fact?.place ? `#${formatCount(fact.place)} of ${formatCount(fact.of ?? 0)}` : null),
    month: () => fact?.scoreMonth && monthLabel(fact.scoreMonth, 'short'),
    picture: () => fact && (fact.isPictured ? 'Yes' : 'No'),
  };
  return texts[column]() || '–';
}

/** Models without a value come last in either direction. */
function comparator({ sort, isDescending }: ListView, facts: Facts) {
  return (a: ApplianceView, b: ApplianceView): number => {
    const [left, right] = [sortValue(a, sort, facts), sortValue(b, sort, facts)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order = typeof left === 'number' ? left - Number(right) : left.localeCompare(String(right));
    return isDescending ? -order : order;
  };
}

function sortValue(appliance: ApplianceView, sort: SortKey, facts: Facts): string | number | null {
  const fact = facts.get(appliance.id);
  if (sort === 'name') return modelName(appliance);
  if (sort === 'priceRange') return fact?.priceCents ?? null;
  if (sort === 'category') return staffCategoryLabel(appliance.category);
  if (sort === 'subcategory') return typeLabel(appliance);
  if (sort === 'average') return isRated(appliance) ? appliance.avgScore : null;
  if (sort === 'place') return fact?.place ?? null;
  if (sort === 'month') return fact?.scoreMonth ?? null;
  if (sort === 'picture') return fact ? Number(fact.isPictured) : null;
  return appliance[sort];
}

/** 'No top-load found. Add your first appliance to get started!' */
export function emptyText(view: ListView, facts: Facts): string {
  const { category, subcategory, text, only } = view;
  if (awaitsFacts(view, facts)) return 'What each model lacks is not read yet.';
  if (text !== '') return `Nothing here matches "${text}".`;
  if (only) return 'No model here lacks it.';
  return `No ${subcategory ?? category ?? 'appliances'} found. Add your first appliance to get started!`;
}
