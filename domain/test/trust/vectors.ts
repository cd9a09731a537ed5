import { expect } from '@jest/globals';
import type { EvidenceLabel, TrustInput, Versus } from '../../src/trust/trust.js';
import { scoresOf } from '../known-scores.js';
import sample from './fixtures/sample-catalogue.json' with { type: 'json' };
import figures from './fixtures/vectors.json' with { type: 'json' };

type Pair = [score: number | null, count: number | null];
export type Stores = Pair[];

interface Line {
  id: string;
  place: number;
  placeLow: number;
  placeHigh: number;
  score: number;
  variance: number;
  evidence: EvidenceLabel;
  adjusted: number;
  sd: number;
  low: number;
  high: number;
  sureAboveNext: number | null;
  versusNext: Versus | null;
  pool: number;
}

/** Figures are rounded to six decimals. Lists are missing except for some types (with a slash) and categories. */
interface ExpectedCatalogue {
  K?: number;
  F?: number;
  pairs?: number;
  slope?: number;
  priorVariance?: Record<string, number>;
  typeMean?: Record<string, number>;
  typeMeanVariance?: Record<string, number>;
  lists: Record<string, Line[]>;
}

interface KnownModel {
  id: string;
  category: string;
  type: string;
  brand: string;
  model: string;
  stores: Stores;
}

type Row = [id: string, category: string, type: string, brand: string, model: string, stores: Stores];

/** Results that two independent implementations of the method agree on. */
export const vectors = figures as unknown as {
  zNodes: number[];
  normalCdf: { x: number; expected: number }[];
  noise: { score: number; count: number | null; K: number; F: number; expected: number }[];
  evidence: {
    stores: Stores;
    K: number;
    F: number;
    expected: {
      score: number;
      variance: number;
      log10Reviews: number;
      reviews: number;
      margin: number;
      label: EvidenceLabel;
    };
  }[];
  learnNoise: { units: Stores[]; expected: { K: number; F: number; pairs: number } }[];
  posterior: {
    score: number;
    variance: number;
    priorMean: number;
    priorVariance: number;
    priorMeanVariance: number;
    expected: Record<'adjusted' | 'sd' | 'low' | 'high', number>;
  }[];
  sure: { a: [number, number]; b: [number, number]; expected: number }[];
  rankRange: {
    name: string;
    adjusted: number[];
    sd: number[];
    pool: number[] | null;
    expected: { low: number[]; high: number[]; cdfOfFirst: number[] };
  }[];
  storesDisagree: {
    stores: Stores;
    expected: { gap: number; surelyAbove: number; stores: [number, number] } | null;
  }[];
  techsDisagree: {
    ownerUp: number;
    owners: number;
    techUp: number;
    techs: number;
    expected: { chip: 'owners' | 'technicians' | null; low: number; high: number };
  }[];
  suspect: { before: Pair; after: Pair; expected: string[] }[];
  sharedReviews: { a: Pair; b: Pair; expected: boolean }[];
  catalogues: { name: string; models: KnownModel[]; expected: ExpectedCatalogue }[];
  sample: { expected: ExpectedCatalogue };
};

export function inputOf({ stores, type, ...rest }: KnownModel): TrustInput {
  return { ...rest, subcategory: type || null, ...scoresOf(...stores) };
}

/** The models of the shipped sample. */
export const sampleCatalogue = (sample as unknown as Row[]).map(
  ([id, category, type, brand, model, stores]) => inputOf({ id, category, type, brand, model, stores }),
);

/** All known catalogues with their results. */
export const knownCatalogues = [
  ...vectors.catalogues.map(({ models, ...rest }) => ({ ...rest, models: models.map(inputOf) })),
  { name: 'the shipped sample', models: sampleCatalogue, expected: vectors.sample.expected },
];

/** Known figures are rounded to six decimals. */
export const tolerance = 2e-6;

/** Expects the same, with numbers that are as near as rounding lets them be. */
export function known(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, -Math.log10(2 * tolerance));
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(known);
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, known(own)]));
}
