import { describe, expect, test } from '@jest/globals';
import { type APIRequestContext, type Page, request } from 'playwright-core';
import { forChecks, problemsAt } from './support/accessibility.js';
import { boxOf, layoutShiftOf, recordLayoutShifts } from './support/measure.js';
import { goTo, holdRequests, password, reload, toastOf, World } from './support/world.js';

const adminKey = 'a-key-that-is-long-enough-for-tests';
const ranking = '/category/washers/front-load';
/** Has no scripts, for what has to be prepared before a page is opened. */
const quietPage = '/robots.txt';

const world = new World({ environment: { ADMIN_KEY: adminKey }, expected: /status of 400/ });

const { open } = world;
const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click();
const onFirstCard = (name: RegExp) => (page: Page) =>
  page.locator('main ol > li').first().getByRole('button', { name });
const upvote = onFirstCard(/^Upvote/);
const downvote = onFirstCard(/^Downvote/);
const thumbsUp = onFirstCard(/Tech vote/);

/** Waits until a button names this count. */
const waitForCount = (button: ReturnType<typeof upvote>, count: string) =>
  button.and(button.page().locator(`[aria-label$=", ${count}"]`)).waitFor();

const waitForSave = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().endsWith(path) && response.ok());

/** The model that is the best of its type. */
async function bestOf(type: string): Promise<string> {
  const { lists } = await world.read(`/rankings/${type}`);
  return lists.overall.best[0].appliance;
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** The session of a new account. */
async function signUp(email: string, path = 'signup', more: object = {}): Promise<APIRequestContext> {
  const session = await request.newContext({ baseURL: world.site.origin });
  await session.post(`/api/auth/${path}`, {
    data: { email, password, ...more },
    failOnStatusCode: true,
  });
  return session;
}

/** Opens a page in the session of a new member. */
async function openAsMember(email: string, path: string): Promise<Page> {
  return open(path, await (await signUp(email)).storageState());
}

describe('A visitor', () => {
  test('votes, then signs up, and the vote is saved', async () => {
    const page = await open(ranking);
    await upvote(page).click();
    await page.getByRole('link', { name: 'Sign in' }).locator('visible=true').last().click();
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(await page.getByLabel('Full name').isVisible()).toBe(false);
    await fill(page, { Email: 'ann@example.org', Password: password });
    const saved = waitForSave(page, '/api/votes');
    await submit(page, 'Create account');
    await toastOf(page, 'Account created successfully').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await saved).status()).toBe(200);
    await goTo(page, ranking);
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('true');
    expect(await upvote(page).getAttribute('aria-label')).toContain('1 upvote');
    await page.getByText('1 vote', { exact: true }).waitFor();
    const stranger = await open(ranking);
    await waitForCount(upvote(stranger), '1 upvote');
    expect(await upvote(stranger).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('What is done before the scripts run', () => {
  /** The page once they do. */
  async function openEarly(path: string, act: (page: Page) => Promise<void>): Promise<Page> {
    const page = await open(quietPage);
    const releaseScripts = await holdRequests(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await act(page);
    releaseScripts();
    await page.locator('html[data-ready]').waitFor();
    return page;
  }

  const parameters = (page: Page) => [...new URL(page.url()).searchParams];
  const chooseText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().click();

  test('takes effect then: clicks', async () => {
    const page = await openEarly(ranking, async (early) => {
      await upvote(early).click();
      await early.getByRole('button', { name: 'Switch to dark theme' }).click();
    });
    await upvote(page).and(page.locator('[aria-pressed=true]')).waitFor();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.className)).toBe('dark');
  });

  test('takes effect then: choices of an order', async () => {
    const page = await openEarly(ranking, async (early) => {
      for (const text of ['One per family', 'One per family', 'Evidence-adjusted', 'Reliability', 'Price'])
        await chooseText(early, text);
      await early.getByLabel('Sort by').selectOption('Top Voted');
    });
    await page.getByRole('status').getByText('The 25 cheapest').waitFor();
    expect(Object.fromEntries(parameters(page))).toEqual({ order: 'evidence', by: 'price', sort: 'voted' });
  });

  test('takes effect then: several choices of a filter', async () => {
    const page = await openEarly('/models', async (early) => {
      for (const name of [/^GE\s?\d/, /^LG\s?\d/]) await early.getByRole('checkbox', { name }).check();
    });
    await page.getByRole('link', { name: 'Remove LG' }).waitFor();
    expect(parameters(page)).toEqual([
      ['brand', 'GE'],
      ['brand', 'LG'],
    ]);
  });

  test('takes effect then: a choice in a part whose script comes last', async () => {
    const page = await openEarly(`${ranking}?filters=open`, (early) =>
      early.getByRole('checkbox', { name: /^LG\s?\d/ }).check(),
    );
    await page
      .getByRole('status')
      .getByText(/^The 11 highest-rated/)
      .waitFor();
    expect(parameters(page)).toEqual([
      ['brand', 'LG'],
      ['filters', 'open'],
    ]);
  });

  test('takes effect then: a vote on the aspect that was chosen for it', async () => {
    const page = await openEarly(`/appliance/${await bestOf('dryers/tumble')}`, async (early) => {
      await chooseText(early, 'Reliability');
      await early.getByRole('button', { name: /^Upvote/ }).click();
    });
    await page.getByRole('button', { name: /on reliability, 1 upvote$/ }).waitFor();
  });
});

describe('Saved votes', () => {
  test('are rendered without scripts', async () => {
    // No other test opens its pages: for five seconds after that, they may show the votes of then.
    const model = await bestOf('stoves/gas-stove');
    const member = await signUp('counted@example.org');
    const vote = { applianceId: model, bestForCategory: 'overall', voteValue: -1 };
    expect((await member.post('/api/votes', { data: vote })).status()).toBe(200);

    const reader = await open('/category/stoves/gas-stove', { javaScriptEnabled: false });
    expect(await upvote(reader).getAttribute('aria-label')).toContain('0 upvotes');
    await reader.getByText('1 vote', { exact: true }).waitFor();
    expect(await downvote(reader).getAttribute('aria-label')).toContain('1 downvote');
    expect(await thumbsUp(reader).getAttribute('aria-label')).toContain('0 votes');
    await reader.goto(`/appliance/${model}`);
    await reader.getByRole('row', { name: 'Overall 0 up, 1 down 0 up, 0 down' }).waitFor();
  });
});

describe('Signing in and out', () => {
  test('shows the account menu, and returns to the home page on sign-out', async () => {
    const page = await openAsMember('menu@example.org', '/category/stoves/electric-stove');
    const saved = waitForSave(page, '/api/votes');
    await upvote(page).click();
    await saved;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByLabel('Menu', { exact: true }).click();
    await page.getByText('Signed in').locator('visible=true').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByText('Signed in').locator('visible=true').first().click();
    await page.getByText('menu@example.org').locator('visible=true').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).locator('visible=true').click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).locator('visible=true').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goBack();
    await upvote(page).waitFor();
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('false');
    await reload(page);
    expect(await page.getByText('Signed in').count()).toBe(0);
  });

  test('waits for the scripts, and never puts input into the URL', async () => {
    const page = await open('/signin', { javaScriptEnabled: false });
    const late = await open(quietPage);
    const releaseScripts = await holdRequests(late, '**/assets/*.js');
    await late.goto('/signin', { waitUntil: 'domcontentloaded' });
    for (const early of [page, late]) {
      await fill(early, { Email: 'early-bird@example.org', Password: password });
      await early.getByLabel('Password').press('Enter');
      expect(await early.getByLabel('Email').inputValue()).toBe('early-bird@example.org');
      expect(early.url()).toBe(`${world.site.origin}/signin`);
    }
    expect(await page.locator('noscript p').textContent()).toContain('needs JavaScript');
    releaseScripts();
    await submit(late, 'Sign in');
    await toastOf(late, 'Invalid credentials').waitFor();
  });
});

describe('A toast', () => {
  test('fits a small screen with a message of one long word', async () => {
    const page = await open('/signin', { viewport: { width: 360, height: 800 } });
    const json = { message: `No account ${'x'.repeat(120)}` };
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 400, json }));
    await fill(page, { Email: 'nobody@example.org', Password: password });
    await submit(page, 'Sign in');
    const dismiss = await boxOf(page.getByRole('button', { name: 'Dismiss' }));
    expect(dismiss.x + dismiss.width).toBeLessThanOrEqual(360);
    expect(
      await page.locator('.toast__root').evaluate((toast) => toast.scrollWidth - toast.clientWidth),
    ).toBe(0);
  });
});

