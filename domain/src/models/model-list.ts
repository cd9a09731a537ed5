import {
  type CategorySlug,
  categorySlugs,
  isCategory,
  subcategoryLabel,
  typesOf,
} from '../catalogue/taxonomy.js';
import { retailers } from '../scores/retailers.js';
import { type ColumnKey, columnKeys, defaultColumns, isColumn } from './model-columns.js';

/** The evidence that a model must have at least, weakest first. */
export const minEvidences = ['low', 'good', 'high'] as const;
export type MinEvidence = (typeof minEvidences)[number];

/** In how many stores a model must have a score at least: from two on, up to all. */
export const minStores: readonly number[] = /* @__PURE__ */ retailers.slice(1).map((_, index) => index + 2);

/** Numbers of reviews that are offered as the least; others can be typed. */
export const offeredMinReviews = [30, 100, 500, 1_000] as const;

/** Bands of prices that are offered, in dollars and with both ends included; others can be typed. Null is open. */
export const offeredPrices: readonly PriceBand[] = [
  { minPrice: null, maxPrice: 499.99 },
  { minPrice: 500, maxPrice: 999.99 },
  { minPrice: 1_000, maxPrice: 1_999.99 },
  { minPrice: 2_000, maxPrice: null },
];

export interface PriceBand {
  minPrice: number | null;
  maxPrice: number | null;
}

/** What is on or off, by its parameter. */
export const switches = {
  fresh: 'Scores of the last 12 months',
  techs: 'Thumbs-up from a technician',
  newer: 'Newer reviews not lower',
  family: 'One per family that shares reviews',
  unrated: 'Also models without a score',
} as const;
export type Switch = keyof typeof switches;
export const switchKeys = /* @__PURE__ */ Object.keys(switches) as Switch[];

/** Which models are listed. Within a group of choices any may fit; all groups must. */
export interface ModelFilter extends Record<Switch, boolean>, PriceBand {
  categories: CategorySlug[];
  /** Slugs; one that two categories share stands for both. */
  types: string[];
  brands: string[];
  /** Lists models without a price: besides those of a given band, or else alone. */
  noPrice: boolean;
  minReviews: number | null;
  evidence: MinEvidence | null;
  stores: number | null;
}

export type Order = 'asc' | 'desc';

/** The table of models as an address describes it. */
export interface ModelList {
  filter: ModelFilter;
  sort: ColumnKey;
  order: Order;
  /** In their fixed order. */
  columns: ColumnKey[];
  /** From 1; files hold all pages. */
  page: number;
}

/** A parameter with a value that means nothing. */
interface Problem {
  path: string;
  message: string;
}

export const rowsPerPage = 50;

/** Parameters that may be given more than once. */
export const repeatedParameters = ['category', 'type', 'brand', 'columns'] as const;
/** All parameters, in the order of addresses. */
export const modelParameters = [
  ...['category', 'type', 'brand', 'min-price', 'max-price', 'no-price', 'min-reviews', 'evidence', 'stores'],
  ...[...switchKeys, 'sort', 'order', 'columns', 'page'],
] as const;

const maxBrands = 20;
const maxBrandLength = 100;
const maxPage = 10_000;
const maxDollars = 10_000_000;
const maxReviews = 1_000_000_000;

const typeLabels: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  categorySlugs.flatMap((category) =>
    typesOf(category).map((type) => [type, subcategoryLabel(category, type)] as const),
  ),
);

/** The slugs of all types, each once. */
export const typeSlugs: readonly string[] = /* @__PURE__ */ Array.from(typeLabels.keys());

/** 'Front Load', which washers and dryers share. */
export const typeLabel = (type: string): string => typeLabels.get(type) ?? type;

/** The types of some categories; of none, if none are given. Each slug once. */
export function typesIn(categories: readonly CategorySlug[]): string[] {
  return [...new Set<string>(categories.flatMap(typesOf))];
}

export const noFilter: ModelFilter = {
  ...{ categories: [], types: [], brands: [], minPrice: null, maxPrice: null, noPrice: false },
  ...{ minReviews: null, evidence: null, stores: null },
  ...{ fresh: false, techs: false, newer: false, family: false, unrated: false },
};

/** In which direction a list begins when it is sorted by a column. */
export function firstOrder(sort: ColumnKey): Order {
  return ['score', 'reviews', 'evidence', 'stores', 'reliability', 'month', 'newer', 'family'].includes(sort)
    ? 'desc'
    : 'asc';
}

