import { describe, expect, test } from '@jest/globals';
import { type Page, request } from 'playwright-core';
import { forChecks, problemsOf } from './support/accessibility.js';
import { boxOf, layoutShiftOf, recordLayoutShifts } from './support/measure.js';
import { goTo, holdRequests, password, reload, toastOf, World } from './support/world.js';

const adminKey = 'a-key-that-is-long-enough-for-tests';
const ranking = '/category/washers/front-load';

const world = new World({
  environment: { ADMIN_KEY: adminKey },
  expected: /status of (400|403|404|409)|ERR_FAILED/,
});

const { open } = world;
const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click();
const onFirstCard = (name: RegExp) => (page: Page) =>
  page.locator('main ol > li').first().getByRole('button', { name });
const upvote = onFirstCard(/^Upvote/);
const downvote = onFirstCard(/^Downvote/);
const techVote = onFirstCard(/Tech vote/);

/** The texts that describe a field to a screen reader: its hint and its error. */
const descriptionOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Opens a page in the session of a new member. */
async function openAsMember(email: string, path: string): Promise<Page> {
  const session = await request.newContext({ baseURL: world.site.origin });
  await session.post('/api/auth/signup', { data: { email, password } });
  return open(path, await session.storageState());
}

const technician = {
  'Full name': 'Ada Smith',
  Company: 'Fixit Ltd',
  City: 'Toledo',
  State: 'Ohio',
  Country: 'USA',
};

/** Signs up by the form. */
async function signUpTechnician(email: string): Promise<Page> {
  const page = await open('/signin?as=technician&mode=create');
  await fill(page, { Email: email, Password: password, ...technician });
  await submit(page, 'Create account');
  await toastOf(page, 'Tech account created! Your account will be verified within 24-48 hours.').waitFor();
  return page;
}

