import type { ApplianceView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { clickInDialog } from '../../../../../test/dialogs';
import { click, control, fillNamed, find, press, shows, textsOf, until } from '../../../../../test/render';
import { applianceView, StaffApi } from '../../../../../test/staff-api';
import { openStaffPage, toasted } from '../../../../../test/staff-page';
import AppliancesPage from '../appliances-page';

const open = async (...models: ApplianceView[]) => {
  const api = new StaffApi(models);
  await openStaffPage(<AppliancesPage />, '/admin?cells=1');
  return api;
};

/** The cell of a field in the row of a model. */
const cell = (model: string, field: string): HTMLElement => {
  const row = [...document.querySelectorAll('[role=grid] tbody tr')].find(
    (each) => each.querySelector('th')?.textContent === model,
  );
  const found = row?.querySelector<HTMLElement>(`[data-column=${field}]`);
  if (!found) throw new Error(`${model} has no cell ${field}.`);
  return found;
};

const choose = (model: string, field: string) => act(async () => cell(model, field).focus());
const focused = () => document.activeElement as HTMLInputElement;
const pressKey = (key: string, modifiers: KeyboardEventInit = {}) => press(focused(), key, modifiers);

const typeOver = (text: string) =>
  act(async () => {
    const field = focused();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });

/** Pastes a text as copied from a spreadsheet over the focused cell. */
const paste = (text: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    // As browsers do without a text cursor.
    document.body.dispatchEvent(event);
  });

