import type { ImportRecord, ImportReport, RollbackReport } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import '../../../../test/dialogs';
import {
  choose,
  click,
  control,
  find,
  focusedText,
  pressEnter,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../../test/render';
import { recordRequests, serve } from '../../../../test/requests';
import { ToastHost } from '../../../shared/ui/notices/toast-host';
import ImportsPage from './imports-page';

const importPath = '/api/admin/imports';
const nothing = { total: 0, listed: [] };
const report = (more: Partial<ImportReport> = {}): ImportReport => ({
  ...{
    target: 'here',
    kind: 'scores',
    month: '2026-06',
    state: 'planned',
    importId: null,
    correctedBy: null,
  },
  ...{ guards: [], checks: [], retailers: ['lowes'], columns: [], ignoredColumns: [], fileNameHints: [] },
  file: { name: 'june.csv', sha256: '', encoding: 'utf-8', bytes: 9 },
  counts: { rows: 1, rejected: 0, created: 0, changed: 1, unchanged: 0 },
  ...{ changes: nothing, displaced: nothing, rejects: nothing, warnings: nothing },
  ...more,
});

const record = {
  ...{ id: '7', fileName: 'june.csv', month: '2026-06', retailers: ['lowes'], actor: 'boss@example.org' },
  ...{ counts: { changed: 1, created: 0 }, appliedAt: '2026-06-01T10:00:00.000Z', rolledBackAt: null },
} as unknown as ImportRecord;

/** Shows the page with the imports made so far. */
async function open(...imports: ImportRecord[]) {
  const answers: Record<string, unknown> = { [`${importPath}?`]: imports };
  serve(answers);
  const page = (
    <>
      <ImportsPage />
      <ToastHost />
    </>
  );
  const reads = { categories: async () => ({ categories: [] }) as never };
  await show(page, { account: { isAdmin: 1 }, reads });
  return answers;
}

const chooseFile = (name: string) =>
  act(async () => {
    const field = control('File');
    Object.defineProperty(field, 'files', { value: [new File(['brand'], name)], configurable: true });
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

const buttons = () => textsOf('button');
const applyButtons = () => buttons().filter((text) => text?.startsWith('Apply'));
const statuses = () => textsOf('p[role=status]');

describe('An import', () => {
  test('names the models with odd figures, and can be applied nevertheless', async () => {
    const answers = await open();
    const models = ['LG A', 'LG B', 'LG C', 'LG D', 'LG E', 'LG F'].map((model) => `${model} at Lowe's`);
    const message = 'the new average cannot follow from the old one (impossible step)';
    answers[importPath] = report({ checks: [{ code: 'impossible-step', message, models, total: 1200 }] });
    await chooseFile('june.csv');
    await pressEnter('Show the plan');
    await until(() => focusedText() === 'Import plan');
    expect(textsOf('li')).toEqual(models.slice(0, 5).map((model) => `${model}: ${message}`));
    expect(textsOf('p')).toContain('… and 1,195 more models.');
    expect(applyButtons()).toEqual(['Apply']);
  });

  test('moves the focus to the plan and then to the result, and announces both', async () => {
    const answers = await open();
    answers[importPath] = report();
    await chooseFile('june.csv');
    await pressEnter('Show the plan');
    await until(() => focusedText() === 'Import plan');
    expect(statuses()).toEqual(['Nothing has been saved yet.']);
    const answer = Promise.withResolvers<ImportReport>();
    answers[importPath] = answer.promise;
    await pressEnter('Show the plan');
    await until(() => buttons().includes('Reading...'));
    expect(applyButtons()).toEqual(['Apply']);
    answer.resolve(report());
    await until(() => buttons().includes('Show the plan'));
    answers[importPath] = report({ state: 'applied', importId: '7' });
    await pressEnter('Apply');
    await until(() => focusedText() === 'Import result');
    expect(statuses()).toEqual(['Applied.']);
  });

  test('of catalogue models needs no month', async () => {
    const answers = await open();
    const requests = recordRequests();
    answers[importPath] = report({ kind: 'catalogue', month: null });
    await chooseFile('models.csv');
    await choose('kind', 'catalogue');
    await click('Show the plan');
    await until(() => focusedText() === 'Import plan');
    const sent = requests.find(({ method }) => method === 'POST')?.body as FormData;
    expect([...sent.keys()]).toEqual(['kind', 'files']);
  });

  test('asks for the retailer at its field if the file does not name it', async () => {
    const answers = await open();
    const message = 'Whose ratings are they?';
    const issues = [{ path: 'retailer', message }];
    answers[importPath] = Response.json({ message, issues }, { status: 400 });
    await chooseFile('anonymous.csv');
    await click('Show the plan');
    await until(() => find('select[name=retailer]').getAttribute('aria-invalid') === 'true');
    await choose('kind', 'catalogue');
    expect(textsOf('label')).not.toContain('Retailer');
  });

  test('cannot be applied from the plan of an earlier file', async () => {
    const answers = await open();
    await click('Show the plan');
    await shows('Choose a file first.');
    await chooseFile('first.csv');
    const answer = Promise.withResolvers<ImportReport>();
    answers[importPath] = answer.promise;
    await click('Show the plan');
    await until(() => buttons().includes('Reading...'));
    await chooseFile('second.csv');
    answer.resolve(report());
    await until(() => buttons().includes('Show the plan'));
    expect(applyButtons()).toEqual([]);
    await click('Show the plan');
    await until(() => applyButtons().length > 0);
  });

  test('stays applied when it cannot be rolled back, with a message', async () => {
    const rollbackPath = `${importPath}/7/rollback`;
    const answers = await open(record);
    const fail = () => {
      answers[rollbackPath] = new Response('', { status: 503 });
    };
    fail();
    await click('Roll back import 7');
    await shows('The changes could not be checked.');
    expect(shownText()).not.toContain('Checking what will change...');
    expect(control('Roll back').getAttribute('aria-disabled')).toBe('true');
    const counts = { restored: 2, cleared: 0, trashed: 0, keptEdits: 0, replaced: 0 };
    answers[rollbackPath] = { import: record, ...counts } as Partial<RollbackReport>;
    await click('Try again');
    await shows('2 models will get the previous scores back.');
    fail();
    await click('Roll back');
    await until(() => textsOf('.toast').includes('ErrorNothing was changed.'));
    await click('Cancel');
    await until(() => document.querySelector('dialog') === null);
    control('Roll back import 7');
  });
});