describe('A visitor', () => {
  test('votes, then signs up, and the vote is saved', async () => {
    const page = await open(ranking);
    await upvote(page).click();
    await page.getByRole('link', { name: 'Sign in' }).locator('visible=true').last().click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await fill(page, { Email: 'ann@example.org', Password: password });
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/votes'));
    await submit(page, 'Create account');
    await toastOf(page, 'Account created successfully').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await saved).status()).toBe(200);
    await goTo(page, ranking);
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('true');
    expect(await upvote(page).getAttribute('aria-label')).toContain('1 upvote');
    await page.getByText('100% of 1').waitFor();
    const stranger = await open(ranking);
    const label = () => upvote(stranger).getAttribute('aria-label');
    while (!(await label())?.includes('1 upvote')) await reload(stranger); // Counts are a few seconds old.
    expect(await upvote(stranger).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('A member', () => {
  test('votes before the session is known, and the vote is saved', async () => {
    const page = await openAsMember('early@example.org', '/');
    const answer = await holdRequests(page, '**/api/auth/me');
    const asked = page.waitForRequest('**/api/auth/me');
    await page.goto('/category/fridges/top-bottom');
    await asked;
    await upvote(page).click();
    await upvote(page).and(page.locator('[aria-pressed=true]')).waitFor();
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/votes'));
    answer();
    expect((await saved).status()).toBe(200);
    await goTo(page, '/category/fridges/top-bottom');
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('A click before the scripts run', () => {
  test('takes effect once they do', async () => {
    const page = await open('/privacy');
    const releaseScripts = await holdRequests(page, '**/assets/**');
    await page.goto(ranking, { waitUntil: 'domcontentloaded' });
    await upvote(page).click();
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    releaseScripts();
    await upvote(page).and(page.locator('[aria-pressed=true]')).waitFor();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.className)).toBe('dark');
  });
});

describe('A vote', () => {
  test('stays on the page once saved, even when older votes arrive later', async () => {
    const stoves = '/category/stoves/electric-stove';
    const page = await openAsMember('steady@example.org', '/');
    const wasRead = Promise.withResolvers<void>();
    const isSaved = Promise.withResolvers<void>();
    await page.route('**/api/votes/mine?*', async (route) => {
      const response = await route.fetch();
      wasRead.resolve();
      await isSaved.promise;
      await route.fulfill({ response });
    });
    await page.goto(stoves);
    await wasRead.promise;
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/votes'));
    await upvote(page).click();
    expect((await saved).status()).toBe(200);
    isSaved.resolve();
    await page.waitForLoadState('networkidle');
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('Saved votes', () => {
  const stoves = '/category/stoves/gas-stove';

  test('are rendered without scripts, and stay when refreshing them fails', async () => {
    const member = await openAsMember('counted@example.org', '/');
    const model = await bestOf('stoves/gas-stove');
    const vote = { applianceId: model, bestForCategory: 'overall', voteValue: -1 };
    expect((await member.request.post('/api/votes', { data: vote })).status()).toBe(200);

    const reader = await open(stoves, { javaScriptEnabled: false });
    expect(await upvote(reader).getAttribute('aria-label')).toContain('0 upvotes');
    await reader.getByText('0% of 1').waitFor();
    expect(await techVote(reader).getAttribute('aria-label')).toContain('0 votes');
    await reader.goto(`/appliance/${model}`);
    await reader.getByRole('row', { name: 'Overall 0 up, 1 down 0 up, 0 down' }).waitFor();

    const page = await open('/');
    await page.route('**/api/votes?*', (route) => route.abort());
    await goTo(page, stoves);
    await page.getByText('0% of 1').waitFor();
    expect(await page.getByText('Unavailable').count()).toBe(0);
  });

  async function bestOf(type: string): Promise<string> {
    const ranking = await world.read(`/rankings/${type}`);
    return ranking.lists.overall.best[0].appliance;
  }
});

describe('Signing up and in', () => {
  test('shows errors at the fields, keeps the input and focuses the first error', async () => {
    const page = await open('/signin?mode=create');
    await fill(page, { Email: 'typed@example.org' });
    await submit(page, 'Create account');
    await page.getByText('Fill in your password.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await fill(page, { Password: 'password1' });
    await page.getByText('Fill in your password.').waitFor({ state: 'detached' });
    await submit(page, 'Create account');
    await page
      .locator('form')
      .getByText(/too common/)
      .waitFor();
    expect(await page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionOf(page, 'Password')).toMatch(/8 to 128 characters\. .*too common/);
    expect(await page.getByLabel('Email').inputValue()).toBe('typed@example.org');
    await page.getByRole('tab', { name: 'Technician' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('typed@example.org');
    await fill(page, { 'Full name': 'Ada Smith' });
    await page.getByRole('tab', { name: 'Consumer' }).click();
    expect(await page.getByLabel('Full name').isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'Technician' }).click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Smith');
    await submit(page, 'Create account');
    await page.getByText('Fill in your company.').waitFor();
  });

  test('has autocomplete hints for password managers', async () => {
    const page = await open('/signin');
    const hints = () =>
      Promise.all(['Email', 'Password'].map((label) => page.getByLabel(label).getAttribute('autocomplete')));
    expect(await hints()).toEqual(['username', 'current-password']);
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(await hints()).toEqual(['username', 'new-password']);
    // Switching is not a step in the history.
    expect(await page.evaluate(() => history.state.idx)).toBe(0);
  });

  test('shows the account menu, and returns to the home page on sign-out', async () => {
    const page = await openAsMember('menu@example.org', '/');
    await page.locator('header nav').getByText('Rankings').click();
    await page.locator('header').getByRole('link', { name: 'Stoves' }).click();
    await page.getByRole('link', { name: 'View Rankings, Gas Stove' }).click();
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/votes') && response.ok());
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

  test('keeps the focus on its button when signing out fails', async () => {
    const page = await openAsMember('stays@example.org', '/');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.getByText('Signed in').locator('visible=true').first().click();
    const signOut = page.getByRole('button', { name: 'Sign out' }).locator('visible=true');
    await signOut.press('Enter');
    await toastOf(page, 'Failed to sign out').waitFor();
    expect(await signOut.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('keeps the focus on the home page during a slow sign-out', async () => {
    const page = await openAsMember('leaves@example.org', '/');
    const answer = await holdRequests(page, '**/api/auth/logout');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/logout')) asked++;
    });
    await page.getByText('Signed in').locator('visible=true').first().click();
    await page.getByRole('button', { name: 'Sign out' }).locator('visible=true').press('Enter');
    const button = page.getByRole('button', { name: 'Signing out...' }).locator('visible=true');
    await button.press('Enter');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    answer();
    await page.getByRole('link', { name: 'Sign in', exact: true }).locator('visible=true').first().waitFor();
    expect(asked).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('waits for the scripts, and never puts input into the URL', async () => {
    const page = await open('/signin', { javaScriptEnabled: false });
    const late = await open('/privacy');
    const releaseScripts = await holdRequests(late, '**/assets/**');
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

  test('without cookies says so, and stays on the page', async () => {
    const page = await open('/signin?mode=create');
    await page.route('**/api/auth/{signup,login}', async (route) => {
      const response = await route.fetch();
      const { 'set-cookie': _blocked, ...headers } = response.headers();
      await page.context().clearCookies();
      await route.fulfill({ response, headers });
    });
    const missing =
      'Your browser did not keep the session cookie. Allow cookies for this site and sign in again.';
    await fill(page, { Email: 'no-cookies@example.org', Password: password });
    await submit(page, 'Create account');
    await toastOf(page, missing).waitFor();
    await goTo(page, '/signin');
    await fill(page, { Email: 'no-cookies@example.org', Password: password });
    await submit(page, 'Sign in');
    await toastOf(page, missing).waitFor();
    expect(new URL(page.url()).pathname).toBe('/signin');
    await page.unroute('**/api/auth/{signup,login}');
    await submit(page, 'Sign in');
    await toastOf(page, 'You have been signed in successfully').waitFor();
  });

  test('keeps the focus on its button when signing in fails', async () => {
    const page = await open('/signin');
    await fill(page, { Email: 'nobody@example.org', Password: password });
    const answer = await holdRequests(page, '**/api/auth/login');
    const button = page.locator('main form').getByRole('button', { name: /^Sign(ing)? in/ });
    await button.press('Enter');
    await page.getByText('Signing in...').waitFor();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    answer();
    await toastOf(page, 'Invalid credentials').waitFor();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('leaves visitors who have gone on to another page where they are', async () => {
    const page = await open('/signin');
    const data = { email: 'gone-on@example.org', password };
    await page.request.post('/api/auth/signup', { data });
    await page.request.post('/api/auth/logout');
    await fill(page, { Email: 'gone-on@example.org', Password: password });
    const answer = await holdRequests(page, '**/api/auth/login');
    await submit(page, 'Sign in');
    await page.getByText('Signing in...').waitFor();
    await page.locator('footer').getByRole('link', { name: 'How We Rank' }).click();
    await page.waitForURL('**/methodology');
    answer();
    await toastOf(page, 'You have been signed in successfully').waitFor();
    expect(new URL(page.url()).pathname).toBe('/methodology');
  });

  test('makes one request, however quickly the form is submitted again', async () => {
    const page = await open('/signin?mode=create');
    await fill(page, { Email: 'twice@example.org', Password: password });
    await page.route('**/api/auth/signup', (route) => route.abort());
    await submit(page, 'Create account');
    await toastOf(page, 'Failed to create account').waitFor();
    await page.unroute('**/api/auth/signup');
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/signup') && asked.push(request.url()));
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await toastOf(page, 'Account created successfully').waitFor();
    expect(asked).toHaveLength(1);
  });

  test('offers other pages to a signed-in user', async () => {
    const page = await openAsMember('known@example.org', '/signin');
    await page.getByText('You are signed in as known@example.org.').waitFor();
    expect(await page.getByLabel('Password').count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'See Rankings' }).click();
    await page.getByRole('heading', { name: 'All Categories', level: 1 }).waitFor();
    await goTo(page, '/tech-signup');
    await page.getByText('You are signed in as known@example.org.').waitFor();
    await page.getByText(/^Technicians need a different type of account\./).waitFor();
    expect(await page.getByLabel('Password').count()).toBe(0);
  });

  test('tells a waiting technician so, without offering a second account', async () => {
    const page = await signUpTechnician('waits@example.org');
    await goTo(page, '/tech-signup');
    await page.getByText('You are signed in as waits@example.org.').waitFor();
    await page.getByText('We are checking your sign-up').waitFor();
    expect(await page.getByLabel('Password').count()).toBe(0);
  });

  test('with a wrong password shows a toast', async () => {
    const page = await open('/signin');
    await fill(page, { Email: 'nobody@example.org', Password: password });
    await submit(page, 'Sign in');
    await toastOf(page, 'Invalid credentials').waitFor();
    expect(await page.getByLabel('Password').inputValue()).toBe(password);
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
    expect(await page.locator('.toast').evaluate((toast) => toast.scrollWidth - toast.clientWidth)).toBe(0);
  });

  test('is shown alone, focused by F8 and dismissed by its button', async () => {
    const page = await open('/signin');
    await fill(page, { Email: 'nobody@example.org', Password: 'wrong wrong wrong' });
    await submit(page, 'Sign in');
    await toastOf(page, 'Invalid credentials').waitFor();
    const answered = page.waitForResponse((response) => response.url().endsWith('/login'));
    await submit(page, 'Sign in');
    await answered;
    expect(await page.locator('.toast').count()).toBe(1);
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.closest('.toasts') !== null)).toBe(true);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.toast').waitFor({ state: 'detached' });
  });

  test('restores the focus when dismissed, and the next one still disappears by itself', async () => {
    const page = await open('/signin');
    await fill(page, { Email: 'nobody@example.org', Password: 'wrong wrong wrong' });
    await submit(page, 'Sign in');
    await toastOf(page, 'Invalid credentials').waitFor();
    await page.getByLabel('Password').focus();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await page.locator('.toast').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await submit(page, 'Sign in');
    await toastOf(page, 'Invalid credentials').waitFor();
    await page.locator('.toast').waitFor({ state: 'detached', timeout: 8_000 });
  });
});

describe('The voting page', () => {
  const offers = async (page: Page) => {
    await goTo(page, '/vote');
    return page.locator('main article').getByRole('link').allTextContents();
  };

  test('offers visitors only the steps they have not taken', async () => {
    const technicians = 'Sign up as a technician';
    expect(await offers(await open('/'))).toEqual(['Sign in to keep your votes', technicians]);
    expect(await offers(await openAsMember('voter@example.org', '/'))).toEqual(['See Rankings', technicians]);
    expect(await offers(await signUpTechnician('mender@example.org'))).toEqual(['See Rankings']);
  });
});

describe('A vote that cannot be saved', () => {
  test('is reverted, with a message', async () => {
    const page = await openAsMember('unlucky@example.org', ranking);
    const before = await upvote(page).getAttribute('aria-label');
    await page.route('**/api/votes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await upvote(page).click();
    await toastOf(page, 'Your vote could not be saved. Try again.').waitFor();
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('false');
    expect(await upvote(page).getAttribute('aria-label')).toBe(before);
  });

  test('is reverted to the last saved vote, however quickly another follows', async () => {
    const page = await openAsMember('hasty@example.org', '/category/fridges/french-door');
    const before = await upvote(page).getAttribute('aria-label');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/votes', async (route) => {
      await answer.promise;
      await route.abort();
    });
    await upvote(page).click();
    await downvote(page).click();
    answer.resolve();
    await downvote(page).and(page.locator('[aria-pressed=false]')).waitFor();
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('false');
    expect(await upvote(page).getAttribute('aria-label')).toBe(before);

    await page.unroute('**/api/votes');
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/votes') && response.ok());
    await upvote(page).click();
    await saved;
    await page.route('**/api/votes', (route) => route.abort());
    await downvote(page).click();
    await toastOf(page, 'Your vote could not be saved. Try again.').waitFor();
    await upvote(page).and(page.locator('[aria-pressed=true]')).waitFor();
  });

  test('because the session has ended is kept for the next sign-in', async () => {
    const page = await openAsMember('ended@example.org', ranking);
    await page.context().clearCookies();
    await upvote(page).click();
    await toastOf(page, 'Sign in to keep your vote.').waitFor();
    await page.locator('header').getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/votes') && response.ok());
    await fill(page, { Email: 'ended@example.org', Password: password });
    await submit(page, 'Sign in');
    await saved;
    await goTo(page, ranking);
    await upvote(page).and(page.locator('[aria-pressed=true]')).waitFor();
  });

  test('because the session has ended is not cast by another account', async () => {
    await openAsMember('next@example.org', '/');
    const page = await openAsMember('before@example.org', ranking);
    await page.context().clearCookies();
    await upvote(page).click();
    await toastOf(page, 'Sign in to keep your vote.').waitFor();
    await page.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
    const votes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/votes')) votes.push(request.url());
    });
    await fill(page, { Email: 'next@example.org', Password: password });
    await submit(page, 'Sign in');
    await page.locator('header').getByText('Signed in').locator('visible=true').first().waitFor();
    await page.evaluate(() => history.go(-2));
    await page.waitForURL(`**${ranking}`);
    await upvote(page).and(page.locator('[aria-pressed=false]')).waitFor();
    expect(votes).toEqual([]);
  });
});

describe('A technician', () => {
  test('awaiting verification is not offered another sign-up', async () => {
    const page = await signUpTechnician('is-checked@example.org');
    await goTo(page, ranking);
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Technician' }).click();
    await page.getByText('No thumbs-up from technicians yet').waitFor();
    expect(await page.locator('main').getByRole('link', { name: 'Tech Signup' }).count()).toBe(0);
  });

  test('votes as an expert once verified, until that is revoked', async () => {
    const email = 'ada@example.org';
    const page = await signUpTechnician(email);
    await page.getByText('Signed in').locator('visible=true').first().click();
    for (const line of ['Ada Smith - Fixit Ltd', 'Toledo, Ohio, USA', 'Verification pending'])
      await page.getByText(line).locator('visible=true').waitFor();
    const badge = page.locator('header').getByText('Tech', { exact: true });
    expect(await badge.count()).toBe(0);
    await goTo(page, ranking);
    expect(await techVote(page).getAttribute('aria-disabled')).toBe('true');
    expect(await techVote(page).getAttribute('aria-label')).toMatch(/^Verified Repair Technician Required/);

    await world.site.cli(['techs', 'verify', email]);
    expect(world.site.mails().at(-1)).toContain('verified technician');
    await reload(page);
    await badge.locator('visible=true').waitFor();
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/tech-votes'));
    await techVote(page).click();
    await saved;
    expect(await techVote(page).getAttribute('aria-pressed')).toBe('true');
    const stranger = await open(ranking);
    const waitForCount = (count: string) =>
      techVote(stranger)
        .and(stranger.locator(`[aria-label$=", ${count}"]`))
        .waitFor();
    await waitForCount('1 vote');

    await world.site.cli(['techs', 'revoke', email]);
    await reload(stranger);
    await waitForCount('0 votes');
    await reload(page);
    expect(await page.getByText('Signed in').count()).toBe(0);
  });
});

describe("A technician's thumbs-up", () => {
  test('stays once saved, even when reading it again fails', async () => {
    const email = 'grace@example.org';
    const page = await signUpTechnician(email);
    await world.site.cli(['techs', 'verify', email]);
    await goTo(page, '/category/fridges/french-door');
    await page.route('**/api/tech-votes/*', (route) => route.abort());
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/tech-votes'));
    await techVote(page).click();
    expect((await saved).status()).toBe(200);
    await techVote(page).and(page.locator('[aria-pressed=true][aria-disabled=false]')).waitFor();
    expect(await techVote(page).getAttribute('aria-label')).toContain('1 vote');
  });
});

describe('The detail page', () => {
  test('saves a vote per aspect, locks it, and lets it be changed', async () => {
    const page = await openAsMember('detail@example.org', '/category/dryers/tumble');
    await page
      .locator('main ol > li')
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await page.getByRole('heading', { name: 'Vote' }).waitFor();
    const up = page.getByRole('button', { name: /^Upvote/ });
    const saved = () => page.waitForResponse((response) => response.url().endsWith('/api/votes'));
    await page.getByText('Price', { exact: true }).locator('visible=true').last().click();
    const first = saved();
    await up.click();
    await first;
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await reload(page);
    expect(await up.getAttribute('aria-disabled')).toBe('false');
    await page.getByText('Price', { exact: true }).locator('visible=true').last().click();
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('100% of 1 owner recommends it').waitFor();
    await page.getByRole('button', { name: 'Change my vote' }).click();
    expect(await up.getAttribute('aria-disabled')).toBe('false');
    const second = saved();
    await page.getByRole('button', { name: /^Downvote/ }).click();
    await second;
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('Price', { exact: true }).locator('visible=true').last().click();
    await page.getByText('0% of 1 owner recommends it', { exact: true }).waitFor();
    const third = saved();
    await page.getByRole('button', { name: 'Withdraw my vote' }).click();
    await third;
    await page.getByText('No votes yet').waitFor();
    expect(await up.getAttribute('aria-disabled')).toBe('false');
    await page.getByRole('tab', { name: 'Technician' }).click();
    await page.getByText('Verified Repair Technician Required').first().waitFor();
  });
});

describe('A forgotten password', () => {
  test('is replaced through the e-mailed link, which works once and ends the session', async () => {
    const page = await openAsMember('forgets@example.org', '/forgot-password');
    await fill(page, { Email: 'forgets@example.org' });
    await submit(page, 'Send the link');
    await page
      .getByRole('status')
      .getByText(/we have e-mailed it a link/)
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /^If an account with this address exists/,
    );
    const link = await linkInMail();
    const late = await open(link);
    await goTo(page, link);
    expect(page.url()).not.toContain('token');
    // The URL with the token is replaced, so Back does not lead to it.
    expect(await page.evaluate(() => history.state.idx)).toBe(0);
    await fill(page, { 'New password': 'another long secret' });
    await page.route('**/api/auth/reset-password', (route) => route.abort(), { times: 1 });
    await submit(page, 'Change password');
    await toastOf(page, 'The password could not be changed. Try again.').waitFor();
    await submit(page, 'Change password');
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await toastOf(page, 'Your password has been changed. Sign in with the new one.').waitFor();
    await fill(page, { Email: 'forgets@example.org', Password: 'another long secret' });
    await submit(page, 'Sign in');
    await toastOf(page, 'You have been signed in successfully').waitFor();

    const used = 'This link has already been used or has expired.';
    await fill(late, { 'New password': 'yet another secret' });
    await late.getByLabel('New password').press('Enter');
    await late.getByRole('alert').getByText(used).waitFor();
    expect(await late.evaluate(() => document.activeElement?.textContent)).toMatch(/^This link has already/);
    await goTo(page, link);
    await page.getByText(used).waitFor();
    expect(await page.getByLabel('New password').count()).toBe(0);
  });

  test('can be requested for another address', async () => {
    const page = await open('/forgot-password');
    await fill(page, { Email: 'mistyped@example.org' });
    await page.route('**/api/auth/forgot-password', (route) => route.abort());
    await submit(page, 'Send the link');
    await toastOf(page, 'The e-mail could not be sent. Try again.').waitFor();
    await page.unroute('**/api/auth/forgot-password');
    await submit(page, 'Send the link');
    await page.getByRole('button', { name: 'Use another address' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
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
  test('requires every field', async () => {
    const page = await open('/admin-login');
    await submit(page, 'Sign In');
    await toastOf(page, 'Please fill in all fields').waitFor();
    await page.getByRole('tab', { name: 'Create Admin' }).click();
    await submit(page, 'Create Admin Account');
    await toastOf(page, 'Please fill in all fields including the admin key').waitFor();
  });

  test('reserves space for its form while the session is checked', async () => {
    const page = await open('/admin-login', {
      viewport: { width: 360, height: 740 },
      initScripts: [recordLayoutShifts],
    });
    await page.getByLabel('Email').waitFor();
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  });

  test('rejects a member and signs them out again', async () => {
    const page = await openAsMember('member@example.org', '/admin-login');
    await fill(page, { Email: 'member@example.org', Password: password });
    await submit(page, 'Sign In');
    await toastOf(page, 'Access Denied').waitFor();
    await toastOf(page, 'This account does not have admin privileges').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin-login');
    expect(await page.getByText('Signed in').count()).toBe(0);
    await goTo(page, '/');
    expect(await page.getByText('Signed in').count()).toBe(0);
  });

  test('creates an admin with the key, and signs an admin in', async () => {
    const page = await open('/admin-login');
    // Typed in the wrong tab.
    await fill(page, { Email: 'boss@example.org', Password: password });
    await page.getByRole('tab', { name: 'Create Admin' }).click();
    await fill(page, { 'Admin key': 'not the right key' });
    await submit(page, 'Create Admin Account');
    await toastOf(page, 'Invalid admin key').waitFor();
    await fill(page, { 'Admin key': adminKey });
    await submit(page, 'Create Admin Account');
    await toastOf(page, 'Admin account created successfully').waitFor();
    await page.waitForURL('**/admin');

    const again = await open('/admin-login');
    await fill(again, { Email: 'boss@example.org', Password: password });
    await submit(again, 'Sign In');
    await toastOf(again, 'Welcome back, admin!').waitFor();
    await again.waitForURL('**/admin');
    await again.getByText('Admin', { exact: true }).locator('visible=true').first().waitFor();
    for (const part of ['main', 'header']) {
      await goTo(again, '/signin');
      if (part === 'header') await again.locator('header .account summary').click();
      const link = again.locator(part).getByRole('link', { name: 'Admin Panel' });
      await link.locator('visible=true').click();
      await again.waitForURL('**/admin');
    }
  });
});

describe('Every member page', () => {
  test.each([
    '/signin',
    '/signin?as=technician&mode=create',
    '/forgot-password',
    '/reset-password',
    '/tech-signup',
    '/admin-login',
  ])('%s has no accessibility problem in either theme, and fits a small screen', async (path) => {
    expect(await problemsOf(await open(path, forChecks), [360])).toEqual([]);
  });
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
