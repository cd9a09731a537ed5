import { type CategorySlug, categorySlugs } from '../catalogue/taxonomy.js';
import { recordFrom } from '../objects.js';
import type { Month } from '../scores/month.js';
import { evidenceLabels } from '../trust/trust.js';
import { type ChoiceGroup, groupsOf, type Options } from './model-choices.js';
import { type ColumnKey, type ModelRow, modelColumns } from './model-columns.js';
import { countOptions, Families, type Positions, sift, type Test } from './model-counts.js';
import {
  type CountedGroup,
  type Facet,
  type Facets,
  facetsOf,
  isInBand,
  memberFacet,
  type TableModel,
} from './model-facets.js';
import { type ModelFilter, type ModelList, type Order, typesIn } from './model-list.js';

/** The answer to a filter. */
export interface Selection {
  total: number;
  /** Each option with the number of models that it would list beside the choices of the other groups. */
  options: Options;
  /** When nothing fits: the groups whose choices alone are in the way, and how many models there are without them. */
  without: { group: ChoiceGroup; count: number }[];
  /** The models of a part of the list, in its order. */
  rows: (offset: number, limit: number) => ModelRow[];
}

/** The models of a catalogue, to be filtered and sorted; all counts of an answer come from one walk over them. */
export class ModelTable {
  private readonly facets: Facets;
  private readonly families: Families;
  private readonly reviews: Float64Array;
  /** In cents; NaN without a price. */
  private readonly prices: Float64Array;
  private approved: { ids: ReadonlySet<string>; facet: Facet } | undefined;
  /** Positions of the models by column and direction, made when first asked for. */
  private readonly orders = new Map<string, Uint32Array>();

  /**
   * @param models in the official order
   * @param updated the catalogue's newest month with scores
   */
  constructor(
    private readonly models: readonly TableModel[],
    updated: Month | null,
  ) {
    this.facets = facetsOf(models, updated);
    this.families = new Families(models);
    this.reviews = Float64Array.from(models, ({ row }) => row.totalReviews);
    this.prices = Float64Array.from(models, ({ priceCents }) => priceCents ?? Number.NaN);
  }

  /** @param approved the ids of the models with a technician's thumbs-up */
  select(
    { filter, sort, order }: Omit<ModelList, 'columns' | 'page'>,
    approved: ReadonlySet<string>,
  ): Selection {
    const facets = { ...this.facets, techs: this.approvedFacet(approved) };
    const { passing, failing } = sift(this.models.length, this.testsOf(filter, facets));
    const families = filter.family ? this.families : null;
    const counted = (positions: Positions) => (families ? families.firsts(positions) : positions);
    const options = recordFrom(Object.keys(facets) as CountedGroup[], (group) =>
      countOptions(facets[group], [passing, failing.get(group) ?? []], families),
    );
    const family = [{ value: '1', count: this.families.firsts(passing).length }];
    const listed = counted(passing);
    const without = [...failing].map(([group, positions]) => ({ group, count: counted(positions).length }));
    return {
      total: listed.length,
      options: shownOptions({ ...options, family }, filter),
      without: listed.length > 0 ? [] : without.filter(({ count }) => count > 0),
      rows: (offset, limit) => this.rowsOf(listed, this.orderBy(sort, order), offset, limit),
    };
  }

  /** The tests of the groups in which something is chosen; models without a score are left out unless chosen. */
  private testsOf(filter: ModelFilter, facets: Facets): Test<CountedGroup>[] {
    const { minReviews, evidence, stores } = filter;
    const among = (group: CountedGroup, values: readonly string[]) =>
      fitting(facets[group], (value) => values.includes(value));
    const atLeast = (group: CountedGroup, least: string) => {
      const lowest = facets[group].values.indexOf(least);
      return fitting(facets[group], (_, code) => code >= lowest);
    };
    const fits: Record<CountedGroup, () => Uint8Array> = {
      category: () => among('category', filter.categories),
      type: () => among('type', filter.types),
      brand: () => among('brand', filter.brands),
      price: () => marked(this.prices, (cents) => fitsPrice(cents, filter)),
      'min-reviews': () => marked(this.reviews, (reviews) => reviews >= (minReviews ?? 0)),
      evidence: () => atLeast('evidence', String(evidence)),
      stores: () => atLeast('stores', String(stores)),
      fresh: () => among('fresh', ['1']),
      techs: () => among('techs', ['1']),
      newer: () => among('newer', ['1']),
      unrated: () => among('unrated', ['']),
    };
    const chosen = groupsOf(filter).filter((group) => group !== 'family' && group !== 'unrated');
    const groups = filter.unrated ? chosen : [...chosen, 'unrated' as const];
    return groups.map((group) => ({ group, fits: fits[group]() }));
  }

