import type { TrustModel } from '@appliance-index/domain/trust/trust';
import type { TechsDisagree, TrustReads } from './trust-ports.js';
import { type TrustView, trustView } from './trust-views.js';

/** The assessment of the whole catalogue, for whoever wants to check it. */
export class CatalogueTrust {
  constructor(private readonly reads: TrustReads) {}

  model(): Promise<TrustModel | null> {
    return this.reads.model();
  }

  /** The only figures that change without the catalogue. */
  techsDisagree(): Promise<TechsDisagree> {
    return this.reads.techsDisagree(null);
  }

  /** Every rated model in the list of its type, or with a category those of it in its list; ordered by id. */
  async *models(
    category: string | null,
    techsDisagree: TechsDisagree,
  ): AsyncGenerator<{ id: string; trust: TrustView }, void> {
    for await (const { id, trust } of this.reads.stream(category)) {
      const placement = category === null ? trust.inType : trust.inCategory;
      yield { id, trust: trustView(trust, placement, techsDisagree.get(id) ?? null) };
    }
  }
}
