import type { ApplianceFields } from '../../domain/catalogue/appliance.js';
import type { GuardTallies } from '../../domain/imports/import-guards.js';
import type { Reject } from '../../domain/imports/score-file.js';
import type { Month } from '../../domain/scores/month.js';
import type { RetailerSlug } from '../../domain/scores/retailers.js';
import type { FileFacts, ImportKind, ImportRecord, ImportReport } from './import-report.js';

/** One row below the header, with the line on which it begins. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** An opened file; its rows can be read once. */
export interface TableFile {
  header: readonly string[];
  rows: AsyncIterable<TableRow>;
  /** True once the last row was read. */
  facts(): FileFacts;
}

/** Reads tables of text: CSV or TSV, compressed or not, in the encodings that occur. */
export abstract class TableFiles {
  /** @throws invalid/file-... when the file as a whole cannot be read; also while the rows are read */
  abstract open(name: string, bytes: AsyncIterable<Uint8Array>): Promise<TableFile>;
}

/** A row that passed its own checks. A field that is missing stays as it is; null clears it. */
export interface StagedRow {
  line: number;
  /** Names the model when the file has ids and the catalogue knows this one; else the match key does. */
  id: string | null;
  brand: string;
  model: string;
  category: string;
  fields: Partial<ApplianceFields>;
  /** The row as it was read: what the catalogue does not take is given back as it came. */
  cells: readonly string[];
}

/** Whether the row also says by words which model it means. */
export function hasMatchKey({ brand, model, category }: StagedRow): boolean {
  return brand !== '' && model !== '' && category !== '';
}

/** What a file may do to the catalogue. */
export interface StagingRules {
  kind: ImportKind;
  /** Scores only: the month they belong to. */
  month: Month | null;
  /** The retailers whose scores or counts the file gives. */
  retailers: readonly RetailerSlug[];
  /** The fields that the file has columns for. */
  fields: readonly (keyof ApplianceFields)[];
  createMissing: boolean;
}

/** One import on its way: a transaction that nobody sees into, and that is gone unless it commits. */
export interface ImportTransaction {
  /** The newest import of the same content that is already applied, if any. */
  findApplied(kind: ImportKind, fileHash: string, options: string): Promise<ImportRecord | null>;
  stage(rows: AsyncIterable<StagedRow>, rules: StagingRules): Promise<void>;
  /** From here on nobody else changes the catalogue; needed by whoever is going to write. */
  lockCatalogue(): Promise<void>;
  /** Finds the models of the staged rows; duplicated rows and rows of unknown models are taken out and handed over by line. */
  match(rules: StagingRules, reject: (reject: Reject) => Promise<void>): Promise<void>;
  /** Settles what each staged row makes of its model. */
  plan(rules: StagingRules): Promise<Pick<ImportReport['counts'], 'created' | 'changed' | 'unchanged'>>;
  /** Those of whom some staged row says anything: a column may be empty. */
  findRetailersWithData(rules: StagingRules): Promise<RetailerSlug[]>;
  tallies(rules: StagingRules): Promise<GuardTallies>;
  /** The planned changes and the models that they displace, those with the largest moves in rank first. */
  changes(limit: number): Promise<Pick<ImportReport, 'changes' | 'displaced'>>;
  /** Writes the plan; the commit follows when the work is done. */
  write(record: Omit<ImportRecord, 'id' | 'rolledBackAt'>, options: string): Promise<string>;
  /** Plans to take back what an import of scores set, as far as nobody changed it since. */
  planRollback(importId: string): Promise<{ changed: number; keptEdits: number; trashed: number }>;
  writeRollback(importId: string, at: Date, actor: string): Promise<void>;
}

export interface ImportFilter {
  kind?: ImportKind;
  /** Only imports older than this one. */
  beforeId?: string;
}

/** The imports that were applied, and the way to apply another. */
export abstract class Imports {
  /** Names the database, without user or password. */
  abstract target(): string;
  /**
   * Runs the work in one transaction under the import lock; commits when it answers true, else nothing happened.
   * @throws conflict/import-running when another import holds the lock, unless `wait`
   */
  abstract transaction(
    work: (transaction: ImportTransaction) => Promise<boolean>,
    options?: { wait?: boolean; signal?: AbortSignal | undefined },
  ): Promise<void>;
  /** Newest first; all conditions that are given must hold. */
  abstract list(filter: ImportFilter, limit: number): Promise<ImportRecord[]>;
  /** Of the imports that brought this retailer's scores and stand, the last one of the newest month. */
  abstract newestOf(retailer: RetailerSlug): Promise<ImportRecord | null>;
  /** `id` is any text. */
  abstract find(id: string): Promise<ImportRecord | null>;
  /** How many imports stand, by what they held. */
  abstract appliedCounts(): Promise<{ kind: ImportKind; count: number }[]>;
  /** The scores that an import brought, by model. */
  abstract scoresOf(id: string): AsyncIterable<ImportedScore>;
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
