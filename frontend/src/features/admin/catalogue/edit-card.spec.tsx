import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { answerQuestions, clickInDialog } from '../../../../test/dialogs';
import { chooseFiles, holdUploads } from '../../../../test/files';
import { click, control, find, shownText, shows, textsOf, until } from '../../../../test/render';
import { loseConnection } from '../../../../test/requests';
import { applianceView, photoView, StaffApi } from '../../../../test/staff-api';
import { address, fieldValue, openStaffPage, rowOf, toasted, type } from '../../../../test/staff-page';
import AppliancesPage from './appliances-page';

const pages = (
  <Routes>
    <Route path="/admin" element={<AppliancesPage />} />
    <Route path="/admin/trash" element={null} />
  </Routes>
);

/** Opens the form of the first of two models: T1, and T2 of the same brand. */
async function edit(fields: Parameters<typeof applianceView>[1] = {}): Promise<StaffApi> {
  const api = new StaffApi([applianceView('T1', fields), applianceView('T2')]);
  await openStaffPage(pages, '/admin');
  await click('Edit Acme T1');
  return api;
}

const price = () => fieldValue('priceRange');
const typePrice = (text: string) => type('priceRange', text);
const isOpen = () => shownText().includes('Edit Appliance');
const isUnsaved = () => shownText().includes('Unsaved changes');
const saved = 'SuccessAppliance updated successfullyView page';
const puts = ({ sent }: StaffApi) => sent.filter(({ line }) => line.startsWith('PUT'));

