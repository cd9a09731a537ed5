import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { problemsOf, violationsOn } from './support/accessibility.js';
import { boxOf } from './support/measure.js';
import { World } from './support/world.js';

const password = 'copper kettle on the hob';

let admin: BrowserContext;

const world = new World({ expected: /status of (400|403|404|409|503)|ERR_INTERNET_DISCONNECTED/ });

beforeAll(async () => {
  await world.site.cli(['admins', 'create', 'boss@example.org', '--password-stdin'], password);
  admin = await signedIn('boss@example.org');
});

async function signedIn(email: string): Promise<BrowserContext> {
  const context = await world.browser.newContext({
    baseURL: world.site.origin,
    viewport: { width: 1280, height: 900 },
  });
  await context.request.post('/api/auth/login', { data: { email, password } });
  return context;
}

const open = (path: string, context = admin) => world.visit(context, path);

const toastOf = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true }).first();

/** Adds a model by the form. */
async function add(page: Page, model: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Appliance' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Appliance' });
  await dialog.getByLabel('Brand*').fill('Acme');
  await dialog.getByLabel('Model*').fill(model);
  await dialog.getByRole('button', { name: 'Add Appliance' }).click();
  await toastOf(page, 'Appliance added successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** One who waits to be verified. */
const technician = (number: number) => ({
  email: `tech${number}@example.org`,
  verification: 'pending',
  verificationReason: null,
  techName: `Tech ${number}`,
  techCompany: 'Fixit',
  techCity: 'A',
  techState: 'B',
  techCountry: 'C',
  signedUpAt: new Date().toISOString(),
});

/** Settles when what is named so has the focus. */
const focusOn = (page: Page, name: string) =>
  page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, name);

const filter = (page: Page, text: string) => page.getByLabel('Filter').fill(text);
const edit = (page: Page, model: string) => page.getByRole('button', { name: `Edit Acme ${model}` }).click();

describe('The door', () => {
  test('of the panel is closed to visitors and members', async () => {
    const visitor = await open('/admin', await world.browser.newContext({ baseURL: world.site.origin }));
    await visitor.waitForURL('**/admin-login');
    const member = await world.browser.newContext({ baseURL: world.site.origin });
    await member.request.post('/api/auth/signup', { data: { email: 'member@example.org', password } });
    const page = await open('/admin', member);
    await page.waitForURL('**/admin-login');
  });
});

