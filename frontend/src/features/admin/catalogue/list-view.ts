import type { ApplianceView, CategoryView } from '@appliance-index/backend/contract';
import { type CategorySlug, categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { retailers } from '@appliance-index/domain/scores/retailers';

/** Filters and order of the list, all kept in the URL. */
export interface ListView {
  category: CategorySlug | null;
  subcategory: string | null;
  text: string;
  sort: SortKey;
  isDescending: boolean;
}

const sortKeys = [
  'name',
  'category',
  'subcategory',
  'priceRange',
  ...retailers.map(({ scoreField }) => scoreField),
] as const;
export type SortKey = (typeof sortKeys)[number];

export function tabLabel(category: CategorySlug): string {
  return category === 'fridges' ? 'Refrigerators' : categoryLabel(category);
}

export function parseListView(search: URLSearchParams): ListView {
  const category = categorySlugs.find((slug) => slug === search.get('category')) ?? null;
  const [, direction = '', key = ''] = /^(-?)(\w+)$/.exec(search.get('sort') ?? '') ?? [];
  return {
    category,
    subcategory: category && search.get('type'),
    text: search.get('q') ?? '',
    sort: sortKeys.find((each) => each === key) ?? 'name',
    isDescending: direction === '-',
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

/** Labels of the types, keyed by 'category/type'. */
export type TypeLabels = ReadonlyMap<string, string>;

export function typeLabels(categories: readonly CategoryView[]): TypeLabels {
  return new Map(
    categories.flatMap(({ category, types }) =>
      types.map(({ subcategory, label }) => [`${category}/${subcategory}`, label] as const),
    ),
  );
}

/** Label of the model's type; null if it has none. */
export function typeLabel(
  { category, subcategory }: Pick<ApplianceView, 'subcategory'> & { category: string },
  types: TypeLabels,
): string | null {
  return types.get(`${category}/${subcategory}`) ?? subcategory;
}

/** The models that match the view, in its order. */
export function filterAndSort(
  appliances: readonly ApplianceView[],
  view: ListView,
  types: TypeLabels,
): ApplianceView[] {
  const terms = view.text
    .replace(/\p{DI}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  const found = appliances.filter((appliance) => {
    if (view.category !== null && appliance.category !== view.category) return false;
    if (view.subcategory !== null && appliance.subcategory !== view.subcategory) return false;
    const text = `${searchText(appliance)} ${typeLabel(appliance, types) ?? ''}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
  return found.sort(comparator(view, types));
}

function searchText({ brand, model, category, subcategory, priceRange }: ApplianceView): string {
  return `${brand} ${model} ${category} ${subcategory ?? ''} ${priceRange ?? ''}`;
}

/** Models without a value come last in either direction. */
function comparator({ sort, isDescending }: ListView, types: TypeLabels) {
  return (a: ApplianceView, b: ApplianceView): number => {
    const [left, right] = [sortValue(a, sort, types), sortValue(b, sort, types)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order = typeof left === 'number' ? left - Number(right) : left.localeCompare(String(right));
    return isDescending ? -order : order;
  };
}

function sortValue(appliance: ApplianceView, sort: SortKey, types: TypeLabels): string | number | null {
  if (sort === 'name') return `${appliance.brand} ${appliance.model}`;
  if (sort === 'priceRange') return parsePrice(appliance.priceRange);
  if (sort === 'subcategory') return typeLabel(appliance, types);
  return appliance[sort];
}

function parsePrice(priceRange: string | null): number | null {
  const amount = /\d+(?:[.,]\d+|[\s'’]\d{3}(?!\d))*/.exec(priceRange ?? '')?.[0];
  if (amount === undefined) return null;
  // One or two digits at the end are a fraction, in every country; all other signs group thousands.
  const [, whole = amount, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(amount) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${fraction}0`);
}

/** 'No top-load found. Add your first appliance to get started!' */
export function emptyText({ category, subcategory }: ListView): string {
  return `No ${subcategory ?? category ?? 'appliances'} found. Add your first appliance to get started!`;
}
