import type { ApplianceView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { clickInDialog } from '../../../../test/dialogs';
import {
  choose,
  click,
  control,
  find,
  focusedText,
  press,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../../test/render';
import { applianceView, StaffApi } from '../../../../test/staff-api';
import { address, fieldValue, openStaffPage, rowOf, toasted, type } from '../../../../test/staff-page';
import AppliancesPage from './appliances-page';
import TrashPage from './trash-page';

const pages = (
  <Routes>
    <Route path="/admin" element={<AppliancesPage />} />
    <Route path="/admin/trash" element={<TrashPage />} />
  </Routes>
);
const open = (path = '/admin') => openStaffPage(pages, path);

const names = () => textsOf('tbody th b');
const filter = (text: string) => type('q', text);
const isListed = (listed: string) => until(() => names().join() === listed);

const fridge = (model: string, fields: Partial<ApplianceView> = {}) =>
  applianceView(model, { brand: 'Whirlpool', category: 'fridges', subcategory: 'french-door', ...fields });

describe('The list of models', () => {
  const openList = (path?: string) => {
    new StaffApi([
      fridge('F1'),
      fridge('F2', { brand: 'LG' }),
      fridge('F3', { subcategory: null }),
      applianceView('W1', { category: 'washers' }),
      applianceView('D1', { category: 'dryers', priceRange: '$900' }),
      applianceView('D2', { category: 'dryers', priceRange: '$1,200' }),
    ]);
    return open(path);
  };

  test('has tabs with the counts of every category, and of the types of the selected one', async () => {
    await openList();
    const categories = ['All Appliances6', 'Washers1', 'Dryers2', 'Stoves0', 'Refrigerators3'];
    const tabs = [...categories, 'Dishwashers0', 'Microwaves0'];
    expect(textsOf('[role=tab]').toSorted()).toEqual(tabs.toSorted());
    await click('Refrigerators3');
    expect(textsOf('[aria-label=Subcategory] [role=tab]')).toEqual([
      ...['All3', 'Top Bottom0', 'Side By Side0', 'French Door2', '42-Inch Fridge0', '48-Inch Fridge0'],
    ]);
    await click('French Door2');
    expect(find('.list-tools__root [role=status]').textContent).toBe('2 of 6 appliances');
    expect(names()).toEqual(['F2', 'F1']);
  });

  test('is turned by arrow keys, but leaves Alt and an arrow key to the browser', async () => {
    await openList();
    const all = control('All Appliances6');
    await act(async () => all.focus());
    const isShortcut = all.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }),
    );
    expect(isShortcut).toBe(true);
    await press(all, 'ArrowRight');
    await until(() => textsOf('[aria-selected=true]').join() === 'Washers1,All1');
    expect(focusedText()).toBe('Washers1');
  });

  test('has views as links with their counts, and keeps the view of the address under a name', async () => {
    await openList('/admin?category=dryers&sort=-priceRange&columns=average&edit=D1&back=/admin/quality');
    await shows('No picture6');
    expect(textsOf('nav[aria-label=Views] a')).toEqual([
      ...['No type4', 'No price4', 'No picture6', 'Unrated6', 'Score older than a year0'],
    ]);
    await click('Save view');
    await clickInDialog('Save view');
    await shows('Fill in the name.');
    await type('name', 'Dear dryers');
    await clickInDialog('Save view');
    await until(() => textsOf('nav[aria-label=Views] a').includes('Dear dryers2'));
    await click('No price4');
    await isListed('W1,F2,F1,F3');
    await click('Dear dryers2');
    expect(address()).toBe('/admin?category=dryers&columns=average&sort=-priceRange');
    expect(names()).toEqual(['D2', 'D1']);
    expect(textsOf('thead th')).toContain('Average');
    await click('Delete view');
    await clickInDialog('Delete');
    await until(() => !textsOf('nav[aria-label=Views] a').includes('Dear dryers2'));
  });

  test('keeps its view in the address', async () => {
    const visit = await openList('/admin?category=fridges&type=french-door');
    await filter('whirlpool');
    expect(address()).toBe('/admin?category=fridges&type=french-door&q=whirlpool');
    expect(names()).toEqual(['F1']);
    await filter('zzzz');
    await shows('Nothing here matches "zzzz".');
    await click('Appliances');
    await shows('6 of 6 appliances');
    for (const typed of ['whirl ', 'whirl pool']) {
      await filter(typed);
      expect(fieldValue('q')).toBe(typed);
    }
    await visit('/admin?category=fridges&type=french-door');
    await click('Washers1');
    expect(address()).toBe('/admin?category=washers');
    expect(names()).toEqual(['W1']);
  });

  test('has the view of its address', async () => {
    await openList('/admin?category=fridges&type=french-door&q=whirlpool');
    expect(fieldValue('q')).toBe('whirlpool');
    expect(names()).toEqual(['F1']);
  });

  test('is sorted by a column, and the other way round by its second press', async () => {
    await openList('/admin?category=dryers');
    const pressed = [
      ['Price range', 'priceRange', 'ascending', 'D1,D2'],
      ['Price range ↑', '-priceRange', 'descending', 'D2,D1'],
      ['Price range ↓', 'priceRange', 'ascending', 'D1,D2'],
    ] as const;
    for (const [name, sort, direction, listed] of pressed) {
      await click(name);
      expect(address()).toBe(`/admin?category=dryers&sort=${sort}`);
      expect(textsOf(`th[aria-sort=${direction}] button`)).toEqual([expect.stringMatching(/^Price range/)]);
      expect(names().join()).toBe(listed);
    }
  });

  test.each([
    ['is counted in the singular', [applianceView('A1')], '1 of 1 appliance'],
    ['without models has no count', [], ''],
  ])('%s', async (_, models, count) => {
    new StaffApi(models);
    await open();
    expect(find('.list-tools__root [role=status]').textContent).toBe(count);
    const empty = 'No appliances found. Add your first appliance to get started!';
    expect(shownText().includes(empty)).toBe(count === '');
  });

  test('is not sorted again when a row is ticked or a form is opened', async () => {
    await openList();
    await shows('No picture6');
    let sorts = 0;
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = function (this: string, ...more: [string]) {
      sorts++;
      return localeCompare.apply(this, more);
    };
    try {
      await click('Select Acme W1');
      await click('Edit Acme W1');
      await shows('1 appliance selected');
      expect(sorts).toBe(0);
      await click('Category');
      expect(sorts).toBeGreaterThan(0);
    } finally {
      String.prototype.localeCompare = localeCompare;
    }
  });

  test('that could not be refreshed can be retried', async () => {
    const api = new StaffApi([applianceView('A1')]);
    const answerFacts = api.except(/GET .*facts/, () => Response.json({}, { status: 503 }));
    await open('/admin?only=no-picture');
    await shows('What each model lacks is not read yet.');
    await until(() => textsOf('[role=alert]').length === 1);
    expect(textsOf('nav[aria-label=Views] a').slice(0, 3)).toEqual(['No type1', 'No price', 'No picture']);
    answerFacts();
    await click('Try again');
    await isListed('A1');
    const recover = api.except(/GET .api.appliances$/, () => Response.json({}, { status: 503 }));
    await click('Add Appliance');
    await type('brand', 'Acme');
    await type('model', 'ANEW-1');
    await clickInDialog('Add Appliance');
    await until(() => textsOf('[role=alert]').some((text) => text?.includes('could not be refreshed')));
    expect(names()).toContain('A1');
    recover();
    await click('Try again');
    await until(() => textsOf('[role=alert]').length === 0);
    expect(names()).toEqual(['A1', 'ANEW-1']);
  });
});

