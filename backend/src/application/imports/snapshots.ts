import { DomainError } from '../../domain/errors.js';
import type { Month } from '../../domain/scores/month.js';
import { compareText } from '../../domain/scores/ranking.js';
import { type RetailerSlug, retailerSlugs, retailers } from '../../domain/scores/retailers.js';
import { iteratePages, pageSize } from '../pagination.js';
import type { Clock } from '../ports.js';
import type { ImportedScore, Imports } from './import-ports.js';
import type { ImportRecord } from './import-report.js';

/** What one retailer's newest scores are. */
export interface RetailerStatus {
  retailer: RetailerSlug;
  name: string;
  month: Month | null;
  import: ImportRecord | null;
}

export const rollbackStates = ['planned', 'rolled-back', 'already-rolled-back'] as const;

export interface RollbackReport {
  target: string;
  import: ImportRecord;
  state: (typeof rollbackStates)[number];
  /** Models that get their former scores back. */
  changed: number;
  /** Scores that somebody changed since; they stay. */
  keptEdits: number;
  /** Models that the import had created; they go to the trash. */
  trashed: number;
}

/** A score that one import has otherwise than the other; null on the side that lacks the model. */
export interface SnapshotDifference {
  brand: string;
  model: string;
  category: string;
  retailer: RetailerSlug;
  before: { score: number | null; reviewCount: number | null } | null;
  after: { score: number | null; reviewCount: number | null } | null;
}

/** The imports of scores as the history they form. */
export class Snapshots {
  constructor(
    private readonly imports: Imports,
    private readonly clock: Clock,
  ) {}

  /** A page of them, newest first, from the newest or the first one older than `beforeId`; rolled-back ones are among them. */
  list(beforeId?: string): Promise<ImportRecord[]> {
    return this.imports.list({ kind: 'scores', ...(beforeId && { beforeId }) }, pageSize);
  }

  /** Newest first. */
  all(): AsyncGenerator<ImportRecord, void> {
    return iteratePages((last) => this.list(last?.id));
  }

  /** @throws not-found/snapshot */
  async show(id: string): Promise<ImportRecord> {
    const found = await this.imports.find(id);
    if (found?.kind === 'scores') return found;
    throw new DomainError(
      'not-found',
      'snapshot',
      `There is no snapshot ${id}. "snapshots list" shows them.`,
    );
  }

  /** The scores that an import brought, in no particular order. @throws not-found/snapshot */
  async *scores(id: string): AsyncGenerator<ImportedScore, void> {
    yield* this.imports.scoresOf((await this.show(id)).id);
  }

  /** What the second has otherwise than the first, by brand, model, category and retailer. @throws not-found/snapshot */
  async diff(firstId: string, secondId: string): Promise<SnapshotDifference[]> {
    const before = new Map<string, ImportedScore>();
    for await (const score of this.scores(firstId)) before.set(keyOf(score), score);
    const differences: SnapshotDifference[] = [];
    for await (const score of this.scores(secondId)) {
      const earlier = before.get(keyOf(score));
      before.delete(keyOf(score));
      const isSame = earlier?.score === score.score && earlier.reviewCount === score.reviewCount;
      if (!isSame) differences.push(difference(score, earlier, score));
    }
    for (const gone of before.values()) differences.push(difference(gone, gone, undefined));
    return differences.sort(byName);
  }

  /** For each retailer the newest month with scores. */
  status(): Promise<RetailerStatus[]> {
    const statuses = retailers.map(async ({ slug, name }) => {
      const newest = await this.imports.newestOf(slug);
      return { retailer: slug, name, month: newest?.month ?? null, import: newest };
    });
    return Promise.all(statuses);
  }

  /** Takes an import of scores back; without `apply` says what that would do. @throws not-found/snapshot */
  async rollback(
    id: string,
    { apply, actor }: { apply: boolean; actor: string },
    signal?: AbortSignal,
  ): Promise<RollbackReport> {
    const report: RollbackReport = {
      target: this.imports.target(),
      import: await this.show(id),
      state: 'already-rolled-back',
      changed: 0,
      keptEdits: 0,
      trashed: 0,
    };
    await this.imports.transaction(
      async (transaction) => {
        // Looked at once more, alone with it: somebody else may have taken it back in the meantime.
        report.import = await this.show(id);
        if (report.import.rolledBackAt !== null) return false;
        if (apply) await transaction.lockCatalogue();
        Object.assign(report, await transaction.planRollback(id));
        report.state = apply ? 'rolled-back' : 'planned';
        if (apply) await transaction.writeRollback(id, this.clock.now(), actor);
        return apply;
      },
      { signal },
    );
    return report;
  }
}

function keyOf({ applianceId, retailer }: ImportedScore): string {
  return `${applianceId} ${retailer}`;
}

function byName(one: SnapshotDifference, other: SnapshotDifference): number {
  return (
    compareText(one.brand, other.brand) ||
    compareText(one.model, other.model) ||
    compareText(one.category, other.category) ||
    retailerSlugs.indexOf(one.retailer) - retailerSlugs.indexOf(other.retailer)
  );
}

function difference(
  { brand, model, category, retailer }: ImportedScore,
  before: ImportedScore | undefined,
  after: ImportedScore | undefined,
): SnapshotDifference {
  return { brand, model, category, retailer, before: pairOf(before), after: pairOf(after) };
}

function pairOf(score: ImportedScore | undefined) {
  return score ? { score: score.score, reviewCount: score.reviewCount } : null;
}
