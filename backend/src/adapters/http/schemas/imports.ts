import { importKinds, importStates } from '../../../application/imports/import-report.js';
import { retailerSlugs } from '../../../domain/scores/retailers.js';
import {
  anything,
  array,
  choice,
  count,
  each,
  month,
  nullable,
  object,
  optionalText,
  type Schema,
  text,
  time,
} from './pieces.js';

const importHead = {
  kind: choice(importKinds),
  retailers: array(choice(retailerSlugs)),
  month,
  counts: object(each(['rows', 'rejected', 'created', 'changed', 'unchanged'], count)),
};

const excerpt = (items: Schema) => object({ total: count, listed: array(items) });

export const importRecordSchema = object({
  id: text,
  ...importHead,
  fileName: text,
  fileHash: text,
  actor: text,
  appliedAt: time,
  formulaVersion: text,
  rolledBackAt: nullable(time),
});

export const importReportSchema = object({
  target: text,
  ...importHead,
  file: object({ name: text, sha256: text, encoding: text, bytes: count }),
  ignoredColumns: array(text),
  state: choice(importStates),
  changes: excerpt(anything),
  guards: array(object({ code: text, message: text })),
  rejects: excerpt(object({ line: count, column: text, code: text, message: text, cells: array(text) })),
  importId: optionalText,
});