/** Reads the parameters of an address. Values that mean nothing are left out, and reported. Empty ones count as not given. */
export function parseModelList(search: URLSearchParams): { list: ModelList; problems: Problem[] } {
  const reader = new Reader(search);
  const sort = reader.oneOf('sort', columnKeys) ?? 'score';
  const list: ModelList = {
    filter: {
      categories: reader.many('category', isCategory, `one of ${categorySlugs.join(', ')}`),
      types: reader.many('type', (value) => typeLabels.has(value), 'the slug of a type, such as front-load'),
      brands: reader.many('brand', isBrand, `a brand of at most ${maxBrandLength} characters`, maxBrands),
      minPrice: reader.number('min-price', maxDollars, { decimals: 2 }),
      maxPrice: reader.number('max-price', maxDollars, { decimals: 2 }),
      noPrice: reader.isOn('no-price'),
      minReviews: reader.number('min-reviews', maxReviews),
      evidence: reader.oneOf('evidence', minEvidences),
      stores: reader.oneOf('stores', minStores),
      ...reader.switches(),
    },
    sort,
    order: reader.oneOf('order', ['asc', 'desc']) ?? firstOrder(sort),
    columns: reader.columns(),
    page: reader.number('page', maxPage, { min: 1 }) ?? 1,
  };
  return { list, problems: reader.problems };
}

function isBrand(value: string): boolean {
  return value.length <= maxBrandLength && !value.includes('\0');
}

class Reader {
  readonly problems: Problem[] = [];

  constructor(private readonly search: URLSearchParams) {}

  /** The given values without blanks. */
  private given(name: string): string[] {
    return this.search.getAll(name).flatMap((value) => value.trim() || []);
  }

  private refuse(path: string, allowed: string): void {
    this.problems.push({ path, message: `${path} must be ${allowed}.` });
  }

  private single(name: string): string | null {
    const [value, ...more] = this.given(name);
    if (more.length > 0) this.refuse(name, 'given once');
    return value ?? null;
  }

  many<Value extends string>(
    name: string,
    isAllowed: ((value: string) => value is Value) | ((value: string) => boolean),
    allowed: string,
    limit = 30,
  ): Value[] {
    const values = [...new Set(this.given(name))];
    const good = values.filter((value): value is Value => isAllowed(value));
    if (good.length < values.length) this.refuse(name, allowed);
    if (good.length > limit) this.refuse(name, `given at most ${limit} times`);
    return good.slice(0, limit).sort();
  }

  oneOf<Value extends string | number>(name: string, allowed: readonly Value[]): Value | null {
    const value = this.single(name);
    const found = allowed.find((each) => String(each) === value);
    if (value !== null && found === undefined) this.refuse(name, `one of ${allowed.join(', ')}`);
    return found ?? null;
  }

  /** Also as people write it: '1,299', and '$1,299' for a price. */
  number(name: string, max: number, { min = 0, decimals = 0 } = {}): number | null {
    const value = this.single(name)?.replace(/^\$\s?|,(?=\d{3}\b)/g, '') ?? null;
    if (value === null) return null;
    const isNumber = new RegExp(`^\\d{1,10}${decimals === 0 ? '' : `(\\.\\d{1,${decimals}})?`}$`).test(value);
    if (isNumber && Number(value) >= min && Number(value) <= max) return Number(value);
    this.refuse(name, `a ${decimals === 0 ? 'whole number' : 'number'} from ${min} to ${max}`);
    return null;
  }

  isOn(name: string): boolean {
    return this.oneOf(name, ['1', '0']) === '1';
  }

  switches(): Record<Switch, boolean> {
    return Object.fromEntries(switchKeys.map((key) => [key, this.isOn(key)])) as Record<Switch, boolean>;
  }

  /** Given by several parameters, or in one with commas; the model's name is always there. */
  columns(): ColumnKey[] {
    const given = this.given('columns').flatMap((value) => value.split(',').filter(Boolean));
    if (!given.every(isColumn)) this.refuse('columns', `some of ${columnKeys.join(', ')}`);
    const known = given.filter(isColumn);
    return known.length === 0
      ? [...defaultColumns]
      : columnKeys.filter((key) => key === 'model' || known.includes(key));
  }
}

/** The parameters of a list, without those that say what is the case anyway: 'category=washers&min-reviews=30'. */
export function modelListQuery({ filter, sort, order, columns, page }: ModelList): string {
  const one = (name: string, value: string | number | null): [string, string][] =>
    value === null ? [] : [[name, String(value)]];
  const many = (name: string, values: readonly string[]) =>
    values.map((value): [string, string] => [name, value]);
  const parameters = [
    ...many('category', filter.categories),
    ...many('type', filter.types),
    ...many('brand', filter.brands),
    ...one('min-price', filter.minPrice),
    ...one('max-price', filter.maxPrice),
    ...one('no-price', filter.noPrice ? 1 : null),
    ...one('min-reviews', filter.minReviews),
    ...one('evidence', filter.evidence),
    ...one('stores', filter.stores),
    ...switchKeys.flatMap((key) => one(key, filter[key] ? 1 : null)),
    ...one('sort', sort === 'score' ? null : sort),
    ...one('order', order === firstOrder(sort) ? null : order),
    ...one('columns', columns.join() === defaultColumns.join() ? null : columns.join()),
    ...one('page', page === 1 ? null : page),
  ];
  return new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
}
