import { categorySlugs } from '../catalogue/taxonomy.js';
import { aYearBefore, type Month } from '../scores/month.js';
import { evidenceLabels } from '../trust/trust.js';
import { bandValue, type ChoiceGroup } from './model-choices.js';
import type { ModelRow } from './model-columns.js';
import {
  minEvidences,
  minStores,
  offeredMinReviews,
  offeredPrices,
  type PriceBand,
  typeSlugs,
} from './model-list.js';

/** A model of the table with what it is filtered and sorted by besides. */
export interface TableModel {
  row: ModelRow;
  isRated: boolean;
  /** In stars, unrounded. */
  avgScore: number;
  priceCents: number | null;
  /** The first model of those that share its reviews; its own id without others. */
  family: string;
}

/** The options of a group with the one that each model fits, by its position in `values`. */
export interface Facet {
  values: readonly string[];
  codes: Uint16Array;
  /** Whether a model that fits a value fits all before it, too, as with a least number of reviews. */
  isLevel: boolean;
}

export type CountedGroup = Exclude<ChoiceGroup, 'family'>;
export type Facets = Readonly<Record<CountedGroup, Facet>>;

/** Models fit the first value when nothing is asked for. */
const nothing = '';
const onOff = [nothing, '1'];
const prices = [...offeredPrices.map(bandValue), 'none'];

/** What the options of a catalogue's table are counted by. */
export function facetsOf(models: readonly TableModel[], updated: Month | null): Facets {
  const since = updated === null ? '' : aYearBefore(updated);
  const brands = byName([...new Set(models.map(({ row }) => row.brand))]);
  const oneOf = (values: readonly string[], ownValue: (model: TableModel) => string): Facet => {
    const codes = new Map(values.map((value, code) => [value, code]));
    return {
      values,
      codes: Uint16Array.from(models, (model) => codes.get(ownValue(model)) ?? 0),
      isLevel: false,
    };
  };
  const level = (values: readonly (string | number)[], levelOf: (model: TableModel) => number): Facet => ({
    values: [nothing, ...values.map(String)],
    codes: Uint16Array.from(models, (model) => levelOf(model) + 1),
    isLevel: true,
  });
  const flag = (isOn: (model: TableModel) => boolean): Facet => ({
    values: onOff,
    codes: Uint16Array.from(models, (model) => Number(isOn(model))),
    isLevel: false,
  });
  return {
    category: oneOf(categorySlugs, ({ row }) => row.category),
    type: oneOf([nothing, ...typeSlugs], ({ row }) => row.subcategory ?? nothing),
    brand: oneOf(brands, ({ row }) => row.brand),
    price: oneOf(prices, priceValue),
    'min-reviews': level(offeredMinReviews, ({ row }) =>
      offeredMinReviews.findLastIndex((least) => row.totalReviews >= least),
    ),
    evidence: level(minEvidences, (model) =>
      minEvidences.findLastIndex((least) => hasEvidence(model, least)),
    ),
    stores: level(minStores, ({ row }) => minStores.findLastIndex((least) => row.stores >= least)),
    fresh: flag(({ row }) => row.scoreMonth !== null && row.scoreMonth > since),
    techs: flag(() => false),
    newer: flag(({ row }) => !row.isLower),
    unrated: flag(({ isRated }) => !isRated),
  };
}

/** The facet of the models that are in a set. */
export function memberFacet(models: readonly TableModel[], members: ReadonlySet<string>): Facet {
  const codes = Uint16Array.from(models, ({ row }) => Number(members.has(row.id)));
  return { values: onOff, codes, isLevel: false };
}

/** Sorts names without regard to case. */
function byName(names: string[]): string[] {
  return names
    .map((name) => ({ name, key: name.toLowerCase() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ name }) => name);
}

export function isInBand(cents: number, { minPrice, maxPrice }: PriceBand): boolean {
  return (
    (minPrice === null || cents >= Math.round(minPrice * 100)) &&
    (maxPrice === null || cents <= Math.round(maxPrice * 100))
  );
}

function priceValue({ priceCents }: TableModel): string {
  const band = priceCents === null ? undefined : offeredPrices.find((each) => isInBand(priceCents, each));
  return band ? bandValue(band) : 'none';
}

/** Whether the evidence is at least so strong. */
export function hasEvidence({ row }: TableModel, least: (typeof minEvidences)[number]): boolean {
  return row.evidence !== null && evidenceLabels.indexOf(row.evidence) >= evidenceLabels.indexOf(least);
}
