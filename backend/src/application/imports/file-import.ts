import { trippedGuards } from '@appliance-index/domain/imports/import-guards';
import { takenRows } from '@appliance-index/domain/imports/plans/taken-rows';
import type { FileWarning, Reject } from '@appliance-index/domain/imports/score-file';
import { DotsInCounts } from '@appliance-index/domain/imports/written-numbers';
import { formulaVersion } from '@appliance-index/domain/scores/score';
import { lookAlikeNote } from '@appliance-index/domain/text/characters';
import type { Clock } from '../ports.js';
import { emptyFile } from './file-header.js';
import type { FileLayout } from './file-layout.js';
import { checksOf, findingsOf } from './import-checks.js';
import type {
  FieldReject,
  Imports,
  ImportTransaction,
  StagedRow,
  TableFile,
  TableRow,
} from './import-ports.js';
import { type ImportReport, reportLimit } from './import-report.js';
import type { MappedFileRequest, MappedFiles } from './mapped-files.js';
import { withCandidates } from './unmatched-models.js';

/** Maximum number of characters of the rejects listed: reports are held in memory and sent as JSON. */
const rejectedTextLimit = 10_000_000;
/** So many rows wait in memory until the whole file says what the dots in their counts mean; with more, they are rejected. */
const maxHeldRows = 100_000;

export interface FileImportRequest extends MappedFileRequest {
  /** Number of rejected rows that may be skipped. */
  allowRejects?: number;
  /** Apply even if guards trip. */
  acceptAll?: boolean;
  /** False only plans the import. */
  apply: boolean;
  /** Recorded as the author of the import. */
  actor: string;
  /** Called with each reject and the names of the file's columns; awaited before the next one. */
  onReject?: ((reject: Reject, columns: readonly string[]) => Promise<void>) | undefined;
  /** Called with the number of rows read so far. */
  onProgress?: ((rows: number) => void) | undefined;
  /** Wait for a running import to finish instead of failing. */
  wait?: boolean;
}

