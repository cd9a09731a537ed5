import { expect, test } from '@jest/globals';
import { forChecks, overflowsWithOtherText, problemsOf } from './support/accessibility.js';
import { StaffWorld, waitForFocusOnText } from './support/staff.js';
import { goTo, toastOf } from './support/world.js';

const world = new StaffWorld();

test('A name of a file is decided in its plan by keyboard, and undone at its model', async () => {
  const page = await world.openAsAdmin('/admin/imports', forChecks);
  const rows = ['brand,model,category,rating', 'LG,WM5800H*A,washers,4.5', 'No,Such,fridges,4'];
  const file = { name: 'stars.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Retailer').selectOption('home-depot');
  await page.getByRole('button', { name: 'Show the plan' }).click();
  const names = page.getByRole('region', { name: 'Names that are not in the catalogue' });
  const candidate = names.getByRole('button', { name: 'LG WM5800HVA wildcard' });
  await candidate.waitFor();
  expect(await problemsOf(page, [360, 1280])).toEqual([]);
  expect(await overflowsWithOtherText(page)).toEqual([]);
  await candidate.focus();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('i');
  await names.getByRole('button', { name: 'Ignore', pressed: true }).waitFor();
  await page.keyboard.press('Enter');
  await toastOf(page, '2 decisions saved').waitFor();
  await page.getByText('0 new, 1 changed, 0 unchanged').waitFor();
  await waitForFocusOnText(page, 'Import plan');
  expect(await names.count()).toBe(0);

  await goTo(page, '/admin?q=WM5800HVA');
  await page.getByRole('button', { name: 'Edit LG WM5800HVA' }).click();
  await page.getByText('Names in import files').click();
  await page.getByText(/^LG WM5800H\*A/).waitFor();
  expect(await problemsOf(page, [360, 1280])).toEqual([]);
  await page.getByRole('button', { name: 'Remove LG WM5800H*A' }).click();
  await page.getByText('Files name it as the catalogue does.').waitFor();
});
