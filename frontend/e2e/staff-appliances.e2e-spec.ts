import { describe, expect, test } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { boxOf } from './support/measure.js';
import {
  addModel,
  filterList,
  openEditForm,
  StaffWorld,
  waitForFocusOnLabel,
  waitForFocusOnText,
} from './support/staff.js';
import { goTo, reload, toastOf } from './support/world.js';

const world = new StaffWorld();
const open = world.openAsAdmin;

describe('Appliance Management', () => {
  test('shows every category and type with its count, and keeps the view in the URL', async () => {
    const page = await open('/admin');
    for (const tab of [
      'All Appliances',
      'Washers',
      'Dryers',
      'Stoves',
      'Refrigerators',
      'Dishwashers',
      'Microwaves',
    ])
      await page.getByRole('tab', { name: new RegExp(`^${tab} ?\\d+$`) }).waitFor();
    await page.getByRole('tab', { name: /^Refrigerators/ }).click();
    await page.getByRole('tab', { name: /^French Door ?40$/ }).click();
    await page.getByText('40 of 581 appliances').waitFor();
    await filterList(page, 'whirlpool');
    await page.waitForURL(/category=fridges&type=french-door&q=whirlpool/);
    await reload(page);
    expect(await page.getByLabel('Filter').inputValue()).toBe('whirlpool');
    await filterList(page, 'zzzz');
    await page.getByText('Nothing here matches "zzzz".').waitFor();
    await page.getByRole('link', { name: 'Appliances', exact: true }).click();
    await page.getByText('581 of 581 appliances').waitFor();
    await page.getByLabel('Filter').pressSequentially('whirl pool');
    expect(await page.getByLabel('Filter').inputValue()).toBe('whirl pool');
    await goTo(page, '/admin?category=fridges&type=french-door');
    await page.getByRole('tab', { name: /^Washers/ }).click();
    await page.waitForURL((url) => url.search === '?category=washers');
    expect(await page.getByRole('row').count()).toBeGreaterThan(2);
  });

  test('is sorted by a column, and the other way round by its second press', async () => {
    const page = await open('/admin?category=dryers');
    const header = page.getByRole('columnheader', { name: 'Price range' });
    for (const [sort, direction] of [
      ['priceRange', 'ascending'],
      ['-priceRange', 'descending'],
      ['priceRange', 'ascending'],
    ]) {
      await header.getByRole('button').click();
      await page.waitForURL((url) => url.searchParams.get('sort') === sort);
      await header.and(page.locator(`[aria-sort=${direction}]`)).waitFor();
    }
  });

  test('saves only the fields that were edited', async () => {
    const page = await open('/admin?q=LF30S8210S');
    const readModel = async () => {
      const models: { model: string; version: number }[] = await world.read('/appliances');
      const { version: _, ...fields } = models.find(({ model }) => model === 'LF30S8210S') ?? { version: 0 };
      return fields;
    };
    const before = await readModel();
    await page.getByRole('button', { name: 'Edit LG LF30S8210S' }).click();
    await page.getByLabel('Price Range').fill('$1,850');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    expect(await readModel()).toEqual({ ...before, priceRange: '$1,850' });
  });

  test('adds, edits and deletes a model, and undoes the deletion', async () => {
    const page = await open('/admin');
    await page.getByRole('button', { name: 'Add Appliance' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add New Appliance' });
    await dialog.getByText('Save the appliance first to upload photos and videos').waitFor();
    expect(await dialog.getByLabel('Category*').inputValue()).toBe('washers');
    await dialog.getByRole('button', { name: 'Add Appliance' }).click();
    await dialog.getByText('Fill in the brand.').waitFor();
    await page.keyboard.press('Escape');
    await addModel(page, 'Q-1');
    await filterList(page, 'Q-1');
    await openEditForm(page, 'Q-1');
    await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor();
    await page.getByLabel("Lowe's Score").fill('85');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.locator('.err').getByText('85 is above 50. 4.3 stars is entered as 43.').waitFor();
    await page.getByLabel("Lowe's Score").fill('43');
    await page.getByLabel("Lowe's Reviews").fill('1,234');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await page.getByRole('row', { name: /Q-1/ }).getByText('4.3').waitFor();
    await page.getByRole('row', { name: /Q-1/ }).getByText('1,234').waitFor();
    await page.getByRole('button', { name: 'Delete Acme Q-1' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this appliance?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Appliance deleted successfully').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('row', { name: /Q-1/ }).waitFor();
  });

  test('moves and deletes several models at once, and undoes both', async () => {
    const page = await open('/admin');
    await addModel(page, 'Q-41');
    await addModel(page, 'Q-42');
    await filterList(page, 'Q-4');
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('Choose a category first.').waitFor();
    await page.getByLabel('Move to').selectOption('dryers/tumble');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await toastOf(page, '2 appliances moved').waitFor();
    await page.getByRole('row', { name: /Q-41.*dryers.*Standard Dryer/ }).waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toastOf(page, '2 appliances moved back').waitFor();
    await page.getByRole('row', { name: /Q-41.*washers/ }).waitFor();
    await page.getByLabel('Select Acme Q-41').check();
    await page.getByLabel('Move to').selectOption('dryers/tumble');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await toastOf(page, '1 appliance moved').waitFor();
    await page.getByLabel('Select all').check();
    await page.getByLabel('Move to').selectOption('fridges');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('row', { name: /Q-41.*fridges/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('row', { name: /Q-41.*dryers.*Standard Dryer/ }).waitFor();
    await page.getByRole('row', { name: /Q-42.*washers/ }).waitFor();
    await openEditForm(page, 'Q-42');
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, '2 appliances deleted').waitFor();
    expect(await page.getByRole('heading', { name: 'Edit Appliance' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toastOf(page, '2 appliances restored').waitFor();
    await page.getByRole('row', { name: /Q-41/ }).waitFor();
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, '2 appliances deleted').waitFor();
    await goTo(page, '/admin/trash');
    for (const name of ['Acme Q-41', 'Acme Q-42']) await page.getByLabel(`Select ${name}`).check();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await toastOf(page, '2 appliances restored').waitFor();
    for (const model of ['Q-41', 'Q-42'])
      await page.getByRole('row', { name: model }).waitFor({ state: 'detached' });
  });

  test.each([1280, 360])('shows the actions on ticked rows over no row, at %i px', async (width) => {
    const page = await open('/admin');
    await page.setViewportSize({ width, height: 740 });
    const second = page.locator('tr[aria-rowindex="3"]');
    await second.scrollIntoViewIfNeeded();
    const place = await boxOf(second);
    await page.locator('tr[aria-rowindex="2"]').getByRole('checkbox').check();
    const bar = page.getByRole('form', { name: 'Selected appliances' });
    const { y, height } = await boxOf(bar);
    expect(Math.round(y + height)).toBe(740);
    expect(height).toBeLessThan(740 / 4);
    expect(await boxOf(second)).toEqual(place);
    await page
      .getByRole('status')
      .filter({ hasText: /^1 selected; actions in the region Selected appliances$/ })
      .waitFor();
    const hidden = page.getByRole('button', { name: /^Edit / }).nth(width === 360 ? 4 : 19);
    await hidden.focus();
    const barTop = (await boxOf(bar)).y;
    await page.waitForFunction(
      (top) => (document.activeElement?.getBoundingClientRect().bottom ?? innerHeight) <= top,
      barTop,
    );
    await filterList(page, 'whirlpool');
    await page.getByLabel('Select all').check();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const count = document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount');
      const last = document.querySelector(`tr[aria-rowindex="${count}"]`)?.getBoundingClientRect();
      const actions = document.querySelector('[aria-label="Selected appliances"]')?.getBoundingClientRect();
      return last && actions && last.bottom <= actions.top;
    });
  });

  test('drops a model that a colleague has deleted from the selection', async () => {
    const page = await open('/admin');
    await addModel(page, 'Gone-1');
    await addModel(page, 'Gone-2');
    await filterList(page, 'Gone-');
    const models: { id: string; model: string }[] = await world.read('/appliances');
    const id = models.find(({ model }) => model === 'Gone-1')?.id;
    await world.admin.delete(`/api/appliances/${id}`);
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    };
    await page.getByLabel('Select all').check();
    await remove();
    await toastOf(page, 'Nothing was changed').waitFor();
    await toastOf(
      page,
      'This appliance does not exist. If it was deleted, you can restore it from the trash.',
    ).waitFor();
    await page.getByText('1 appliance selected').waitFor();
    await remove();
    await toastOf(page, '1 appliance deleted').waitFor();
  });

  test('deletes only selected models in the current view, and no more than the server allows', async () => {
    const page = await open('/admin');
    const remove = page.getByRole('button', { name: 'Delete', exact: true });
    await page.getByLabel('Select all').check();
    await page.getByText(/^\d+ appliances selected; at most 500 can be changed at once$/).waitFor();
    expect(await remove.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('tab', { name: /^Microwaves/ }).click();
    await page.getByLabel('Select all').check();
    await remove.waitFor();
    await page.getByRole('tab', { name: /^Washers/ }).click();
    await remove.waitFor({ state: 'detached' });
    await page.locator('tbody').getByRole('checkbox').first().check();
    await page.getByText(/^1 appliance selected; \d+ more outside this view will not change$/).waitFor();
    await remove.click();
    await page
      .getByRole('dialog', { name: 'Delete 1 appliance?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
    await page.waitForFunction(() => / of \d+ appliances$/.test(document.activeElement?.textContent ?? ''));
  });

  test('keeps a model that could not be deleted, with a message', async () => {
    const page = await open('/admin?q=WRF535SWHZ');
    await page.route('**/api/appliances/*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Delete Whirlpool WRF535SWHZ' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Failed to delete appliance').waitFor();
    expect(await page.getByRole('row', { name: /WRF535SWHZ/ }).count()).toBe(1);
  });

  test('can undo a deletion while the trash is open', async () => {
    const page = await open('/admin');
    await addModel(page, 'Q-3');
    await filterList(page, 'Q-3');
    await page.getByRole('button', { name: 'Delete Acme Q-3' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.hover(); // Keeps the toast open.
    await page.getByRole('link', { name: 'Trash' }).dispatchEvent('click');
    const deleted = page.getByRole('row', { name: /Q-3/ });
    await deleted.waitFor();
    await undo.click();
    await deleted.waitFor({ state: 'detached' });
  });

  test('restores previous values from the history', async () => {
    const page = await open('/admin');
    await addModel(page, 'Q-5');
    await filterList(page, 'Q-5');
    await openEditForm(page, 'Q-5');
    await page.getByLabel('Price Range').fill('$777');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.getByRole('row', { name: /Q-5.*\$777/ }).waitFor();
    await openEditForm(page, 'Q-5');
    await page.getByText('History', { exact: true }).click();
    await page.getByText(/Price Range – → \$777/).waitFor();
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await toastOf(page, 'The previous values are restored.').waitFor();
    await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Q-5.*N\/A/ }).waitFor();
    await goTo(page, '/admin/audit?q=Q-5');
    await page.getByText(/Undo: Price Range \$777 → –/).waitFor();
  });
});

describe('Photos', () => {
  const confirmDeletion = (page: Page) =>
    page.getByRole('dialog', { name: 'Delete this photo?' }).getByRole('button', { name: 'Delete' }).click();

  const picture = async (page: Page, colour: string) =>
    Buffer.from(
      await page.evaluate(async (fill) => {
        const canvas = document.createElement('canvas');
        canvas.width = 1400;
        canvas.height = 900;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser cannot draw.');
        context.fillStyle = fill;
        context.fillRect(0, 0, 1400, 900);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      }, colour),
      'base64',
    );

  const choose = async (page: Page, colours: readonly string[]) => {
    const files = colours.map(async (colour) => ({
      name: `${colour}.png`,
      mimeType: 'image/png',
      buffer: await picture(page, colour),
    }));
    await page.locator('input[type=file]').setInputFiles(await Promise.all(files));
  };

  const editing = async (model: string) => {
    const page = await open('/admin');
    await addModel(page, model);
    await filterList(page, model);
    await openEditForm(page, model);
    return page;
  };

  test('are uploaded, reordered and deleted, and shown to visitors', async () => {
    const page = await editing('Q-6');
    await choose(page, ['teal', 'brown']);
    await page.getByText('teal.png').waitFor();
    await page.getByRole('button', { name: 'Upload 2 files' }).click();
    await toastOf(page, 'Files uploaded successfully').waitFor();
    const reordered = page.waitForResponse((response) => response.url().endsWith('/order'));
    await page.getByRole('button', { name: 'Make 2 the cover' }).click();
    await reordered;
    const id = (await world.read('/search?q=Q-6')).results[0].id;
    const visitor = await world.open(`/appliance/${id}`);
    await visitor.getByText('1 of 2').waitFor();
    await visitor.getByRole('button', { name: 'Next' }).click();
    await visitor.getByText('2 of 2').waitFor();
    // Fails if the picture does.
    await visitor.locator('.carousel img').evaluate((image: HTMLImageElement) => image.decode());
    await page.getByText('Cover', { exact: true }).and(page.locator('.badge')).waitFor();
    await page.getByLabel('Image URL').fill('/illustrations/washers-front-load.svg');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await openEditForm(page, 'Q-6');
    await page.getByText('Cards show the Image URL. Clear it to show the first photo instead.').waitFor();
    expect(await page.getByText('Cover', { exact: true }).and(page.locator('.badge')).count()).toBe(0);
    await page.getByRole('button', { name: 'Delete 1', exact: true }).click();
    await confirmDeletion(page);
    await page.getByRole('button', { name: 'Make 2 the cover' }).waitFor({ state: 'detached' });
  });

  test('are moved and deleted by keyboard without losing the focus', async () => {
    const page = await editing('Q-9');
    await choose(page, ['teal', 'brown', 'olive']);
    await page.getByRole('button', { name: 'Upload 3 files' }).press('Enter');
    await page.getByRole('button', { name: 'Move 3 forward' }).waitFor();
    await waitForFocusOnText(page, 'Choose files');
    const tiles = page.locator('.gallery li');
    const boxes = await tiles
      .first()
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      );
    expect(boxes.length).toBeGreaterThan(1);
    expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThan(2);
    const last = await tiles.last().locator('img').getAttribute('src');
    await page.getByRole('button', { name: 'Move 3 forward' }).press('Enter');
    await page.getByRole('status').getByText('Moved to 2 of 3').waitFor({ state: 'attached' });
    await waitForFocusOnLabel(page, 'Move 2 forward');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Moved to 1 of 3').waitFor({ state: 'attached' });
    await waitForFocusOnLabel(page, 'Move 1 forward');
    for (const name of ['Move 1 forward', 'Make 1 the cover', 'Move 3 back'])
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
    expect(await tiles.first().locator('img').getAttribute('src')).toBe(last);
    await page.getByRole('button', { name: 'Delete 1', exact: true }).press('Enter');
    await page.keyboard.press('Escape');
    await waitForFocusOnLabel(page, 'Delete 1');
    expect(await tiles.count()).toBe(3);
    await page.keyboard.press('Enter');
    await confirmDeletion(page);
    await waitForFocusOnLabel(page, 'Photos and videos of Acme Q-9');
    expect(await tiles.count()).toBe(2);
    await goTo(page, '/admin/audit?subject=media&q=Q-9');
    await page.getByText('Acme Q-9: teal.png, brown.png, olive.png').waitFor();
  });

  test('are dragged to new positions, one move at a time', async () => {
    const page = await editing('Q-11');
    await choose(page, ['teal', 'brown', 'olive']);
    await page.getByRole('button', { name: 'Upload 3 files' }).click();
    await page.getByRole('button', { name: 'Move 3 forward' }).waitFor();
    const tiles = page.locator('.gallery li');
    const order = () =>
      tiles.locator('img').evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')));
    const [teal, brown, olive] = await order();
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/order', async (route) => {
      sent++;
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/order');
    await tiles.nth(2).dragTo(tiles.nth(0));
    await asked;
    // A second order sent now would not include the first move.
    await tiles.nth(1).dragTo(tiles.nth(0));
    expect(sent).toBe(1);
    held.resolve();
    await page.getByRole('status').getByText('Moved to 1 of 3').waitFor({ state: 'attached' });
    expect(await order()).toEqual([olive, teal, brown]);
    await tiles.nth(2).dragTo(tiles.nth(1));
    await page.getByRole('status').getByText('Moved to 2 of 3').waitFor({ state: 'attached' });
    expect(await order()).toEqual([olive, brown, teal]);
  });

  test('deleted by a colleague leave the gallery on the first action', async () => {
    const page = await editing('Q-14');
    await choose(page, ['teal', 'brown']);
    await page.getByRole('button', { name: 'Upload 2 files' }).click();
    await page.getByRole('button', { name: 'Move 2 forward' }).waitFor();
    const tiles = page.locator('.gallery li');
    const [, id] = (await tiles.first().locator('img').getAttribute('src'))?.match(/media\/([^/]+)/) ?? [];
    expect((await page.request.delete(`/api/media/${id}`)).status()).toBe(200);
    await page.getByRole('button', { name: 'Delete 1', exact: true }).click();
    await confirmDeletion(page);
    await tiles.nth(1).waitFor({ state: 'detached' });
    expect(await tiles.first().locator('img').getAttribute('src')).not.toContain(id);
  });

  test('are not saved when the upload is cancelled, with a message', async () => {
    const page = await editing('Q-10');
    await page.route('**/api/media/upload', () => undefined); // Never answered, so the upload stays pending.
    await choose(page, ['teal']);
    await page.getByRole('button', { name: 'Upload 1 file' }).dblclick();
    const read = page.waitForResponse(/\/api\/media\/appliance\//);
    await page.getByRole('button', { name: 'Cancel upload' }).press('Enter');
    await toastOf(page, 'Upload cancelled').waitFor();
    await read;
    await waitForFocusOnText(page, 'Choose files');
  });

  test('are dropped on the form, and stay chosen when the connection is lost during their upload', async () => {
    const page = await editing('Q-15');
    const drop = async (name: string) => {
      const dataTransfer = await page.evaluateHandle((title) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['a photo'], title, { type: 'image/png' }));
        return transfer;
      }, name);
      await page.locator('.drop').dispatchEvent('drop', { dataTransfer });
    };
    await drop('dropped.png');
    const held = Promise.withResolvers<Route>();
    await page.route('**/api/media/upload', held.resolve);
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    const sending = await held.promise;
    await drop('late.png');
    await sending.abort('internetdisconnected');
    await toastOf(page, 'Failed to upload files').waitFor();
    await toastOf(page, 'Check whether the files are among the photos above before you try again.').waitFor();
    await page.getByRole('button', { name: 'Remove dropped.png' }).waitFor();
    expect(await page.getByText('late.png').count()).toBe(0);
  });

  test('of a wrong type or beyond twenty are rejected with a message', async () => {
    const page = await editing('Q-7');
    const evil = { name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    await page.locator('input[type=file]').setInputFiles([evil]);
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    await toastOf(page, 'Failed to upload files').waitFor();
    await page
      .locator('.toast')
      .getByText(/"evil.png" is an SVG drawing/)
      .waitFor();
    const nineteen = Array.from({ length: 19 }, (_, i) => ({ ...evil, name: `${i}.png` }));
    await page.locator('input[type=file]').setInputFiles(nineteen);
    await page.getByRole('button', { name: 'Upload 20 files' }).waitFor();
    await page.locator('input[type=file]').setInputFiles([{ ...evil, name: 'one too many.png' }]);
    await toastOf(page, 'Too many files').waitFor();
    await toastOf(page, 'Maximum 20 files allowed').waitFor();
  });
});

test('A model with a long name and similar review counts fits a small screen', async () => {
  const page = await open('/admin');
  await page.setViewportSize({ width: 360, height: 740 });
  const counts = { lowesReviewCount: 812, homeDepotReviewCount: 900, bestBuyReviewCount: 850 };
  const three = { lowesScore: 44, homeDepotScore: 46, bestBuyScore: 45, ...counts };
  const scores = { ...three, ajMadisonScore: 45, ajMadisonReviewCount: 790 };
  const data = { brand: 'Acme', model: `L${'0'.repeat(60)}`, category: 'washers', ...scores };
  const headers = { Origin: world.site.origin };
  const { id } = await (await page.request.post('/api/appliances', { data, headers })).json();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await goTo(page, `/appliance/${id}`);
  await page.getByText('Show the calculation').click();
  await page.getByText('got the same result').waitFor();
  expect(await width()).toBe(360);
  await goTo(page, `/compare?ids=${id}`);
  await page.getByRole('heading', { name: 'Add one more model' }).waitFor();
  expect(await width()).toBe(360);
  await page.request.delete(`/api/appliances/${id}`, { headers });
});

test('Rows are rendered under an open form at any scroll position', async () => {
  const page = await open('/admin');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor();
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 6_000);
  await page.waitForFunction(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const top = document.elementFromPoint(innerWidth / 2, 140);
    return scrollY > 5_000 && [middle, top].every((each) => each?.closest('tr[data-index]'));
  });
});

test('Search results are refreshed after a change', async () => {
  const page = await open('/admin');
  const search = async () => {
    await page.getByLabel('Search appliances').fill('SEEN-1');
    await page.getByLabel('Search appliances').press('Enter');
  };
  await search();
  await page.getByText('No results found').waitFor();
  await page.goBack();
  await addModel(page, 'SEEN-1');
  await search();
  await page.getByText('Found 1 result for "SEEN-1"').waitFor();
});

test('A list that could not be refreshed can be retried', async () => {
  const page = await open('/admin');
  await page.route('**/api/categories', (route) => route.fulfill({ status: 503, json: {} }));
  await addModel(page, 'ANEW-1');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be refreshed' });
  await alert.waitFor();
  await page.unroute('**/api/categories');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await alert.waitFor({ state: 'detached' });
});

test('Selecting a row or opening a form does not re-sort the list', async () => {
  const page = await open('/admin');
  await page.locator('tbody').getByRole('checkbox').first().waitFor();
  await page.evaluate(() => {
    const compare = String.prototype.localeCompare;
    String.prototype.localeCompare = function (this: string, other: string) {
      document.documentElement.dataset.sorts = 'again';
      return compare.call(this, other);
    };
  });
  await page.locator('tbody').getByRole('checkbox').first().check();
  await page.locator('tbody').getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByText('1 appliance selected').waitFor();
  expect(await page.locator('html[data-sorts]').count()).toBe(0);
  await page.getByRole('button', { name: 'Category', exact: true }).click();
  await page.locator('html[data-sorts]').waitFor();
});

test.each([1000, 1280])('Scrolling does not move the columns at %i px', async (width) => {
  const page = await open('/admin');
  await page.setViewportSize({ width, height: 900 });
  await page.locator('tr[aria-rowindex="2"]').waitFor();
  const columns = async () => {
    const headers = await page.getByRole('columnheader').all();
    return Promise.all(headers.map(async (header) => (await boxOf(header)).x));
  };
  const before = await columns();
  await page.evaluate(() => scrollTo(0, 9_000));
  await page.locator('tr[aria-rowindex="270"]').waitFor();
  expect(await columns()).toEqual(before);
});

test('A laptop screen shows sixteen models, and always the staff navigation', async () => {
  const page = await open('/admin');
  const rows = page.locator('tr[data-index]');
  await rows.nth(16).waitFor();
  const bottom = async (row: Locator) => {
    const { y, height } = await boxOf(row);
    return y + height;
  };
  expect(await bottom(rows.nth(15))).toBeLessThanOrEqual(900);
  await page.evaluate(() => scrollTo(0, 9_000));
  await page.locator('tr[aria-rowindex="270"]').waitFor();
  expect((await boxOf(page.getByRole('link', { name: 'Trash' }))).y).toBeGreaterThan(64);
});

test('Scrolling renders only the rows that come into view', async () => {
  const page = await open('/admin');
  const first = page.locator('tr[aria-rowindex="2"]');
  await first.waitFor();
  await page.evaluate(() => scrollTo(0, 1600));
  await first.waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const get = Map.prototype.get;
    let lookedUp = 0;
    // Row heights are looked up by id, and type names by 'category/type'.
    Map.prototype.get = function (key: unknown) {
      if (/^[\da-f-]{36}$|\//.test(String(key)))
        document.documentElement.dataset.lookedUp = String(++lookedUp);
      return get.call(this, key);
    };
    scrollTo(0, 0);
  });
  await first.waitFor();
  const lookedUp = Number(await page.locator('html').getAttribute('data-looked-up'));
  expect(lookedUp).toBeGreaterThan(0);
  expect(lookedUp).toBeLessThan(250);
});

test('Deleting a row moves the focus to the count of the remaining rows', async () => {
  const page = await open('/admin');
  await addModel(page, 'GOING-1');
  await filterList(page, 'GOING-1');
  await page.getByRole('button', { name: 'Delete Acme GOING-1' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await toastOf(page, 'Appliance deleted successfully').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('0 of '));
});

test('The type chooser mentions models without a type', async () => {
  await addModel(await open('/admin'), 'TYPELESS-1');
  const page = await open('/category/washers');
  await page.getByText(/without a type (is|are) not in these rankings/).waitFor();
  await page.getByRole('link', { name: 'Stoves', exact: true }).locator('visible=true').first().click();
  await page.getByRole('heading', { name: 'Stoves Rankings' }).waitFor();
  expect(await page.getByText('without a type').count()).toBe(0);
});

test('The count is empty without appliances, and singular for one', async () => {
  const page = await open('/admin/trash');
  const one = (await world.read('/appliances')).slice(0, 1);
  for (const [json, count] of [
    [one, '1 of 1 appliance'],
    [[], ''],
  ] as const) {
    await page.route('**/api/appliances', (route) => route.fulfill({ json }));
    await goTo(page, '/admin');
    expect(await page.locator('.tools').getByRole('status').textContent()).toBe(count);
  }
  await page.getByText('No appliances found. Add your first appliance to get started!').waitFor();
});

test('A toast survives when the dialog around it is closed', async () => {
  const page = await open('/admin');
  await page.route('**/api/appliances', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'There is one already.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Add Appliance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Appliance' });
  await dialog.getByLabel('Brand*').fill('Acme');
  await dialog.getByLabel('Model*').fill('Q-8');
  await dialog.getByRole('button', { name: 'Add Appliance' }).click();
  const toast = dialog.locator('.toast');
  await toast.getByText('There is one already.').waitFor();
  await toast.getByText('Failed to add appliance', { exact: true }).waitFor();
  const element = await toast.elementHandle();
  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.locator('.toast').waitFor({ state: 'detached' });
});

test("The staff filter does not appear in the site's search box", async () => {
  const page = await open('/admin?q=WRF535SWHZ');
  const box = page.getByLabel('Search appliances');
  expect(await box.inputValue()).toBe('');
  await box.fill('bosch');
  await filterList(page, 'Whirlpool');
  await page.waitForURL(/q=Whirlpool/);
  expect(await box.inputValue()).toBe('bosch');
  await box.press('Enter');
  await page.waitForURL('**/search?q=bosch');
  expect(await box.inputValue()).toBe('bosch');
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