describe('A technician', () => {
  const technician = {
    'Full name': 'Ada Smith',
    Company: 'Fixit Ltd',
    City: 'Toledo',
    State: 'Ohio',
    Country: 'USA',
  };

  test('votes as an expert once verified, until that is revoked', async () => {
    const email = 'ada@example.org';
    const admin = await signUp('staff@example.org', 'admin-signup', { adminKey });
    const page = await open('/signin?as=technician&mode=create');
    await fill(page, { Email: email, Password: password, ...technician });
    await submit(page, 'Create account');
    const created = 'Tech account created! Your account will be verified within 24-48 hours.';
    await toastOf(page, created).waitFor();

    await admin.post(`/api/admin/technicians/${email}/verify`);
    expect(world.site.mails().at(-1)).toContain('verified technician');
    await goTo(page, ranking);
    await page.locator('header').getByText('Tech', { exact: true }).locator('visible=true').waitFor();
    const saved = waitForSave(page, '/api/tech-votes');
    await thumbsUp(page).click();
    await saved;
    expect(await thumbsUp(page).getAttribute('aria-pressed')).toBe('true');
    const stranger = await open(ranking);
    await waitForCount(thumbsUp(stranger), '1 vote');

    await admin.post(`/api/admin/technicians/${email}/revoke`);
    await reload(stranger);
    await waitForCount(thumbsUp(stranger), '0 votes');
    await reload(page);
    expect(await page.getByText('Signed in').count()).toBe(0);
  });
});

