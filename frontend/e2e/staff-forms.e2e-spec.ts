import { expect, test } from '@jest/globals';
import type { Dialog, Page } from 'playwright-core';
import { axeViolations } from './support/accessibility.js';
import {
  filterList,
  openEditForm,
  StaffWorld,
  waitForFocusOnLabel,
  waitForFocusOnText,
} from './support/staff.js';
import { password, toastOf } from './support/world.js';

const world = new StaffWorld();
const open = world.openAsAdmin;

test('The form asks before a search, signing out, a link or closing the window discards unsaved changes', async () => {
  const page = await open('/admin?q=WRF535SWHZ');
  await page.getByRole('button', { name: 'Edit Whirlpool WRF535SWHZ' }).click();
  await page.getByLabel('Price Range').fill('$2');
  await page.getByText('Unsaved changes').waitFor();
  const actions = [
    async () => {
      await page.getByLabel('Search appliances').fill('stove');
      await page.getByLabel('Search appliances').press('Enter');
    },
    async () => {
      await page.getByText('Signed in').locator('visible=true').click();
      await page.getByRole('button', { name: 'Sign out' }).locator('visible=true').click();
    },
    () => page.getByRole('link', { name: 'Trash' }).click(),
  ];
  for (const action of actions) {
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await action();
    await asked;
    expect(await page.getByLabel('Price Range').inputValue()).toBe('$2');
  }
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

test('Both values are shown when two people save the same model, and Enter in a field overwrites neither', async () => {
  const id = await world.seedModel('Q-2');
  const page = await open('/admin?q=Q-2');
  await openEditForm(page, 'Q-2');
  await world.admin.put(`/api/appliances/${id}`, { data: { priceRange: '$500' } });
  await page.getByLabel('Price Range').fill('$600');
  const note = page.getByRole('alert').filter({ hasText: 'choose which values to keep' });
  for (const _ of ['before the note', 'beside the note']) {
    const refused = page.waitForResponse((response) => response.status() === 409);
    await page.getByLabel('Price Range').press('Enter');
    await refused;
    await note.getByRole('button', { name: 'Save mine' }).waitFor();
  }
  await note.getByRole('cell', { name: '$600' }).waitFor();
  await note.getByRole('cell', { name: '$500' }).waitFor();
  expect(await note.getByRole('row').count()).toBe(2);
  await note.getByRole('button', { name: 'Save mine' }).click();
  await toastOf(page, 'Appliance updated successfully').waitFor();
  await page.getByRole('row', { name: /Q-2.*\$600/ }).waitFor();
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

test('Staff whose session ends keep their input, and can save it after signing in in a new tab', async () => {
  await world.seedModel('T-9');
  const page = await open('/admin?q=T-9', { session: await world.signedIn('boss@example.org') });
  await openEditForm(page, 'T-9');
  await page.getByLabel('Price Range').fill('$1,234');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Update Appliance' }).click();
  await toastOf(page, 'Failed to update appliance').waitFor();
  const signInAgain = page.getByRole('button', { name: 'Sign in again' });
  const [loginPage] = await Promise.all([page.context().waitForEvent('page'), signInAgain.click()]);
  await loginPage.getByLabel('Email').fill('boss@example.org');
  await loginPage.getByLabel('Password').fill(password);
  await loginPage.getByRole('button', { name: 'Sign In' }).click();
  await loginPage.waitForURL('**/admin');
  expect(await page.getByLabel('Price Range').inputValue()).toBe('$1,234');
  await page.getByRole('button', { name: 'Update Appliance' }).click();
  await toastOf(page, 'Appliance updated successfully').waitFor();
});

test('The form of a row far down a list opens in view, and closing it returns to the row, on a laptop and on a phone', async () => {
  for (const width of [1280, 360]) {
    const page = await open('/admin', { viewport: { width, height: 900 } });
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
  }
});

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

test('A dialog with unsaved input stays open, however often Escape is pressed, and its toast survives it', async () => {
  const page = await open('/admin');
  await page.route('**/api/appliances', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'There is one already.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Add Appliance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Appliance' });
  await dialog.getByLabel('Brand*').fill('Acme');
  const dismiss = (question: Dialog) => question.dismiss();
  page.on('dialog', dismiss);
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await dialog.getByLabel('Model*').click();
  expect(await dialog.getByLabel('Brand*').inputValue()).toBe('Acme');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  page.off('dialog', dismiss);
  await dialog.getByLabel('Model*').fill('Q-8');
  await dialog.getByRole('button', { name: 'Add Appliance' }).click();
  const toast = dialog.locator('.toast__root');
  await toast.getByText('There is one already.').waitFor();
  await toast.getByText('Failed to add appliance', { exact: true }).waitFor();
  const element = await toast.elementHandle();
  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.locator('.toast__root').waitFor({ state: 'detached' });
});

test('The form, its errors and its dialogs have no accessibility problems', async () => {
  const page = await open('/admin?q=WRF535SWHZ', { bypassCSP: true });
  await page.getByRole('button', { name: /^Edit Whirlpool/ }).click();
  await page.getByLabel('Best Buy Score').fill('85');
  await page.getByRole('button', { name: 'Update Appliance' }).click();
  await page.locator('.ui-field-error').waitFor();
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
