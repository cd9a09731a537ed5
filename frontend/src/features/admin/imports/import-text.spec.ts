import type { ImportReport } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { rejectsButtonLabel, rejectsTable } from './import-text';

test('Rejected rows are downloaded with their errors and the column names of their file', () => {
  const cells = ['LG', '5.1'];
  const fault = {
    line: 2,
    column: 'rating',
    path: 'rating',
    code: 'rating-above-scale',
    message: 'Too high.',
  };
  const report = { columns: ['brand', 'rating'], rejects: { total: 1, listed: [{ ...fault, cells }] } };
  expect(rejectsTable(report as unknown as ImportReport)).toEqual([
    ['line', 'column', 'code', 'message', 'brand', 'rating'],
    ['2', 'rating', 'rating-above-scale', 'Too high.', 'LG', '5.1'],
  ]);
});

test('The download button says when it holds only the first of the errors', () => {
  const report = (total: number) => ({ rejects: { total, listed: new Array(1_000) } }) as ImportReport;
  expect(rejectsButtonLabel(report(1_000))).toBe('Download rejected rows');
  expect(rejectsButtonLabel(report(3_000))).toBe('Download the first 1,000 errors');
});
