import type { ApplianceFieldName } from '@appliance-index/domain/catalogue/appliance';
import type { ImportCheckCode } from '@appliance-index/domain/imports/import-checks';
import type { TrippedGuard } from '@appliance-index/domain/imports/import-guards';
import type { FileWarning, Reject } from '@appliance-index/domain/imports/score-file';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import {
  anyObject,
  array,
  count,
  enumOf,
  flag,
  id,
  month,
  nullable,
  object,
  optionalCount,
  optionalText,
  type PropertiesOf,
  type Shape,
  tenths,
  text,
  time,
  type ValueOf,
  view,
} from '../shapes.js';
import { UnmatchedModel } from './alias-views.js';

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

export interface FieldChange {
  field: ApplianceFieldName;
  before: string | number | null;
  after: string | number | null;
}

/** A changed model, with its overall rank within its type (or category, for a model without a type). */
export interface ApplianceChange {
  /** Line of the file on which the row begins; starts at 1. In a rollback, which has no file, it is 0. */
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
export const DisplacedModel = object({
  applianceId: id,
  brand: text,
  model: text,
  category: text,
  subcategory: optionalText,
  rankBefore: count,
  rankAfter: count,
});
export type DisplacedModel = ValueOf<typeof DisplacedModel>;

/** The first items of a list, and its full length. */
export interface TruncatedList<T> {
  total: number;
  listed: T[];
}

const truncatedList = <T>(items: Shape<T>): Shape<TruncatedList<T>> =>
  object({ total: count, listed: array(items) });

export const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

export const FileInfo = object({
  name: text,
  /** Hash of the decompressed content. */
  sha256: text,
  encoding: enumOf(fileEncodings),
  bytes: count,
  /** The sheet of a workbook that has several. */
  sheet: optionalText,
});
export type FileInfo = ValueOf<typeof FileInfo>;

/** What the file's name says where the request says nothing or something else. */
export const FileNameHint = object({
  field: enumOf(['retailer', 'month']),
  value: text,
  /** False when the request says something else, which counts. */
  isUsed: flag,
});
export type FileNameHint = ValueOf<typeof FileNameHint>;

/** How the columns of the file were mapped to fields. */
const usedMapping = object({
  /** As `--map` takes it. */
  text,
  /** The profile that it comes from; null if it was given. */
  profile: optionalText,
  /** Whether the profile was found by the file's header. */
  isRecognised: flag,
});
export type UsedMapping = ValueOf<typeof usedMapping>;

const fileWarning = {
  line: count,
  column: text,
  model: text,
  code: text,
  message: text,
} satisfies PropertiesOf<FileWarning>;

const reject = {
  ...fileWarning,
  path: text,
  cells: array(text) as Shape<readonly string[]>,
} satisfies PropertiesOf<Reject>;

const guard = {
  code: text as Shape<TrippedGuard['code']>,
  message: text,
  problem: text,
  names: array(text),
  total: count,
} satisfies PropertiesOf<TrippedGuard>;

const importCheck = object({
  code: text as Shape<ImportCheckCode>,
  /** What is said of each of the models. */
  message: text,
  /** The first ones in the file, with their retailers: 'LG WM5800HVA at Best Buy'. */
  models: array(text),
  /** Of all models at all retailers. */
  total: count,
});
export type ImportCheck = ValueOf<typeof importCheck>;

const likelyPlaces = object({ place: count, low: count, high: count });

/** A list whose first models have other likely places after an import. */
const rangeChange = object({
  category: text,
  /** Null for the list of the whole category. */
  subcategory: optionalText,
  /** Its first models after the import, with their places before it; null for a model that was not in the list. */
  models: array(
    object({
      applianceId: id,
      brand: text,
      model: text,
      before: nullable(likelyPlaces),
      after: likelyPlaces,
    }),
  ),
});
export type RangeChange = ValueOf<typeof rangeChange>;

/** Number of models of a list whose likely places are compared. */
export const comparedPlaces = 5;

/** What is kept of an applied import besides its figures. */
export interface ReportCard {
  checks: ImportCheck[];
  ranges: RangeChange[];
}

const importProperties = {
  kind: enumOf(importKinds),
  retailers: array(enumOf(retailerSlugs)),
  month,
  counts: object({
    rows: count,
    rejected: count,
    ignored: count,
    created: count,
    changed: count,
    unchanged: count,
  }),
};

/** Maximum number of items in a list of a report; the totals are always exact. */
export const reportLimit = 1_000;

/** The changed models and those that they displace. */
export const rankChanges = {
  /** Largest rank changes first. */
  changes: truncatedList(anyObject as Shape<ApplianceChange>),
  /** Rank changes of all other models, largest first. */
  displaced: truncatedList(DisplacedModel),
};
export interface RankChanges {
  changes: TruncatedList<ApplianceChange>;
  displaced: TruncatedList<DisplacedModel>;
}

/** The import report printed by the CLI and shown in the admin panel. */
export const ImportReport = view('ImportReport', {
  /** The target database, without user and password. */
  target: text,
  ...importProperties,
  file: FileInfo,
  fileNameHints: array(FileNameHint),
  /** Null for a file that was read by its own headers. */
  mapping: nullable(usedMapping),
  /** The names in the file's header. */
  columns: array(text),
  /** Unknown columns, which were ignored. */
  ignoredColumns: array(text),
  state: enumOf(importStates),
  ...rankChanges,
  guards: array(object(guard)),
  /** What is odd about the figures of the file; it stops nothing. */
  checks: array(importCheck),
  /** Lists whose first five models have other likely places than before. */
  ranges: array(rangeChange),
  rejects: truncatedList(object(reject)),
  /** Names that are not in the catalogue, in line order; their rows are among the rejects. */
  unmatched: truncatedList(UnmatchedModel),
  /** In line order; they stop nothing. */
  warnings: truncatedList(object(fileWarning)),
  /** The id to show or roll back the import; null unless it is or was applied. */
  importId: optionalText,
  /** If already applied: the latest import that has changed scores of the same month since. */
  correctedBy: optionalText,
});
export type ImportReport = ValueOf<typeof ImportReport>;

/** An applied import. */
export const ImportRecord = view('ImportRecord', {
  id: text,
  ...importProperties,
  fileName: text,
  fileHash: text,
  actor: text,
  appliedAt: time,
  formulaVersion: text,
  rolledBackAt: nullable(time),
});
export type ImportRecord = ValueOf<typeof ImportRecord>;

/** A score that an import wrote, and what it found. */
export const StoredScore = object({
  applianceId: id,
  brand: text,
  model: text,
  category: text,
  subcategory: optionalText,
  retailer: enumOf(retailerSlugs),
  score: tenths,
  reviewCount: optionalCount,
  scoreBefore: tenths,
  reviewCountBefore: optionalCount,
});
export type StoredScore = ValueOf<typeof StoredScore>;

/** What an import has done, as it is kept. */
export const StoredImport = view('StoredImport', {
  import: ImportRecord,
  /** Largest changes first. */
  scores: truncatedList(StoredScore),
  /** Empty for imports from before these were kept. */
  checks: array(importCheck),
  ranges: array(rangeChange),
});
export type StoredImport = ValueOf<typeof StoredImport>;
