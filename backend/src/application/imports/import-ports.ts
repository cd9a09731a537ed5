import type { ApplianceFields } from '@appliance-index/domain/catalogue/appliance';
import type { ModelName } from '@appliance-index/domain/catalogue/closest-models';
import type { GuardTallies } from '@appliance-index/domain/imports/import-guards';
import type { Reject } from '@appliance-index/domain/imports/score-file';
import type { StepCheckCode } from '@appliance-index/domain/quality/quality-checks';
import type { Month } from '@appliance-index/domain/scores/month';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { Reading } from '@appliance-index/domain/trust/newer-reviews';
import type { NamedModel } from './alias-ports.js';
import type {
  FileInfo,
  ImportKind,
  ImportRecord,
  ImportReport,
  RangeChange,
  RankChanges,
  ReportCard,
  StoredImport,
  TruncatedList,
} from './import-report.js';

/** A row below the header with a cell that is not blank, and the line on which it begins. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** An opened file; its rows can be read once. */
export interface TableFile {
  header: readonly string[];
  rows: AsyncIterable<TableRow>;
  /** Complete only after the last row has been read. */
  info(): FileInfo;
}

export interface TableChoice {
  /** Of a workbook; it can be left out when there is only one. */
  sheet?: string | undefined;
  /** Names that the columns may have besides those that all imports know. */
  columns?: readonly string[];
  /** Ends the reading. */
  signal?: AbortSignal | undefined;
}

/** Reads CSV, TSV and Excel workbooks, compressed or not, told by their content. */
export abstract class TableFiles {
  /** @throws invalid/file-... when the file cannot be read; iterating over the rows may throw it, too */
  abstract open(name: string, bytes: AsyncIterable<Uint8Array>, choice?: TableChoice): Promise<TableFile>;
}

/** A valid row. Missing fields stay unchanged; null clears a field. */
export interface StagedRow {
  line: number;
  /** The id given in the file. If the catalogue does not have it, the match key identifies the model. */
  id: string | null;
  brand: string;
  model: string;
  category: string;
  fields: Partial<ApplianceFields>;
  /** The ratings as read of the scores among the fields: stars as decimal text. Missing for whole tenths. */
  ratings: Partial<Record<RetailerSlug, string>>;
  /** The original row, for rejects found by matching. */
  cells: readonly string[];
}

/** Whether the row has brand, model and category, which form the match key. */
export function hasMatchKey({ brand, model, category }: StagedRow): boolean {
  return brand !== '' && model !== '' && category !== '';
}

/** What an import may change in the catalogue. */
export interface StagingRules {
  kind: ImportKind;
  /** Scores only: the month they belong to. */
  month: Month | null;
  /** Retailers for which the file has score or count columns. */
  retailers: readonly RetailerSlug[];
  /** Fields for which the file has columns. */
  fields: readonly (keyof ApplianceFields)[];
  createMissing: boolean;
}

/** A reject that names the field, but not its column in the file, nor the model as the file does. */
export type FieldReject = Omit<Reject, 'column' | 'model'>;

/** What rolling back an import changes. */
export interface RollbackCounts {
  /** Models whose scores return to what they were before the import; with several retailers, one can be in both below. */
  changed: number;
  /** Models that get a previous score back. */
  restored: number;
  /** Models that are left without a score from a retailer, because they had none before the import. */
  cleared: number;
  /** Scores edited since the import, which are kept. */
  keptEdits: number;
  /** Scores that already are the previous ones, or that a later import holds, too; they are not affected. */
  replaced: number;
  /** Models created by the import, which are moved to the trash. */
  trashed: number;
}

/** From what a retailer showed of a model in an earlier month to what the file says. */
export interface ImportStep {
  applianceId: string;
  brand: string;
  model: string;
  retailer: RetailerSlug;
  earlier: Reading;
  later: Reading;
}

/** What a check finds about a step. */
export interface StepFinding extends Pick<ImportStep, 'applianceId' | 'retailer'> {
  code: StepCheckCode;
}

/** Names of models by the check that they fail, and how many there are. */
export type SharedReviews = Record<'same-evidence' | 'shared-reviews', { models: string[]; total: number }>;

/** A name in the file that the catalogue does not have, and the line on which its row begins. */
export interface UnmatchedName extends ModelName {
  line: number;
}

export interface Matching {
  /** Rows that were left out because staff decided so. */
  ignored: number;
  /** The first names that were rejected because nothing says what they mean, in line order. */
  unmatched: TruncatedList<UnmatchedName>;
}

