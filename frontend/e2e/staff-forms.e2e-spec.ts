import { describe, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { axeViolations } from './support/accessibility.js';
import {
  addModel,
  filterList,
  openEditForm,
  StaffWorld,
  waitForFocusOnLabel,
  waitForFocusOnText,
} from './support/staff.js';
import { holdRequests, password, reload, toastOf } from './support/world.js';

const world = new StaffWorld();
const open = world.openAsAdmin;

describe('Unsaved input', () => {
  const opened = async (model: string): Promise<Page> => {
    const page = await open('/admin');
    await addModel(page, model);
    await filterList(page, model);
    await openEditForm(page, model);
    await page.getByLabel('Price Range').fill('$1');
    return page;
  };
  const price = (page: Page) => page.getByLabel('Price Range').inputValue();

  test('stays when the list changes category or cannot be refreshed', async () => {
    const page = await opened('T-1');
    await page.getByRole('tab', { name: /^Dryers/ }).click();
    await page.getByRole('tab', { name: /^All Appliances/ }).click();
    expect(await price(page)).toBe('$1');
    await page.route('**/api/appliances', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    const other = page.getByRole('row', { name: /Whirlpool/ }).first();
    await filterList(page, 'Whirlpool');
    await other.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The list could not be refreshed and may be out of date.').waitFor();
    expect(await price(page)).toBe('$1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await toastOf(page, '1 appliance restored').waitFor();
  });

  test('is discarded when the user agrees to reopen the same model', async () => {
    const page = await opened('T-0');
    page.once('dialog', (dialog) => dialog.accept());
    await openEditForm(page, 'T-0');
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
    expect(await price(page)).toBe('');
  });

  test('needs confirmation before a search, signing out, Cancel and restoring values', async () => {
    const page = await opened('T-2');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await openEditForm(page, 'T-2');
    await page.getByLabel('Price Range').fill('$2');
    await page.getByText('History', { exact: true }).click();
    const actions = [
      async () => {
        await page.getByLabel('Search appliances').fill('stove');
        await page.getByLabel('Search appliances').press('Enter');
      },
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.getByRole('button', { name: 'Restore' }).first().click(),
      async () => {
        await page.getByText('Signed in').locator('visible=true').click();
        await page.getByRole('button', { name: 'Sign out' }).locator('visible=true').click();
      },
    ];
    for (const action of actions) {
      const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
      await action();
      await asked;
      expect(await price(page)).toBe('$2');
    }
    expect(new URL(page.url()).pathname).toBe('/admin');
  });

  test('can still be changed before it overwrites what a colleague saved', async () => {
    const page = await opened('T-3');
    const { id, version } = (await world.read('/appliances')).find(
      ({ model }: { model: string }) => model === 'T-3',
    );
    await world.admin.put(`/api/appliances/${id}`, {
      data: { version, priceRange: '$500' },
      headers: { origin: world.site.origin },
    });
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'choose which values to keep' });
    await note.waitFor();
    await page.getByLabel('Price Range').fill('$550');
    await note.getByRole('button', { name: 'Save mine' }).click();
    await page.getByRole('row', { name: /T-3.*\$550/ }).waitFor();
  });

  test('is not closed when an earlier save finishes late', async () => {
    const page = await opened('T-4');
    const asked = page.waitForRequest('**/api/appliances');
    const answer = await holdRequests(page, '**/api/appliances');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await asked;
    await filterList(page, 'WRF535SWHZ');
    await page.getByRole('button', { name: 'Edit Whirlpool WRF535SWHZ' }).click();
    await page.getByLabel('Price Range').fill('$3');
    answer();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    expect(await price(page)).toBe('$3');
    await page.getByText('Unsaved changes').waitFor();
  });

  test('stays when it is entered while a save is running', async () => {
    const page = await opened('T-8');
    const answer = await holdRequests(page, '**/api/appliances/*');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.getByText('Saving...').waitFor();
    await page.getByLabel('Price Range').fill('$12');
    answer();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await page.getByRole('row', { name: /T-8.*\$1 / }).waitFor();
    await page.getByText('Unsaved changes').waitFor();
    expect(await price(page)).toBe('$12');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.getByRole('row', { name: /T-8.*\$12/ }).waitFor();
  });

  test('stays when it is entered while previous values are being restored', async () => {
    const page = await opened('T-9');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.getByRole('row', { name: /T-9.*\$1 / }).waitFor();
    await page.getByRole('button', { name: 'Edit Acme T-9' }).click();
    await page.getByText('History', { exact: true }).click();
    const answer = await holdRequests(page, '**/undo');
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await page.getByLabel('Price Range').fill('$15');
    answer();
    await toastOf(page, 'The previous values are restored.').waitFor();
    await page.getByRole('row', { name: /T-9.*N\/A/ }).waitFor();
    expect(await price(page)).toBe('$15');
    await page.getByText('Unsaved changes').waitFor();
  });

  test('is discarded with a deleted row', async () => {
    const page = await opened('T-5');
    await page.getByRole('button', { name: 'Delete Acme T-5' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Appliance deleted successfully').waitFor();
    await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor({ state: 'detached' });
  });

  test('includes chosen files, which survive saving the fields', async () => {
    const page = await opened('T-6');
    const photo = { name: 'late.png', mimeType: 'image/png', buffer: Buffer.from('not sent yet') };
    await page.locator('input[type=file]').setInputFiles([photo]);
    await page.getByRole('button', { name: 'Upload 1 file' }).waitFor();
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await page.getByText('late.png').waitFor();
    await page.getByLabel('Price Range').fill('$9');
    await page.getByRole('button', { name: 'Remove late.png' }).click();
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.getByRole('row', { name: /T-6.*\$9/ }).waitFor();
  });

  test('needs confirmation when it is entered during an upload', async () => {
    const page = await opened('T-7');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await openEditForm(page, 'T-7');
    const photo = {
      name: 'slow.png',
      mimeType: 'image/png',
      buffer: Buffer.from('kept by the test'),
    };
    await page.locator('input[type=file]').setInputFiles([photo]);
    const held = Promise.withResolvers<Route>();
    await page.route('**/api/media/upload', held.resolve);
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    const upload = await held.promise;
    await page.getByLabel('Price Range').fill('$7');
    await upload.fulfill({ status: 201, json: [] });
    await toastOf(page, 'Files uploaded successfully').waitFor();
    const asked = page.waitForEvent('dialog');
    const left = page.getByRole('link', { name: 'Trash' }).click();
    await (await asked).dismiss();
    await left;
    expect(await price(page)).toBe('$7');
  });
});

test('Both values are shown when two people save the same model', async () => {
  await world.site.cli(['admins', 'create', 'second@example.org', '--password-stdin'], password);
  const [mine, theirs] = [
    await open('/admin'),
    await open('/admin', { session: await world.signedIn('second@example.org') }),
  ];
  await addModel(mine, 'Q-2');
  await reload(theirs);
  for (const page of [mine, theirs]) {
    await filterList(page, 'Q-2');
    await openEditForm(page, 'Q-2');
  }
  await theirs.getByLabel('Price Range').fill('$500');
  await theirs.getByRole('button', { name: 'Update Appliance' }).click();
  await toastOf(theirs, 'Appliance updated successfully').waitFor();
  await mine.getByLabel('Price Range').fill('$600');
  await mine.getByRole('button', { name: 'Update Appliance' }).click();
  const note = mine.getByRole('alert').filter({ hasText: 'choose which values to keep' });
  await note.getByRole('cell', { name: '$600' }).waitFor();
  await note.getByRole('cell', { name: '$500' }).waitFor();
  expect(await note.getByRole('row').count()).toBe(2);
  await note.getByRole('button', { name: 'Save mine' }).click();
  await toastOf(mine, 'Appliance updated successfully').waitFor();
  await mine.getByRole('row', { name: /Q-2.*\$600/ }).waitFor();
});

describe('A form whose model a colleague has saved', () => {
  /** Opens a form with a price that conflicts with the colleague's $500. */
  const openConflict = async (model: string): Promise<Page> => {
    const page = await open('/admin');
    await addModel(page, model);
    await filterList(page, model);
    await openEditForm(page, model);
    const models: { id: string; model: string }[] = await world.read('/appliances');
    const id = models.find((each) => each.model === model)?.id;
    await world.admin.put(`/api/appliances/${id}`, { data: { priceRange: '$500' } });
    await page.getByLabel('Price Range').fill('$600');
    return page;
  };

  test('keeps the focus on the save button, and moves it to the form when theirs is taken', async () => {
    const page = await openConflict('Q-12');
    const answer = await holdRequests(page, '**/api/appliances/*');
    await page.getByRole('button', { name: 'Update Appliance' }).press('Enter');
    await waitForFocusOnText(page, 'Saving...');
    answer();
    await waitForFocusOnText(page, 'Update Appliance');
    await page.getByRole('button', { name: 'Take theirs' }).press('Enter');
    await waitForFocusOnText(page, 'Edit Appliance');
    expect(await page.getByLabel('Price Range').inputValue()).toBe('$500');
    await page.getByRole('row', { name: /Q-12.*\$500/ }).waitFor();
  });

  test('overwrites nothing on Enter in a field', async () => {
    const page = await openConflict('Q-13');
    const refused = () => page.waitForResponse((response) => response.status() === 409);
    for (const _ of ['before the note', 'beside the note']) {
      const answer = refused();
      await page.getByLabel('Price Range').press('Enter');
      await answer;
      await page.getByRole('button', { name: 'Save mine' }).waitFor();
    }
  });
});

test('The form asks before unsaved changes are discarded', async () => {
  const page = await open('/admin');
  await addModel(page, 'Q-3');
  await filterList(page, 'Q-3');
  await openEditForm(page, 'Q-3');
  await page.getByLabel('Price Range').fill('$1');
  await page.getByText('Unsaved changes').waitFor();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Trash' }).click();
  expect(new URL(page.url()).pathname).toBe('/admin');
  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closed;
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.waitForURL('**/admin/trash');
});

test('The form asks before Back and Forward discard it, and keeps its place in the history', async () => {
  const page = await open('/admin/trash');
  await page.getByRole('link', { name: 'Appliances', exact: true }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.goBack();
  await filterList(page, 'WRF535SWHZ');
  await page.getByRole('button', { name: 'Edit Whirlpool WRF535SWHZ' }).click();
  await page.getByLabel('Price Range').fill('$1');
  await page.getByText('Unsaved changes').waitFor();
  const place = await page.evaluate(() => history.state.idx);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return asked.length < 3 ? dialog.dismiss() : dialog.accept();
  });
  for (const move of [() => page.goBack(), () => page.goForward()]) {
    await move();
    await page.waitForFunction((here) => history.state.idx === here, place);
    expect(await page.getByLabel('Price Range').inputValue()).toBe('$1');
  }
  expect(asked).toHaveLength(2);
  await page.goBack();
  await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/trash');
});

describe('Staff whose session ends while they work', () => {
  const openInOwnSession = async (path: string, email = 'boss@example.org') =>
    open(path, { session: await world.signedIn(email) });
  const signInAgain = (page: Page) => page.getByRole('button', { name: 'Sign in again' });

  test('keep their input, and can save it after signing in in a new tab', async () => {
    const page = await openInOwnSession('/admin');
    await addModel(page, 'T-9');
    await filterList(page, 'T-9');
    await openEditForm(page, 'T-9');
    await page.getByLabel('Price Range').fill('$1,234');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Failed to update appliance').waitFor();
    const [loginPage] = await Promise.all([page.context().waitForEvent('page'), signInAgain(page).click()]);
    await loginPage.getByLabel('Email').fill('boss@example.org');
    await loginPage.getByLabel('Password').fill(password);
    await loginPage.getByRole('button', { name: 'Sign In' }).click();
    await loginPage.waitForURL('**/admin');
    expect(await page.getByLabel('Price Range').inputValue()).toBe('$1,234');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
  });

  test('keep it when only a read fails, too', async () => {
    const page = await openInOwnSession('/admin/articles');
    await page.getByRole('button', { name: 'New Article' }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Half a night of work');
    await page.context().clearCookies();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await signInAgain(page).waitFor();
    await page.getByRole('tab', { name: 'Write' }).click();
    expect(await title.inputValue()).toBe('Half a night of work');
  });

  test('are redirected to the login when there is nothing to lose', async () => {
    const page = await openInOwnSession('/admin');
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.waitForURL('**/admin-login');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  test('are asked to sign in again when their admin rights are revoked', async () => {
    await world.site.cli(['admins', 'create', 'former@example.org', '--password-stdin'], password);
    const page = await openInOwnSession('/admin?q=WRF535SWHZ', 'former@example.org');
    await world.site.cli(['admins', 'revoke', 'former@example.org']);
    await page.request.post('/api/auth/login', { data: { email: 'former@example.org', password } });
    await page.getByRole('button', { name: /^Edit Whirlpool/ }).click();
    await page.getByLabel('Price Range').fill('$1,234');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await signInAgain(page).waitFor();
    await page.getByText('Unsaved changes').waitFor();
    page.once('dialog', (question) => question.accept());
    await page.getByRole('link', { name: 'Technicians' }).click();
    await page.waitForURL('**/admin-login');
  });
});

describe('Without a connection', () => {
  test('an editor says what it could not load, and loads it on retry', async () => {
    const page = await open('/admin');
    await filterList(page, 'WRF535SWHZ');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Edit Whirlpool WRF535SWHZ' }).click();
    await page.getByText('The photos could not be loaded.').waitFor();
    await page.getByText('History', { exact: true }).click();
    await page.getByText('The history could not be loaded.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await page.getByText('seed Import').first().waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    expect(await page.getByText('The photos could not be loaded.').count()).toBe(0);
  });
});

test('Cancelling an edit returns the focus to its row', async () => {
  const page = await open('/admin?q=WRF535SWHZ');
  const opener = page.getByRole('button', { name: /^Edit Whirlpool/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Edit'));
});

test.each([1280, 360])(
  'The form of a row far down a list opens in view at %i px, and closing it returns to the row',
  async (width) => {
    const page = await open('/admin');
    await page.setViewportSize({ width, height: 900 });
    const rows = page.locator('tr[data-index]');
    await rows.first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 9_000));
    await someFrames(page);
    const opener = rows.nth(15).getByRole('button', { name: /^Edit/ });
    const label = (await opener.getAttribute('aria-label')) ?? '';
    await opener.click();
    await waitForFocusOnText(page, 'Edit Appliance');
    expect(await isFocusInView(page)).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await waitForFocusOnLabel(page, label);
    expect(await isFocusInView(page)).toBe(true);
  },
);

/** Rows that are measured may scroll the page. */
const someFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });

async function isFocusInView(page: Page): Promise<boolean> {
  await someFrames(page);
  return page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect(0, -1);
    return top >= 0 && bottom <= innerHeight;
  });
}

test('A dialog with unsaved input stays open, however often Escape is pressed', async () => {
  const page = await open('/admin');
  page.on('dialog', (question) => question.dismiss());
  await page.getByRole('button', { name: 'Add Appliance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Appliance' });
  await dialog.getByLabel('Brand*').fill('Acme');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await dialog.getByLabel('Model*').click();
  expect(await dialog.getByLabel('Brand*').inputValue()).toBe('Acme');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
});

test('The form, its errors and its dialogs have no accessibility problems', async () => {
  const page = await open('/admin?q=WRF535SWHZ', { bypassCSP: true });
  await page.getByRole('button', { name: /^Edit Whirlpool/ }).click();
  await page.getByLabel('Best Buy Score').fill('85');
  await page.getByRole('button', { name: 'Update Appliance' }).click();
  await page.locator('.err').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Delete Whirlpool/ }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Appliance' }).click();
  expect(await axeViolations(page)).toEqual([]);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
