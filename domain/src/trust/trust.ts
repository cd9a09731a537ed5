import type { RetailerScores, RetailerSlug } from '../scores/retailers.js';
import type { trustConstants, trustVersion } from './constants.js';

/** What the assessment needs of a model. A missing type is a type of its own. */
export interface TrustInput extends RetailerScores {
  id: string;
  category: string;
  subcategory: string | null;
  brand: string;
  model: string;
}

/** How many stars the score can be off by: the label of a margin. 'none': no retailer has a score. */
export const evidenceLabels = ['none', 'very low', 'low', 'good', 'high'] as const;
export type EvidenceLabel = (typeof evidenceLabels)[number];

/** Whether there is enough evidence to rely on the score. */
export function isWellFounded(evidence: EvidenceLabel): boolean {
  return evidence === 'good' || evidence === 'high';
}

/** Whether a model stands outside of its likely places by its own few reviews, and not by those of other models. */
export function isPlacedByFewReviews(trust: { outside: boolean | null; evidence: EvidenceLabel }): boolean {
  return trust.outside === true && !isWellFounded(trust.evidence);
}

/** Whether the evidence puts a model before another, behind it, or cannot tell. */
export const versusLabels = ['ahead', 'tie', 'behind'] as const;
export type Versus = (typeof versusLabels)[number];

/** A model's place in a list of rated models. Places count from 1. */
export interface Placement {
  /** In the official order. */
  place: number;
  /** The true place is between these two with a chance of 90 %. */
  placeLow: number;
  placeHigh: number;
  /** Number of rated models in the list. */
  of: number;
  /** Whether the official place is outside of the likely places. */
  outside: boolean;
  /** Chance, 0 to 1, that the true score is above the next model's; null for the last, and between models of one pool. */
  sureAboveNext: number | null;
  /** Null for the last of the list only. */
  versusNext: Versus | null;
}

/** Two retailers whose reviewers differ by more than chance explains. */
export interface RetailersDisagree {
  /** Difference of the two scores, in stars. */
  gap: number;
  /** Stars by which the two surely differ. */
  surelyAbove: number;
  /** In the fixed order of the retailers. */
  stores: readonly [RetailerSlug, RetailerSlug];
}

/** Models whose reviews a retailer has merged: the same brand, type, scores and counts. */
export interface Pool {
  /** Number of models in it, this one included; 1 without others. */
  size: number;
  /** The id of the first in the order of the catalogue, whose evidence counts; the model's own id without others. */
  first: string;
}

/** How sure a rated model's place is. Scores, margins and deviations are in stars, unrounded. */
export interface RatedTrust {
  /** The official score, 0 to 5. */
  score: number;
  /** Noise of the score, in stars squared. */
  variance: number;
  /** The likely true score: the official one, pulled towards models of its type with as many reviews. */
  adjusted: number;
  /** Standard deviation of the likely true score. */
  sd: number;
  /** The true score is between these two, cut to 1 and 5, with a chance of 90 %. */
  low: number;
  high: number;
  /** How far the official score can be off, with a chance of 90 %. */
  margin: number;
  evidence: Exclude<EvidenceLabel, 'none'>;
  pool: Pool;
  storesDisagree: RetailersDisagree | null;
  /** Among the models of its category and type, and of its category. */
  inType: Placement;
  inCategory: Placement;
}

/** There is nothing to say of a model that no retailer has a score of. */
type UnratedTrust = { [F in Exclude<keyof RatedTrust, 'evidence'>]: null } & { evidence: 'none' };

/** The trust in every unrated model. */
export const unrated: UnratedTrust = {
  score: null,
  variance: null,
  adjusted: null,
  sd: null,
  low: null,
  high: null,
  margin: null,
  evidence: 'none',
  pool: null,
  storesDisagree: null,
  inType: null,
  inCategory: null,
};

/** How sure a model's place is. The evidence is 'none' exactly when all else is null. */
export type ModelTrust = RatedTrust | UnratedTrust;

/** What the catalogue teaches, from which every figure follows. */
export interface TrustModel {
  version: typeof trustVersion;
  /** Noise of batches, without unit. */
  K: number;
  /** Variance between retailers, in stars squared. */
  F: number;
  /** Number of pairs of retailers that K and F are learned from. */
  pairs: number;
  /** Stars per tenfold reviews. */
  slope: number;
  /** Variance of the true scores inside a type, in stars squared, by category. */
  priorVariance: Record<string, number>;
  /** Mean of the true scores at 100 reviews, in stars, by `typeKey`. */
  typeMean: Record<string, number>;
  /** Variance of that mean, in stars squared, by `typeKey`. */
  typeMeanVariance: Record<string, number>;
  constants: typeof trustConstants;
}

/** The assessment of a whole catalogue. */
export interface CatalogueTrust {
  model: TrustModel;
  /** By id; every model of the catalogue is in it. */
  models: ReadonlyMap<string, ModelTrust>;
}

/** Identifies a type across categories: 'washers/top-load'; 'washers/' for models without a type. */
export function typeKey({ category, subcategory }: Pick<TrustInput, 'category' | 'subcategory'>): string {
  return `${category}/${subcategory ?? ''}`;
}
