import type { AliasView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { clickInDialog } from '../../../../test/dialogs';
import {
  choose,
  click,
  control,
  fillNamed,
  focusedName,
  press,
  shows,
  textsOf,
  until,
} from '../../../../test/render';
import { recordRequests, serve } from '../../../../test/requests';
import { address, openStaffPage, toasted } from '../../../../test/staff-page';
import AliasesPage from './aliases-page';

const path = '/api/admin/aliases';
const decidedAt = '2026-06-01T10:00:00.000Z';
const washer = { id: 'w', brand: 'LG', model: 'WM5800HVA', category: 'washers', isDeleted: false };
const alias = (id: string, more: Partial<AliasView> = {}): AliasView => ({
  ...{ id, brand: 'LG', model: `A*${id}`, category: 'washers', decision: 'same', sameBrand: null },
  ...{ appliance: washer, decidedAt, decidedBy: 'ann@example.org', ...more },
});
const all = [
  alias('1'),
  alias('2', { decision: 'new', appliance: null }),
  alias('3', { decision: 'ignore', appliance: null, decidedBy: null }),
  alias('4', {
    brand: 'LG Electronics',
    model: null,
    category: null,
    decision: 'brand',
    appliance: null,
    sameBrand: 'LG',
  }),
  alias('5', { appliance: { ...washer, isDeleted: true } }),
];
const pageOf = (aliases: AliasView[], page = 1, total = aliases.length) => ({
  ...{ aliases, page, total, pages: Math.ceil(total / 100) },
});

async function open(answers: Record<string, unknown>, address_ = '/admin/aliases') {
  serve(answers);
  await openStaffPage(<AliasesPage />, address_);
  return { answers, requests: recordRequests() };
}
const rows = () => textsOf('tbody td[data-label=Means]');
const posts = (requests: ReturnType<typeof recordRequests>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path: to, body }) => [method, to, body]);

describe('The decisions about names in files', () => {
  test('say what each name means, who decided and when, and lead to its model and back', async () => {
    await open({ [`${path}?`]: pageOf(all) });
    expect(rows()).toEqual([
      'Same model LG WM5800HVA',
      'New model the next import adds it',
      'Ignored its rows are left out',
      'Same brand LG',
      'Same model LG WM5800HVA, in the trash, so it is asked about again',
    ]);
    expect(textsOf('tbody th')).toEqual([
      ...['LG A*1 Washers', 'LG A*2 Washers', 'LG A*3 Washers'],
      ...['LG Electronics all models', 'LG A*5 Washers'],
    ]);
    expect(textsOf('td[data-label="Decided by"]')[0]).toMatch(/^2026-06-01 \d\d:00, ann@example.org$/);
    expect(control('LG WM5800HVA').getAttribute('href')).toBe('/admin?edit=w&back=%2Fadmin%2Faliases');
  });

  test('are narrowed by words and kind at an address of their own', async () => {
    await open({ [`${path}?`]: pageOf(all), [`${path}?q=kit&decision=ignore`]: pageOf([]) });
    await fillNamed('q', ' kit ');
    await choose('decision', 'ignore');
    await click('Filter');
    await shows('No decisions match the filter.');
    expect(address()).toBe('/admin/aliases?q=kit&decision=ignore');
  });

  test('are listed page by page, also by the address', async () => {
    const first = pageOf([alias('1')], 1, 201);
    const answers = { [`${path}?q=lg`]: first, [`${path}?q=lg&page=2`]: pageOf([alias('2')], 2, 201) };
    await open(answers, '/admin/aliases?q=lg');
    await click('Next');
    await shows('Page 2 of 3, 201 decisions');
    expect(address()).toBe('/admin/aliases?q=lg&page=2');
    expect(textsOf('tbody th')).toEqual(['LG A*2 Washers']);
    expect(control('Previous').getAttribute('href')).toBe('/admin/aliases?q=lg');
  });

  test('are said to be none, or not to have loaded', async () => {
    const failing = Response.json({ message: 'The database is away.' }, { status: 503 });
    const { answers } = await open({ [`${path}?`]: failing });
    await shows('The database is away.');
    answers[`${path}?`] = pageOf([]);
    await click('Try again');
    await shows('Nothing has been decided yet.');
  });
});