describe('A new model', () => {
  const openDialog = async (api = new StaffApi([])) => {
    await open();
    await click('Add Appliance');
    return api;
  };

  test('is a washer without photos until it is saved, needs a brand and a name, and is given up by Escape', async () => {
    const { sent } = await openDialog();
    expect(find('[role=dialog] h2').textContent).toBe('Add New Appliance');
    expect(shownText()).toContain('Save the appliance first to upload photos and videos');
    expect(fieldValue('category')).toBe('washers');
    await clickInDialog('Add Appliance');
    expect(textsOf('[role=dialog] .ui-field-error')).toEqual(['Fill in the brand.', 'Fill in the model.']);
    expect(sent.map(({ line }) => line)).not.toContain('POST /api/appliances');
    await press(find('[role=dialog]'), 'Escape');
    expect(textsOf('[role=dialog]')).toEqual([]);
  });

  test('stays in its dialog when it cannot be added, with a message', async () => {
    const api = await openDialog();
    api.except(/^POST/, () => Response.json({ message: 'There is one already.' }, { status: 409 }));
    await type('brand', 'Acme');
    await type('model', 'Q-8');
    await clickInDialog('Add Appliance');
    await toasted('Failed to add applianceThere is one already.');
    expect(fieldValue('model')).toBe('Q-8');
  });

  test('starts in the brand, and can be cancelled', async () => {
    await openDialog();
    await until(() => document.activeElement?.getAttribute('name') === 'brand');
    await clickInDialog('Cancel');
    expect(textsOf('[role=dialog]')).toEqual([]);
  });

  test('that looks like one in the list is named, with a link to it', async () => {
    await openDialog(new StaffApi([applianceView('WM4000HBA'), applianceView('WM4000HWA')]));
    await type('brand', 'Acme');
    await type('model', 'WM4000HBA/AB');
    expect(textsOf('[role=dialog] li a')).toEqual(['Acme WM4000HBA']);
    await type('model', 'WM5000');
    expect(textsOf('[role=dialog] li a')).toEqual([]);
  });
});

