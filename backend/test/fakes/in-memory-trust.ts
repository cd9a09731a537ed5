import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import type { Month } from '@appliance-index/domain/scores/month';
import { ranked } from '@appliance-index/domain/scores/ranking';
import { isRated } from '@appliance-index/domain/scores/score';
import { byAdjusted } from '@appliance-index/domain/trust/adjusted-order';
import { assessCatalogue } from '@appliance-index/domain/trust/catalogue-trust';
import type { ListFacts } from '@appliance-index/domain/trust/list-facts';
import type { CatalogueTrust, ModelTrust, RatedTrust, TrustModel } from '@appliance-index/domain/trust/trust';
import type { ListEnd, Scope } from '../../src/application/rankings/ranking-ports.js';
import {
  type EvidenceById,
  type LikelyPlaces,
  type StoredTrust,
  type TechsDisagree,
  TrustReads,
} from '../../src/application/rankings/trust-ports.js';

/** The assessment of models in memory, by the domain's functions. */
export class InMemoryTrust implements TrustReads {
  disagreements: TechsDisagree = new Map();
  facts: ListFacts | null = null;
  pastPlaces = new Map<Month, LikelyPlaces>();
  private readonly assessment: CatalogueTrust;

  /** @param scoreMonths the month of each model's newest score, by id */
  constructor(
    private readonly models: readonly Appliance[] = [],
    private readonly scoreMonths: ReadonlyMap<string, Month> = new Map(),
  ) {
    this.assessment = assessCatalogue(ranked(models, 'overall'));
  }

  async trustOf(applianceIds: readonly string[]): Promise<ReadonlyMap<string, StoredTrust>> {
    const rated = this.rated().filter(({ id }) => applianceIds.includes(id));
    return new Map(
      rated.map(({ id, trust }) => [id, { trust, scoreMonth: this.scoreMonths.get(id) ?? null }]),
    );
  }

  async evidenceOf(applianceIds: readonly string[] | null): Promise<EvidenceById> {
    const rated = this.rated().filter(({ id }) => applianceIds === null || applianceIds.includes(id));
    return new Map(rated.map(({ id, trust }) => [id, trust.evidence]));
  }

  async factsOf(): Promise<ListFacts | null> {
    return this.facts;
  }

  async rankedByEvidence(scope: Scope, end: ListEnd, limit: number): Promise<Appliance[]> {
    const inScope = this.models.filter(
      (model) =>
        isRated(model) &&
        model.category === scope.category &&
        (scope.subcategory === null || model.subcategory === scope.subcategory),
    );
    const sorted = inScope.toSorted(byAdjusted(({ id }) => this.assessment.models.get(id)?.adjusted ?? null));
    return (end === 'best' ? sorted : sorted.toReversed()).slice(0, limit);
  }

  async pastPlacesOf(): Promise<ReadonlyMap<Month, LikelyPlaces>> {
    return this.pastPlaces;
  }

  async model(): Promise<TrustModel> {
    return this.assessment.model;
  }

  async *stream(): AsyncGenerator<{ id: string; trust: RatedTrust }, void> {
    yield* this.rated();
  }

  async techsDisagree(): Promise<TechsDisagree> {
    return this.disagreements;
  }

  private rated(): { id: string; trust: RatedTrust }[] {
    return [...this.assessment.models].flatMap(([id, trust]) => (isRatedTrust(trust) ? [{ id, trust }] : []));
  }
}

function isRatedTrust(trust: ModelTrust): trust is RatedTrust {
  return trust.evidence !== 'none';
}
