import type { ImportReport, RollbackReport } from '@appliance-index/backend/contract';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import { describe, expect, test } from '@jest/globals';
import {
  databaseText,
  describeFieldChange,
  fileNameWarning,
  rejectsButtonLabel,
  rejectsTable,
  rollbackText,
  scoresText,
  stateMessage,
} from './import-text';

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

test('A row with two problems is downloaded once, because an import takes the first row of a model only', () => {
  const fault = { line: 2, path: '', cells: ['LG', 'x', 'y'], message: 'No number.' };
  const listed = [
    { ...fault, column: 'rating', code: 'rating-not-a-number' },
    { ...fault, column: 'reviews', code: 'count-not-a-number' },
    { ...fault, line: 3, column: 'rating', code: 'rating-not-a-number' },
  ];
  const report = { columns: ['brand', 'rating', 'reviews'], rejects: { total: 3, listed } };
  expect(rejectsTable(report as unknown as ImportReport).slice(1)).toEqual([
    [
      '2',
      'rating; reviews',
      'rating-not-a-number; count-not-a-number',
      'No number.; No number.',
      'LG',
      'x',
      'y',
    ],
    ['3', 'rating', 'rating-not-a-number', 'No number.', 'LG', 'x', 'y'],
  ]);
});

test('The download button says when it holds only the first of the errors', () => {
  const report = (total: number) => ({ rejects: { total, listed: new Array(1_000) } }) as ImportReport;
  expect(rejectsButtonLabel(report(1_000))).toBe('Download rejected rows');
  expect(rejectsButtonLabel(report(3_000))).toBe('Download the first 1,000 errors');
});

test('A change of a score is shown in stars, and one of reviews as a number', () => {
  expect(describeFieldChange({ field: 'lowesScore', before: 43, after: 45 })).toBe("Lowe's Score 4.3 → 4.5");
  expect(describeFieldChange({ field: 'lowesReviewCount', before: null, after: 1_204 })).toBe(
    "Lowe's Reviews – → 1,204",
  );
});

test('The database is named without the folder of the server', () => {
  expect(databaseText({ target: 'embedded PostgreSQL in /srv/data' })).toBe('embedded PostgreSQL');
  expect(databaseText({ target: 'db.example:5432/index' })).toBe('db.example:5432/index');
});

test('A result says how many rows it left out', () => {
  const message = (rejected: number) =>
    stateMessage({ state: 'applied', counts: { rejected } } as ImportReport);
  expect(message(0)).toBe('Applied.');
  expect(message(3)).toBe('Applied, without 3 rejected rows.');
});

describe('A plan', () => {
  const report = (...fileNameHints: ImportReport['fileNameHints']) =>
    ({ retailers: ['best-buy'], month: '2026-05', fileNameHints }) as unknown as ImportReport;

  test('says which retailer and month it is for, and what of that the file name said', () => {
    expect(scoresText(report())).toBe('Best Buy, May 2026');
    const retailer = { field: 'retailer', value: 'best-buy', isUsed: true } as const;
    const month = { field: 'month', value: '2026-05', isUsed: true } as const;
    expect(scoresText(report(month))).toBe('Best Buy, May 2026 (month from the file name)');
    expect(scoresText(report(retailer, month))).toBe(
      'Best Buy, May 2026 (retailer and month from the file name)',
    );
    expect(fileNameWarning(report(retailer, month))).toBeNull();
  });

  test('warns when the file name says something else', () => {
    const other = report(
      { field: 'retailer', value: 'lowes', isUsed: false },
      { field: 'month', value: '2026-04', isUsed: false },
    );
    expect(scoresText(other)).toBe('Best Buy, May 2026');
    expect(fileNameWarning(other)).toBe("The file name says Lowe's, April 2026.");
  });
});

describe('A rollback', () => {
  const text = (retailers: readonly RetailerSlug[], counts: Partial<RollbackReport>) => {
    const none = { restored: 0, cleared: 0, trashed: 0, keptEdits: 0, replaced: 0 };
    return rollbackText({ import: { retailers }, ...none, ...counts } as RollbackReport);
  };

  test('names the models that get scores back apart from those left without one', () => {
    expect(text(['lowes'], { changed: 268, restored: 20, cleared: 248 })).toBe(
      "20 models will get the previous scores back. 248 models will have no score from Lowe's any more.",
    );
    expect(text(['lowes', 'best-buy'], { changed: 1, cleared: 1 })).toBe(
      '1 model will have no score from one of the retailers any more.',
    );
  });

  test('names the models it deletes and the scores it keeps', () => {
    expect(text(['lowes'], { trashed: 3, keptEdits: 1, replaced: 2 })).toBe(
      '3 models added by the import will go to the trash. 1 score changed since then will stay. 2 scores of other imports will stay.',
    );
  });

  test('says so when it changes nothing', () => {
    expect(text(['lowes'], {})).toBe('No scores will change.');
  });
});
