import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import type { Month } from '@appliance-index/domain/scores/month';
import type { ListFacts } from '@appliance-index/domain/trust/list-facts';
import type { EvidenceLabel, RatedTrust, TrustModel } from '@appliance-index/domain/trust/trust';
import type { ListEnd, Scope } from './ranking-ports.js';

/** The stored assessment of a rated model. */
export interface StoredTrust {
  trust: RatedTrust;
  /** The month of its newest score; null when one was entered by staff. */
  scoreMonth: Month | null;
}

/** Places count from 1. */
export interface LikelyPlaces {
  low: number;
  high: number;
}

/** Who recommends a model more, by id; models on which owners and technicians agree are absent. */
export type TechsDisagree = ReadonlyMap<string, 'owners' | 'technicians'>;

/** How strong the evidence of rated models is, by id. */
export type EvidenceById = ReadonlyMap<string, EvidenceLabel>;

/**
 * Read access to the assessment of the catalogue, which was made when the catalogue last changed. A model that has been
 * added or moved since is absent.
 */
export abstract class TrustReads {
  abstract trustOf(applianceIds: readonly string[]): Promise<ReadonlyMap<string, StoredTrust>>;
  /** The same of models' evidence alone; null means every model. */
  abstract evidenceOf(applianceIds: readonly string[] | null): Promise<EvidenceById>;
  /** Null for a list without rated models; a null scope is the whole catalogue. */
  abstract factsOf(scope: Scope | null): Promise<ListFacts | null>;
  /** The first models of a scope by their likely true scores, from one end; only rated models are in it. */
  abstract rankedByEvidence(scope: Scope, end: ListEnd, limit: number): Promise<Appliance[]>;
  /** The model's likely places at the ends of past months, where they were assessed. */
  abstract pastPlacesOf(applianceId: string, scope: Scope): Promise<ReadonlyMap<Month, LikelyPlaces>>;
  /** What the catalogue taught; null before the first assessment. */
  abstract model(): Promise<TrustModel | null>;
  /** The rated models of a category, or of all for null, ordered by id; later pages may reflect newer changes. */
  abstract stream(category: string | null): AsyncIterable<{ id: string; trust: RatedTrust }>;
  /** From the votes as they are now; a null list of ids means every model. */
  abstract techsDisagree(applianceIds: readonly string[] | null): Promise<TechsDisagree>;
}
