import type {
  ImportRecord,
  ImportReport,
  ProfileView,
  RollbackReport,
} from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { answerQuestions } from '../../../../test/dialogs';
import {
  choose,
  click,
  control,
  fillNamed,
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
  ...{
    guards: [],
    checks: [],
    ranges: [],
    retailers: ['lowes'],
    columns: [],
    ignoredColumns: [],
    fileNameHints: [],
    mapping: null,
  },
  file: { name: 'june.csv', sha256: '', encoding: 'utf-8', bytes: 9, sheet: null },
  counts: { rows: 1, rejected: 0, ignored: 0, created: 0, changed: 1, unchanged: 0 },
  ...{ changes: nothing, displaced: nothing, rejects: nothing, unmatched: nothing, warnings: nothing },
  ...more,
});

const record = {
  ...{ id: '7', fileName: 'june.csv', month: '2026-06', retailers: ['lowes'], actor: 'boss@example.org' },
  ...{ counts: { changed: 1, created: 0 }, appliedAt: '2026-06-01T10:00:00.000Z', rolledBackAt: null },
} as unknown as ImportRecord;

/** The buttons that look like the one that sends the form. */
const primaryButtons = () =>
  [...document.querySelectorAll('button:not([type=submit])')]
    .filter(({ className }) => className === find('[type=submit]').className)
    .map(({ textContent }) => textContent);

/** Shows the page with the imports made so far. */
const open = (...imports: ImportRecord[]) => openWith([], imports);

async function openWith(profiles: ProfileView[], imports: ImportRecord[] = []) {
  const answers: Record<string, unknown> = {
    [`${importPath}?`]: imports,
    '/api/admin/import-profiles': profiles,
  };
  serve(answers);
  const page = (
    <>
      <ImportsPage />
      <ToastHost />
    </>
  );
  await show(page, { account: { isAdmin: 1 } });
  return answers;
}

const rollbackPlan = (more: Partial<RollbackReport>): Partial<RollbackReport> => ({
  ...{ import: record, restored: 0, cleared: 0, trashed: 0, keptEdits: 0, replaced: 0 },
  ...{ changes: nothing, displaced: nothing },
  ...more,
});

const ranked = {
  ...{ line: 2, applianceId: 'a', brand: 'LG', model: 'A1', category: 'washers', subcategory: null },
  ...{ isNew: false, rankBefore: 3, rankAfter: null },
  fields: [{ field: 'lowesScore', before: 43, after: null }],
} as ImportReport['changes']['listed'][number];