/** A running import: an isolated transaction, which is rolled back unless it commits. */
export interface ImportTransaction {
  /** The latest applied import with the same content and options, if any. */
  findApplied(kind: ImportKind, fileHash: string, options: string): Promise<ImportRecord | null>;
  stage(rows: AsyncIterable<StagedRow>, rules: StagingRules): Promise<void>;
  /** Blocks all other changes of the catalogue until the transaction ends; required before writing. */
  lockCatalogue(): Promise<void>;
  /**
   * Matches staged rows to models, by name or else by what staff have decided about the name. Removes duplicates and rows of
   * unknown models, and rejects them in line order; of the unknown names, the first `limit` are returned.
   */
  match(
    rules: StagingRules,
    reject: (reject: FieldReject) => Promise<void>,
    limit: number,
  ): Promise<Matching>;
  /** The models whose numbers begin with one of the stems (`stemOf`). */
  modelsByStem(stems: readonly string[]): Promise<NamedModel[]>;
  /** Computes the change that each staged row makes to its model. */
  plan(rules: StagingRules): Promise<Pick<ImportReport['counts'], 'created' | 'changed' | 'unchanged'>>;
  /** Retailers with at least one value in the staged rows; their columns may be empty. */
  findRetailersWithData(rules: StagingRules): Promise<RetailerSlug[]>;
  tallies(rules: StagingRules): Promise<GuardTallies>;
  /** The steps that may fail a check, in the order of the file. */
  suspectSteps(rules: StagingRules): AsyncIterable<ImportStep>;
  /** Planned models that seem to share reviews with others, or between retailers: the first `limit` of each check. */
  sharedReviews(limit: number): Promise<SharedReviews>;
  /** How a plan that is not written changes the likely places of each list's first models. To be called after `changes`. */
  rangeChanges(): Promise<RangeChange[]>;
  /** The planned changes and the models they displace, largest rank changes first. */
  changes(limit: number): Promise<RankChanges>;
  /** The id of the latest import in effect that has changed scores of the same month since. */
  findCorrection(importId: string): Promise<string | null>;
  /**
   * Writes the plan; committed when the work is done. Returns the import's id and how the plan changes the likely places of
   * each list's first models.
   */
  write(
    record: Omit<ImportRecord, 'id' | 'rolledBackAt'>,
    options: string,
    checks: ReportCard['checks'],
  ): Promise<{ id: string; ranges: RangeChange[] }>;
  /**
   * Keeps what is odd about the import just written: the findings of its steps, what its guards count, and what the data
   * show for the first time.
   */
  keepFindings(importId: string, findings: AsyncIterable<StepFinding>): Promise<void>;
  /** Plans the rollback of a score import; values edited since are kept. To be called before `changes`. */
  planRollback(importId: string): Promise<RollbackCounts>;
  writeRollback(importId: string, at: Date, actor: string): Promise<void>;
}

export interface ImportFilter {
  kind?: ImportKind;
  /** Only imports older than this one. */
  beforeId?: string;
}

/** The applied imports, and transactions for new ones. */
export abstract class Imports {
  /** The database written to, without user and password. */
  abstract target(): string;
  /**
   * Runs `work` in a transaction under the import lock. Commits if it returns true, else rolls back.
   * @throws conflict/import-running when another import holds the lock, unless `wait`
   */
  abstract transaction(
    work: (transaction: ImportTransaction) => Promise<boolean>,
    options?: { wait?: boolean; signal?: AbortSignal | undefined },
  ): Promise<void>;
  /** Newest first; conditions are combined with AND. */
  abstract list(filter: ImportFilter, limit: number): Promise<ImportRecord[]>;
  /** The last import of the retailer's latest month, ignoring rolled-back imports. */
  abstract newestOf(retailer: RetailerSlug): Promise<ImportRecord | null>;
  /** Null when there is no such import; malformed ids are allowed. */
  abstract find(id: string): Promise<ImportRecord | null>;
  /** Number of imports that were not rolled back, by kind. */
  abstract appliedCounts(): Promise<{ kind: ImportKind; count: number }[]>;
  /** The scores of an import, ordered by model. */
  abstract scoresOf(id: string): AsyncIterable<ImportedScore>;
  /** What was kept of the import besides its figures. */
  abstract reportCard(id: string): Promise<ReportCard>;
  /** The scores of an import with those that it found, the largest changes first. */
  abstract storedScores(id: string, limit: number): Promise<StoredImport['scores']>;
}

export interface ImportedScore {
  applianceId: string;
  brand: string;
  model: string;
  category: string;
  retailer: RetailerSlug;
  score: number | null;
  reviewCount: number | null;
}
