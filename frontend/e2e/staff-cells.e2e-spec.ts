import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { forChecks, problemsOf } from './support/accessibility.js';
import { boxOf } from './support/measure.js';
import { StaffWorld } from './support/staff.js';
import { goTo, toastOf } from './support/world.js';

const world = new StaffWorld();

const retailerColumns = 8;
const widths = [360, 768, 1280];

/** Presses keys one after another. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Copies a text as a spreadsheet does, and pastes it over the focused cell. */
async function pasteBlock(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const copied = rows.map((row) => `${row.join('\t')}\r\n`).join('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  await press(page, 'Control+v');
}

const scoresOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await world.read(`/appliances/${id}`)).lowesScore));

test('Cells are edited by keyboard, and a block of 40 rows and 8 columns is pasted, planned, saved and undone', async () => {
  const ids: string[] = [];
  for (let number = 10; number < 52; number++)
    ids.push(await world.seedModel(`CELL-${number}`, { lowesScore: 40, lowesReviewCount: 9 }));
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await world.openAsAdmin('/admin?q=CELL-', { ...forChecks, permissions });
  await page.getByText('42 of 623 appliances').waitFor();
  await page.getByRole('button', { name: 'Edit cells' }).press('Enter');
  await page.waitForURL(/cells=1/);
  const grid = page.getByRole('grid', { name: 'Cells of the appliances' });
  await grid.waitFor();

  await press(page, 'Tab', 'End', 'Home', ...Array<string>(5).fill('ArrowRight'), 'Enter');
  await page.keyboard.type('$1,299');
  await press(page, 'Enter');
  await toastOf(page, 'Price Range of Acme CELL-10 saved').waitFor();
  await grid
    .getByRole('row', { name: /CELL-10/ })
    .getByText('$1,299')
    .waitFor();
  await press(page, 'ArrowRight', 'Enter');
  await page.keyboard.type('5');
  await press(page, 'Tab');
  await page.getByText('405 is above 50. 4.3 stars is entered as 43.').waitFor();
  expect(await problemsOf(page, widths)).toEqual([]);
  await press(page, 'Escape', 'ArrowUp');

  const block = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: retailerColumns }, (_, column) => String(column % 2 === 0 ? 41 : 1_000 + row)),
  );
  block[7]?.splice(2, 1, '4.3');
  await pasteBlock(page, block);
  const dialog = page.getByRole('dialog', { name: 'Paste a block' });
  await dialog.getByText('319 changes to 40 appliances, 0 cells unchanged. Nothing is saved yet.').waitFor();
  await dialog.getByText(/^Row 8, column 3: Home Depot Score of Acme CELL-17 "4\.3"\./).waitFor();
  expect(await dialog.getByRole('table').getByRole('row').count()).toBe(320);
  expect(await problemsOf(page, widths)).toEqual([]);
  expect(new Set(await scoresOf(ids))).toEqual(new Set([40]));
  await dialog.getByRole('button', { name: 'Save 319 changes without 1 cell' }).press('Enter');
  await toastOf(page, '319 cells of 40 appliances saved').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await scoresOf(ids)).toEqual([...Array(40).fill(41), 40, 40]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, '319 cells of 40 appliances changed back').waitFor();
  expect(new Set(await scoresOf(ids))).toEqual(new Set([40]));
  const { homeDepotScore, priceRange } = await world.read(`/appliances/${ids[0]}`);
  expect({ homeDepotScore, priceRange }).toEqual({ homeDepotScore: null, priceRange: '$1,299' });
  await goTo(page, '/admin/audit?q=CELL-49');
  await page.getByText(/^Undo: .*Lowe's Score 41 → 40/).waitFor();
  for (const id of ids) await world.admin.delete(`/api/appliances/${id}`);
});

test('The focused cell stays in view below the headers, however far it moves', async () => {
  const page = await world.openAsAdmin('/admin?cells=1');
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell').first().click();
  const count = Number(await grid.getAttribute('aria-rowcount'));
  const focusedBox = () => boxOf(page.locator(':focus'));
  for (const keys of [['Control+End'], ['PageUp', 'PageUp', 'PageUp'], ['Home'], ['Control+Home']]) {
    await press(page, ...keys);
    const header = await boxOf(grid.getByRole('columnheader').first());
    await page.waitForFunction(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const pane = document.querySelector('[role=grid]')?.parentElement?.getBoundingClientRect();
      return focused && pane && focused.bottom <= pane.bottom && focused.right <= pane.right;
    });
    const { y } = await focusedBox();
    expect(y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  }
  await press(page, 'Control+End');
  await page.locator(`tr[aria-rowindex="${count}"] :focus`).waitFor();
  // The rows that are not rendered have the height that they are given.
  const { y, height } = await focusedBox();
  const table = await boxOf(grid);
  expect(Math.abs(table.y + table.height - y - height)).toBeLessThan(2);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