describe('Ticked models', () => {
  const openWith = async (...models: ApplianceView[]) => {
    const api = new StaffApi(models);
    await open();
    return api;
  };
  const remove = async () => {
    await click('Delete');
    await clickInDialog('Delete');
  };

  test('are moved to a category and back', async () => {
    await openWith(applianceView('Q1'), applianceView('Q2'));
    await click('Select all');
    await click('Move');
    await shows('Choose a category first.');
    await choose('target', 'dryers/tumble');
    await click('Move');
    await toasted('Success2 appliances movedUndo');
    expect(rowOf('Q1')).toMatch(/Dryers.*Standard Dryer/);
    expect(textsOf('input:checked')).toEqual([]);
    await click('Undo');
    await toasted('Success2 appliances moved back');
    expect(rowOf('Q1')).toContain('Washers');
  });

  test('are some, none or all, as the box above them shows', async () => {
    await openWith(applianceView('Q1'), applianceView('Q2'));
    const all = control('Select all') as HTMLInputElement;
    const shown = () => ({ some: all.indeterminate, all: all.checked });
    expect(shown()).toEqual({ some: false, all: false });
    await click('Select Acme Q1');
    expect(shown()).toEqual({ some: true, all: false });
    await click('Select all');
    expect(shown()).toEqual({ some: false, all: true });
    await click('Select Acme Q1');
    await click('Select Acme Q2');
    expect(shown()).toEqual({ some: false, all: false });
  });

  test('are each moved back to where they were', async () => {
    await openWith(applianceView('Q1'), applianceView('Q2'));
    await click('Select Acme Q1');
    await choose('target', 'dryers/tumble');
    await click('Move');
    await toasted('Success1 appliance movedUndo');
    await click('Select all');
    await choose('target', 'fridges');
    await click('Move');
    await until(() => rowOf('Q1').includes('Refrigerators'));
    await toasted('Success2 appliances movedUndo');
    await click('Undo');
    await until(() => /Dryers.*Standard Dryer/.test(rowOf('Q1')));
    expect(rowOf('Q2')).toContain('Washers');
  });

  test('are deleted together, with the form of one of them, and restored', async () => {
    await openWith(applianceView('Q1'), applianceView('Q2'));
    await click('Edit Acme Q2');
    await shows('Edit Appliance');
    await click('Select all');
    await remove();
    await toasted('Success2 appliances deletedUndo');
    expect(shownText()).not.toContain('Edit Appliance');
    expect(names()).toEqual([]);
    await click('Undo');
    await toasted('Success2 appliances restored');
    expect(names()).toEqual(['Q1', 'Q2']);
  });

  test('leave the trash when they are restored from it', async () => {
    const api = new StaffApi([applianceView('Q1'), applianceView('Q2'), applianceView('Q3')]);
    api.remove(['Q1', 'Q2']);
    await open('/admin/trash');
    for (const name of ['Acme Q1', 'Acme Q2']) await click(`Select ${name}`);
    await click('Restore');
    await toasted('Success2 appliances restored');
    await isListed('');
    expect(api.models.map(({ id }) => id)).toEqual(['Q3', 'Q1', 'Q2']);
  });

  test('lose one that a colleague has deleted', async () => {
    const api = await openWith(applianceView('Q1'), applianceView('Q2'));
    api.remove(['Q1']);
    await click('Select all');
    await remove();
    await toasted(
      'Nothing was changedThis appliance does not exist. If it was deleted, you can restore it from the trash.',
    );
    await shows('1 appliance selected');
    await remove();
    await toasted('Success1 appliance deletedUndo');
  });

  test('are not changed outside the view', async () => {
    await openWith(applianceView('W1'), applianceView('W2'), applianceView('M1', { category: 'microwaves' }));
    await click('Microwaves1');
    await click('Select all');
    control('Delete');
    await click('Washers2');
    expect(() => control('Delete')).toThrow();
    await click('Select Acme W1');
    await shows('1 appliance selected; 1 more outside this view will not change');
    await click('Delete');
    expect(find('[role=dialog] h2').textContent).toBe('Delete 1 appliance?');
    await clickInDialog('Cancel');
    expect(names()).toEqual(['W1', 'W2']);
    control('Clear selection').focus();
    await click('Clear selection');
    expect(document.activeElement?.textContent).toBe('2 of 3 appliances');
  });

  test('are at most 500', async () => {
    await openWith(...Array.from({ length: 501 }, (_, index) => applianceView(`Q${index}`)));
    await click('Select all');
    await shows('501 appliances selected; at most 500 can be changed at once');
    for (const name of ['Move', 'Delete']) expect(control(name).getAttribute('aria-disabled')).toBe('true');
    await click('Select Acme Q0');
    for (const name of ['Move', 'Delete']) expect(control(name).getAttribute('aria-disabled')).toBe('false');
  });
});