describe('A decision about a name', () => {
  test('is removed, and made again as it was by undoing that', async () => {
    const added = alias('1', { decision: 'new' });
    const { answers, requests } = await open({ [`${path}?`]: pageOf([added]) });
    answers[`${path}/1`] = added;
    answers[`${path}?`] = pageOf([]);
    await click('Remove the decision about LG A*1');
    await shows('Nothing has been decided yet.');
    await until(() => focusedName() === 'Decisions about names');
    await toasted('SuccessLG A*1 is asked about again. Scores already imported stay.Undo');
    answers[path] = [added];
    answers[`${path}?`] = pageOf([added]);
    await click('Undo');
    await toasted('SuccessLG A*1 is decided again, as before');
    expect(rows()).toEqual(['New model LG WM5800HVA']);
    const written = { brand: 'LG', model: 'A*1', category: 'washers' };
    expect(posts(requests)).toEqual([
      ['DELETE', `${path}/1`, undefined],
      ['POST', path, { decisions: [{ ...written, decision: 'new', applianceId: 'w' }] }],
    ]);
  });

  test('that a colleague has removed leaves the list, with a message', async () => {
    const { answers } = await open({ [`${path}?`]: pageOf([alias('1')]) });
    answers[`${path}/1`] = Response.json({ message: 'There is no such decision any more.' }, { status: 404 });
    answers[`${path}?`] = pageOf([]);
    await click('Remove the decision about LG A*1');
    await toasted('ErrorThere is no such decision any more.');
    await shows('Nothing has been decided yet.');
  });

  test('is added for a model that is found by its name', async () => {
    const { answers, requests } = await open({ [`${path}?`]: pageOf([]) });
    answers['/api/search?q=WM5800'] = { results: [washer], wordMatches: [] };
    await click('Add a decision');
    await clickInDialog('Save the decision');
    expect(textsOf('[role=dialog] .ui-field-error')).toEqual([
      ...['Fill in the brand.', 'Fill in the model.', 'Find and choose the model of the catalogue.'],
    ]);
    expect(textsOf('[role=dialog] [name=category] option')).toContain('Refrigerators');
    await fillNamed('brand', 'LG', '[role=dialog]');
    await fillNamed('model', 'WM5800H*A', '[role=dialog]');
    await fillNamed('find', ' WM5800 ', '[role=dialog]');
    await press(document.querySelector('[role=dialog] [name=find]') as Element, 'Enter');
    await until(() => textsOf('[role=dialog] [name=applianceId] option').join() === 'LG WM5800HVA (Washers)');
    const known = 'The catalogue itself has LG WM5800H*A.';
    answers[path] = Response.json({ message: known }, { status: 409 });
    await clickInDialog('Save the decision');
    await toasted(`Error${known}`);
    answers[path] = [alias('1')];
    answers[`${path}?`] = pageOf([alias('1')]);
    await clickInDialog('Save the decision');
    await toasted('SuccessLG A*1 is decided, from the next import on');
    expect(rows()).toEqual(['Same model LG WM5800HVA']);
    const written = { brand: 'LG', model: 'WM5800H*A', category: 'washers' };
    const decision = { ...written, decision: 'same', applianceId: 'w' };
    expect(posts(requests).at(-1)).toEqual(['POST', path, { decisions: [decision] }]);
  });

  test('gets its model by another search for the same words, after a failure and once the model is there', async () => {
    const { answers } = await open({ [`${path}?`]: pageOf([]) });
    await click('Add a decision');
    await fillNamed('find', 'WM5800', '[role=dialog]');
    await clickInDialog('Find');
    await shows('The search failed. Try again.');
    answers['/api/search?q=WM5800'] = { results: [], wordMatches: [] };
    await clickInDialog('Find');
    await shows('No model matches.');
    answers['/api/search?q=WM5800'] = { results: [washer], wordMatches: [] };
    await clickInDialog('Find');
    await until(() => textsOf('[role=dialog] [name=applianceId] option').join() === 'LG WM5800HVA (Washers)');
    expect(textsOf('[role=dialog] [role=status]')).toContain('1 model to choose from.');
  });

  test('is added for all of a brand, and what the server refuses is said at its field', async () => {
    const { answers, requests } = await open({ [`${path}?`]: pageOf([]) });
    await click('Add a decision');
    await choose('decision', 'brand', '[role=dialog]');
    await fillNamed('brand', 'LG Electronics', '[role=dialog]');
    await fillNamed('sameBrand', 'Nobody', '[role=dialog]');
    const message = 'The catalogue has no models of Nobody.';
    const issues = [{ path: 'sameBrand', message }];
    answers[path] = Response.json({ message, issues }, { status: 404 });
    await clickInDialog('Save the decision');
    await until(() => textsOf('[role=dialog] .ui-field-error').join() === message);
    const decision = { brand: 'LG Electronics', sameBrand: 'Nobody', decision: 'brand' };
    expect(posts(requests)).toEqual([['POST', path, { decisions: [decision] }]]);
  });
});
