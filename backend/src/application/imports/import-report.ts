import type { ApplianceFieldName } from '../../domain/catalogue/appliance.js';
import type { TrippedGuard } from '../../domain/imports/import-guards.js';
import type { Reject } from '../../domain/imports/score-file.js';
import type { Month } from '../../domain/scores/month.js';
import type { RetailerSlug } from '../../domain/scores/retailers.js';

export const importKinds = ['scores', 'catalogue'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * What became of an import. Nothing was written unless it is 'applied':
 * 'planned' could be applied as it is; 'rejected' and 'guarded' were stopped; the rest have nothing to do.
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

/** How one model changes, and what that does to its overall rank within its type (or category, when it has no type). */
export interface ApplianceChange {
  /** Of the file, counted from 1: where the row begins that says so. */
  line: number;
  applianceId: string;
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
  isNew: boolean;
  fields: FieldChange[];
  /** Null for a model that had no place there before. */
  rankBefore: number | null;
  rankAfter: number | null;
}

/** A model that the file leaves as it is, and that others pass or fall behind. */
export interface DisplacedModel {
  applianceId: string;
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
  rankBefore: number;
  rankAfter: number;
}

/** A list whose first items are given and whose length is known. */
export interface TruncatedList<T> {
  total: number;
  listed: T[];
}

export interface FileFacts {
  name: string;
  /** Of the content, after any decompression. */
  sha256: string;
  encoding: 'utf-8' | 'windows-1252';
  bytes: number;
}

/** The one document that the CLI prints and the admin panel shows. */
export interface ImportReport {
  /** The database that is or would be written to; no user, no password. */
  target: string;
  kind: ImportKind;
  file: FileFacts;
  retailers: RetailerSlug[];
  /** The names in the file's header, one for each cell of a row. */
  columns: string[];
  /** Columns of the file that mean nothing to us; they were not read. */
  ignoredColumns: string[];
  month: Month | null;
  state: ImportState;
  counts: { rows: number; rejected: number; created: number; changed: number; unchanged: number };
  /** The largest moves in rank first. */
  changes: TruncatedList<ApplianceChange>;
  /** What the changes do to the ranks of all other models, again the largest moves first. */
  displaced: TruncatedList<DisplacedModel>;
  guards: TrippedGuard[];
  rejects: TruncatedList<Reject>;
  /** The import's number, by which it can be shown and rolled back. */
  importId: string | null;
}

/** An import that was applied. */
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