const chooseFile = (name: string) =>
  act(async () => {
    const field = control('File');
    Object.defineProperty(field, 'files', {
      value: [new File(['brand'], name, { lastModified: 0 })],
      configurable: true,
    });
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

const buttons = () => textsOf('button');
const applyButtons = () => buttons().filter((text) => text?.startsWith('Apply'));
const statuses = () => textsOf('p[role=status]');

describe('The columns of a file', () => {
  const previewPath = `${importPath}/preview`;
  const verdict = (field: string, read: number, rejected = 0) => ({
    ...{ field, column: 'x', read, rejected, empty: 0, examples: [], values: [] },
    problems: rejected > 0 ? [{ line: 7, message: '"nine" is not a rating.' }] : [],
  });
  const preview = {
    ...{ columns: ['Maker', 'Item', 'Avg'], rows: [{ line: 2, cells: ['LG', 'A1', '4.5'] }] },
    ...{ origin: 'proposal', profile: null, total: 1207 },
    mapping: 'brand=Maker,model=Item,rating=Avg',
    retailer: 'home-depot',
    sources: ['brand', 'model', 'rating'].map((field, index) => ({
      ...{ field, index },
      column: ['Maker', 'Item', 'Avg'][index],
    })),
    verdicts: [verdict('brand', 1207), verdict('rating', 1204, 3)],
  };
  const sentTo = (requests: ReturnType<typeof recordRequests>, path: string) =>
    requests.findLast((request) => request.path === path)?.body as FormData;

  /** The page after a file with unknown headers was refused. */
  async function openRefused() {
    const answers = await open();
    const requests = recordRequests();
    const message = 'Missing columns: brand, model, category.';
    answers[importPath] = Response.json({ code: 'columns', message }, { status: 400 });
    answers[previewPath] = preview;
    await chooseFile('home-depot-2026-06.csv');
    await click('Show the plan');
    await until(() => focusedText() === 'Columns of home-depot-2026-06.csv');
    await shows('A proposal by');
    return { answers, requests };
  }

  test('that no import knows are proposed with rows and verdicts, and mapped by selects', async () => {
    const { answers, requests } = await openRefused();
    expect(textsOf('.staff-field__helperText')).toContain(
      '1,204 ratings read, 3 not: Line 7: "nine" is not a rating.',
    );
    expect(textsOf('td[data-label="Line 2"]')).toEqual(['LG', 'A1', '4.5']);
    await choose('column-category', '@dishwashers');
    const mapping = 'brand=Maker,model=Item,category=@dishwashers,rating=Avg';
    await until(() => sentTo(requests, previewPath)?.get('mapping') === mapping);
    answers[importPath] = report({ mapping: { text: mapping, profile: null, isRecognised: false } });
    await click('Show the plan');
    await until(() => focusedText() === 'Import plan');
    const sent = sentTo(requests, importPath);
    expect(sent.get('mapping')).toBe(mapping);
    expect([...sent.keys()].filter((name) => /^column|profile/.test(name))).toEqual([]);
    await shows(`Mapped: ${mapping}`);
    await fillNamed('profileName', 'scrape');
    expect(shownText()).toContain(`Mapped: ${mapping}`);
    await choose('scale', '50');
    expect(shownText()).not.toContain(`Mapped: ${mapping}`);
  });

  test('are saved as a profile of the retailer that the file names', async () => {
    const { answers, requests } = await openRefused();
    const path = '/api/admin/import-profiles/scrape';
    answers[path] = { name: 'scrape' };
    await fillNamed('profileName', 'scrape');
    await click('Save as profile');
    await until(() => textsOf('.toast__root').join().includes('Saved as scrape.'));
    const body = { retailer: 'home-depot', mapping: preview.mapping };
    expect(requests.find(({ method }) => method === 'PUT')).toEqual({ method: 'PUT', path, body });
  });

  test('are read anew when the file is chosen again, as a profile may recognise them by then', async () => {
    const { answers } = await openRefused();
    answers[previewPath] = { ...preview, origin: 'profile', profile: 'scrape' };
    await chooseFile('home-depot-2026-06.csv');
    await click('Map the columns');
    await shows('Recognised as scrape.');
  });

  test('are not left without being asked once they are mapped, until that is saved', async () => {
    const { answers } = await openRefused();
    const asked = answerQuestions(false);
    await choose('column-category', '@dishwashers');
    await click('Names in files');
    expect(asked).toHaveLength(1);
    answers['/api/admin/import-profiles/scrape'] = { name: 'scrape' };
    await fillNamed('profileName', 'scrape');
    await click('Save as profile');
    await until(() => textsOf('.toast__root').join().includes('Saved as scrape.'));
    await click('Names in files');
    expect(asked).toHaveLength(1);
  });

  test('say what is wrong with a mapping that is typed, and of which file they are', async () => {
    const { answers, requests } = await openRefused();
    const issues = [{ path: 'mapping', message: '"colour" is not a field.' }];
    answers[previewPath] = Response.json({ code: 'mapping', message: '', issues }, { status: 400 });
    await fillNamed('mapping', 'colour=Maker');
    await act(async () => find('textarea').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await shows('"colour" is not a field.');
    expect(sentTo(requests, previewPath).get('mapping')).toBe('colour=Maker');
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('colour=Maker');
    await chooseFile('other.csv');
    expect(shownText()).not.toContain('Columns of');
  });

  test('that a profile recognises are named in the plan', async () => {
    const answers = await open();
    answers[importPath] = report({ mapping: { text: 'brand=A', profile: 'scrape', isRecognised: true } });
    await chooseFile('june.csv');
    await click('Show the plan');
    await shows('Profile scrape, recognised by the header');
  });
});

test('Profiles are listed, and deleted one by one, which can be undone, also by colleagues', async () => {
  const path = '/api/admin/import-profiles';
  const profile: ProfileView = {
    name: 'scrape',
    retailer: 'lowes' as const,
    mapping: 'brand=A',
    savedAt: '2026-06-01T10:00:00.000Z',
  };
  const answers = await openWith([profile]);
  await shows('scrape');
  answers[path] = [];
  answers[`${path}/scrape`] = profile;
  await click('Delete the profile scrape');
  await shows('No profiles have been saved yet.');
  const requests = recordRequests();
  answers[path] = [profile];
  await click('Undo');
  await shows('The profile scrape is back.');
  await shows('brand=A');
  const { name: _, savedAt: __, ...body } = profile;
  expect(requests[0]).toEqual({ method: 'PUT', path: `${path}/scrape`, body });
  answers[`${path}/scrape`] = Response.json({ message: 'There is no profile "scrape".' }, { status: 404 });
  answers[path] = [];
  await click('Delete the profile scrape');
  await shows('No profiles have been saved yet.');
});

describe('An import', () => {
  test('names the models with odd figures, and can be applied nevertheless', async () => {
    const answers = await open();
    const models = ['LG A', 'LG B', 'LG C', 'LG D', 'LG E', 'LG F'].map((model) => `${model} at Lowe's`);
    const message = 'the new average cannot follow from the old one (impossible step)';
    answers[importPath] = report({ checks: [{ code: 'impossible', message, models, total: 1200 }] });
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

  test('is of the month that its file says, unless one is chosen', async () => {
    const answers = await open();
    const requests = recordRequests();
    answers[importPath] = report();
    await chooseFile('june.csv');
    await click('Show the plan');
    await until(() => focusedText() === 'Import plan');
    const sent = () => requests.findLast(({ method }) => method === 'POST')?.body;
    const monthSent = () => (sent() as FormData).get('month');
    expect(monthSent()).toBeNull();
    await choose('month', '01');
    await choose('year', '2026');
    await click('Show the plan');
    await until(() => monthSent() === '2026-01');
  });

  test('offers the sheets of a workbook with several at their field, and reads rounded counts if that is ticked', async () => {
    const answers = await open();
    const requests = recordRequests();
    const message = 'june.xlsx has 2 sheets: "May", "June".';
    const issues = [{ path: 'sheet', message }];
    const choices = ['May', 'June'];
    answers[importPath] = Response.json({ code: 'file-sheet', message, issues, choices }, { status: 400 });
    await chooseFile('june.xlsx');
    await click('Show the plan');
    await until(() => document.activeElement?.getAttribute('name') === 'sheet');
    expect(textsOf('[name=sheet] option').slice(1)).toEqual(choices);
    await choose('sheet', 'June');
    await click('Read rounded counts');
    const counts = { rows: 2, rejected: 0, ignored: 0, created: 0, changed: 2, unchanged: 0 };
    answers[importPath] = report({ counts, file: { ...report().file, name: 'june.xlsx', sheet: 'June' } });
    await click('Show the plan');
    await shows('june.xlsx (sheet June, 2 rows, utf-8)');
    const sent = requests.findLast(({ method }) => method === 'POST')?.body as FormData;
    expect([sent.get('sheet'), sent.get('allowRoundedCounts')]).toEqual(['June', '1']);
    await chooseFile('other.csv');
    expect(document.querySelector('[name=sheet]')).toBeNull();
  });

  test('offers the profiles that fit a header when several do, and reads the file by the chosen one', async () => {
    const answers = await open();
    const requests = recordRequests();
    const message = 'Several profiles fit this header: one, two.';
    const issues = [{ path: 'profile', message }];
    const choices = ['one', 'two'];
    answers[importPath] = Response.json({ code: 'file-profile', message, issues, choices }, { status: 400 });
    await chooseFile('june.csv');
    await click('Show the plan');
    await until(() => document.activeElement?.getAttribute('name') === 'profile');
    expect(textsOf('[name=profile] option').slice(1)).toEqual(choices);
    await choose('profile', 'two');
    answers[importPath] = report();
    await click('Show the plan');
    const sent = () => requests.findLast(({ method }) => method === 'POST')?.body as FormData;
    await until(() => sent().get('profile') === 'two');
    await chooseFile('other.csv');
    expect(document.querySelector('[name=profile]')).toBeNull();
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
    answers[rollbackPath] = rollbackPlan({ restored: 2 });
    await click('Try again');
    await shows('2 models will get the previous scores back.');
    fail();
    await click('Roll back');
    await until(() => textsOf('.toast__root').includes('ErrorNothing was changed.'));
    await click('Cancel');
    await until(() => document.querySelector('[role=dialog]') === null);
    control('Roll back import 7');
  });

  test('is applied despite a guard once all the models that it names are ticked; the plan can be discarded', async () => {
    const guard = (code: 'score-move' | 'many-moves', names: string[], total: number) => ({
      ...{ code, names, total, problem: `Problem ${code}`, message: '' },
    });
    const guards = [guard('score-move', ['LG A1', 'GE B2'], 4), guard('many-moves', [], 4)];
    const answers = await open();
    const requests = recordRequests();
    answers[importPath] = report({ guards, state: 'guarded', changes: { total: 1, listed: [ranked] } });
    await chooseFile('june.csv');
    await click('Show the plan');
    await until(() => focusedText() === 'Import plan');
    expect(textsOf('fieldset .editor__tick')).toEqual(["LG A1: Lowe's Score 4.3 → –", 'GE B2', '2 others']);
    const apply = () => control('Apply despite the warnings');
    const ticks = () => [...document.querySelectorAll<HTMLInputElement>('.editor__ticks input')];
    expect(primaryButtons()).toEqual(['Discard this plan']);
    expect(apply().dataset.danger).toBe('true');
    for (const tick of ticks()) {
      expect(apply().getAttribute('aria-disabled')).toBe('true');
      await act(async () => tick.click());
    }
    expect(apply().getAttribute('aria-disabled')).toBe('false');
    await click('Apply despite the warnings');
    const sent = requests.findLast(({ method }) => method === 'POST')?.body as FormData;
    expect([sent.get('acceptAll'), sent.get('apply')]).toEqual(['1', '1']);
    await until(() => apply().getAttribute('aria-disabled') === 'true');
    expect(ticks().some(({ checked }) => checked)).toBe(false);
    await click('Discard this plan');
    expect(shownText()).not.toContain('Import plan');
  });

  test('groups equal reasons, names models and the field that helps, and offers the rejected rows first', async () => {
    const reject = (line: number, code: string, message: string) => ({
      ...{ line, code, message, model: `Acme A${line}`, column: 'model', path: 'model', cells: [] },
    });
    const unknown = [2, 3].map((line) => reject(line, 'unknown-model', 'A is not in the catalogue.'));
    const high = reject(4, 'high', '46 is above 5. If the ratings go up to 50, set the scale to 50.');
    const answers = await open();
    answers[importPath] = report({
      state: 'rejected',
      rejects: { total: 3, listed: [...unknown, high] },
      counts: { rows: 4, rejected: 3, ignored: 0, created: 0, changed: 1, unchanged: 0 },
    });
    await chooseFile('june.csv');
    await click('Show the plan');
    await until(() => focusedText() === 'Import plan');
    expect(textsOf('.ui-alert li')).toEqual([
      "2 rows: not in the catalogue; to add them, choose Add for 'Unknown models' (line 2 Acme A2, line 3 Acme A3)",
      "Line 4, Acme A4: 46 is above 5. If the ratings go up to 50, set 'Rating scale' to 50.",
    ]);
    expect(primaryButtons()).toEqual(['Download rejected rows']);
    expect(control('Apply without 3 rejected rows').dataset.danger).toBeUndefined();
  });

  test('that takes scores away is rolled back only after their number is typed, with file, month and ranks in view', async () => {
    const answers = await open(record);
    answers[`${importPath}/7/rollback`] = rollbackPlan({
      ...{ cleared: 260, trashed: 8 },
      changes: { total: 268, listed: [ranked] },
    });
    await click('Roll back import 7');
    await shows('260 models will have no score from');
    expect(find('[role=dialog]').textContent).toContain('june.csv');
    expect(find('[role=dialog]').textContent).toContain("Lowe's, June 2026");
    expect(textsOf('[role=dialog] [data-label=Rank]')).toEqual(['3 → –']);
    const rollBack = () => control('Roll back').getAttribute('aria-disabled');
    expect(rollBack()).toBe('true');
    await fillNamed('losses', '267');
    expect(rollBack()).toBe('true');
    await fillNamed('losses', '268');
    expect(rollBack()).toBe('false');
  });

  test('opens with its stored result, from which also an older one is rolled back', async () => {
    const older = { ...record, id: '3', month: '2021-07', fileName: 'old.csv' };
    const answers = await open(record, older);
    expect(buttons().filter((text) => text === 'Roll back')).toHaveLength(1);
    control('Roll back import 7');
    const score = {
      ...{ applianceId: 'a', brand: 'LG', model: 'A1', category: 'washers', subcategory: null },
      ...{ retailer: 'lowes', scoreBefore: 43, score: 45, reviewCountBefore: 9, reviewCount: 9 },
    };
    answers[`${importPath}/3`] = { import: older, scores: { total: 30, listed: [score] } };
    await click('old.csv');
    await until(() => document.querySelector('[role=dialog] [data-label=Score]') !== null);
    expect(textsOf('[role=dialog] :is([data-label=Score], [data-label=Reviews])')).toEqual([
      '4.3 → 4.5',
      '9',
    ]);
    expect(find('[role=dialog]').textContent).toContain('… and 29 more scores.');
    answers[`${importPath}/3/rollback`] = rollbackPlan({ restored: 1 });
    await click('Roll back...');
    await shows('1 model will get the previous scores back.');
  });

  test('is planned again when a rollback has made its plan untrue', async () => {
    const answers = await open(record);
    answers[importPath] = report();
    await chooseFile('june.csv');
    await click('Show the plan');
    await until(() => focusedText() === 'Import plan');
    answers[importPath] = report({
      counts: { rows: 1, rejected: 0, ignored: 0, created: 0, changed: 41, unchanged: 0 },
    });
    answers[`${importPath}/7/rollback`] = rollbackPlan({ restored: 1 });
    await click('Roll back import 7');
    await shows('1 model will get the previous scores back.');
    await click('Roll back');
    await shows('0 new, 41 changed, 0 unchanged');
  });
});
