import type { ApplianceFieldName } from '@appliance-index/domain/catalogue/appliance';
import type { NamedImport } from '@appliance-index/domain/imports/file-name';
import type { TrippedGuard } from '@appliance-index/domain/imports/import-guards';
import type { FileWarning, Reject } from '@appliance-index/domain/imports/score-file';
import type { Month } from '@appliance-index/domain/scores/month';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';

export const importKinds = ['scores', 'catalogue'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * The outcome of an import. Only 'applied' has written anything. 'planned' can be applied as it is; 'rejected' and
 * 'guarded' were stopped by rejected rows or tripped guards; the others have nothing to do.
 */
export const importStates = [
  'planned',
  'applied',
  'already-applied',
  'nothing-to-do',
  'rejected',
  'guarded',
] as const;
export type ImportState = (typeof importStates)[number];

export interface FieldChange {
  field: ApplianceFieldName;
  before: string | number | null;
  after: string | number | null;
}

/** A changed model, with its overall rank within its type (or category, for a model without a type). */
export interface ApplianceChange {
  /** Line of the file on which the row begins; starts at 1. */
  line: number;
  applianceId: string;
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
  isNew: boolean;
  fields: FieldChange[];
  /** Null when the model was not ranked there before. */
  rankBefore: number | null;
  rankAfter: number | null;
}

/** An unchanged model whose rank changes because others overtake it or fall behind. */
export interface DisplacedModel {
  applianceId: string;
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
  rankBefore: number;
  rankAfter: number;
}

/** The first items of a list, and its full length. */
export interface TruncatedList<T> {
  total: number;
  listed: T[];
}

export const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

export interface FileInfo {
  name: string;
  /** Hash of the decompressed content. */
  sha256: string;
  encoding: FileEncoding;
  bytes: number;
}

/** What the file's name says where the request says nothing or something else. */
export interface FileNameHint {
  field: keyof NamedImport;
  value: string;
  /** False when the request says something else, which counts. */
  isUsed: boolean;
}

/** The import report printed by the CLI and shown in the admin panel. */
export interface ImportReport {
  /** The target database, without user and password. */
  target: string;
  kind: ImportKind;
  file: FileInfo;
  retailers: RetailerSlug[];
  /** The names in the file's header. */
  columns: string[];
  /** Unknown columns, which were ignored. */
  ignoredColumns: string[];
  month: Month | null;
  fileNameHints: FileNameHint[];
  state: ImportState;
  counts: { rows: number; rejected: number; created: number; changed: number; unchanged: number };
  /** Largest rank changes first. */
  changes: TruncatedList<ApplianceChange>;
  /** Rank changes of all other models, largest first. */
  displaced: TruncatedList<DisplacedModel>;
  guards: TrippedGuard[];
  rejects: TruncatedList<Reject>;
  /** In line order; they stop nothing. */
  warnings: TruncatedList<FileWarning>;
  /** The id to show or roll back the import; null unless it is or was applied. */
  importId: string | null;
  /** If already applied: the latest import that has changed scores of the same month since. */
  correctedBy: string | null;
}

/** An applied import. */
export interface ImportRecord {
  id: string;
  kind: ImportKind;
  fileName: string;
  fileHash: string;
  retailers: RetailerSlug[];
  month: Month | null;
  actor: string;
  /** ISO 8601 */
  appliedAt: string;
  counts: ImportReport['counts'];
  formulaVersion: string;
  rolledBackAt: string | null;
}