describe('The detail page', () => {
  test('saves a vote per aspect, locks it, and lets it be changed', async () => {
    const page = await openAsMember('detail@example.org', `/appliance/${await bestOf('dryers/tumble')}`);
    const up = page.getByRole('button', { name: /^Upvote/ });
    const chooseAspect = (name: string) =>
      page.getByText(name, { exact: true }).locator('visible=true').last().click();
    await chooseAspect('Price');
    const first = waitForSave(page, '/api/votes');
    await up.click();
    await first;
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await reload(page);
    expect(await up.getAttribute('aria-disabled')).toBe('false');
    await chooseAspect('Price');
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('1 owner voted').waitFor();
    expect(await up.getAttribute('aria-label')).toContain('1 upvote');
    await page.getByRole('button', { name: 'Change my vote' }).click();
    expect(await up.getAttribute('aria-disabled')).toBe('false');
    const second = waitForSave(page, '/api/votes');
    await page.getByRole('button', { name: /^Downvote/ }).click();
    const { aspects } = await (await second).json();
    expect(aspects.price.consumer).toEqual({ upvotes: 0, downvotes: 1, userVote: -1 });
    await reload(page);
    await chooseAspect('Price');
    await page.getByRole('button', { name: /^Downvote .*, 1 downvote$/, pressed: true }).waitFor();
    await page.getByText('1 owner voted').waitFor();
    const third = waitForSave(page, '/api/votes');
    await page.getByRole('button', { name: 'Withdraw my vote' }).click();
    await third;
    await page.getByText('No votes yet').waitFor();
    expect(await up.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('A forgotten password', () => {
  test('is replaced through the e-mailed link, which ends the session', async () => {
    const page = await openAsMember('forgets@example.org', '/forgot-password');
    await fill(page, { Email: 'forgets@example.org' });
    await submit(page, 'Send the link');
    await page
      .getByRole('status')
      .getByText(/we have e-mailed it a link/)
      .waitFor();
    await goTo(page, await linkInMail());
    expect(page.url()).not.toContain('token');
    // The URL with the token is replaced, so Back does not lead to it.
    expect(await page.evaluate(() => history.state.idx)).toBe(0);
    await fill(page, { 'New password': 'another long secret' });
    await submit(page, 'Change password');
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await toastOf(page, 'Your password has been changed. Sign in with the new one.').waitFor();
    await fill(page, { Email: 'forgets@example.org', Password: 'another long secret' });
    await submit(page, 'Sign in');
    await toastOf(page, 'You have been signed in successfully').waitFor();
  });

  async function linkInMail(): Promise<string> {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
      const mail = world.site.mails().findLast((text) => text.includes('To: forgets@example.org'));
      const token = mail && /token=(?:3D)?([\w-]+)/.exec(mail)?.[1];
      if (token) return `/reset-password?token=${token}`;
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('No e-mail arrived.');
  }
});

describe('The admin login', () => {
  test('reserves space for its form while the session is checked', async () => {
    const page = await open('/admin-login', {
      viewport: { width: 360, height: 740 },
      initScripts: [recordLayoutShifts],
    });
    await page.getByLabel('Email').waitFor();
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  });

  test('creates an admin with the key', async () => {
    const page = await open('/admin-login');
    await page.getByRole('tab', { name: 'Create Admin' }).click();
    await fill(page, { Email: 'boss@example.org', Password: password, 'Admin key': adminKey });
    await submit(page, 'Create Admin Account');
    await toastOf(page, 'Admin account created successfully').waitFor();
    await page.waitForURL('**/admin');
    await page.getByText('Admin', { exact: true }).locator('visible=true').first().waitFor();
  });
});

test('No member page has an accessibility problem in either theme, and each fits a small screen', async () => {
  const page = await open(quietPage, forChecks);
  const problems: string[] = [];
  for (const path of [
    '/signin',
    '/signin?as=technician&mode=create',
    '/forgot-password',
    '/reset-password',
    '/tech-signup',
    '/admin-login',
  ])
    problems.push(...(await problemsAt(page, path, [360])));
  expect(problems).toEqual([]);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
