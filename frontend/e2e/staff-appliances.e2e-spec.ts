import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { boxOf } from './support/measure.js';
import { addModel, filterList, openEditForm, StaffWorld, waitForFocusOnLabel } from './support/staff.js';
import { goTo, reload, toastOf } from './support/world.js';

const world = new StaffWorld();
const open = world.openAsAdmin;

describe('Appliance Management', () => {
  test("keeps its view in the URL, apart from the site's search", async () => {
    const page = await open('/admin');
    const box = page.getByLabel('Search appliances');
    await page.getByRole('tab', { name: /^Refrigerators/ }).click();
    await page.getByRole('tab', { name: /^French Door ?40$/ }).click();
    await page.getByText('40 of 581 appliances').waitFor();
    await filterList(page, 'whirlpool');
    await page.waitForURL(/category=fridges&type=french-door&q=whirlpool/);
    await reload(page);
    expect(await page.getByLabel('Filter').inputValue()).toBe('whirlpool');
    expect(await box.inputValue()).toBe('');
    await box.fill('bosch');
    await filterList(page, 'Whirlpool');
    await page.waitForURL(/q=Whirlpool/);
    expect(await box.inputValue()).toBe('bosch');
    await box.press('Enter');
    await page.waitForURL('**/search?q=bosch');
    expect(await box.inputValue()).toBe('bosch');
  });

  test('adds, edits, moves and deletes a model, and undoes each', async () => {
    const page = await open('/admin');
    const row = (text: RegExp) => page.getByRole('row', { name: text }).waitFor();
    await addModel(page, 'Q-1');
    await filterList(page, 'Q-1');
    await openEditForm(page, 'Q-1');
    await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor();
    await page.getByLabel("Lowe's Score").fill('85');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.locator('.ui-field-error').getByText('85 is above 50. 4.3 stars is entered as 43.').waitFor();
    await page.getByLabel("Lowe's Score").fill('43');
    await page.getByLabel("Lowe's Reviews").fill('1,234');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await row(/Q-1.*4\.3.*1,234/);
    await openEditForm(page, 'Q-1');
    await page.getByText('History', { exact: true }).click();
    await page.getByText(/Lowe's Score – → 43/).waitFor();
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await toastOf(page, 'The previous values are restored.').waitFor();
    await row(/Q-1.*Washers/);
    await page.getByLabel('Select all').check();
    await page.getByLabel('Move to').selectOption('dryers/tumble');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await row(/Q-1.*Dryers.*Standard Dryer/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toastOf(page, '1 appliance moved back').waitFor();
    await row(/Q-1.*Washers/);
    await page.getByRole('button', { name: 'Delete Acme Q-1' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this appliance?' });
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await toastOf(page, 'Appliance deleted successfully').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('0 of '));
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(/Q-1/);
    await goTo(page, '/admin/audit?q=Q-1');
    await page.getByText(/Undo: Lowe's Score 43 → –/).waitFor();
  });

  test('is sorted on a phone, too', async () => {
    const page = await open('/admin?category=stoves', { viewport: { width: 320, height: 640 } });
    const header = page.getByRole('columnheader', { name: 'Price range' });
    await header.getByRole('button').click();
    await header.and(page.locator('[aria-sort=ascending]')).waitFor();
  });

  test('keeps in view the box that was ticked where the actions appear', async () => {
    const page = await open('/admin', { viewport: { width: 360, height: 740 } });
    const box = page.locator('tr[aria-rowindex="3"]').getByRole('checkbox');
    await box.evaluate((input) => {
      window.scrollBy(0, (input.closest('td')?.getBoundingClientRect().bottom ?? 0) - innerHeight);
    });
    await box.press('Space');
    const [ticked, bar] = [
      await boxOf(box),
      await boxOf(page.getByRole('form', { name: 'Selected appliances' })),
    ];
    expect(ticked.y + ticked.height).toBeLessThanOrEqual(bar.y);
  });

  /** The room at the bottom edge into which the focus does not scroll. */
  const keptFree = (page: Page) =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));

  test('shows the actions on ticked rows over no row, on a laptop, a tablet and phones', async () => {
    const page = await open('/admin', { viewport: { width: 1280, height: 740 } });
    const second = page.locator('tr[aria-rowindex="3"]');
    const bar = page.getByRole('form', { name: 'Selected appliances' });
    for (const width of [1280, 820, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      // Scrolls to it once the list has been laid out again, which may replace its rows.
      await second.hover({ trial: true });
      const place = await boxOf(second);
      await page.locator('tr[aria-rowindex="2"]').getByRole('checkbox').check();
      const { y, height } = await boxOf(bar);
      expect(Math.round(y + height)).toBe(740);
      expect(height).toBeLessThan(740 / 4);
      expect(height).toBeLessThan(await keptFree(page));
      expect(await boxOf(second)).toEqual(place);
      await page
        .getByRole('status')
        .filter({ hasText: /^1 selected; actions in the region Selected appliances$/ })
        .waitFor();
      const hidden = page.getByRole('button', { name: /^Edit / }).nth(width === 1280 ? 19 : 4);
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
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await filterList(page, '');
      // Until then the rows of the shorter list are still there.
      await page.getByText(/^(\d+) of \1 appliances$/).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('tr[aria-rowindex="2"]').waitFor();
    }
  });
});

describe('Photos', () => {
  const confirmDeletion = (page: Page) =>
    page.getByRole('dialog', { name: 'Delete this photo?' }).getByRole('button', { name: 'Delete' }).click();

  /** Small, because the server stores each in several sizes. */
  const picture = async (page: Page, colour: string) =>
    Buffer.from(
      await page.evaluate(async (fill) => {
        const canvas = document.createElement('canvas');
        canvas.width = 140;
        canvas.height = 90;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser cannot draw.');
        context.fillStyle = fill;
        context.fillRect(0, 0, 140, 90);
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
    await world.seedModel(model);
    const page = await open(`/admin?q=${model}`);
    await openEditForm(page, model);
    return page;
  };

  test('are uploaded, dragged, deleted by keyboard and shown to visitors', async () => {
    const page = await editing('Q-6');
    await choose(page, ['teal', 'brown', 'olive']);
    await page.getByText('teal.png').waitFor();
    await page.getByRole('button', { name: 'Upload 3 files' }).press('Enter');
    await toastOf(page, 'Files uploaded successfully').waitFor();
    const tiles = page.locator('.media-section__tile');
    const boxes = await tiles
      .first()
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      );
    expect(boxes.length).toBeGreaterThan(1);
    expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThan(2);
    const order = () =>
      tiles.locator('img').evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')));
    const [teal, brown, olive] = await order();
    await tiles.nth(2).dragTo(tiles.nth(0));
    await page.getByRole('status').getByText('Moved to 1 of 3').waitFor({ state: 'attached' });
    expect(await order()).toEqual([olive, teal, brown]);
    await tiles.nth(2).dragTo(tiles.nth(1));
    await page.getByRole('status').getByText('Moved to 2 of 3').waitFor({ state: 'attached' });
    expect(await order()).toEqual([olive, brown, teal]);
    await page.getByRole('button', { name: 'Delete 1', exact: true }).press('Enter');
    await page.keyboard.press('Escape');
    await waitForFocusOnLabel(page, 'Delete 1');
    expect(await tiles.count()).toBe(3);
    await page.keyboard.press('Enter');
    await confirmDeletion(page);
    await waitForFocusOnLabel(page, 'Photos and videos of Acme Q-6');
    expect(await order()).toEqual([brown, teal]);
    const id = (await world.read('/search?q=Q-6')).results[0].id;
    const visitor = await world.open(`/appliance/${id}`);
    await visitor.getByText('1 of 2').waitFor();
    await visitor.getByRole('button', { name: 'Next' }).click();
    await visitor.getByText('2 of 2').waitFor();
    // Fails if the picture does.
    await visitor.locator('.carousel__root img').evaluate((image: HTMLImageElement) => image.decode());
    await goTo(page, '/admin/audit?subject=media&q=Q-6');
    for (const file of ['teal.png', 'brown.png', 'olive.png'])
      await page.getByRole('row', { name: `Acme Q-6: ${file} Photos Upload` }).waitFor();
  });

  test('are not saved when their upload is cancelled, lost or refused', async () => {
    const page = await editing('Q-10');
    await page.route('**/api/media/upload', () => undefined); // Never answered, so the upload stays pending.
    await choose(page, ['teal']);
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await toastOf(page, 'Upload cancelled').waitFor();
    await page.route('**/api/media/upload', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    await toastOf(page, 'Failed to upload files').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Remove teal.png' }).click();
    const evil = { name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    await page.locator('input[type=file]').setInputFiles([evil]);
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    await page
      .getByRole('status')
      .getByText(/"evil.png" is an SVG drawing/)
      .waitFor();
    expect(await page.locator('.media-section__tile').count()).toBe(0);
  });
});

test('A model with a long name and similar review counts fits a small screen', async () => {
  const counts = { lowesReviewCount: 812, homeDepotReviewCount: 900, bestBuyReviewCount: 850 };
  const three = { lowesScore: 44, homeDepotScore: 46, bestBuyScore: 45, ...counts };
  const scores = { ...three, ajMadisonScore: 45, ajMadisonReviewCount: 790 };
  const id = await world.seedModel(`L${'0'.repeat(60)}`, scores);
  const page = await open(`/appliance/${id}`, { viewport: { width: 360, height: 740 } });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByText('Show the calculation').click();
  await page.getByText('got the same result').waitFor();
  expect(await width()).toBe(360);
  await goTo(page, `/compare?ids=${id}`);
  await page.getByRole('heading', { name: 'Add one more model' }).waitFor();
  expect(await width()).toBe(360);
  await world.admin.delete(`/api/appliances/${id}`);
});

test('A laptop shows sixteen models, and scrolling moves neither the columns nor the staff navigation', async () => {
  const page = await open('/admin');
  await page.locator('tr[data-index]').nth(16).waitFor();
  const { y, height } = await boxOf(page.locator('tr[data-index]').nth(15));
  expect(y + height).toBeLessThanOrEqual(900);
  const columns = async () => {
    const headers = await page.getByRole('columnheader').all();
    return Promise.all(headers.map(async (header) => (await boxOf(header)).x));
  };
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('tr[aria-rowindex="2"]').waitFor();
    const before = await columns();
    await page.evaluate(() => scrollTo(0, 9_000));
    await page.locator('tr[aria-rowindex="270"]').waitFor();
    expect(await columns()).toEqual(before);
    if (width === 1280)
      expect((await boxOf(page.getByRole('link', { name: 'Trash' }))).y).toBeGreaterThan(64);
  }
});

test('Scrolling renders only the rows that come into view, also under an open form', async () => {
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
  await page
    .getByRole('button', { name: /^Edit (?!cells)/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor();
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 6_000);
  await page.waitForFunction(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const top = document.elementFromPoint(innerWidth / 2, 140);
    return scrollY > 5_000 && [middle, top].every((each) => each?.closest('tr[data-index]'));
  });
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