const changesShown = () =>
  [...document.querySelectorAll('[role=dialog] tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );

const savesIn = ({ sent }: StaffApi) => sent.filter(({ line }) => /cells$/.test(line)).length;

const models = () => [
  applianceView('A1', { priceRange: '$900', lowesScore: 40 }),
  applianceView('A2', { subcategory: 'top-load' }),
  applianceView('A3'),
];

describe('A cell', () => {
  test('is reached by arrow keys, opened by Enter, saved by Enter, which moves down, and changed back', async () => {
    const api = await open(...models());
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    await choose('A1', 'brand');
    for (const _ of ['model', 'category', 'subcategory', 'imageUrl', 'priceRange'])
      await pressKey('ArrowRight');
    expect(focused()).toBe(cell('A1', 'priceRange'));
    await pressKey('Enter');
    expect(focused().value).toBe('$900');
    expect(focused().getAttribute('aria-label')).toBe('Price Range of Acme A1');
    await typeOver('$950');
    await pressKey('Enter');
    await toasted('SuccessPrice Range of Acme A1 savedUndo');
    expect(cell('A1', 'priceRange').textContent).toBe('$950');
    expect(focused()).toBe(cell('A2', 'priceRange'));
    await click('Undo');
    await toasted('SuccessPrice Range of Acme A1 changed back');
    expect(api.models[0]?.priceRange).toBe('$900');
    expect(cell('A1', 'priceRange').textContent).toBe('$900');
  });

  test('is left as it was by Escape, and needs no save when nothing was changed', async () => {
    const { sent } = await open(...models());
    await choose('A1', 'priceRange');
    await pressKey('F2');
    await typeOver('$1');
    await pressKey('Escape');
    expect(focused()).toBe(cell('A1', 'priceRange'));
    expect(focused().textContent).toBe('$900');
    await pressKey('F2');
    await pressKey('Tab');
    await until(() => focused() === cell('A1', 'lowesScore'));
    await pressKey('F2');
    await pressKey('Tab', { shiftKey: true });
    await until(() => focused() === cell('A1', 'priceRange'));
    expect(sent.map(({ line }) => line)).not.toContain('POST /api/admin/appliances/cells');
  });

  test('that cannot be read says so, stays open with what was typed, and is finished before another', async () => {
    const api = await open(...models());
    await choose('A2', 'lowesScore');
    await pressKey('8');
    await typeOver('85');
    await pressKey('Enter');
    await shows('85 is above 50. 4.3 stars is entered as 43.');
    expect(focused().value).toBe('85');
    expect(focused().getAttribute('aria-invalid')).toBe('true');
    await choose('A3', 'priceRange');
    await shows('85 is above 50.');
    expect(savesIn(api)).toBe(1);
    await pressKey('Enter');
    expect(focused().value).toBe('85');
    await typeOver('43');
    await pressKey('Enter');
    await until(() => api.models[1]?.lowesScore === 43);
    await until(() => focused() === cell('A3', 'lowesScore'));
  });

  test('of a model that someone else has changed is told, and saved or left by the next key', async () => {
    const api = await open(...models());
    await choose('A1', 'priceRange');
    await pressKey('Enter');
    await typeOver('$800');
    api.change('A1', { priceRange: '$850' });
    await pressKey('Enter');
    await shows('Someone else has changed this model in the meantime, and this cell is now $850.');
    expect(focused().value).toBe('$800');
    expect(api.models[0]?.priceRange).toBe('$850');
    await pressKey('Enter');
    await until(() => api.models[0]?.priceRange === '$800');
  });

  test('that could not be sent stays open, and is sent again', async () => {
    const api = await open(...models());
    const recover = api.except(/cells$/, () => new Response('', { status: 503 }));
    await choose('A1', 'priceRange');
    await pressKey('Delete');
    expect(focused().value).toBe('');
    await pressKey('Enter');
    await shows('This is not saved yet. Press Enter to try again.');
    recover();
    await pressKey('Enter');
    await until(() => api.models[0]?.priceRange === null);
  });

  test('is not left by Escape while it is being saved, so that its end closes no other', async () => {
    const api = await open(...models());
    const answer = api.hold(/cells$/);
    await choose('A1', 'priceRange');
    await pressKey('Delete');
    await pressKey('Enter');
    await pressKey('Escape');
    expect(focused().getAttribute('aria-label')).toBe('Price Range of Acme A1');
    answer();
    await until(() => api.models[0]?.priceRange === null);
  });

  test('is saved once, although the focus leaves it meanwhile', async () => {
    const api = await open(...models());
    const answer = api.hold(/cells$/);
    await choose('A1', 'priceRange');
    await pressKey('Delete');
    await pressKey('Enter');
    await choose('A2', 'brand');
    answer();
    await toasted('SuccessPrice Range of Acme A1 savedUndo');
    expect(savesIn(api)).toBe(1);
  });

  test('keeps what was typed when its row is filtered out with all others', async () => {
    const api = await open(...models());
    await choose('A1', 'lowesScore');
    await pressKey('4');
    api.except(/cells$/, () => Response.json({ issues: [{ path: '', message: 'No.' }] }, { status: 400 }));
    await typeOver('many');
    await pressKey('Enter');
    await shows('No.');
    for (const text of ['nothing', '']) await fillNamed('q', text);
    await until(() => cell('A1', 'lowesScore').querySelector('input')?.value === 'many');
  });

  test('of a type offers those of the category, and is saved when the focus leaves it', async () => {
    const api = await open(applianceView('D1', { category: 'dryers' }), ...models());
    await choose('D1', 'subcategory');
    await pressKey('Enter');
    expect([...focused().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'None',
      'Standard Dryer',
      'Front Load',
      'Commercial',
      'Commercial Front Load',
    ]);
    await typeOver('tumble');
    await choose('A1', 'brand');
    await until(() => api.models[0]?.subcategory === 'tumble');
    expect(focused()).toBe(cell('A1', 'brand'));
  });

  test('is opened by the second press, not by the first', async () => {
    await open(...models());
    const pressCell = () =>
      act(async () => {
        const target = cell('A1', 'priceRange');
        target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        target.focus();
        target.click();
      });
    await pressCell();
    expect(focused()).toBe(cell('A1', 'priceRange'));
    await pressCell();
    expect(focused().value).toBe('$900');
  });
});

describe('A pasted block', () => {
  test('is planned before it is saved: each change, what stays, and what cannot be read', async () => {
    const api = await open(...models());
    await choose('A1', 'priceRange');
    await paste('$850\t40\t"1,204"\r\n$700\t4.3\t7\r\n');
    await shows('4 changes to 2 appliances, 1 cell unchanged. Nothing is saved yet.');
    expect(changesShown()).toEqual([
      'Acme A1 | Price Range | $900 | $850',
      "Acme A1 | Lowe's Reviews | – | 1,204",
      'Acme A2 | Price Range | – | $700',
      "Acme A2 | Lowe's Reviews | – | 7",
    ]);
    expect(textsOf('[role=dialog] li')).toEqual([
      'Row 2, column 2: Lowe\'s Score of Acme A2 "4.3". 4.3 is not a whole number. 4.3 stars is entered as 43.',
    ]);
    expect(api.models).toEqual(models());
    await clickInDialog('Save 4 changes without 1 cell');
    await toasted('Success4 cells of 2 appliances savedUndo');
    expect(textsOf('[role=dialog]')).toEqual([]);
    expect(api.models[1]).toMatchObject({ priceRange: '$700', lowesReviewCount: 7, lowesScore: null });
    expect(cell('A1', 'priceRange').textContent).toBe('$850');
    await click('Undo');
    await toasted('Success4 cells of 2 appliances changed back');
    expect(api.models).toEqual(models().map((model, index) => ({ ...model, version: index < 2 ? 3 : 1 })));
  });

  test('that reaches past the table says what is left out; one that changes nothing cannot be saved', async () => {
    await open(...models());
    await choose('A3', 'reliabilityScore');
    await paste('\t5\n6\t7\n');
    await shows('The block reaches past the end of the table: 1 row and 1 column of it will be left out.');
    await shows('This block changes nothing: 1 cell unchanged.');
    expect(textsOf('.dialog__footer button')).toEqual(['Cancel']);
  });

  test('is planned anew when someone else has changed or deleted a model before or after the plan', async () => {
    const api = await open(...models());
    await choose('A1', 'priceRange');
    api.change('A1', { lowesScore: 30 });
    await paste('$1\t40\n$2\t41\n$3\t42');
    await shows('Someone else has changed these models in the meantime.');
    expect(changesShown()).toContain("Acme A1 | Lowe's Score | 30 | 40");
    api.change('A2', { priceRange: '$5' });
    api.remove(['A3']);
    await clickInDialog('Save 6 changes');
    await until(() => changesShown().includes('Acme A2 | Price Range | $5 | $2'));
    await shows('1 appliance of the block was deleted in the meantime and will be left out.');
    expect(api.models[0]?.priceRange).toBe('$900');
    await clickInDialog('Save 4 changes');
    await toasted('Success4 cells of 2 appliances savedUndo');
  });

  test('is not undone over what someone else has changed since', async () => {
    const api = await open(...models());
    await choose('A1', 'priceRange');
    await paste('$1\n$2');
    await shows('2 changes');
    await clickInDialog('Save 2 changes');
    await toasted('Success2 cells of 2 appliances savedUndo');
    api.change('A2', { priceRange: '$9' });
    await click('Undo');
    await until(() => textsOf('.toast__root').some((text) => text?.startsWith('Nothing was changed back')));
    expect(api.models.map(({ priceRange }) => priceRange)).toEqual(['$1', '$9', null]);
  });

  test('of one cell opens that cell with the text', async () => {
    await open(...models());
    await choose('A1', 'priceRange');
    await paste('$850\r\n');
    expect(focused().value).toBe('$850');
    // Into an open cell, the browser pastes as into any field.
    await paste('$1\t$2');
    expect(focused().value).toBe('$850');
    expect(textsOf('[role=dialog]')).toEqual([]);
  });

  test('that is too large is refused, with its size', async () => {
    await open(...Array.from({ length: 501 }, (_, index) => applianceView(`M${index}`)));
    await choose('M0', 'brand');
    await paste('a\n'.repeat(501));
    await toasted(
      'The block is too largeThis block has 501 rows and 501 cells; at most 500 rows and 2000 cells can be pasted at once. Paste it in parts.',
    );
  });
});

describe('The grid', () => {
  test('keeps its rows in place while their cells change, until the view does', async () => {
    const api = new StaffApi(models());
    await openStaffPage(<AppliancesPage />, '/admin?cells=1&only=no-price&sort=-name');
    const names = () => textsOf('[role=grid] tbody th');
    await until(() => names().length > 0);
    expect(names()).toEqual(['A3', 'A2']);
    await choose('A3', 'priceRange');
    await pressKey('Enter');
    await typeOver('$5');
    await pressKey('Enter');
    await until(() => api.models[2]?.priceRange === '$5');
    await shows('1 of 3 appliances');
    expect(names()).toEqual(['A3', 'A2']);
    await click('Edit cells');
    expect(textsOf('tbody th b')).toEqual(['A2']);
    await click('Edit cells');
    expect(names()).toEqual(['A2']);
  });

  test('is another way to see the list, which keeps its ticks', async () => {
    await open(...models());
    await click('Edit cells');
    expect(() => find('[role=grid]')).toThrow();
    await click('Select Acme A1');
    await click('Edit cells');
    expect(() => control('Move')).toThrow();
    await click('Edit cells');
    await shows('1 appliance selected');
  });
});
