import { expect, test } from '@jest/globals';
import { rowOf, workbookOf } from '../../backend/test/packed-files.js';
import { forChecks, overflowsWithOtherText, problemsOf } from './support/accessibility.js';
import { boxOf } from './support/measure.js';
import { StaffWorld, waitForFocusOnLabel, waitForFocusOnText } from './support/staff.js';
import { goTo, toastOf } from './support/world.js';

const world = new StaffWorld();

/** Those that an earlier attempt of the test has left. */
async function removeDecisions(): Promise<void> {
  const { aliases } = await (await world.admin.get('/api/admin/aliases')).json();
  for (const { id } of aliases) await world.admin.delete(`/api/admin/aliases/${id}`);
}

test('A name of a file is decided in its plan by keyboard, found among all decisions, and undone at its model', async () => {
  await removeDecisions();
  const page = await world.openAsAdmin('/admin/imports', forChecks);
  const rows = ['brand,model,category,rating', 'LG,WM5800H*A,washers,4.5', 'No,Such,fridges,4'];
  const file = { name: 'stars.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Retailer').selectOption('home-depot');
  await page.getByLabel('Month', { exact: true }).selectOption('01');
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

  await goTo(page, '/admin/aliases');
  await page.getByRole('row', { name: /^No Such Refrigerators Ignored/ }).waitFor();
  expect(await problemsOf(page, [360, 768, 1280])).toEqual([]);
  expect(await overflowsWithOtherText(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove the decision about No Such' }).press('Enter');
  await toastOf(page, 'No Such is asked about again. Scores already imported stay.').waitFor();
  await waitForFocusOnLabel(page, 'Decisions about names');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('row', { name: /^No Such Refrigerators Ignored/ }).waitFor();
  await page.getByRole('button', { name: 'Add a decision' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Find the model').fill('WM5800HVA');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'LG WM5800HVA (Washers)' }).waitFor({ state: 'attached' });
  expect(await problemsOf(page, [360, 1280])).toEqual([]);
  page.once('dialog', (question) => question.accept());
  await page.keyboard.press('Escape');

  await goTo(page, '/admin?q=WM5800HVA');
  await page.getByRole('button', { name: 'Edit LG WM5800HVA' }).click();
  await page.getByText('Names in import files').click();
  await page.getByText(/^LG WM5800H\*A/).waitFor();
  expect(await problemsOf(page, [360, 1280])).toEqual([]);
  await page.getByRole('button', { name: 'Remove LG WM5800H*A' }).click();
  await page.getByText('Files name it as the catalogue does.').waitFor();
});

test('A long plan of a rollback shows its buttons, of which one has the focus, on a small phone', async () => {
  const page = await world.openAsAdmin('/admin/imports', { viewport: { width: 320, height: 568 } });
  await page.getByRole('button', { name: 'Roll back' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('table').first().waitFor();
  await waitForFocusOnText(page, 'Cancel');
  const { y, height } = await boxOf(dialog.getByRole('button', { name: 'Cancel' }));
  expect(y + height).toBeLessThan(568);
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('A workbook of a retailer is mapped by keyboard: its sheet, a pattern, and what its values stand for', async () => {
  const page = await world.openAsAdmin('/admin/imports', forChecks);
  const rows =
    rowOf(1, 'Maker', 'Item', 'Kind', 'Stars', 'Reviews') +
    rowOf(2, 'LG', 'Art. WM5800HVA', 'Frontlader', '4.1', '(2.1k)');
  await page.locator('input[type=file]').setInputFiles({
    name: 'lowes-2026-06.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbookOf([
      { name: 'Notes', rows: rowOf(1, 'Read me') },
      { name: 'June', rows },
    ]),
  });
  const plan = page.getByRole('button', { name: 'Show the plan' });
  await plan.press('Enter');
  await page.getByLabel('Sheet').selectOption('June');
  await page.getByLabel('Read rounded counts').press('Space');
  await plan.press('Enter');
  await waitForFocusOnText(page, 'Columns of lowes-2026-06.xlsx');
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Kind');
  await page.getByRole('button', { name: 'Pattern and values of Model' }).press('Enter');
  await page.getByRole('button', { name: 'Pattern and values of Category' }).press('Enter');
  const pattern = page
    .getByRole('region', { name: 'Pattern and values of Model' })
    .getByLabel('Take out of each cell');
  await pattern.fill('^Art. (');
  await pattern.press('Enter');
  await page.getByRole('alert').getByText('is not a regular expression').waitFor();
  expect(await problemsOf(page, [360, 768, 1280])).toEqual([]);
  expect(await overflowsWithOtherText(page)).toEqual([]);
  await pattern.fill('^Art. ');
  await pattern.press('Tab');
  await page.getByText('"Art. WM5800HVA" is read as "WM5800HVA".').waitFor();
  await page.getByLabel('What "Frontlader" stands for').selectOption('Washers');
  await page.getByText('1 category read').waitFor();
  await plan.press('Enter');
  await waitForFocusOnText(page, 'Import plan');
  await page.getByText('lowes-2026-06.xlsx (sheet June, 1 row, utf-8)').waitFor();
  await page.getByText(/^Mapped: .*model=Item~"\^Art\. ".*category:Frontlader=washers/).waitFor();
  await page.getByText(/Lowe's Reviews .* → 2,100/).waitFor();
});