/** Imports scores and models from files. Planning and applying are the same run, without or with the final write. */
export class FileImport {
  constructor(
    private readonly imports: Imports,
    private readonly files: MappedFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws invalid/... when the file as a whole cannot be imported, conflict/import-running while another import runs
   */
  async run(request: FileImportRequest): Promise<ImportReport> {
    const { file, layout, facts } = await this.files.open(request);
    const run = new Run(request, file, layout, this.imports.target());
    Object.assign(run.report, facts);
    await this.imports.transaction((transaction) => run.perform(transaction, this.clock.now()), request);
    return run.report;
  }
}

/** A single import run, from the first row to the report. */
class Run {
  readonly report: ImportReport;
  private lastRejectedLine = 0;
  private maxListedRejects = reportLimit;
  private rejectedTextLength = 0;

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
      file: { name: request.source.name, sha256: '', encoding: 'utf-8', bytes: 0, sheet: null },
      retailers: [...retailers],
      columns: [...file.header],
      ignoredColumns: [...layout.ignoredColumns],
      month,
      fileNameHints: [],
      mapping: null,
      state: 'planned',
      counts: { rows: 0, rejected: 0, ignored: 0, created: 0, changed: 0, unchanged: 0 },
      changes: { total: 0, listed: [] },
      displaced: { total: 0, listed: [] },
      guards: [],
      checks: [],
      ranges: [],
      rejects: { total: 0, listed: [] },
      unmatched: { total: 0, listed: [] },
      warnings: { total: 0, listed: [] },
      importId: null,
      correctedBy: null,
    };
  }

  /** Returns whether to commit. */
  async perform(transaction: ImportTransaction, now: Date): Promise<boolean> {
    const { report, layout } = this;
    const { rules } = layout;
    await transaction.stage(this.stagedRows(this.file.rows), rules);
    if (report.counts.rows === 0) throw emptyFile();
    report.file = this.file.info();
    const earlier = await transaction.findApplied(rules.kind, report.file.sha256, layout.options);
    if (earlier && takenRows(earlier.counts) === earlier.counts.rows)
      return this.finishApplied(transaction, earlier.id);
    if (this.request.apply) await transaction.lockCatalogue();
    const reject = (given: FieldReject) =>
      this.reject({ ...given, column: layout.columnOf(given.path), model: layout.nameOf(given.cells) });
    const { ignored, unmatched } = await transaction.match(rules, reject, reportLimit);
    report.counts.ignored = ignored;
    report.unmatched = await withCandidates(unmatched, transaction);
    // The same file is imported again if rows left out last time are now valid.
    if (earlier && takenRows(report.counts) <= takenRows(earlier.counts))
      return this.finishApplied(transaction, earlier.id);
    // If every row was left out, keep the retailers named by the request and the header.
    if (takenRows(report.counts) > 0) report.retailers = await transaction.findRetailersWithData(rules);
    Object.assign(report.counts, await transaction.plan(rules));
    report.guards = trippedGuards(await transaction.tallies(rules));
    Object.assign(report, await transaction.changes(reportLimit));
    const shared = await transaction.sharedReviews(reportLimit);
    report.checks = await checksOf(transaction.suspectSteps(rules), shared, reportLimit);
    const unwritten = this.unwrittenState();
    if (unwritten !== null) {
      report.ranges = await transaction.rangeChanges();
      return this.finish(unwritten);
    }
    const { id, ranges } = await transaction.write(this.record(now), layout.options, report.checks);
    report.ranges = ranges;
    await transaction.keepFindings(id, findingsOf(transaction.suspectSteps(rules)));
    this.finish('applied', id);
    return true;
  }

  private finish(state: ImportReport['state'], importId: string | null = null): false {
    this.report.state = state;
    this.report.importId = importId;
    return false;
  }

  private async finishApplied(transaction: ImportTransaction, id: string): Promise<false> {
    this.report.correctedBy = await transaction.findCorrection(id);
    return this.finish('already-applied', id);
  }

  /** The state of a report of which nothing is written; null when it is to be written. */
  private unwrittenState(): ImportReport['state'] | null {
    const { counts, guards } = this.report;
    if (counts.rejected > (this.request.allowRejects ?? 0)) return 'rejected';
    if (guards.length > 0 && !this.request.acceptAll) return 'guarded';
    if (this.hasNothingToDo()) return 'nothing-to-do';
    return this.request.apply ? null : 'planned';
  }

  /** Unchanged scores are still written: the snapshot records that they apply to this month, too. */
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

  private async *stagedRows(rows: AsyncIterable<TableRow>): AsyncIterable<StagedRow> {
    const { report, layout, request } = this;
    const dots = new DotsInCounts();
    const held: TableRow[] = [];
    const hold = (row: TableRow) => void held.push(row);
    let canDecide = true;
    for await (const row of rows) {
      report.counts.rows++;
      if (report.counts.rows % 10_000 === 0) request.onProgress?.(report.counts.rows);
      const depends = layout.dependsOnDots(row, dots);
      canDecide &&= held.length < maxHeldRows;
      const staged = depends && canDecide ? hold(row) : await this.read(row);
      if (staged) yield staged;
    }
    for (const row of held) {
      const staged = await this.read(row, canDecide && dots.groupThousands);
      if (staged) yield staged;
    }
    request.onProgress?.(report.counts.rows);
  }

  /** Undefined for a row that is rejected. */
  private async read(row: TableRow, dotsGroupThousands = false): Promise<StagedRow | undefined> {
    const rejects: Reject[] = [];
    const staged = this.layout.read(
      row,
      (reject) => rejects.push(reject),
      (warning) => this.warn(warning),
      dotsGroupThousands,
    );
    for (const reject of rejects) await this.reject(reject);
    return staged;
  }

  private warn(warning: FileWarning): void {
    const { warnings } = this.report;
    warnings.total++;
    // Held rows come after all others.
    const previous = warnings.listed.findLastIndex(({ line }) => line <= warning.line);
    warnings.listed.splice(previous + 1, 0, warning);
    if (warnings.listed.length > reportLimit) warnings.listed.pop();
  }

  private async reject(given: Reject): Promise<void> {
    const { rejects, counts } = this.report;
    const reject = { ...given, message: given.message + lookAlikeNote(given.message) };
    rejects.total++;
    // A row with several problems counts once; its problems are reported in sequence.
    if (reject.line !== this.lastRejectedLine) counts.rejected++;
    this.lastRejectedLine = reject.line;
    this.addToReport(reject);
    await this.request.onReject?.(reject, this.report.columns);
  }

  /** Keeps the list sorted by line: rejects found by matching arrive after the whole file was read. */
  private addToReport(reject: Reject): void {
    const { listed } = this.report.rejects;
    const previous = listed.findLastIndex(({ line }) => line <= reject.line);
    listed.splice(previous + 1, 0, reject);
    this.rejectedTextLength += textLength(reject);
    while (listed.length > this.maxListedRejects || this.rejectedTextLength > rejectedTextLimit) {
      this.rejectedTextLength -= textLength(listed.pop() as Reject);
      // Shorter rejects of later lines must not take its place.
      this.maxListedRejects = listed.length;
    }
  }
}

/** Counts the separators, too: a row may have any number of empty cells. */
function textLength({ cells }: Reject): number {
  return cells.reduce((sum, cell) => sum + cell.length + 1, 0);
}
