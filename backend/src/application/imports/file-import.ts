import { DomainError } from '../../domain/errors.js';
import { trippedGuards } from '../../domain/imports/import-guards.js';
import type { RatingScale, Reject } from '../../domain/imports/score-file.js';
import { parseMonth } from '../../domain/scores/month.js';
import { formulaVersion } from '../../domain/scores/score.js';
import type { Clock } from '../ports.js';
import { FileLayout } from './file-layout.js';
import type {
  Imports,
  ImportTransaction,
  StagedRow,
  TableFile,
  TableFiles,
  TableRow,
} from './import-ports.js';
import type { ImportKind, ImportReport } from './import-report.js';

/** How many changes, displaced models and rejects a report lists; the totals are told in full. */
const reportLimit = 1_000;

export interface FileImportRequest {
  kind: ImportKind;
  source: { name: string; bytes: AsyncIterable<Uint8Array> };
  /** Of a file that holds one retailer's ratings. */
  retailer?: string | undefined;
  /** Required for scores. */
  month?: string | undefined;
  scale?: RatingScale | undefined;
  /** Scores only; a catalogue file always creates what is missing. */
  createMissing?: boolean;
  /** As many bad rows may be left out. */
  allowRejects?: number;
  /** Apply in spite of tripped guards. */
  acceptAll?: boolean;
  /** False plans only. */
  apply: boolean;
  /** Who imports, for the record. */
  actor: string;
  /** Called with every row that is not taken and the names of the file's columns; the next one waits for the promise. */
  onReject?: ((reject: Reject, columns: readonly string[]) => Promise<void>) | undefined;
  /** Called with the number of rows read so far. */
  onProgress?: ((rows: number) => void) | undefined;
  /** Until another import has ended, instead of being refused. */
  wait?: boolean;
  signal?: AbortSignal | undefined;
}

/** Brings files of scores and of models into the catalogue: plan and apply are the same run, with or without the write at its end. */
export class FileImport {
  constructor(
    private readonly imports: Imports,
    private readonly files: TableFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws invalid/... when the file as a whole cannot be used, conflict/import-running while another import writes
   */
  async run(request: FileImportRequest): Promise<ImportReport> {
    const month = this.monthOf(request);
    const file = await this.files.open(request.source.name, request.source.bytes);
    const layout = FileLayout.of(file.header, { ...request, month });
    const run = new Run(request, file, layout, this.imports.target());
    await this.imports.transaction((transaction) => run.perform(transaction, this.clock.now()), request);
    return run.report;
  }

  private monthOf({ kind, month }: FileImportRequest): string | null {
    if (kind === 'catalogue') return null;
    if (month !== undefined) return parseMonth(month, this.clock.now());
    throw new DomainError('invalid', 'month', 'Say which month the scores belong to, like 2026-05.');
  }
}

/** An export that lost its rows must not look like one that brings no news. */
function emptyFile(): DomainError {
  return new DomainError('invalid', 'file-empty', 'The file has a header and no rows. Export it once more.');
}

/** One import from the first row to its report. */
class Run {
  readonly report: ImportReport;
  private lastRejectedLine = 0;

  constructor(
    private readonly request: FileImportRequest,
    private readonly file: TableFile,
    private readonly layout: FileLayout,
    target: string,
  ) {
    const { kind, retailers, month } = layout.rules;
    this.report = {
      target,
      kind,
      file: { name: request.source.name, sha256: '', encoding: 'utf-8', bytes: 0 },
      retailers: [...retailers],
      columns: [...file.header],
      ignoredColumns: [...layout.ignoredColumns],
      month,
      state: 'planned',
      counts: { rows: 0, rejected: 0, created: 0, changed: 0, unchanged: 0 },
      changes: { total: 0, listed: [] },
      displaced: { total: 0, listed: [] },
      guards: [],
      rejects: { total: 0, listed: [] },
      importId: null,
    };
  }

  /** Answers whether to commit. */
  async perform(transaction: ImportTransaction, now: Date): Promise<boolean> {
    const { report, layout } = this;
    const { rules } = layout;
    await transaction.stage(this.staged(this.file.rows), rules);
    if (report.counts.rows === 0) throw emptyFile();
    report.file = this.file.facts();
    const earlier = await transaction.findApplied(rules.kind, report.file.sha256, layout.options);
    if (earlier?.counts.rejected === 0) return this.settle('already-applied', earlier.id);
    if (this.request.apply) await transaction.lockCatalogue();
    await transaction.match(rules, (reject) => this.reject(reject));
    // Once a row that was left out can be taken, the same file is news again.
    if (earlier && report.counts.rejected >= earlier.counts.rejected)
      return this.settle('already-applied', earlier.id);
    // Rows that were all refused show nobody's scores; the file is still of whom it was given for.
    if (report.counts.rejected < report.counts.rows)
      report.retailers = await transaction.findRetailersWithData(rules);
    Object.assign(report.counts, await transaction.plan(rules));
    report.guards = trippedGuards(await transaction.tallies(rules));
    Object.assign(report, await transaction.changes(reportLimit));
    if (report.counts.rejected > (this.request.allowRejects ?? 0)) return this.settle('rejected');
    if (report.guards.length > 0 && !this.request.acceptAll) return this.settle('guarded');
    if (this.hasNothingToDo()) return this.settle('nothing-to-do');
    if (!this.request.apply) return this.settle('planned');
    const id = await transaction.write(this.record(now), layout.options);
    this.settle('applied', id);
    return true;
  }

  private settle(state: ImportReport['state'], importId: string | null = null): false {
    this.report.state = state;
    this.report.importId = importId;
    return false;
  }

  /** Unchanged scores are news all the same: they say that the retailer still shows them this month. */
  private hasNothingToDo(): boolean {
    const { kind, retailers, counts } = this.report;
    const hasScores = kind === 'scores' && retailers.length > 0;
    return counts.created + counts.changed + (hasScores ? counts.unchanged : 0) === 0;
  }

  private record(now: Date) {
    const { kind, file, retailers, month, counts } = this.report;
    return {
      kind,
      fileName: file.name,
      fileHash: file.sha256,
      retailers,
      month,
      actor: this.request.actor,
      appliedAt: now.toISOString(),
      counts,
      formulaVersion,
    };
  }

  private async *staged(rows: AsyncIterable<TableRow>): AsyncIterable<StagedRow> {
    const { report, layout, request } = this;
    for await (const row of rows) {
      report.counts.rows++;
      if (report.counts.rows % 10_000 === 0) request.onProgress?.(report.counts.rows);
      const rejects: Reject[] = [];
      const staged = layout.read(row, (reject) => rejects.push(reject));
      for (const reject of rejects) await this.reject(reject);
      if (staged) yield staged;
    }
    request.onProgress?.(report.counts.rows);
  }

  private async reject(reject: Reject): Promise<void> {
    const { rejects, counts } = this.report;
    rejects.total++;
    // A row with several faults is one row; its faults come one after the other.
    if (reject.line !== this.lastRejectedLine) counts.rejected++;
    this.lastRejectedLine = reject.line;
    this.list(reject);
    await this.request.onReject?.(reject, this.report.columns);
  }

  /** By line: what only the catalogue refuses comes when the whole file is read. */
  private list(reject: Reject): void {
    const { listed } = this.report.rejects;
    const earlier = listed.findLastIndex(({ line }) => line <= reject.line);
    listed.splice(earlier + 1, 0, reject);
    if (listed.length > reportLimit) listed.pop();
  }
}
