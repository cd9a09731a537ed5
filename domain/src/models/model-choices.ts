import { type CategorySlug, categoryLabel } from '../catalogue/taxonomy.js';
import { formatDollars, inWords, pluralize } from '../formats.js';
import { retailers } from '../scores/retailers.js';
import {
  type ModelFilter,
  noFilter,
  offeredPrices,
  type PriceBand,
  type Switch,
  switches,
  switchKeys,
  typeLabel,
} from './model-list.js';

/** What a choice is about: the choices of a group widen each other, and groups narrow each other. */
export type ChoiceGroup =
  | 'category'
  | 'type'
  | 'brand'
  | 'price'
  | 'min-reviews'
  | 'evidence'
  | 'stores'
  | Switch;

/** A value of a group's parameter, and how many models it would list. */
export interface Option {
  value: string;
  count: number;
}

export type Options = Record<ChoiceGroup, Option[]>;

/** One chosen value, as a person reads it, and the filter without it. */
export interface Choice {
  group: ChoiceGroup;
  text: string;
  without: ModelFilter;
}

/** Identifies an offered band among the options of the group 'price', beside 'none' for no price. */
export const bandValue = ({ minPrice, maxPrice }: PriceBand): string => `${minPrice ?? ''}-${maxPrice ?? ''}`;

/** The offered band of a value of the group 'price'; undefined for 'none'. */
export const bandOf = (value: string): PriceBand | undefined =>
  offeredPrices.find((band) => bandValue(band) === value);

/** '$500 to $999', 'Under $500', 'From $2,000': the cents of .99 are left out. */
export function bandText({ minPrice, maxPrice }: PriceBand): string {
  const isJustBelow = maxPrice !== null && /\.99$/.test(String(maxPrice));
  if (minPrice === null && maxPrice === null) return 'Any price';
  if (maxPrice === null) return `From ${formatDollars(minPrice ?? 0)}`;
  if (minPrice === null)
    return isJustBelow ? `Under ${formatDollars(Math.ceil(maxPrice))}` : `Up to ${formatDollars(maxPrice)}`;
  return `${formatDollars(minPrice)} to ${formatDollars(isJustBelow ? Math.floor(maxPrice) : maxPrice)}`;
}

const evidenceTexts = {
  low: 'Low evidence or better',
  good: 'Good evidence or better',
  high: 'High evidence',
};

/** What an option of a group says. */
export function optionText(group: ChoiceGroup, value: string): string {
  switch (group) {
    case 'category':
      return categoryLabel(value);
    case 'type':
      return typeLabel(value);
    case 'brand':
      return value;
    case 'price':
      return value === 'none' ? 'No price given' : bandText(bandOf(value) ?? noFilter);
    case 'min-reviews':
      return `At least ${pluralize(Number(value), 'review')}`;
    case 'evidence':
      return evidenceTexts[value as keyof typeof evidenceTexts];
    case 'stores':
      return `${Number(value) === retailers.length ? 'All' : 'At least'} ${inWords(Number(value))} stores`;
    default:
      return switches[group];
  }
}

/** All that is chosen, in the order of the form. */
export function choicesOf(filter: ModelFilter): Choice[] {
  const { categories, types, brands, minReviews, evidence, stores } = filter;
  const rest = <Value>(values: readonly Value[], value: Value) => values.filter((each) => each !== value);
  const choice = (group: ChoiceGroup, value: string, without: Partial<ModelFilter>): Choice => ({
    ...{ group, text: optionText(group, value), without: { ...filter, ...without } },
  });
  const hasBand = filter.minPrice !== null || filter.maxPrice !== null;
  return [
    ...categories.map((each) =>
      choice('category', each, { categories: rest<CategorySlug>(categories, each) }),
    ),
    ...types.map((each) => choice('type', each, { types: rest(types, each) })),
    ...brands.map((each) => choice('brand', each, { brands: rest(brands, each) })),
    ...(hasBand
      ? [{ ...choice('price', '', { minPrice: null, maxPrice: null }), text: bandText(filter) }]
      : []),
    ...(filter.noPrice ? [choice('price', 'none', { noPrice: false })] : []),
    ...(minReviews === null ? [] : [choice('min-reviews', String(minReviews), { minReviews: null })]),
    ...(evidence === null ? [] : [choice('evidence', evidence, { evidence: null })]),
    ...(stores === null ? [] : [choice('stores', String(stores), { stores: null })]),
    ...switchKeys.flatMap((key) => (filter[key] ? [choice(key, '1', { [key]: false })] : [])),
  ];
}

/** The groups in which something is chosen. */
export function groupsOf(filter: ModelFilter): ChoiceGroup[] {
  return [...new Set(choicesOf(filter).map(({ group }) => group))];
}

const emptied: Readonly<Record<Exclude<ChoiceGroup, Switch>, Partial<ModelFilter>>> = {
  category: { categories: [] },
  type: { types: [] },
  brand: { brands: [] },
  price: { minPrice: null, maxPrice: null, noPrice: false },
  'min-reviews': { minReviews: null },
  evidence: { evidence: null },
  stores: { stores: null },
};

const isSwitch = (group: ChoiceGroup): group is Switch => Object.hasOwn(switches, group);

/** A way out of a list without models. */
export interface WayOut {
  /** 'Without Bosch or LG: 12 models' */
  text: string;
  filter: ModelFilter;
}

/** Which choices to drop when nothing fits, those that leave most first; the same for models without a score to add. */
export function waysOut(
  filter: ModelFilter,
  without: readonly { group: ChoiceGroup; count: number }[],
): WayOut[] {
  return without
    .toSorted((a, b) => b.count - a.count)
    .map(({ group, count }) => {
      const models = pluralize(count, 'model');
      if (group === 'unrated')
        return { text: `With models without a score: ${models}`, filter: { ...filter, unrated: true } };
      const dropped = choicesOf(filter).filter((choice) => choice.group === group);
      const texts = dropped.map(({ text }) => text).join(' or ');
      return {
        text: `Without ${texts}: ${models}`,
        filter: { ...filter, ...(isSwitch(group) ? { [group]: false } : emptied[group]) },
      };
    });
}
