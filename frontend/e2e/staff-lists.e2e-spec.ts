import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator, type Page, request } from 'playwright-core';
import { forChecks, overflowsWithOtherText, problemsOf } from './support/accessibility.js';
import { boxOf, layoutShiftOf, recordLayoutShifts } from './support/measure.js';
import {
  filterList,
  pendingTechnician,
  StaffWorld,
  waitForFocusOnLabel,
  waitForFocusOnText,
} from './support/staff.js';
import { goTo, password, toastOf } from './support/world.js';

const world = new StaffWorld();
const open = world.openAsAdmin;

describe('The staff panel', () => {
  test('is closed to visitors and members', async () => {
    const page = await world.open('/admin');
    await page.waitForURL('**/admin-login');
    await page.request.post('/api/auth/signup', { data: { email: 'member@example.org', password } });
    await goTo(page, '/admin');
    await page.waitForURL('**/admin-login');
  });

  test('says that it needs JavaScript, without a spinner', async () => {
    const page = await world.open('/robots.txt', { javaScriptEnabled: false });
    for (const path of ['/admin', '/admin-login']) {
      await goTo(page, path);
      expect(await page.locator('main noscript p').isVisible()).toBe(true);
      expect(await page.getByText('Checking who is signed in').isVisible()).toBe(false);
    }
  });
});

test('Technicians are approved, or rejected with a reason', async () => {
  for (const name of ['ada', 'bob']) await signUpTechnician(name);
  const page = await open('/admin/trash');
  const navigation = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  await navigation.filter({ hasText: /^Technicians2 pending$/ }).click();
  await page.getByRole('tab', { name: /^Pending ?2$/ }).waitFor();
  await page.getByLabel('What you checked about ada@example.org').fill('Rang the shop');
  await page.getByRole('button', { name: 'Approve ada@example.org' }).click();
  await toastOf(page, 'ada@example.org is verified').waitFor();
  await page.getByRole('button', { name: 'Reject bob@example.org' }).click();
  await page.getByRole('heading', { name: 'Reject bob, Fixit' }).waitFor();
  await page.getByLabel('Reason').fill('No such company');
  page.once('dialog', (question) => question.dismiss());
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Reason').inputValue()).toBe('No such company');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await toastOf(page, 'bob@example.org is rejected and was e-mailed the reason').waitFor();
  expect(world.site.mails().at(-1)).toContain('No such company');
  await page.getByText('No technicians are waiting. New sign-ups appear here.').waitFor();
  await navigation.filter({ hasText: /^Technicians$/ }).waitFor();
  expect(await navigation.and(page.locator('[aria-current=page]')).allTextContents()).toEqual([
    'Technicians',
  ]);
  await page.getByRole('tab', { name: /^Rejected/ }).click();
  await page.getByText('No such company').waitFor();
  await page.getByRole('button', { name: 'Approve bob@example.org' }).waitFor();
  await page.getByRole('tab', { name: /^Verified/ }).click();
  await page.getByText('Checked: Rang the shop').waitFor();
  await page.getByRole('button', { name: 'Revoke ada@example.org' }).click();
  await page.getByText('Their technician votes will no longer count').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await toastOf(page, 'ada@example.org is no longer verified').waitFor();
  await page.getByRole('tab', { name: /^Revoked/ }).click();
  await page.reload();
  await page.getByRole('tab', { name: /^Revoked ?1$/, selected: true }).waitFor();
  await page.getByRole('button', { name: 'Approve ada@example.org' }).waitFor();
});

async function chooseMonth(page: Page, text: string): Promise<void> {
  const [year = '', month = ''] = text.split('-');
  await page.getByLabel('Month', { exact: true }).selectOption(month);
  await page.getByLabel('Year').selectOption(year);
}

