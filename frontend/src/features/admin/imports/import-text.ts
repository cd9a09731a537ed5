import type { ImportReport } from '@appliance-index/backend/contract';
import { pluralize } from '../../../shared/formats';
import { downloadCsv } from '../download-csv';
import { fieldLabel } from '../field-label';

/** Outcome of an import and the next step. */
export const stateMessages: Record<ImportReport['state'], string> = {
  planned: 'Nothing was written yet.',
  applied: 'Applied.',
  'already-applied': 'This very file was applied before; there is nothing to do.',
  'nothing-to-do': 'The catalogue says all of this already.',
  rejected: 'Nothing was written: fix the rejected rows, or leave them out.',
  guarded: 'Nothing was written: this looks unusual. Apply it only if it is right.',
};

type Change = ImportReport['changes']['listed'][number]['fields'][number];

/** "Lowe's Score 43 → 45" */
export function describeFieldChange({ field, before, after }: Change): string {
  return `${fieldLabel(field)} ${before ?? '–'} → ${after ?? '–'}`;
}

/** Says so if the report lists only some of the file's errors. */
export function rejectsButtonLabel({ rejects: { total, listed } }: ImportReport): string {
  return listed.length < total
    ? `Download the first ${pluralize(listed.length, 'fault')}`
    : 'Download rejected rows';
}

export function downloadRejects(report: ImportReport): void {
  downloadCsv(`${report.file.name}.rejects.csv`, rejectsTable(report));
}

/** The rejected rows, each after its line, column and error, ready to be fixed and imported again. */
export function rejectsTable({ columns, rejects }: ImportReport): string[][] {
  const head = ['line', 'column', 'code', 'message', ...columns];
  const rows = rejects.listed.map(({ line, column, code, message, cells }) => [
    String(line),
    column,
    code,
    message,
    ...cells,
  ]);
  return [head, ...rows];
}