describe('The form of a model', () => {
  test('says which model it is, and leads to its page', async () => {
    await edit();
    expect(textsOf('#edit-heading')).toEqual(['Edit Appliance']);
    expect(textsOf('.editor__subject b')).toEqual(['Acme T1']);
    expect(control('View page').getAttribute('href')).toMatch(/^\/appliance\//);
  });

  test('changes only what was edited', async () => {
    const scores = { lowesScore: 46, lowesReviewCount: 1_234, bestBuyScore: 41, bestBuyReviewCount: null };
    const type = { category: 'fridges', subcategory: 'french-door' } as const;
    const api = await edit({ ...scores, ...type, imageUrl: '/a.png', version: 7 });
    const [{ version: _, ...before }] = api.models as [ReturnType<typeof applianceView>];
    await typePrice('$1,850');
    await click('Update Appliance');
    await toasted(saved);
    const [{ version, ...after }] = api.models as [ReturnType<typeof applianceView>];
    expect(after).toEqual({ ...before, priceRange: '$1,850' });
    expect(version).toBe(8);
    expect(isOpen()).toBe(false);
  });

  test('shows at its field what the server refuses, and reads numbers with separators', async () => {
    const api = await edit();
    const message = '85 is above 50. 4.3 stars is entered as 43.';
    const accept = api.except(/^PUT/, () =>
      Response.json({ message, issues: [{ path: 'lowesScore', message }] }, { status: 400 }),
    );
    await type('lowesScore', '85');
    await click('Update Appliance');
    await until(() => textsOf('.ui-field-error').join() === message);
    accept();
    await type('lowesScore', '43');
    await type('lowesReviewCount', '1,234');
    await click('Update Appliance');
    await toasted(saved);
    expect(rowOf('T1')).toContain('4.3  1,234');
    expect(puts(api).at(-1)?.body).toMatchObject({ lowesScore: 43, lowesReviewCount: 1_234 });
  });

  test('shows the names in files that mean the model, and removes one, which no score depends on', async () => {
    const api = await edit();
    const alias = {
      id: 'a1',
      brand: 'Acme',
      model: 'T-1*',
      category: 'washers',
      decidedBy: 'ann@example.org',
    };
    const aliases = [{ ...alias, decidedAt: '2026-06-01T10:00:00.000Z' }];
    api.except(/^GET .*\/aliases$/, () => aliases);
    await click('Names in import files');
    await shows('Removing one does not change scores already imported.');
    expect(shownText()).toMatch(/Acme T-1\* \(Washers\) .*, ann@example\.org/);
    api.except(/^DELETE \/api\/admin\/aliases\/a1$/, () => aliases.pop());
    await click('Remove Acme T-1*');
    await toasted('SuccessAcme T-1* is asked about again. Scores already imported stay.Undo');
    await shows('Files name it as the catalogue does.');
  });

  test('restores previous values from the history', async () => {
    await edit();
    await typePrice('$777');
    await click('Update Appliance');
    await until(() => rowOf('T1').includes('$777'));
    await click('Edit Acme T1');
    await click('History');
    await shows('Price Range – → $777');
    await click('Restore');
    await toasted('SuccessThe previous values are restored.');
    expect(isOpen()).toBe(false);
    expect(rowOf('T1')).toContain('N/A');
  });

  test('says what it could not load, and loads it on retry', async () => {
    const api = new StaffApi([applianceView('T1')], [photoView('p1')]);
    api.change('T1', { priceRange: '$1' });
    const connect = api.except(/history|media/, loseConnection);
    await openStaffPage(pages, '/admin');
    await click('Edit Acme T1');
    await click('History');
    await until(() => textsOf('[role=alert] p').length === 2);
    expect(textsOf('[role=alert] p')).toEqual([
      'The photos could not be loaded.',
      'The history could not be loaded.',
    ]);
    connect();
    const retry = async () => {
      const [alert] = [...document.querySelectorAll('[role=alert] button')].slice(-1) as HTMLElement[];
      await act(async () => alert?.click());
    };
    await retry();
    await shows('ann@example.org Update: Price Range – → $1');
    expect(textsOf('[role=alert] p')).toEqual(['The photos could not be loaded.']);
    await retry();
    await until(() => textsOf('[role=alert]').length === 0);
    expect(textsOf('.media-section__tile')).toHaveLength(1);
  });

  test('that is cancelled returns the focus to its row', async () => {
    new StaffApi([applianceView('T1')]);
    await openStaffPage(pages, '/admin');
    control('Edit Acme T1').focus();
    await click('Edit Acme T1');
    expect(document.activeElement?.textContent).toBe('Edit Appliance');
    control('Cancel').focus();
    await click('Cancel');
    expect(document.activeElement).toBe(control('Edit Acme T1'));
  });
});

describe('Unsaved input', () => {
  test('stays when the list changes category or cannot be refreshed', async () => {
    const api = await edit();
    await typePrice('$1');
    await click('Dryers0');
    await click('All Appliances2');
    expect(price()).toBe('$1');
    const recover = api.except(/^GET .*appliances$/, () => Response.json({}, { status: 503 }));
    await type('q', 'T2');
    await click('Delete Acme T2');
    await clickInDialog('Delete');
    await shows('The list could not be refreshed and may be out of date.');
    expect(price()).toBe('$1');
    recover();
    await toasted('SuccessAppliance deleted successfullyUndo');
    await click('Undo');
    await toasted('Success1 appliance restored');
    expect(price()).toBe('$1');
  });

  test('is discarded when the user agrees to reopen the same model', async () => {
    await edit();
    await typePrice('$1');
    expect(isUnsaved()).toBe(true);
    const asked = answerQuestions(true);
    await click('Edit Acme T1');
    expect(asked).toHaveLength(1);
    expect(isUnsaved()).toBe(false);
    expect(price()).toBe('');
  });

  test('needs confirmation before Cancel, restoring values and a link', async () => {
    const api = new StaffApi([applianceView('T1')]);
    api.change('T1', { priceRange: '$1' });
    await openStaffPage(pages, '/admin');
    await click('Edit Acme T1');
    await typePrice('$2');
    await click('History');
    await shows('Price Range – → $1');
    const asked = answerQuestions(false);
    for (const [index, name] of ['Cancel', 'Restore', 'Trash'].entries()) {
      await click(name);
      expect(asked).toHaveLength(index + 1);
      expect(price()).toBe('$2');
    }
    expect(new Set(asked)).toEqual(new Set(['You have unsaved changes. Leave without saving?']));
    expect(address()).toBe('/admin');
    answerQuestions(true);
    await click('Trash');
    expect(address()).toBe('/admin/trash');
  });

  test('needs none for a place of the page, or for a link that opens in another tab', async () => {
    await edit();
    await typePrice('$2');
    const asked = answerQuestions(false);
    const link = control('View page');
    const pressed = (ctrlKey: boolean) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey });
      return act(async () => link.dispatchEvent(event));
    };
    expect(await pressed(true)).toBe(true);
    link.setAttribute('target', '_blank');
    await pressed(false);
    link.setAttribute('href', '#main');
    await act(async () => link.click());
    expect(asked).toEqual([]);
  });

  test('can still be changed before it overwrites what a colleague saved', async () => {
    const api = await edit();
    await typePrice('$1');
    api.change('T1', { priceRange: '$500' });
    await click('Update Appliance');
    await shows('choose which values to keep');
    expect(textsOf('.editor__differences tbody tr')).toEqual(['Price Range$1$500']);
    await typePrice('$550');
    await click('Save mine');
    await until(() => rowOf('T1').includes('$550'));
    expect(puts(api).map(({ body }) => [body.version, body.priceRange])).toEqual([
      [1, '$1'],
      [2, '$550'],
    ]);
  });

  test('is not closed when an earlier save finishes late', async () => {
    const api = await edit();
    await typePrice('$1');
    const answer = api.hold(/^GET .*appliances$/);
    await click('Update Appliance');
    await until(() => api.sent.filter(({ line }) => line === 'GET /api/appliances').length === 2);
    await click('Edit Acme T2');
    await typePrice('$3');
    answer();
    await toasted(saved);
    expect(price()).toBe('$3');
    expect(isUnsaved()).toBe(true);
  });

  test('of one model is still asked about when the save of another, that was left, finishes', async () => {
    const api = await edit();
    await typePrice('$1');
    const answer = api.hold(/^PUT/);
    await click('Update Appliance');
    await shows('Saving...');
    answerQuestions(true);
    await click('Edit Acme T2');
    await typePrice('$3');
    answer();
    await toasted(saved);
    const asked = answerQuestions(false);
    await click('Trash');
    expect(asked).toHaveLength(1);
    expect(price()).toBe('$3');
  });

  test('stays when it is entered while a save is running', async () => {
    const api = await edit();
    await typePrice('$1');
    const answer = api.hold(/^PUT/);
    await click('Update Appliance');
    await shows('Saving...');
    await typePrice('$12');
    answer();
    await toasted(saved);
    expect(rowOf('T1')).toMatch(/\$1(?!2)/);
    expect(isUnsaved()).toBe(true);
    expect(price()).toBe('$12');
    await click('Update Appliance');
    await until(() => rowOf('T1').includes('$12'));
  });

  test('stays when it is entered while previous values are being restored', async () => {
    const api = new StaffApi([applianceView('T1')]);
    api.change('T1', { priceRange: '$1' });
    await openStaffPage(pages, '/admin');
    await click('Edit Acme T1');
    await click('History');
    await shows('Price Range – → $1');
    const answer = api.hold(/undo$/);
    await click('Restore');
    await typePrice('$15');
    answer();
    await toasted('SuccessThe previous values are restored.');
    expect(rowOf('T1')).toContain('N/A');
    expect(price()).toBe('$15');
    expect(isUnsaved()).toBe(true);
  });

  test('gives the focus to the number of models when its row has left the list', async () => {
    await edit();
    await type('q', 'T1');
    await type('model', 'Z9');
    control('Update Appliance').focus();
    await click('Update Appliance');
    await toasted(saved);
    await until(() => document.activeElement?.textContent === '0 of 2 appliances');
  });

  test('stays when a colleague has deleted the model, whose row goes', async () => {
    const api = await edit();
    await typePrice('$1');
    api.remove(['T1']);
    await click('Update Appliance');
    await shows('Failed to update appliance');
    await until(() => textsOf('tr[data-index]').length === 1);
    expect(price()).toBe('$1');
    expect(isUnsaved()).toBe(true);
    answerQuestions(true);
    control('Cancel').focus();
    await click('Cancel');
    await until(() => document.activeElement?.textContent === '1 of 1 appliance');
  });

  test('is discarded with a deleted row', async () => {
    await edit();
    await typePrice('$1');
    await click('Delete Acme T1');
    await clickInDialog('Delete');
    await toasted('SuccessAppliance deleted successfullyUndo');
    expect(isOpen()).toBe(false);
  });

  test('includes chosen files, which survive saving the fields', async () => {
    await edit();
    await typePrice('$1');
    await chooseFiles('late.png');
    control('Upload 1 file');
    await click('Update Appliance');
    await toasted(saved);
    expect(textsOf('.file-upload__itemName')).toEqual(['late.png']);
    await typePrice('$9');
    await click('Remove late.png');
    await click('Update Appliance');
    await until(() => rowOf('T1').includes('$9'));
    await until(() => !isOpen());
  });

  test('needs confirmation when it is entered during an upload', async () => {
    const uploads = holdUploads();
    await edit();
    await chooseFiles('slow.png');
    await click('Upload 1 file');
    await typePrice('$7');
    await uploads[0]?.answer(201, []);
    await toasted('SuccessFiles uploaded successfully');
    const asked = answerQuestions(false);
    await click('Trash');
    expect(asked).toHaveLength(1);
    expect(address()).toBe('/admin');
    expect(price()).toBe('$7');
  });
});

