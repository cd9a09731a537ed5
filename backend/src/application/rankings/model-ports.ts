import type { EvidenceLabel } from '@appliance-index/domain/trust/trust';
import type { FoundModel } from './ranking-ports.js';

/** What the table needs of a model. What has not been assessed since it was added or moved is null. */
export type ListedModel = Omit<FoundModel, 'imageUrl' | 'coverUrl'> & {
  reliabilityScore: number | null;
  isPictured: boolean;
  priceCents: number | null;
  evidence: EvidenceLabel | null;
  /** The likely true score; null without a score, too. */
  adjusted: number | null;
  scoreMonth: string | null;
  /** The id of the first model of those that share its reviews, and how many there are. */
  poolFirst: string | null;
  poolSize: number | null;
};

/** Read access for the table of all models. */
export abstract class ModelReads {
  /** All models, in the official order. */
  abstract all(): Promise<ListedModel[]>;
  /** The ids of the models to which a verified technician gives a thumbs-up that counts, sorted. */
  abstract approved(now: Date): Promise<string[]>;
}
