import { DomainError } from '@appliance-index/domain/errors';
import { pageSize } from '@appliance-index/domain/limits';
import type { Month } from '@appliance-index/domain/scores/month';
import { compareText } from '@appliance-index/domain/scores/ranking';
import { type RetailerSlug, retailerSlugs, retailers } from '@appliance-index/domain/scores/retailers';
import { iteratePages } from '../pagination.js';
import type { Clock } from '../ports.js';
import { count, enumOf, type PropertiesOf, text, type ValueOf, view } from '../shapes.js';
import type { ImportedScore, Imports, RollbackCounts } from './import-ports.js';
import {
  ImportRecord,
  type ReportCard,
  rankChanges,
  reportLimit,
  type StoredImport,
} from './import-report.js';

/** A retailer's latest scores. */
export interface RetailerStatus {
  retailer: RetailerSlug;
  name: string;
  month: Month | null;
  import: ImportRecord | null;
}

export const rollbackStates = ['planned', 'rolled-back', 'already-rolled-back'] as const;

const rollbackCounts = {
  changed: count,
  restored: count,
  cleared: count,
  keptEdits: count,
  replaced: count,
  trashed: count,
} satisfies PropertiesOf<RollbackCounts>;

export const RollbackReport = view('RollbackReport', {
  target: text,
  import: ImportRecord,
  state: enumOf(rollbackStates),
  ...rollbackCounts,
  ...rankChanges,
});
export type RollbackReport = ValueOf<typeof RollbackReport>;

/** A score that differs between two imports; null for the import without it. */
export interface ImportDifference {
  brand: string;
  model: string;
  category: string;
  retailer: RetailerSlug;
  before: { score: number | null; reviewCount: number | null } | null;
  after: { score: number | null; reviewCount: number | null } | null;
}

/** The history of score imports. */
export class ImportHistory {
  constructor(
    private readonly imports: Imports,
    private readonly clock: Clock,
  ) {}

  /** A page of score imports, rolled-back ones included, newest first: the first page, or the one before `beforeId`. */
  list(beforeId?: string): Promise<ImportRecord[]> {
    return this.imports.list({ kind: 'scores', ...(beforeId && { beforeId }) }, pageSize);
  }

  /** All score imports, newest first. */
  all(): AsyncGenerator<ImportRecord, void> {
    return iteratePages((last) => this.list(last?.id));
  }

  /** @throws not-found/snapshot */
  async show(id: string): Promise<ImportRecord> {
    const found = await this.imports.find(id);
    if (found?.kind === 'scores') return found;
    const problem = found
      ? `Import ${id} is one of models. Only imports of scores can be shown, compared and rolled back.`
      : `There is no import ${id || '""'}.`;
    throw new DomainError('not-found', 'snapshot', problem);
  }

  /** The import with its scores, as it is kept. @throws not-found/snapshot */
  async stored(id: string): Promise<StoredImport> {
    const found = await this.show(id);
    const [scores, card] = await Promise.all([
      this.imports.storedScores(found.id, reportLimit),
      this.imports.reportCard(found.id),
    ]);
    return { import: found, scores, ...card };
  }

  /** What was kept of the import besides its figures. @throws not-found/snapshot */
  async reportCard(id: string): Promise<ReportCard> {
    return this.imports.reportCard((await this.show(id)).id);
  }

  /** The scores of an import, in no particular order. @throws not-found/snapshot */
  async *scores(id: string): AsyncGenerator<ImportedScore, void> {
    yield* this.imports.scoresOf((await this.show(id)).id);
  }

  /** Differences from the first to the second, by brand, model, category and retailer. @throws not-found/snapshot */
  async diff(firstId: string, secondId: string): Promise<ImportDifference[]> {
    const before = new Map<string, ImportedScore>();
    for await (const score of this.scores(firstId)) before.set(keyOf(score), score);
    const differences: ImportDifference[] = [];
    for await (const score of this.scores(secondId)) {
      const earlier = before.get(keyOf(score));
      before.delete(keyOf(score));
      const isSame = earlier?.score === score.score && earlier.reviewCount === score.reviewCount;
      if (!isSame) differences.push(difference(score, earlier, score));
    }
    for (const removed of before.values()) differences.push(difference(removed, removed, undefined));
    return differences.sort(byName);
  }

  /** The latest scores of each retailer. */
  status(): Promise<RetailerStatus[]> {
    const statuses = retailers.map(async ({ slug, name }) => {
      const newest = await this.imports.newestOf(slug);
      return { retailer: slug, name, month: newest?.month ?? null, import: newest };
    });
    return Promise.all(statuses);
  }

  /** Rolls back a score import; without `apply` only reports what would change. @throws not-found/snapshot */
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
      restored: 0,
      cleared: 0,
      keptEdits: 0,
      replaced: 0,
      trashed: 0,
      changes: { total: 0, listed: [] },
      displaced: { total: 0, listed: [] },
    };
    await this.imports.transaction(
      async (transaction) => {
        // Read again under the import lock: it may have been rolled back in the meantime.
        report.import = await this.show(id);
        if (report.import.rolledBackAt !== null) return false;
        if (apply) await transaction.lockCatalogue();
        Object.assign(report, await transaction.planRollback(id));
        Object.assign(report, await transaction.changes(reportLimit));
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

function byName(one: ImportDifference, other: ImportDifference): number {
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
): ImportDifference {
  return { brand, model, category, retailer, before: pairOf(before), after: pairOf(after) };
}

function pairOf(score: ImportedScore | undefined) {
  return score ? { score: score.score, reviewCount: score.reviewCount } : null;
}