describe('Imports', () => {
  test('are planned, applied and rolled back', async () => {
    const page = await open('/admin/imports');
    const rows = [
      'brand,model,category,rating,reviewCount',
      'Whirlpool,WRF535SWHZ,fridges,4.4,7000',
      'No,Such,fridges,4,1',
      'LG,LSGL6335D,stoves,4.5,12',
    ];
    await page.locator('input[type=file]').setInputFiles({
      name: 'june.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await page.getByLabel('Retailer').selectOption('home-depot');
    await chooseMonth(page, '2026-06');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.getByText('Home Depot Score 4.6 → 4.4').waitFor();
    await page.getByText(/^\d+ other models? displaced$/).waitFor();
    await page
      .getByText(/^Line 3, No Such: not in the catalogue; to add it, choose Add for 'Unknown models'$/)
      .waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download rejected rows' }).click();
    expect((await download).suggestedFilename()).toBe('june.csv.rejects.csv');
    expect(await text(await (await download).createReadStream())).toContain('"No","Such","fridges","4","1"');
    await page.getByRole('button', { name: /^Apply without 1 rejected row/ }).click();
    await page
      .locator('.toast__root')
      .getByText(/^Applied as import \d+$/)
      .first()
      .waitFor();
    const applied = page.getByText(/^Applied, without 1 rejected row/);
    await applied.waitFor();
    const { id } = (await world.read('/search?q=WRF535SWHZ')).results[0];
    expect(await world.read(`/appliances/${id}`)).toMatchObject({
      homeDepotScore: 44,
      homeDepotReviewCount: 7_000,
    });
    await page
      .getByRole('row', { name: /june\.csv Jun 2026 Home Depot/ })
      .getByRole('button', { name: /Roll back/ })
      .click();
    const effects =
      '1 model will get the previous scores back. 1 model will have no score from Home Depot any more.';
    await page.getByText(effects, { exact: true }).waitFor();
    await page.getByLabel('Type 1 to confirm').fill('1');
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await page.getByRole('row', { name: /june\.csv Jun 2026.*Rolled back/ }).waitFor();
    await applied.waitFor({ state: 'detached' });
    await waitForFocusOnLabel(page, 'Score imports');
  });

  test('fit every screen with their rows, dialogs and warnings', async () => {
    const page = await open('/admin/imports');
    const start = page.getByRole('button', { name: 'Roll back import' }).first();
    const dialog = page.getByRole('dialog');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const row = await boxOf(page.getByRole('row').filter({ has: start }).first());
      const box = await boxOf(start);
      expect(box.x + box.width).toBeLessThanOrEqual(row.x + row.width);
      // The dialog does not inherit the styles of the row it was opened from.
      await start.press('Enter');
      const text = page.getByText(/^\d+ models? will /);
      const own = await boxOf(text);
      const frame = await boxOf(dialog);
      expect(own.x + own.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await expectToFocusCancel(page, start);

    const rows = 'brand,model,category,rating\nWhirlpool,WRF535SWHZ,fridges,2.1\nNo,Such,fridges,4';
    const file = { name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await page.locator('input[type=file]').setInputFiles(file);
    await chooseMonth(page, '2026-07');
    await page.getByLabel('Retailer').selectOption('home-depot');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    const apply = page.getByRole('button', { name: /rejected row despite the warnings$/ });
    await apply.waitFor();
    for (const tick of await page.locator('.editor__ticks input').all()) await tick.check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await apply.click();
    await page
      .locator('.toast__root')
      .getByText(/^Applied as import \d+$/)
      .first()
      .waitFor();
  });
});

test('A finding leads to the form of its model and back to where the list was, and is accepted by keyboard', async () => {
  const list = '/admin/quality?check=same-evidence&state=open';
  const page = await open(list);
  const row = page.getByRole('row').nth(30);
  await row.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => window.scrollY);
  const before = await position();
  expect(before).toBeGreaterThan(0);
  for (const goBack of [
    () => page.getByRole('link', { name: 'Back to the list' }).click(),
    () => page.goBack(),
  ]) {
    await row.getByRole('link').click();
    await page.getByRole('heading', { name: 'Edit Appliance' }).waitFor();
    await goBack();
    await page.waitForFunction((expected) => window.scrollY === expected, before);
    expect(page.url()).toBe(`${world.site.origin}${list}`);
  }
  const accept = page.getByRole('button', { name: /^Accept / }).first();
  const name = (await accept.getAttribute('aria-label'))?.replace('Accept ', '') ?? '';
  await accept.press('Enter');
  await page.keyboard.type('Colours of one model');
  await page.keyboard.press('Enter');
  await toastOf(page, `${name} accepted`).waitFor();
  await page.getByRole('tab', { name: /^Accepted ?1$/ }).click();
  await page.getByText(/^Accepted until .*: Colours of one model$/).waitFor();
  await page.getByRole('button', { name: `Reopen ${name}` }).press('Enter');
  await page.getByText('Reviews shared by models: no accepted findings.').waitFor();
});

describe('Every staff screen', () => {
  beforeAll(async () => {
    await signUpTechnician('eve');
    await world.admin.delete(`/api/appliances/${await world.seedModel('GONE-1')}`);
  });

  test.each([
    ['/admin', 'filled'],
    ['/admin?cells=1', 'filled'],
    ['/admin/technicians?state=verified', 'empty'],
    ['/admin/audit', 'filled'],
    ['/admin/trash', 'filled'],
    ['/admin/imports', 'filled'],
    ['/admin/aliases', 'empty'],
    ['/admin/quality', 'filled'],
    ['/admin/quality?check=same-evidence&state=open', 'filled'],
    ['/admin/articles', 'filled'],
  ])(
    'loads without moving, is accessible in both themes and fits any screen and text: %s',
    async (path, list) => {
      const small = { width: 360, height: 740 };
      const page = await open(path, { ...forChecks, viewport: small, initScripts: [recordLayoutShifts] });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await layoutShiftOf(page)).toBeLessThan(0.1);
      if (list === 'filled') await page.getByRole('rowheader').first().waitFor();
      const rows = page.locator('tbody tr:not([data-spacer])');
      expect(await rows.count()).toBe(await page.getByRole('rowheader').count());
      if (path === '/admin/articles') await openArticleEditor(page);
      const problems = await problemsOf(page, [360, 768, 1280]);
      problems.push(...(await overflowsWithOtherText(page)));
      expect(problems).toEqual([]);
    },
  );

  test('has no accessibility problem while rows are ticked', async () => {
    const page = await open('/admin?category=dryers&q=electrolux', forChecks);
    await page.getByLabel('Select all').check();
    expect(await problemsOf(page, [360, 1280])).toEqual([]);
  });
});

/** One who waits for verification. */
async function signUpTechnician(name: string): Promise<void> {
  const tech = { userType: 'tech', techCompany: 'Fixit', techCity: 'A', techState: 'B', techCountry: 'C' };
  const visitor = await request.newContext({ baseURL: world.site.origin });
  await visitor.post('/api/auth/signup', {
    data: { email: `${name}@example.org`, password, techName: name, ...tech },
  });
}

async function openArticleEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Article' }).click();
  await page.getByRole('textbox', { name: 'Article text' }).waitFor();
  await page.getByRole('button', { name: 'Link' }).click();
}

/** A dialog that destroys something focuses Cancel, closes on Escape and gives the focus back. */
async function expectToFocusCancel(page: Page, opener: Locator): Promise<void> {
  await opener.press('Enter');
  await waitForFocusOnText(page, 'Cancel');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.press('Enter');
  await waitForFocusOnText(page, 'Cancel');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await opener.waitFor();
}

test('A row wraps no words, has its controls on one line of a small screen, and asks before it is deleted', async () => {
  const page = await open('/admin?category=dishwashers', { viewport: { width: 1280, height: 800 } });
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('[data-label=Category]') })
    .first();
  const category = row.locator('[data-label=Category]');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await category.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  const middle = async (locator: Locator) => {
    const { y, height } = await boxOf(locator);
    return y + height / 2;
  };
  const name = row.getByRole('rowheader').locator('b');
  const line = await middle(name);
  expect(Math.abs((await middle(row.getByRole('button', { name: /^Edit / }))) - line)).toBeLessThan(4);
  const box = row.getByRole('checkbox', { name: /^Select / });
  expect(Math.abs((await middle(box)) - line)).toBeLessThan(4);
  await filterList(page, (await name.textContent()) ?? '');
  await box.check();
  await page.getByLabel('Select all').uncheck();
  expect(await box.isChecked()).toBe(false);
  await expectToFocusCancel(page, row.getByRole('button', { name: /^Delete / }));
});

test('An error toast in a dialog can be dismissed without closing the dialog', async () => {
  const page = await open('/admin/trash');
  await page.route(/\/api\/admin\/technicians\?/, (route) => route.fulfill({ json: [pendingTechnician(1)] }));
  await page.route(/\/reject$/, (route) =>
    route.fulfill({ status: 409, json: { message: 'Somebody was faster.' } }),
  );
  await page.getByRole('link', { name: 'Technicians' }).click();
  await page.getByRole('button', { name: 'Reject tech1@example.org' }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Reason');
  await reason.fill('No such company');
  const status = dialog.getByRole('status').filter({ hasText: 'Somebody was faster.' });
  const announced = status.waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await announced;
  await reason.focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await page.locator('.toast__root').waitFor({ state: 'detached' });
  expect(await reason.evaluate((field) => document.activeElement === field)).toBe(true);

  await dialog.getByRole('button', { name: 'Reject' }).click();
  await toastOf(page, 'Somebody was faster.').waitFor();
  page.once('dialog', (question) => question.accept());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('.toast__root').waitFor({ state: 'detached' });
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
