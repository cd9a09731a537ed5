import type { ImportReport } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { rejectedRows, rejectsText, saveTable } from './import-text';

test('Rejected rows are saved below the names of the columns of their file', () => {
  const cells = ['LG', '5.1'];
  const fault = {
    line: 2,
    column: 'rating',
    path: 'rating',
    code: 'rating-above-scale',
    message: 'Too high.',
  };
  const report = { columns: ['brand', 'rating'], rejects: { total: 1, listed: [{ ...fault, cells }] } };
  expect(rejectedRows(report as unknown as ImportReport)).toEqual([
    ['line', 'column', 'code', 'message', 'brand', 'rating'],
    ['2', 'rating', 'rating-above-scale', 'Too high.', 'LG', '5.1'],
  ]);
});

test('A table of rejected rows that is not the whole says so', () => {
  const report = (total: number) => ({ rejects: { total, listed: new Array(1_000) } }) as ImportReport;
  expect(rejectsText(report(1_000))).toBe('Download rejected rows');
  expect(rejectsText(report(3_000))).toBe('Download the first 1,000 faults');
});

test('A saved table holds quotes as they are, and no cell that a spreadsheet would run', async () => {
  let saved = new Blob();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    saved = file;
    return '#saved';
  };
  URL.revokeObjectURL = () => undefined;
  try {
    saveTable('june.csv', [['LG', '3" deep, white', '=cmd()', '-1', '@x']]);
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(saved);
  await read;
  expect(reader.result).toBe(`"LG","3"" deep, white","'=cmd()","'-1","'@x"\r\n`);
});