describe('A form whose model a colleague has saved', () => {
  test('keeps the focus on the save button, and moves it to the form when theirs is taken', async () => {
    const api = await edit();
    api.change('T1', { priceRange: '$500' });
    await typePrice('$600');
    const answer = api.hold(/^PUT/);
    control('Update Appliance').focus();
    await click('Update Appliance');
    await until(() => document.activeElement?.textContent === 'Saving...');
    answer();
    await until(() => document.activeElement?.textContent === 'Update Appliance');
    await shows('Take theirs');
    control('Take theirs').focus();
    await click('Take theirs');
    expect(document.activeElement?.textContent).toBe('Edit Appliance');
    expect(price()).toBe('$500');
    await until(() => rowOf('T1').includes('$500'));
    // Theirs is what the next save replaces.
    await typePrice('$700');
    await click('Update Appliance');
    await until(() => api.models[0]?.priceRange === '$700');
  });

  test('says so when the colleague has saved the same values', async () => {
    const api = await edit();
    api.change('T1', { priceRange: '$600' });
    await typePrice('$600');
    await click('Update Appliance');
    await shows('Someone else has saved the same values of Acme T1.');
    expect(textsOf('table')).toHaveLength(1);
  });

  test('overwrites nothing with the submit button beside the note', async () => {
    const api = await edit();
    api.change('T1', { priceRange: '$500' });
    await typePrice('$600');
    for (const count of [1, 2]) {
      // The button that Enter in a field presses.
      await act(async () => find('form button:not([type=button])').click());
      await shows('Save mine');
      await until(() => control('Update Appliance').getAttribute('aria-disabled') === 'false');
      expect(puts(api)).toHaveLength(count);
    }
    expect(api.models[0]?.priceRange).toBe('$500');
  });
});
