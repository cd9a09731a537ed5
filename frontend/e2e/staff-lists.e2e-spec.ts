import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { type Locator, type Page, request } from 'playwright-core';
import {
  forChecks,
  pagesTooWide,
  pagesTooWideWhenEnlarged,
  problemsOf,
  widenSpacing,
} from './support/accessibility.js';
import { boxOf, layoutShiftOf, recordLayoutShifts } from './support/measure.js';
import {
  addModel,
  filterList,
  pendingTechnician,
  StaffWorld,
  waitForFocusOnLabel,
  waitForFocusOnText,
} from './support/staff.js';
import { goTo, holdRequests, password, toastOf } from './support/world.js';

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

  test.each(['/admin', '/admin-login'])(
    'says at %s that it needs JavaScript, without a spinner',
    async (path) => {
      const page = await world.open(path, { javaScriptEnabled: false });
      expect(await page.locator('main noscript p').isVisible()).toBe(true);
      expect(await page.getByText('Checking who is signed in').isVisible()).toBe(false);
    },
  );
});

describe('Technicians', () => {
  test('are approved, or rejected with a reason', async () => {
    for (const name of ['ada', 'bob']) {
      const tech = {
        userType: 'tech',
        techCompany: 'Fixit',
        techCity: 'A',
        techState: 'B',
        techCountry: 'C',
      };
      await (await request.newContext({ baseURL: world.site.origin })).post('/api/auth/signup', {
        data: { email: `${name}@example.org`, password, techName: name, ...tech },
      });
    }
    const page = await open('/admin');
    const navigation = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
    await navigation.filter({ hasText: /^Technicians2 pending$/ }).click();
    await page.getByRole('tab', { name: /^Pending ?2$/ }).waitFor();
    await page.getByRole('button', { name: 'Approve ada@example.org' }).click();
    await toastOf(page, 'ada@example.org is verified').waitFor();
    await page.getByRole('button', { name: 'Reject bob@example.org' }).click();
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
    await page.getByRole('button', { name: 'Revoke ada@example.org' }).click();
    await toastOf(page, 'ada@example.org is no longer verified').waitFor();
    await page.getByRole('tab', { name: /^Revoked/ }).click();
    await page.reload();
    await page.getByRole('tab', { name: /^Revoked ?1$/, selected: true }).waitFor();
    await page.getByRole('button', { name: 'Approve ada@example.org' }).waitFor();
  });

  test('are due after 24 hours, and overdue after 48', async () => {
    const waiting = [23, 24, 47, 48, 72].map((hours, index) => ({
      ...pendingTechnician(index),
      signedUpAt: new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString(),
    }));
    const page = await open('/admin');
    await page.route(/\/api\/admin\/technicians\?/, (route) => route.fulfill({ json: waiting }));
    await page.getByRole('link', { name: 'Technicians' }).click();
    const ages = page.locator('[data-l=Waiting]');
    await ages.first().waitFor();
    expect(await ages.allTextContents()).toEqual([
      '23 hours',
      '24 hours, due',
      '47 hours, due',
      '2 days, overdue',
      '3 days, overdue',
    ]);
  });

  test('leave the queue when a colleague has already decided', async () => {
    const [late, ...rest] = [pendingTechnician(3), pendingTechnician(4)];
    const page = await open('/admin');
    let queue = [late, ...rest];
    await page.route(/\/api\/admin\/technicians\?/, (route) => route.fulfill({ json: queue }));
    await page.route(/\/api\/admin\/technicians\/.*\/verify$/, (route) => {
      queue = rest;
      return route.fulfill({ status: 409, json: { message: 'Decided already.' } });
    });
    await page.getByRole('link', { name: 'Technicians' }).click();
    await page.getByRole('button', { name: 'Approve tech3@example.org' }).click();
    await toastOf(page, 'Decided already.').waitFor();
    await page.getByRole('button', { name: 'Approve tech3@example.org' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Approve tech4@example.org' }).waitFor();
  });

  test('are reported as not notified when the e-mail could not be sent', async () => {
    const queue = [pendingTechnician(1), pendingTechnician(2)];
    const page = await open('/admin');
    await page.route(/\/api\/admin\/technicians\?/, (route) => route.fulfill({ json: queue }));
    await page.route(/\/api\/admin\/technicians\/.*\/(verify|reject)$/, (route) =>
      route.fulfill({ json: { ...queue.shift(), isChanged: true, isMailed: false } }),
    );
    await page.getByRole('link', { name: 'Technicians' }).click();
    await page.getByRole('button', { name: 'Approve tech1@example.org' }).click();
    const notNotified = 'but the e-mail could not be sent. Contact them directly.';
    await toastOf(page, `tech1@example.org is verified, ${notNotified}`).waitFor();
    await page.getByRole('button', { name: 'Reject tech2@example.org' }).click();
    await page.getByLabel('Reason').fill('No such company');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await toastOf(page, `tech2@example.org is rejected, ${notNotified}`).waitFor();
  });
});

describe('A paginated list', () => {
  test('loads the next page from its last entry', async () => {
    const queue = Array.from({ length: 130 }, (_, index) => pendingTechnician(index + 1));
    const page = await open('/admin');
    await page.route(/\/api\/admin\/technicians\?/, (route) => {
      const after = new URL(route.request().url()).searchParams.get('after');
      const begin = queue.findIndex(({ email }) => email === after) + 1;
      return route.fulfill({ json: queue.slice(begin, begin + 100) });
    });
    await page.goto('/admin/technicians');
    await page.getByText('tech100@example.org', { exact: true }).waitFor();
    expect(await page.getByRole('row').count()).toBe(101);
    await page.getByRole('button', { name: 'More technicians' }).press('Enter');
    await page.getByText('tech130@example.org', { exact: true }).waitFor();
    expect(await page.getByRole('row').count()).toBe(131);
    expect(await page.getByRole('button', { name: 'More technicians' }).count()).toBe(0);
    await waitForFocusOnText(page, 'End of the list.');
  });

  test('says beside its button that the next page could not be loaded', async () => {
    const page = await open('/admin');
    const record = { at: new Date().toISOString(), actor: 'a', action: 'b', subject: 'media', label: 'c' };
    const log = Array.from({ length: 101 }, (_, index) => ({ ...record, id: String(101 - index) }));
    let isBroken = true;
    await page.route(/\/api\/admin\/audit/, (route) => {
      const isMore = new URL(route.request().url()).searchParams.has('before');
      if (isMore && isBroken) return route.fulfill({ status: 503, json: { message: 'Try again soon.' } });
      return route.fulfill({ json: isMore ? log.slice(100) : log.slice(0, 100) });
    });
    await page.goto('/admin/audit');
    const more = page.getByRole('button', { name: 'Earlier changes' });
    await more.press('Enter');
    const notice = page.getByRole('alert').filter({ hasText: 'Try again soon.' });
    await notice.waitFor();
    expect((await boxOf(notice)).y).toBeGreaterThan((await boxOf(page.getByRole('table'))).y);
    isBroken = false;
    await more.press('Enter');
    await waitForFocusOnText(page, 'End of the list.');
    expect(await notice.count()).toBe(0);
    expect(await page.getByRole('row').count()).toBe(102);
  });

  test('does not present a partial export as complete', async () => {
    const page = await open('/admin');
    const record = { at: new Date().toISOString(), actor: 'a', action: 'b', subject: 'media', label: 'c' };
    const log = Array.from({ length: 101 }, (_, index) => ({ ...record, id: String(101 - index) }));
    await page.route(/\/api\/admin\/audit/, (route) => {
      const isMore = new URL(route.request().url()).searchParams.has('before');
      return route.fulfill({ json: isMore ? log.slice(100) : log.slice(0, 100) });
    });
    await page.goto('/admin/audit');
    await page.getByRole('button', { name: 'Export the 100 shown' }).waitFor();
    await page.getByRole('button', { name: 'Earlier changes' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = (await buffer(await (await download).createReadStream())).toString();
    const [header, first, ...rest] = file.trimEnd().split('\r\n');
    expect(header).toBe('\ufeff"at","actor","subject","label","change"');
    expect(first).toBe(`"${record.at}","a","media","c","B"`);
    expect(rest).toHaveLength(100);
  });
});

async function chooseMonth(page: Page, text: string): Promise<void> {
  const [year = '', month = ''] = text.split('-');
  await page.getByLabel('Year').selectOption(year);
  await page.getByLabel('Month', { exact: true }).selectOption(month);
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
    await page.getByText('Home Depot Score 46 → 44').waitFor();
    await page.getByText(/^\d+ other models? displaced$/).waitFor();
    await page.getByText(/^Line 3: No Such \(fridges\) is not in the catalogue/).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download rejected rows' }).click();
    expect((await download).suggestedFilename()).toBe('june.csv.rejects.csv');
    await page.getByRole('button', { name: /^Apply without 1 rejected row/ }).click();
    await page
      .locator('.toast')
      .getByText(/^Applied as import \d+$/)
      .first()
      .waitFor();
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
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await page.getByRole('row', { name: /june\.csv Jun 2026.*Rolled back/ }).waitFor();
    await page.getByText('Applied.', { exact: true }).waitFor({ state: 'detached' });
    await waitForFocusOnLabel(page, 'Score imports');
  });

  test('move the focus to the plan and then to the result, and announce both', async () => {
    const page = await open('/admin/imports');
    const file = {
      name: 'keys.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('brand,model,category,rating\nWhirlpool,WRF535SWHZ,fridges,4.2'),
    };
    await page.locator('input[type=file]').setInputFiles(file);
    await chooseMonth(page, '2026-08');
    await page.getByLabel('Retailer').selectOption('lowes');
    await page.getByRole('button', { name: 'Show the plan' }).press('Enter');
    await waitForFocusOnText(page, 'Import plan');
    const status = page.getByRole('status').filter({ hasText: 'Nothing has been saved yet.' });
    expect(await status.textContent()).toBe('Nothing has been saved yet.');
    const answer = await holdRequests(page, '**/api/admin/imports');
    await page.getByRole('button', { name: 'Show the plan' }).press('Enter');
    await page.getByRole('button', { name: 'Reading...' }).waitFor();
    await page.getByRole('button', { name: 'Apply', exact: true }).waitFor();
    answer();
    await page.getByRole('button', { name: 'Show the plan' }).waitFor();
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await waitForFocusOnText(page, 'Import result');
    expect(await page.getByRole('status').filter({ hasText: 'Applied.' }).textContent()).toBe('Applied.');
  });

  test('stay applied when they cannot be rolled back, with a message', async () => {
    const page = await open('/admin/imports');
    const start = page.getByRole('button', { name: 'Roll back import' }).first();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Roll back' });
    await page.route('**/rollback', (route) => route.fulfill({ status: 503, body: '' }));
    await start.click();
    await dialog.getByText('The changes could not be checked.').waitFor();
    expect(await dialog.getByText('Checking what will change...').count()).toBe(0);
    expect(await confirm.isDisabled()).toBe(true);
    await page.unroute('**/rollback');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText(/^\d+ models? will /).waitFor();
    await page.route('**/rollback', (route) => route.fulfill({ status: 503, body: '' }));
    await confirm.click();
    await toastOf(page, 'Nothing was changed.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await start.waitFor();
  });

  test('fit a small screen with every warning shown', async () => {
    const page = await open('/admin/imports');
    await page.setViewportSize({ width: 360, height: 740 });
    const rows = 'brand,model,category,rating\nWhirlpool,WRF535SWHZ,fridges,2.1\nNo,Such,fridges,4';
    const file = { name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await page.locator('input[type=file]').setInputFiles(file);
    await chooseMonth(page, '2026-07');
    await page.getByLabel('Retailer').selectOption('home-depot');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    const apply = page.getByRole('button', { name: /rejected row despite the warnings$/ });
    await apply.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await apply.click();
    await page
      .locator('.toast')
      .getByText(/^Applied as import \d+$/)
      .first()
      .waitFor();
  });

  test('of catalogue models need no month', async () => {
    const page = await open('/admin/imports');
    const file = {
      name: 'models.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('brand,model,category\nWhirlpool,WRF535SWHZ,fridges'),
    };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Contents').selectOption('catalogue');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await waitForFocusOnText(page, 'Import plan');
  });

  test('ask for the retailer at its field if the file does not name it', async () => {
    const page = await open('/admin/imports');
    const rows = 'brand,model,category,rating\nWhirlpool,WRF535SWHZ,fridges,4.1';
    const file = { name: 'anonymous.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await page.locator('input[type=file]').setInputFiles(file);
    await chooseMonth(page, '2026-07');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.locator('select[name=retailer][aria-invalid]').waitFor();
    await page.getByLabel('Contents').selectOption('catalogue');
    expect(await page.getByLabel('Retailer').count()).toBe(0);
  });

  test('cannot be applied from the plan of an earlier file', async () => {
    const page = await open('/admin/imports');
    const answer = await holdRequests(page, '**/api/admin/imports');
    const file = (name: string) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from('brand,model,category,rating\nWhirlpool,WRF535SWHZ,fridges,4.1'),
    });
    await chooseMonth(page, '2026-07');
    await page.getByLabel('Retailer').selectOption('lowes');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.getByText('Choose a file first.').waitFor();
    await page.locator('input[type=file]').setInputFiles(file('first.csv'));
    const planned = page.waitForResponse('**/api/admin/imports');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.locator('input[type=file]').setInputFiles(file('second.csv'));
    answer();
    await planned;
    await page.getByRole('button', { name: 'Show the plan' }).waitFor();
    expect(await page.getByRole('button', { name: /^Apply/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.getByRole('button', { name: /^Apply/ }).waitFor();
  });
});

describe('Every staff screen', () => {
  test.each([
    '/admin',
    '/admin/technicians?state=verified',
    '/admin/audit',
    '/admin/trash',
    '/admin/imports',
  ])('%s has no accessibility problem in either theme, and fits a small screen', async (path) => {
    expect(await problemsOf(await open(path, forChecks), [360, 1280])).toEqual([]);
  });

  test('has no accessibility problem while rows are ticked', async () => {
    const page = await open('/admin?category=dryers', forChecks);
    await page.getByLabel('Select all').check();
    expect(await problemsOf(page, [360, 1280])).toEqual([]);
  });

  test('scrolls only vertically with wider text spacing, or text of twice the size', async () => {
    const routes = [
      '/admin',
      '/admin/technicians',
      '/admin/imports',
      '/admin/articles',
      '/admin/audit',
      '/admin/trash',
    ];
    expect(await pagesTooWide(await open('/admin', forChecks), routes, widenSpacing)).toEqual([]);
    const { cookies } = await world.admin.storageState();
    expect(await pagesTooWideWhenEnlarged(world.site, routes, cookies)).toEqual([]);
  }, 120_000);

  test.each(['/admin', '/admin/audit', '/admin/imports', '/admin/articles'])(
    '%s has a header for each row',
    async (path) => {
      const page = await open(path);
      await page.getByRole('rowheader').first().waitFor();
      const rows = page.locator('tbody tr:not(.gap)');
      expect(await rows.count()).toBe(await page.getByRole('rowheader').count());
    },
  );
});

test.each([
  '/admin',
  '/admin/technicians',
  '/admin/audit',
  '/admin/trash',
  '/admin/imports',
  '/admin/articles',
])('Loading %s causes no layout shift on a small screen', async (path) => {
  const page = await open(path, { viewport: { width: 360, height: 740 }, initScripts: [recordLayoutShifts] });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await layoutShiftOf(page)).toBeLessThan(0.1);
});

test.each([360, 1280])('Rows wrap no words and contain their buttons at %i px', async (width) => {
  const page = await open('/admin?category=dishwashers', { viewport: { width, height: 800 } });
  const cell = page.locator('[data-l=Category]').first();
  const lines = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await goTo(page, '/admin/imports');
  const button = page.getByRole('button', { name: 'Roll back import' }).first();
  const row = await boxOf(page.getByRole('row').filter({ has: button }).first());
  const box = await boxOf(button);
  expect(box.x + box.width).toBeLessThanOrEqual(row.x + row.width);
});

test('A row on a small screen has its checkbox, name and buttons on one line', async () => {
  const page = await open('/admin?q=WRF535SWHZ', { viewport: { width: 360, height: 800 } });
  const name = page.getByText('WRF535SWHZ', { exact: true });
  const middle = async (locator: Locator) => {
    const { y, height } = await boxOf(locator);
    return y + height / 2;
  };
  const line = await middle(name);
  expect(Math.abs((await middle(page.getByRole('button', { name: /^Edit / }))) - line)).toBeLessThan(4);
  const box = page.getByRole('checkbox', { name: /^Select Whirlpool/ });
  expect(Math.abs((await middle(box)) - line)).toBeLessThan(4);
  await box.check();
  await page.getByLabel('Select all').uncheck();
  expect(await box.isChecked()).toBe(false);
});

test('Publishing or unpublishing an article keeps the focus on its button', async () => {
  const page = await open('/admin/articles');
  const button = page.getByRole('button', { name: /^Unpublish / }).first();
  const title = (await button.getAttribute('aria-label'))?.replace('Unpublish ', '');
  await button.press('Enter');
  await waitForFocusOnLabel(page, `Publish ${title}`);
  await page.keyboard.press('Enter');
  await waitForFocusOnLabel(page, `Unpublish ${title}`);
});

test('Restoring from the trash moves the focus to the remaining list', async () => {
  const page = await open('/admin');
  await addModel(page, 'GOING-2');
  await filterList(page, 'GOING-2');
  await page.getByRole('button', { name: 'Delete Acme GOING-2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Appliance deleted successfully').waitFor();
  await page.getByRole('link', { name: 'Trash' }).click();
  const deleted = page.getByRole('row', { name: /GOING-2/ });
  const dayIn = async (label: string) => {
    const text = (await deleted.locator(`[data-l=${label}]`).textContent()) ?? '';
    return Date.parse(text.slice(0, 'yyyy-mm-dd'.length));
  };
  expect(((await dayIn('Expires')) - (await dayIn('Deleted'))) / 86_400_000).toBe(30);
  await page.getByRole('button', { name: 'Restore Acme GOING-2' }).press('Enter');
  await toastOf(page, 'Acme GOING-2 restored').waitFor();
  await waitForFocusOnLabel(page, 'Deleted appliances');
});

test('Deciding on a technician moves the focus to the remaining list', async () => {
  const queue = [pendingTechnician(1), pendingTechnician(2)];
  const page = await open('/admin');
  await page.route(/\/api\/admin\/technicians\?/, (route) => route.fulfill({ json: queue }));
  await page.route(/\/api\/admin\/technicians\/.*\/(verify|reject)$/, (route) =>
    route.fulfill({ json: queue.shift() }),
  );
  await page.getByRole('link', { name: 'Technicians' }).click();
  await page.getByRole('button', { name: 'Approve tech1@example.org' }).press('Enter');
  await waitForFocusOnLabel(page, 'Pending technicians');
  await page.getByRole('button', { name: 'Reject tech2@example.org' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'reason');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await waitForFocusOnLabel(page, 'Reject tech2@example.org');
  await page.keyboard.press('Enter');
  await page.getByLabel('Reason').fill('No such company');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).press('Enter');
  await waitForFocusOnLabel(page, 'Pending technicians');
  await page.getByText('No technicians are waiting.').waitFor();
});

test('A dialog does not inherit the styles of the row it was opened from', async () => {
  const page = await open('/admin/imports');
  await page.getByRole('button', { name: 'Roll back import' }).first().click();
  const text = page.getByText(/^\d+ models? will /);
  const [box, own] = [await boxOf(page.getByRole('dialog')), await boxOf(text)];
  expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width);
  expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test.each([
  ['/admin?q=WRF535SWHZ', 'Delete Whirlpool WRF535SWHZ'],
  ['/admin/imports', /^Roll back import/],
])('A dialog that destroys something focuses Cancel, and closes on Escape: %s', async (path, name) => {
  const page = await open(path);
  const opener = page.getByRole('button', { name }).first();
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
});

test('An error toast in a dialog can be dismissed without closing the dialog', async () => {
  const page = await open('/admin');
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
  await page.locator('.toast').waitFor({ state: 'detached' });
  expect(await reason.evaluate((field) => document.activeElement === field)).toBe(true);

  await dialog.getByRole('button', { name: 'Reject' }).click();
  await toastOf(page, 'Somebody was faster.').waitFor();
  page.once('dialog', (question) => question.accept());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('.toast').waitFor({ state: 'detached' });
});

test('A list that failed to load shows the request id and can be retried', async () => {
  const page = await open('/admin');
  const failure = { status: 503, json: { message: 'The database is away.', requestId: 'req-7' } };
  await page.route(/\/api\/admin\/trash/, (route) => route.fulfill(failure));
  await page.getByRole('link', { name: 'Trash' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The database is away.' });
  await alert.getByText('Request req-7').waitFor();
  await page.unroute(/\/api\/admin\/trash/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByText(/The trash is empty|Expires/)
    .first()
    .waitFor();
  expect(await alert.count()).toBe(0);
});

test('The filters of the audit log match the URL, and keep the focus', async () => {
  const page = await open('/admin/audit?q=LG&subject=appliance');
  const [text, subject] = [
    page.getByLabel('Person, action or item'),
    page.getByRole('combobox', { name: 'Subject' }),
  ];
  expect([await text.inputValue(), await subject.inputValue()]).toEqual(['LG', 'appliance']);
  await text.fill('boss');
  await text.press('Enter');
  await page.waitForURL('**/admin/audit?q=boss&subject=appliance');
  expect(await text.evaluate((field) => document.activeElement === field)).toBe(true);
  await text.fill('nobody');
  await text.press('Enter');
  await page.getByText('No changes match the filter.').waitFor();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.waitForURL('**/admin/audit');
  expect([await text.inputValue(), await subject.inputValue()]).toEqual(['', '']);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
