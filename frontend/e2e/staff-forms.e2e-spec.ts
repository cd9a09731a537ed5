import { describe, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { axeViolations } from './support/accessibility.js';
import { addModel, filterList, openEditForm, StaffWorld, waitForFocusOnText } from './support/staff.js';
import { holdRequests, password, toastOf } from './support/world.js';

const world = new StaffWorld();
const open = world.openAsAdmin;

describe('What is being typed', () => {
  const opened = async (model: string): Promise<Page> => {
    const page = await open('/admin');
    await addModel(page, model);
    await filterList(page, model);
    await openEditForm(page, model);
    await page.getByLabel('Price Range').fill('$1');
    return page;
  };
  const price = (page: Page) => page.getByLabel('Price Range').inputValue();

  test('stays when the list is led to another category, and when it cannot be read anew', async () => {
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

  test('goes when somebody agrees to begin the same model anew', async () => {
    const page = await opened('T-0');
    page.once('dialog', (dialog) => dialog.accept());
    await openEditForm(page, 'T-0');
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
    expect(await price(page)).toBe('');
  });

  test('is asked for before a search, the way out, Cancel and former values', async () => {
    const page = await opened('T-2');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await openEditForm(page, 'T-2');
    await page.getByLabel('Price Range').fill('$2');
    await page.getByText('History', { exact: true }).click();
    const ways = [
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
    for (const way of ways) {
      const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
      await way();
      await asked;
      expect(await price(page)).toBe('$2');
    }
    expect(new URL(page.url()).pathname).toBe('/admin');
  });

  test('goes over what somebody else has saved as it stands then', async () => {
    const page = await opened('T-3');
    const { id, version } = (await world.read('/appliances')).find(
      ({ model }: { model: string }) => model === 'T-3',
    );
    await world.admin.request.put(`/api/appliances/${id}`, {
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

  test('is not closed by an earlier save that ends late', async () => {
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

  test('stays when it is typed while what was typed before is being saved', async () => {
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

  test('goes with a row that is deleted', async () => {
    const page = await opened('T-5');
    await page.getByRole('button', { name: 'Delete Acme T-5' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Appliance deleted successfully').waitFor();
    await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor({ state: 'detached' });
  });

  test('of files outlives the saving of the rest', async () => {
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

  test('is asked for when files arrive while somebody types', async () => {
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

test('Both values are shown when two save the same model', async () => {
  await world.site.cli(['admins', 'create', 'second@example.org', '--password-stdin'], password);
  const [mine, theirs] = [
    await open('/admin'),
    await open('/admin', await world.signedIn('second@example.org')),
  ];
  await addModel(mine, 'Q-2');
  await theirs.reload({ waitUntil: 'networkidle' });
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
  await note.getByRole('button', { name: 'Save mine' }).click();
  await toastOf(mine, 'Appliance updated successfully').waitFor();
  await mine.getByRole('row', { name: /Q-2.*\$600/ }).waitFor();
});

describe('A form over which a colleague has saved', () => {
  /** With a price that differs from the colleague's $500. */
  const contested = async (model: string): Promise<Page> => {
    const page = await open('/admin');
    await addModel(page, model);
    await filterList(page, model);
    await openEditForm(page, model);
    const models: { id: string; model: string }[] = await world.read('/appliances');
    const id = models.find((each) => each.model === model)?.id;
    await world.admin.request.put(`/api/appliances/${id}`, { data: { priceRange: '$500' } });
    await page.getByLabel('Price Range').fill('$600');
    return page;
  };

  test('leaves the keyboard at the button that saves, and leads it on when theirs is taken', async () => {
    const page = await contested('Q-12');
    const answer = await holdRequests(page, '**/api/appliances/*');
    await page.getByRole('button', { name: 'Update Appliance' }).press('Enter');
    await waitForFocusOnText(page, 'Saving...');
    answer();
    await waitForFocusOnText(page, 'Update Appliance');
    await page.getByRole('button', { name: 'Take theirs' }).press('Enter');
    await waitForFocusOnText(page, 'Edit Appliance');
    expect(await page.getByLabel('Price Range').inputValue()).toBe('$500');
  });

  test('overwrites nothing by an Enter in a field', async () => {
    const page = await contested('Q-13');
    const refused = () => page.waitForResponse((response) => response.status() === 409);
    for (const _ of ['before the note', 'beside the note']) {
      const answer = refused();
      await page.getByLabel('Price Range').press('Enter');
      await answer;
      await page.getByRole('button', { name: 'Save mine' }).waitFor();
    }
  });
});

test('The form asks before what was typed is thrown away', async () => {
  const page = await open('/admin');
  await addModel(page, 'Q-3');
  await filterList(page, 'Q-3');
  await openEditForm(page, 'Q-3');
  await page.getByLabel('Price Range').fill('$1');
  await page.getByText('Unsaved changes').waitFor();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Trash' }).click();
  expect(new URL(page.url()).pathname).toBe('/admin');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.waitForURL('**/admin/trash');
});

test('The form asks before the Back and Forward buttons throw it away, and stays where it was', async () => {
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

describe('Staff who are shut out while they work', () => {
  const signInBeside = (page: Page) => page.getByRole('button', { name: 'Sign in again' });

  test('keep what they typed, and save it once they have signed in beside it', async () => {
    const context = await world.signedIn('boss@example.org');
    const page = await open('/admin', context);
    await addModel(page, 'T-9');
    await filterList(page, 'T-9');
    await openEditForm(page, 'T-9');
    await page.getByLabel('Price Range').fill('$1,234');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    const [door] = await Promise.all([context.waitForEvent('page'), signInBeside(page).click()]);
    await door.getByLabel('Email').fill('boss@example.org');
    await door.getByLabel('Password').fill(password);
    await door.getByRole('button', { name: 'Sign In' }).click();
    await door.waitForURL('**/admin');
    expect(await page.getByLabel('Price Range').inputValue()).toBe('$1,234');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
  });

  test('keep it when something cannot be read, too', async () => {
    const context = await world.signedIn('boss@example.org');
    const page = await open('/admin/articles', context);
    await page.getByRole('button', { name: 'New Article' }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Half a night of work');
    await context.clearCookies();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await signInBeside(page).waitFor();
    await page.getByRole('tab', { name: 'Write' }).click();
    expect(await title.inputValue()).toBe('Half a night of work');
  });

  test('are led to the door when there is nothing to lose', async () => {
    const context = await world.signedIn('boss@example.org');
    const page = await open('/admin', context);
    await context.clearCookies();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.waitForURL('**/admin-login');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  test('are told when their right was taken from them', async () => {
    await world.site.cli(['admins', 'create', 'former@example.org', '--password-stdin'], password);
    const context = await world.signedIn('former@example.org');
    const page = await open('/admin?q=WRF535SWHZ', context);
    await world.site.cli(['admins', 'revoke', 'former@example.org']);
    await context.request.post('/api/auth/login', { data: { email: 'former@example.org', password } });
    await page.getByRole('button', { name: /^Edit Whirlpool/ }).click();
    await page.getByLabel('Price Range').fill('$1,234');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await signInBeside(page).waitFor();
    await page.getByText('Unsaved changes').waitFor();
    page.once('dialog', (question) => question.accept());
    await page.getByRole('link', { name: 'Technicians' }).click();
    await page.waitForURL('**/admin-login');
  });
});

describe('Without a connection', () => {
  test('an editor says what it could not load, and loads it when asked again', async () => {
    const page = await open('/admin');
    await filterList(page, 'WRF535SWHZ');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Edit Whirlpool WRF535SWHZ' }).click();
    await page.getByText('The photos could not be loaded.').waitFor();
    await page.getByText('History', { exact: true }).click();
    await page.getByText('The history could not be loaded.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await page.getByText('No manual changes yet.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    expect(await page.getByText('The photos could not be loaded.').count()).toBe(0);
  });
});

test('Giving up an edit goes back to the row it began at', async () => {
  const page = await open('/admin?q=WRF535SWHZ');
  const opener = page.getByRole('button', { name: /^Edit Whirlpool/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Edit'));
});

test('A dialog whose text is not to be thrown away stays, however often Escape is pressed', async () => {
  const page = await open('/admin');
  page.on('dialog', (question) => question.dismiss());
  await page.getByRole('button', { name: 'Add Appliance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Appliance' });
  await dialog.getByLabel('Brand*').fill('Acme');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await dialog.getByLabel('Model*').click();
  expect(await dialog.getByLabel('Brand*').inputValue()).toBe('Acme');
});

test('The form, its faults and its dialogs have no accessibility problem', async () => {
  const storageState = await world.admin.storageState();
  const context = await world.browser.newContext({
    baseURL: world.site.origin,
    storageState,
    bypassCSP: true,
  });
  const page = await open('/admin?q=WRF535SWHZ', context);
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

test('No page has complained', () => {
  expect(world.consoleErrors).toEqual([]);
});