  private approvedFacet(ids: ReadonlySet<string>): Facet {
    if (this.approved?.ids !== ids) this.approved = { ids, facet: memberFacet(this.models, ids) };
    return this.approved.facet;
  }

  private rowsOf(listed: Positions, order: Uint32Array, offset: number, limit: number): ModelRow[] {
    const isListed = new Uint8Array(this.models.length);
    for (const position of listed) isListed[position] = 1;
    const rows: ModelRow[] = [];
    let skipped = 0;
    for (const position of order) {
      if (rows.length === limit) break;
      if (isListed[position] === 0) continue;
      if (skipped < offset) skipped++;
      else rows.push((this.models[position] as TableModel).row);
    }
    return rows;
  }

  private orderBy(sort: ColumnKey, order: Order): Uint32Array {
    const name = `${sort} ${order}`;
    const known = this.orders.get(name);
    if (known) return known;
    const keys = this.models.map(sortKeys[sort]);
    const sign = order === 'asc' ? 1 : -1;
    // Ties keep the official order, and models without a value come last in both directions.
    const positions = Uint32Array.from(keys.keys()).sort((a, b) => {
      const [one, other] = [keys[a] ?? null, keys[b] ?? null];
      if (one === other) return a - b;
      if (one === null || other === null) return one === null ? 1 : -1;
      return one < other ? -sign : sign;
    });
    this.orders.set(name, positions);
    return positions;
  }
}

/** By position: 1 for each model whose option fits. */
function fitting({ values, codes }: Facet, isFitting: (value: string, code: number) => boolean): Uint8Array {
  const byCode = values.map((value, code) => Number(isFitting(value, code)));
  const fits = new Uint8Array(codes.length);
  // `from` would take ten times as long.
  for (let position = 0; position < codes.length; position++)
    fits[position] = byCode[codes[position] as number] as number;
  return fits;
}

function marked(numbers: Float64Array, isFitting: (number: number) => boolean): Uint8Array {
  const fits = new Uint8Array(numbers.length);
  for (let position = 0; position < numbers.length; position++)
    if (isFitting(numbers[position] as number)) fits[position] = 1;
  return fits;
}

/** Leaves out the types of other categories, and brands without models; whatever is chosen stays. */
function shownOptions(options: Options, { categories, types, brands }: ModelFilter): Options {
  const shownTypes = new Set([...typesIn(categories), ...types]);
  const known = new Set(options.brand.map(({ value }) => value));
  const unknown = brands.filter((brand) => !known.has(brand)).map((value) => ({ value, count: 0 }));
  return {
    ...options,
    type: options.type.filter(({ value }) => shownTypes.has(value)),
    brand: [...options.brand.filter(({ value, count }) => count > 0 || brands.includes(value)), ...unknown],
  };
}

/** @param cents NaN without a price */
function fitsPrice(cents: number, filter: ModelFilter): boolean {
  if (Number.isNaN(cents)) return filter.noPrice;
  const hasBand = filter.minPrice !== null || filter.maxPrice !== null;
  return hasBand && isInBand(cents, filter);
}

/** What models are sorted by; null comes last. */
const sortKeys: Readonly<Record<ColumnKey, (model: TableModel) => string | number | null>> = {
  place: ({ row }) => row.place,
  brand: ({ row }) => row.brand.toLowerCase(),
  model: ({ row }) => row.model.toLowerCase(),
  category: ({ row }) => categorySlugs.indexOf(row.category as CategorySlug),
  type: ({ row }) => modelColumns.type.text(row) || null,
  price: ({ priceCents }) => priceCents,
  score: ({ isRated, avgScore }) => (isRated ? avgScore : null),
  reviews: ({ row }) => row.totalReviews,
  evidence: ({ row }) => (row.evidence === null ? null : evidenceLabels.indexOf(row.evidence)),
  stores: ({ row }) => row.stores,
  reliability: ({ row }) => row.reliabilityScore,
  month: ({ row }) => row.scoreMonth,
  newer: ({ row }) => Number(row.isLower),
  family: ({ row }) => row.familySize,
};
