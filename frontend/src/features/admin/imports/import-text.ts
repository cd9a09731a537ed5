import type { ImportReport } from '@appliance-index/backend/contract';
import { countOf } from '../../../shared/formats';
import { downloadCsv } from '../download-csv';
import { fieldLabel } from '../field-label';

/** What became of an import, and what can be done about it. */
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

/** What the button gives: a report does not list every fault of a bad file. */
export function rejectsButtonLabel({ rejects: { total, listed } }: ImportReport): string {
  return listed.length < total
    ? `Download the first ${countOf(listed.length, 'fault')}`
    : 'Download rejected rows';
}

export function downloadRejects(report: ImportReport): void {
  downloadCsv(`${report.file.name}.rejects.csv`, rejectsTable(report));
}

/** The rejected rows behind line, column and reason, so that they can be mended and imported. */
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