describe('A deletion', () => {
  test('that fails keeps the model, with a message', async () => {
    const api = new StaffApi([applianceView('Q1')]);
    await open();
    api.except(/^DELETE/, () => new Response('', { status: 503 }));
    await click('Delete Acme Q1');
    await clickInDialog('Delete');
    await toasted('Failed to delete applianceTry again.');
    expect(names()).toEqual(['Q1']);
  });

  test('can be undone while the trash is open', async () => {
    new StaffApi([applianceView('Q1'), applianceView('Q2')]);
    await open();
    await click('Delete Acme Q1');
    await clickInDialog('Delete');
    await toasted('SuccessAppliance deleted successfullyUndo');
    await click('Trash');
    await isListed('Q1');
    await click('Undo');
    await isListed('');
  });
});

test('The form of a model has an address, with a link back to the screen that led there and nowhere else', async () => {
  new StaffApi([applianceView('A1'), applianceView('A2')]);
  await open('/admin?edit=A2&back=%2Fadmin%2Ftrash');
  expect(fieldValue('model')).toBe('A2');
  expect(control('Back to the list').getAttribute('href')).toBe('/admin/trash');
});

test('An address with a model that is no longer in the list says so, and leads to the trash', async () => {
  new StaffApi([applianceView('A1')]);
  await open('/admin?edit=gone');
  await shows('The appliance of this link is no longer in the list. It may be in the trash.');
  expect(names()).toEqual(['A1']);
});

test.each(['https://evil.example/', '//evil.example/', '/compare'])(
  'No link leads back to %s',
  async (back) => {
    new StaffApi([applianceView('A1')]);
    await open(`/admin?${new URLSearchParams({ back })}`);
    expect(() => control('Back to the list')).toThrow();
  },
);

test('Each model of the list leads to its page', async () => {
  const model = applianceView('A1');
  new StaffApi([model]);
  await open();
  expect(control('View page of Acme A1').getAttribute('href')).toBe(`/appliance/${model.id}`);
});
