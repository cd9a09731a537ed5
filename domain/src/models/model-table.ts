import { type CategorySlug, categorySlugs } from '../catalogue/taxonomy.js';
import type { Month } from '../scores/month.js';
import { evidenceLabels } from '../trust/trust.js';
import { type ChoiceGroup, groupsOf, type Option, type Options } from './model-choices.js';
import { type ColumnKey, type ModelRow, modelColumns } from './model-columns.js';
import {
  type CountedGroup,
  type Facet,
  type Facets,
  facetsOf,
  hasEvidence,
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

type Test = (position: number) => boolean;

/** The models of a catalogue, to be filtered and sorted; all counts of an answer come from one walk over them. */
export class ModelTable {
  private readonly facets: Facets;
  private readonly families: Families;
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
  }

  /** @param approved the ids of the models with a technician's thumbs-up */
  select(
    { filter, sort, order }: Omit<ModelList, 'columns' | 'page'>,
    approved: ReadonlySet<string>,
  ): Selection {
    const facets = { ...this.facets, techs: this.approvedFacet(approved) };
    const counted = Object.keys(facets) as CountedGroup[];
    const tests = this.testsOf(filter, facets);
    const counters = counted.map((group) => new Counter(facets[group], filter.family ? this.families : null));
    const total = new Tally(filter.family ? this.families : null);
    const families = new Tally(this.families);
    const alone = new Map(tests.map(({ group }) => [group, new Tally(filter.family ? this.families : null)]));
    const isListed = new Uint8Array(this.models.length);
    for (let position = 0; position < isListed.length; position++) {
      const failed = failedBy(position, tests);
      if (failed === undefined) continue;
      if (failed === null) {
        for (const counter of counters) counter.add(position);
        families.add(position);
        if (total.add(position)) isListed[position] = 1;
      } else {
        counters[counted.indexOf(failed)]?.add(position);
        alone.get(failed)?.add(position);
      }
    }
    const options = Object.fromEntries(
      counted.map((group, index) => [group, counters[index]?.options() ?? []]),
    );
    return {
      total: total.count,
      options: shownOptions(
        { ...options, family: [{ value: '1', count: families.count }] } as Options,
        filter,
      ),
      without:
        total.count > 0
          ? []
          : [...alone].flatMap(([group, { count }]) => (count === 0 ? [] : [{ group, count }])),
      rows: (offset, limit) => this.listed(isListed, this.orderBy(sort, order), offset, limit),
    };
  }

  /** The tests of the groups in which something is chosen; models without a score are left out unless chosen. */
  private testsOf(filter: ModelFilter, facets: Facets): { group: CountedGroup; test: Test }[] {
    const { models } = this;
    const { minReviews, evidence, stores } = filter;
    const among = (group: CountedGroup, values: readonly string[]): Test => {
      const { values: all, codes } = facets[group];
      const isChosen = all.map((value) => values.includes(value));
      return (position) => isChosen[codes[position] ?? 0] === true;
    };
    const of = (test: (model: TableModel) => boolean): Test => {
      return (position) => test(models[position] as TableModel);
    };
    const tests: Record<CountedGroup, Test> = {
      category: among('category', filter.categories),
      type: among('type', filter.types),
      brand: among('brand', filter.brands),
      price: of((model) => fitsPrice(model, filter)),
      'min-reviews': of(({ row }) => row.totalReviews >= (minReviews ?? 0)),
      evidence: of((model) => evidence === null || hasEvidence(model, evidence)),
      stores: of(({ row }) => row.stores >= (stores ?? 0)),
      fresh: among('fresh', ['1']),
      techs: among('techs', ['1']),
      newer: among('newer', ['1']),
      unrated: of(({ isRated }) => isRated),
    };
    const chosen = groupsOf(filter).filter((group) => group !== 'family' && group !== 'unrated');
    const groups = filter.unrated ? chosen : [...chosen, 'unrated' as const];
    return groups.map((group) => ({ group, test: tests[group] }));
  }

  private approvedFacet(ids: ReadonlySet<string>): Facet {
    if (this.approved?.ids !== ids) this.approved = { ids, facet: memberFacet(this.models, ids) };
    return this.approved.facet;
  }

  private listed(isListed: Uint8Array, order: Uint32Array, offset: number, limit: number): ModelRow[] {
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

/** Null if a model passes all tests, the group if it fails one only; else undefined. */
function failedBy(
  position: number,
  tests: readonly { group: CountedGroup; test: Test }[],
): CountedGroup | null | undefined {
  let failed: CountedGroup | null = null;
  for (const { group, test } of tests) {
    if (test(position)) continue;
    if (failed !== null) return undefined;
    failed = group;
  }
  return failed;
}

/** Which family each model belongs to. */
class Families {
  /** Numbers from 0 by position; -1 for a model on its own. */
  readonly numbers: Int32Array;
  readonly size: number;

  constructor(models: readonly TableModel[]) {
    const known = new Map<string, number>();
    this.numbers = Int32Array.from(models, ({ row, family }) => {
      if (row.familySize < 2) return -1;
      if (!known.has(family)) known.set(family, known.size);
      return known.get(family) ?? -1;
    });
    this.size = known.size;
  }
}

/** Counts models, or families if they are given. */
class Tally {
  count = 0;
  private readonly seen = new Set<number>();

  constructor(private readonly families: Families | null) {}

  /** Returns whether the model is counted: the first of its family is. */
  add(position: number): boolean {
    const family = this.families?.numbers[position] ?? -1;
    if (family >= 0) {
      if (this.seen.has(family)) return false;
      this.seen.add(family);
    }
    this.count++;
    return true;
  }
}

/** Counts the models, or families, of each option of a group. */
class Counter {
  private readonly counts: Uint32Array;
  private readonly seen = new Set<number>();

  constructor(
    private readonly facet: Facet,
    private readonly families: Families | null,
  ) {
    this.counts = new Uint32Array(facet.values.length);
  }

  add(position: number): void {
    const code = this.facet.codes[position] as number;
    for (let each = this.facet.isLevel ? 1 : code; each <= code; each++) {
      if (this.families === null || this.isNew(each, position, this.families))
        (this.counts[each] as number)++;
    }
  }

  private isNew(code: number, position: number, families: Families): boolean {
    const family = families.numbers[position] ?? -1;
    if (family < 0) return true;
    const key = code * families.size + family;
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }

  options(): Option[] {
    return this.facet.values.flatMap((value, code) =>
      value === '' ? [] : [{ value, count: this.counts[code] ?? 0 }],
    );
  }
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

function fitsPrice({ priceCents }: TableModel, filter: ModelFilter): boolean {
  if (priceCents === null) return filter.noPrice;
  const hasBand = filter.minPrice !== null || filter.maxPrice !== null;
  return hasBand && isInBand(priceCents, filter);
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
