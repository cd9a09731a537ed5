import type { TrustModel } from '@appliance-index/domain/trust/trust';
import type { CatalogueVersion } from '../ports.js';
import type { TechsDisagree, TrustReads } from './trust-ports.js';
import { type TrustView, trustView } from './trust-views.js';

/** The assessment of all models, or of those of a category. */
export interface AssessedModels {
  model: () => Promise<TrustModel | null>;
  /**
   * Every rated model in the list of its type, or with a category those of it in its list; ordered by id.
   * @throws Error when the catalogue has changed meanwhile
   */
  models: () => AsyncGenerator<{ id: string; trust: TrustView }, void>;
  /** Differs between answers that differ; null when nothing tells whether the answer is still the same. */
  identity: readonly unknown[] | null;
}

/** The assessment of the whole catalogue, for whoever wants to check it. */
export class CatalogueTrust {
  constructor(
    private readonly reads: TrustReads,
    private readonly version: CatalogueVersion,
  ) {}

  async of(category: string | null): Promise<AssessedModels> {
    // The only figures that change without the catalogue.
    const techsDisagree = await this.reads.techsDisagree(null);
    const version = this.version.current();
    return {
      model: () => this.reads.model(),
      models: () => this.models(category, techsDisagree, version),
      identity: version === null ? null : [version, category, ...techsDisagree],
    };
  }

  private async *models(
    category: string | null,
    techsDisagree: TechsDisagree,
    version: string | null,
  ): AsyncGenerator<{ id: string; trust: TrustView }, void> {
    for await (const { id, trust } of this.reads.stream(category)) {
      const placement = category === null ? trust.inType : trust.inCategory;
      yield { id, trust: trustView(trust, placement, techsDisagree.get(id) ?? null) };
    }
    if (version !== this.version.current())
      throw new Error('The catalogue changed while its trust was read.');
  }
}