describe('Appliance Management', () => {
  test('shows every category and type with its count, and keeps the view in the address', async () => {
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
    await filter(page, 'whirlpool');
    await page.waitForURL(/category=fridges&type=french-door&q=whirlpool/);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('Filter').inputValue()).toBe('whirlpool');
    await filter(page, 'zzzz');
    await page.getByText('Nothing here has "zzzz" in it.').waitFor();
    await page.getByRole('link', { name: 'Appliances', exact: true }).click();
    await page.getByText('581 of 581 appliances').waitFor();
    await page.getByLabel('Filter').pressSequentially('whirl pool');
    expect(await page.getByLabel('Filter').inputValue()).toBe('whirl pool');
  });

  test('adds, edits and deletes a model with the specified words, and takes a deletion back', async () => {
    const page = await open('/admin');
    await page.getByRole('button', { name: 'Add Appliance' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add New Appliance' });
    await dialog.getByText('Save the appliance first to upload photos and videos').waitFor();
    expect(await dialog.getByLabel('Category*').inputValue()).toBe('washers');
    await dialog.getByRole('button', { name: 'Add Appliance' }).click();
    await dialog.getByText('Fill in the brand.').waitFor();
    await page.keyboard.press('Escape');
    await add(page, 'Q-1');
    await filter(page, 'Q-1');
    await edit(page, 'Q-1');
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

  test('shows both values when two save the same model', async () => {
    await world.site.cli(['admins', 'create', 'second@example.org', '--password-stdin'], password);
    const [mine, theirs] = [await open('/admin'), await open('/admin', await signedIn('second@example.org'))];
    await add(mine, 'Q-2');
    await theirs.reload({ waitUntil: 'networkidle' });
    for (const page of [mine, theirs]) {
      await filter(page, 'Q-2');
      await edit(page, 'Q-2');
    }
    await theirs.getByLabel('Price Range').fill('$500');
    await theirs.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(theirs, 'Appliance updated successfully').waitFor();
    await mine.getByLabel('Price Range').fill('$600');
    await mine.getByRole('button', { name: 'Update Appliance' }).click();
    const note = mine.getByRole('alert').filter({ hasText: 'choose whose values stay' });
    await note.getByRole('cell', { name: '$600' }).waitFor();
    await note.getByRole('cell', { name: '$500' }).waitFor();
    await note.getByRole('button', { name: 'Save mine' }).click();
    await toastOf(mine, 'Appliance updated successfully').waitFor();
    await mine.getByRole('row', { name: /Q-2.*\$600/ }).waitFor();
  });

  test('asks before what was typed is thrown away', async () => {
    const page = await open('/admin');
    await add(page, 'Q-3');
    await filter(page, 'Q-3');
    await edit(page, 'Q-3');
    await page.getByLabel('Price Range').fill('$1');
    await page.getByText('Unsaved changes').waitFor();
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('link', { name: 'Trash' }).click();
    expect(new URL(page.url()).pathname).toBe('/admin');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.waitForURL('**/admin/trash');
  });

  test('asks before the Back and Forward buttons throw it away, and stays where it was', async () => {
    const page = await open('/admin/trash');
    await page.getByRole('link', { name: 'Appliances', exact: true }).click();
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.goBack();
    await filter(page, 'WRF535SWHZ');
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

  test('moves and deletes several at once', async () => {
    const page = await open('/admin');
    await add(page, 'Q-41');
    await add(page, 'Q-42');
    await filter(page, 'Q-4');
    await page.getByLabel('Select all').check();
    await page.getByLabel('Move to').selectOption('dryers/tumble');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await toastOf(page, '2 appliances moved').waitFor();
    await page.getByRole('row', { name: /Q-41.*dryers.*Standard Dryer/ }).waitFor();
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, '2 appliances deleted').waitFor();
    await page.goto('/admin/trash', { waitUntil: 'networkidle' });
    await page.getByRole('row', { name: /Q-42/ }).getByRole('button', { name: 'Restore Acme Q-42' }).click();
    await toastOf(page, 'Acme Q-42 is back').waitFor();
  });

  test('gives former values back from the history', async () => {
    const page = await open('/admin');
    await add(page, 'Q-5');
    await filter(page, 'Q-5');
    await edit(page, 'Q-5');
    await page.getByLabel('Price Range').fill('$777');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.getByRole('row', { name: /Q-5.*\$777/ }).waitFor();
    await edit(page, 'Q-5');
    await page.getByText('History', { exact: true }).click();
    await page.getByText(/priceRange – → \$777/).waitFor();
    await page.getByRole('button', { name: 'Give back' }).first().click();
    await toastOf(page, 'The former values are back.').waitFor();
    await page.getByRole('row', { name: /Q-5.*N\/A/ }).waitFor();
    await page.goto('/admin/audit?q=Q-5', { waitUntil: 'networkidle' });
    await page.getByText(/undo: priceRange \$777 → –/).waitFor();
  });
});

describe('What is being typed', () => {
  const opened = async (model: string): Promise<Page> => {
    const page = await open('/admin');
    await add(page, model);
    await filter(page, model);
    await edit(page, model);
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
    await filter(page, 'Whirlpool');
    await other.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The list could not be read anew; it may not be what is saved.').waitFor();
    expect(await price(page)).toBe('$1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await toastOf(page, 'Appliance restored').waitFor();
  });

  test('is asked for before a search, the way out, Cancel and former values', async () => {
    const page = await opened('T-2');
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    await edit(page, 'T-2');
    await page.getByLabel('Price Range').fill('$2');
    await page.getByText('History', { exact: true }).click();
    const ways = [
      async () => {
        await page.getByLabel('Search appliances').fill('stove');
        await page.getByLabel('Search appliances').press('Enter');
      },
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.getByRole('button', { name: 'Give back' }).first().click(),
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
    await admin.request.put(`/api/appliances/${id}`, {
      data: { version, priceRange: '$500' },
      headers: { origin: world.site.origin },
    });
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'choose whose values stay' });
    await note.waitFor();
    await page.getByLabel('Price Range').fill('$550');
    await note.getByRole('button', { name: 'Save mine' }).click();
    await page.getByRole('row', { name: /T-3.*\$550/ }).waitFor();
  });

  test('is not closed by an earlier save that ends late', async () => {
    const page = await opened('T-4');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = page.waitForRequest('**/api/appliances');
    await page.route('**/api/appliances', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await asked;
    await filter(page, 'WRF535SWHZ');
    await page.getByRole('button', { name: 'Edit Whirlpool WRF535SWHZ' }).click();
    await page.getByLabel('Price Range').fill('$3');
    release();
    await toastOf(page, 'Appliance updated successfully').waitFor();
    expect(await price(page)).toBe('$3');
    await page.getByText('Unsaved changes').waitFor();
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
    await page.getByRole('button', { name: 'Leave out late.png' }).click();
    await page.getByRole('button', { name: 'Update Appliance' }).click();
    await page.getByRole('row', { name: /T-6.*\$9/ }).waitFor();
  });
});

test('Rows are there under an open form, wherever the page is scrolled to', async () => {
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

test('What was found before a change is looked for anew after it', async () => {
  const page = await open('/admin');
  const search = async () => {
    await page.getByLabel('Search appliances').fill('SEEN-1');
    await page.getByLabel('Search appliances').press('Enter');
  };
  await search();
  await page.getByText('No results found').waitFor();
  await page.goBack();
  await add(page, 'SEEN-1');
  await search();
  await page.getByText('Found 1 result for "SEEN-1"').waitFor();
});

describe('Staff who are shut out while they work', () => {
  const signInBeside = (page: Page) => page.getByRole('button', { name: 'Sign in in a new tab' });

  test('keep what they typed, and save it once they have signed in beside it', async () => {
    const context = await signedIn('boss@example.org');
    const page = await open('/admin', context);
    await add(page, 'T-9');
    await filter(page, 'T-9');
    await edit(page, 'T-9');
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
    const context = await signedIn('boss@example.org');
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
    const context = await signedIn('boss@example.org');
    const page = await open('/admin', context);
    await context.clearCookies();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.waitForURL('**/admin-login');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  test('are told when their right was taken from them', async () => {
    await world.site.cli(['admins', 'create', 'former@example.org', '--password-stdin'], password);
    const context = await signedIn('former@example.org');
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
    await filter(page, 'WRF535SWHZ');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Edit Whirlpool WRF535SWHZ' }).click();
    await page.getByText('The photos could not be loaded.').waitFor();
    await page.getByText('History', { exact: true }).click();
    await page.getByText('The history could not be loaded.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await page.getByText('Nobody has changed it by hand yet.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    expect(await page.getByText('The photos could not be loaded.').count()).toBe(0);
  });
});

describe('Photos', () => {
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

  test('are uploaded, sorted and deleted, and visitors see them', async () => {
    const page = await open('/admin');
    await add(page, 'Q-6');
    await filter(page, 'Q-6');
    await edit(page, 'Q-6');
    const files = [
      { name: 'front.png', mimeType: 'image/png', buffer: await picture(page, 'teal') },
      { name: 'back.png', mimeType: 'image/png', buffer: await picture(page, 'brown') },
    ];
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByText('front.png').waitFor();
    await page.getByRole('button', { name: 'Upload 2 files' }).click();
    await toastOf(page, 'Files uploaded successfully').waitFor();
    const sorted = page.waitForResponse((response) => response.url().endsWith('/order'));
    await page.getByRole('button', { name: 'Make 2 the cover' }).click();
    await sorted;
    const id = (await world.read('/search?q=Q-6')).results[0].id;
    const visitor = await open(
      `/appliance/${id}`,
      await world.browser.newContext({ baseURL: world.site.origin }),
    );
    await visitor.getByText('1 of 2').waitFor();
    await visitor.getByRole('button', { name: 'Next' }).click();
    await visitor.getByText('2 of 2').waitFor();
    const isDrawn = visitor
      .locator('.carousel img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    expect(await isDrawn).toBe(true);
    await page.getByRole('button', { name: 'Delete 1', exact: true }).click();
    await page.getByRole('button', { name: 'Make 2 the cover' }).waitFor({ state: 'detached' });
  });

  test('are refused with a sentence, and more than twenty with the specified one', async () => {
    const page = await open('/admin');
    await add(page, 'Q-7');
    await filter(page, 'Q-7');
    await edit(page, 'Q-7');
    const evil = { name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    await page.locator('input[type=file]').setInputFiles([evil]);
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    await toastOf(page, 'Failed to upload files').waitFor();
    await page
      .locator('.toast')
      .getByText(/"evil.png" is not a JPEG/)
      .waitFor();
    const many = Array.from({ length: 21 }, (_, i) => ({ ...evil, name: `${i}.png` }));
    await page.locator('input[type=file]').setInputFiles(many);
    await toastOf(page, 'Too many files').waitFor();
    await toastOf(page, 'Maximum 20 files allowed').waitFor();
  });
});

describe('Technicians', () => {
  test('are approved, or rejected with a reason', async () => {
    for (const name of ['ada', 'bob']) {
      const context = await world.browser.newContext({ baseURL: world.site.origin });
      const tech = {
        userType: 'tech',
        techCompany: 'Fixit',
        techCity: 'A',
        techState: 'B',
        techCountry: 'C',
      };
      await context.request.post('/api/auth/signup', {
        data: { email: `${name}@example.org`, password, techName: name, ...tech },
      });
    }
    const page = await open('/admin/technicians');
    await page.getByRole('tab', { name: /^Waiting ?2$/ }).waitFor();
    await page.getByRole('button', { name: 'Approve ada@example.org' }).click();
    await toastOf(page, 'ada@example.org is verified').waitFor();
    await page.getByRole('button', { name: 'Reject bob@example.org' }).click();
    await page.getByLabel('Reason').fill('No such company');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await toastOf(page, 'bob@example.org is rejected, and a mail says why').waitFor();
    expect(world.site.mails().at(-1)).toContain('No such company');
    await page.getByText('Nobody waits. New technicians appear here.').waitFor();
  });

  test('are not said to have had a mail that could not be sent', async () => {
    const queue = [technician(1), technician(2)];
    const page = await open('/admin');
    await page.route(/\/api\/admin\/technicians\?/, (route) => route.fulfill({ json: queue }));
    await page.route(/\/api\/admin\/technicians\/.*\/(verify|reject)$/, (route) =>
      route.fulfill({ json: { ...queue.shift(), isChanged: true, isMailed: false } }),
    );
    await page.getByRole('link', { name: 'Technicians' }).click();
    await page.getByRole('button', { name: 'Approve tech1@example.org' }).click();
    const untold = 'but no mail could be sent. Tell them yourself.';
    await toastOf(page, `tech1@example.org is verified, ${untold}`).waitFor();
    await page.getByRole('button', { name: 'Reject tech2@example.org' }).click();
    await page.getByLabel('Reason').fill('No such company');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await toastOf(page, `tech2@example.org is rejected, ${untold}`).waitFor();
  });
});

describe('A list longer than a page', () => {
  test('goes on from its last entry', async () => {
    const queue = Array.from({ length: 130 }, (_, index) => technician(index + 1));
    const page = await open('/admin');
    await page.route(/\/api\/admin\/technicians\?/, (route) => {
      const after = new URL(route.request().url()).searchParams.get('after');
      const begin = queue.findIndex(({ email }) => email === after) + 1;
      return route.fulfill({ json: queue.slice(begin, begin + 100) });
    });
    await page.goto('/admin/technicians');
    await page.getByText('tech100@example.org', { exact: true }).waitFor();
    expect(await page.getByRole('row').count()).toBe(101);
    await page.getByRole('button', { name: 'More technicians' }).click();
    await page.getByText('tech130@example.org', { exact: true }).waitFor();
    expect(await page.getByRole('row').count()).toBe(131);
    expect(await page.getByRole('button', { name: 'More technicians' }).count()).toBe(0);
  });
});

describe('Imports', () => {
  test('are planned, applied and rolled back by the same engine as on the command line', async () => {
    const page = await open('/admin/imports');
    const rows = [
      'brand,model,category,rating,reviewCount',
      'Whirlpool,WRF535SWHZ,fridges,4.4,7000',
      'No,Such,fridges,4,1',
    ];
    await page.locator('input[type=file]').setInputFiles({
      name: 'june.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await page.getByLabel('Retailer').selectOption('home-depot');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.getByText('Say which month the scores belong to.').waitFor();
    await page.getByLabel('Month', { exact: true }).fill('2026-06');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.getByText('homeDepotScore 46 → 44').waitFor();
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
      .getByRole('row', { name: /june\.csv Jun 2026/ })
      .getByRole('button', { name: /Roll back/ })
      .click();
    await page.getByText(/1 model will get the former scores back/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await page.getByRole('row', { name: /june\.csv Jun 2026.*Rolled back/ }).waitFor();
    await focusOn(page, 'Imports of scores');
  });

  test('are never applied by a plan of what the form held before', async () => {
    const page = await open('/admin/imports');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/imports', async (route) => {
      await held;
      await route.continue();
    });
    const file = (name: string) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from('brand,model,category,rating\nWhirlpool,WRF535SWHZ,fridges,4.1'),
    });
    await page.getByLabel('Month', { exact: true }).fill('2026-07');
    await page.getByLabel('Retailer').selectOption('lowes');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.getByText('Choose a file first.').waitFor();
    await page.locator('input[type=file]').setInputFiles(file('first.csv'));
    const told = page.waitForResponse('**/api/admin/imports');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.locator('input[type=file]').setInputFiles(file('second.csv'));
    release();
    await told;
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
    const problems: string[] = [];
    const storageState = await admin.storageState();
    for (const theme of ['light', 'dark']) {
      for (const width of [360, 1280])
        problems.push(...(await problemsOf(world.browser, world.site, path, width, theme, { storageState })));
    }
    expect(problems).toEqual([]);
  });
});

test.each([360, 1280])('Rows keep their words whole and their buttons inside at %i', async (width) => {
  const storageState = await admin.storageState();
  const context = await world.browser.newContext({
    baseURL: world.site.origin,
    storageState,
    viewport: { width, height: 800 },
  });
  const models = await open('/admin?category=dishwashers', context);
  const cell = models.locator('[data-l=Category]').first();
  const lines = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  const imports = await open('/admin/imports', context);
  const button = imports.getByRole('button', { name: 'Roll back import' }).first();
  const row = await boxOf(imports.getByRole('row').filter({ has: button }).first());
  const box = await boxOf(button);
  expect(box.x + box.width).toBeLessThanOrEqual(row.x + row.width);
  await context.close();
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

test('A deleted row hands the focus to the count of those that stay', async () => {
  const page = await open('/admin');
  await add(page, 'GOING-1');
  await filter(page, 'GOING-1');
  await page.getByRole('button', { name: 'Delete Acme GOING-1' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await toastOf(page, 'Appliance deleted successfully').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('0 of '));
});

test('A row of the trash that is restored hands the focus to those that stay', async () => {
  const page = await open('/admin');
  await add(page, 'GOING-2');
  await filter(page, 'GOING-2');
  await page.getByRole('button', { name: 'Delete Acme GOING-2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Appliance deleted successfully').waitFor();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Acme GOING-2' }).press('Enter');
  await toastOf(page, 'Acme GOING-2 is back').waitFor();
  await focusOn(page, 'Deleted appliances');
});

test('A technician who is decided on hands the focus to those who wait', async () => {
  const queue = [technician(1), technician(2)];
  const page = await open('/admin');
  await page.route(/\/api\/admin\/technicians\?/, (route) => route.fulfill({ json: queue }));
  await page.route(/\/api\/admin\/technicians\/.*\/(verify|reject)$/, (route) =>
    route.fulfill({ json: queue.shift() }),
  );
  await page.getByRole('link', { name: 'Technicians' }).click();
  await page.getByRole('button', { name: 'Approve tech1@example.org' }).press('Enter');
  await focusOn(page, 'Waiting technicians');
  await page.getByRole('button', { name: 'Reject tech2@example.org' }).press('Enter');
  await page.getByLabel('Reason').fill('No such company');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).press('Enter');
  await focusOn(page, 'Waiting technicians');
  await page.getByText('Nobody waits.').waitFor();
});

test('A dialog is set as a dialog, whatever row it was opened from', async () => {
  const page = await open('/admin/imports');
  await page.getByRole('button', { name: 'Roll back import' }).first().click();
  const text = page.getByText(/will get the former scores back/);
  const [box, own] = [await boxOf(page.getByRole('dialog')), await boxOf(text)];
  expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width);
  expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('A failure in a dialog is said in it, and can be sent away without it', async () => {
  const page = await open('/admin');
  await page.route(/\/api\/admin\/technicians\?/, (route) => route.fulfill({ json: [technician(1)] }));
  await page.route(/\/reject$/, (route) =>
    route.fulfill({ status: 409, json: { message: 'Somebody was faster.' } }),
  );
  await page.getByRole('link', { name: 'Technicians' }).click();
  await page.getByRole('button', { name: 'Reject tech1@example.org' }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Reason');
  await reason.fill('No such company');
  const said = dialog.getByRole('status').filter({ hasText: 'Somebody was faster.' });
  const announced = said.waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await announced;
  await reason.focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await page.locator('.toast').waitFor({ state: 'detached' });
  expect(await reason.evaluate((field) => document.activeElement === field)).toBe(true);

  await dialog.getByRole('button', { name: 'Reject' }).click();
  await toastOf(page, 'Somebody was faster.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('.toast').waitFor({ state: 'detached' });
});

test('A toast goes on where it was when the dialog that it stands in is closed', async () => {
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
  const same = await toast.elementHandle();
  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await same?.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.locator('.toast').waitFor({ state: 'detached' });
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

test('A list that could not be had names the request, and is asked for again', async () => {
  const page = await open('/admin');
  const failure = { status: 503, json: { message: 'The database is away.', requestId: 'req-7' } };
  await page.route(/\/api\/admin\/trash/, (route) => route.fulfill(failure));
  await page.getByRole('link', { name: 'Trash' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The database is away.' });
  await alert.getByText('Request req-7').waitFor();
  await page.unroute(/\/api\/admin\/trash/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByText(/The trash is empty|Gone for good/)
    .first()
    .waitFor();
  expect(await alert.count()).toBe(0);
});

test("The staff's filter is not what visitors search for", async () => {
  const page = await open('/admin?q=WRF535SWHZ');
  const box = page.getByLabel('Search appliances');
  expect(await box.inputValue()).toBe('');
  await box.fill('bosch');
  await filter(page, 'Whirlpool');
  await page.waitForURL(/q=Whirlpool/);
  expect(await box.inputValue()).toBe('bosch');
  await box.press('Enter');
  await page.waitForURL('**/search?q=bosch');
  expect(await box.inputValue()).toBe('bosch');
});

test('The filters of the audit log show what the address says, and keep the focus', async () => {
  const page = await open('/admin/audit?q=LG&subject=appliance');
  const [text, subject] = [
    page.getByLabel('Who, what or which'),
    page.getByRole('combobox', { name: 'About' }),
  ];
  expect([await text.inputValue(), await subject.inputValue()]).toEqual(['LG', 'appliance']);
  await text.fill('boss');
  await text.press('Enter');
  await page.waitForURL('**/admin/audit?q=boss&subject=appliance');
  expect(await text.evaluate((field) => document.activeElement === field)).toBe(true);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.waitForURL('**/admin/audit');
  expect([await text.inputValue(), await subject.inputValue()]).toEqual(['', '']);
});

test('The form, its faults and its dialogs have no accessibility problem', async () => {
  const storageState = await admin.storageState();
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
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: /^Delete Whirlpool/ }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Appliance' }).click();
  expect(await violationsOn(page)).toEqual([]);
});

test('No page has complained', () => {
  expect(world.complaints).toEqual([]);
});
