import type { TrippedGuard } from '@appliance-index/domain/imports/import-guards';
import type { FileWarning, Reject } from '@appliance-index/domain/imports/score-file';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import {
  type DisplacedModel,
  type FileInfo,
  type FileNameHint,
  fileEncodings,
  type ImportRecord,
  type ImportReport,
  importKinds,
  importStates,
  type TruncatedList,
} from '../../../application/imports/import-report.js';
import { type RollbackReport, rollbackStates } from '../../../application/imports/snapshots.js';
import {
  anyObject,
  array,
  bodyOf,
  count,
  enumOf,
  flag,
  id,
  month,
  nullable,
  object,
  optionalText,
  propertiesOf,
  type Schema,
  text,
  time,
} from './primitives.js';

const importSummary = {
  kind: enumOf(importKinds),
  retailers: array(enumOf(retailerSlugs)),
  month,
  counts: object<ImportReport['counts']>(
    propertiesOf(['rows', 'rejected', 'created', 'changed', 'unchanged'], count),
  ),
};

const fileWarning = { line: count, column: text, code: text, message: text };

const truncatedList = (items: Schema) =>
  object<TruncatedList<unknown>>({ total: count, listed: array(items) });

export const importRecordSchema = object<ImportRecord>({
  id: text,
  ...importSummary,
  fileName: text,
  fileHash: text,
  actor: text,
  appliedAt: time,
  formulaVersion: text,
  rolledBackAt: nullable(time),
});

export const importReportSchema = object<ImportReport>({
  target: text,
  ...importSummary,
  file: object<FileInfo>({ name: text, sha256: text, encoding: enumOf(fileEncodings), bytes: count }),
  fileNameHints: array(
    object<FileNameHint>({ field: enumOf(['retailer', 'month']), value: text, isUsed: flag }),
  ),
  columns: array(text),
  ignoredColumns: array(text),
  state: enumOf(importStates),
  changes: truncatedList(anyObject),
  displaced: truncatedList(
    object<DisplacedModel>({
      applianceId: id,
      brand: text,
      model: text,
      category: text,
      subcategory: optionalText,
      rankBefore: count,
      rankAfter: count,
    }),
  ),
  guards: array(object<TrippedGuard>({ code: text, message: text })),
  rejects: truncatedList(object<Reject>({ ...fileWarning, path: text, cells: array(text) })),
  warnings: truncatedList(object<FileWarning>(fileWarning)),
  importId: optionalText,
  correctedBy: optionalText,
});

export const rollbackBodySchema = bodyOf({ apply: flag }, ['apply']);

export const rollbackReportSchema = object<RollbackReport>({
  target: text,
  import: importRecordSchema,
  state: enumOf(rollbackStates),
  changed: count,
  restored: count,
  cleared: count,
  keptEdits: count,
  replaced: count,
  trashed: count,
});
