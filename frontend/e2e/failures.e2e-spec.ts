import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { goTo, password, reload, World, waitForResource } from './support/world.js';

/** Has no scripts. */
const quietPage = '/robots.txt';
const ranking = '/category/fridges/french-door';
const lg = 'LG LF30S8210S';

const world = new World({
  hasEmptyCaches: true,
  expected: /ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|status of 503/,
});

const { open } = world;
const scriptUrl = (name: string) => `**/assets/${name}-*.js`;
const cards = (page: Page) => page.locator('main ol > li').count();
const whyDialog = (page: Page) => page.getByRole('dialog', { name: 'Why 4.5?' });

/** Opens a page while some of its lazy-loaded scripts are blocked. */
async function openWithout(names: string[], path: string, account?: object): Promise<Page> {
  const page = await open(quietPage);
  for (const name of names) await page.route(scriptUrl(name), (route) => route.abort());
  if (account) await page.request.post('/api/auth/signup', { data: account });
  await goTo(page, path);
  return page;
}

describe('A lazy-loaded script that cannot be fetched', () => {
  test('for the score explanation or the comparison tray leaves the rest of the page working, and loads on the next click', async () => {
    const page = await openWithout(['why-dialog', 'comparison-tray'], ranking);
    const why = page.getByRole('button', { name: `Why 4.5? ${lg}` });
    const toggles = page.getByRole('button', { name: /^Compare / });
    await why.click();
    await page.locator('.toast__root').getByText('The explanation could not be loaded').waitFor();
    await toggles.nth(0).click();
    await page.locator('.toast__root').getByText('The comparison could not be loaded').waitFor();
    expect(await cards(page)).toBe(10);
    await page.unroute(scriptUrl('comparison-tray'));
    await toggles.nth(1).click();
    await page.getByRole('link', { name: 'Compare 2' }).waitFor();
    await page.unroute(scriptUrl('why-dialog'));
    await why.click();
    await whyDialog(page).waitFor();
  });

  test('is reported even when the connection is lost after the page has loaded', async () => {
    const page = await open(ranking);
    await waitForResource(page, 'toast-viewport');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: `Compare ${lg}` }).click();
    await page.locator('.toast__root').getByText('The comparison could not be loaded').waitFor();
    expect(await cards(page)).toBe(10);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: `Compare ${lg}` }).click();
    await page.getByRole('region', { name: 'Comparison', exact: true }).getByText(lg).waitFor();
  });

  test('for search suggestions leaves a plain search box', async () => {
    const page = await openWithout(['suggestions'], '/');
    const box = page.getByLabel('Search appliances');
    await box.fill('WRF535SWHZ');
    await box.press('Enter');
    await page.getByText('Found 1 result for "WRF535SWHZ"').waitFor();
  });

  test('for the filters of a ranking is said in their place, and loads on retry', async () => {
    const page = await openWithout(['ranking-filters'], ranking);
    await page.getByRole('link', { name: 'Filter', exact: true }).click();
    await page.getByText('The filters could not be loaded.').waitFor();
    await page.unroute(scriptUrl('ranking-filters'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('group', { name: 'Brand' }).waitFor();
  });

  test('for the account menu or voting leaves the user signed in, reverts the vote, and loads on the next click', async () => {
    const account = { email: 'kept@example.org', password };
    const page = await openWithout(['account-menu', 'vote-sync'], ranking, account);
    const again = page.getByRole('button', { name: 'Signed in: try again' }).first();
    await again.waitFor();
    expect(await cards(page)).toBe(10);
    expect(await page.locator('header').getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    const upvote = page.getByRole('button', { name: /^Upvote/ }).first();
    await upvote.click();
    await page.locator('.toast__root').getByText('Voting could not be loaded').waitFor();
    expect(await upvote.getAttribute('aria-pressed')).toBe('false');
    await page.unroute(scriptUrl('account-menu'));
    await again.click();
    await page.locator('header .masthead__account').getByText('Signed in', { exact: true }).click();
    await page.getByText(account.email).locator('visible=true').waitFor();
    await page.unroute(scriptUrl('vote-sync'));
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/votes') && response.ok());
    await upvote.click();
    await saved;
    expect(await upvote.getAttribute('aria-pressed')).toBe('true');
  });

  test('for a whole page is fetched again on retry', async () => {
    const page = await openWithout(['methodology-page'], '/');
    await page.locator('footer').getByRole('link', { name: 'How We Rank' }).click();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    expect(await page.locator('header').count()).toBe(1);
    await page.unroute(scriptUrl('methodology-page'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'How We Rank' }).waitFor();
  });

  test('for a page of an earlier deployment falls back to the page from the server', async () => {
    const page = await openWithout(['methodology-page'], '/');
    await page.locator('footer').getByRole('link', { name: 'How We Rank' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    page.on('request', (request) => {
      if (request.isNavigationRequest()) page.unroute(scriptUrl('methodology-page'));
    });
    await again.click();
    await page.getByRole('heading', { level: 1, name: 'How We Rank' }).waitFor();
    await page.waitForLoadState('networkidle');
  });
});

describe('A script of the page itself that cannot be fetched', () => {
  const formWorks = (page: Page) => page.locator('main form [type=submit]').click({ trial: true });
  const notice = (page: Page) => page.getByRole('alert').getByText('Parts of this page could not be loaded.');

  /** Opens the sign-in page; its own script answers with a server error that many times. */
  async function openWithFailures(times: number): Promise<Page> {
    const page = await open(quietPage);
    const failing = scriptUrl('sign-in-page');
    await page.route(failing, (route) => route.fulfill({ status: 503 }), { times });
    await page.goto('/signin');
    return page;
  }

  test('is reported above the page, which works once it is reloaded', async () => {
    const page = await openWithFailures(Number.POSITIVE_INFINITY);
    await notice(page).waitFor();
    await page.unroute(scriptUrl('sign-in-page'));
    await page.getByRole('link', { name: 'Reload' }).click();
    await formWorks(page);
    expect(await notice(page).count()).toBe(0);
  });

  test('is fetched once more before that', async () => {
    const page = await openWithFailures(1);
    await formWorks(page);
    expect(await notice(page).count()).toBe(0);
  });
});

describe('Without a connection', () => {
  test('a page says that it could not be loaded, and loads on retry', async () => {
    const page = await open('/search?q=LG');
    const box = page.getByLabel('Search appliances');
    await box.fill('WRF535SWHZ');
    // Wait for the suggestions script, which can no longer be fetched once offline.
    await page.getByRole('option').first().waitFor();
    await page.context().setOffline(true);
    await box.press('Enter');
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Found 1 result for "WRF535SWHZ"').waitFor();
  });

  test('a choice that cannot be loaded when going back leaves the focus on the message in its place, and a retry loads it', async () => {
    const page = await open('/search?q=LG');
    const fridges = page.getByRole('link', { name: /^Fridges \d/ });
    await fridges.click();
    await page.getByRole('link', { name: /^All \d/ }).waitFor();
    await reload(page);
    await fridges.focus();
    await page.context().setOffline(true);
    await page.goBack();
    const message = page.getByRole('heading', { name: 'This page could not be loaded' });
    await message.waitFor();
    expect(await message.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await fridges.waitFor();
  });

  test.each([ranking, '/models'])(
    'the list of %s stays beside the message when a filter cannot be loaded',
    async (path) => {
      const page = await open(`${path}?filters=open`);
      const filter = page.getByRole('checkbox', { name: /^LG \d/ });
      await filter.waitFor();
      await page.context().setOffline(true);
      await filter.press('Space');
      const message = page.getByRole('alert').getByText('Your choice could not be loaded.');
      await message.waitFor();
      expect(await filter.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await filter.isChecked()).toBe(true);
      await page
        .getByRole('status')
        .getByText(/Showing/)
        .first()
        .waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('link', { name: 'Remove LG' }).waitFor();
      await message.waitFor({ state: 'detached' });
    },
  );

  test('a page that could not be loaded is loaded when it is visited again', async () => {
    const page = await open('/category/fridges');
    const visit = () => page.getByRole('link', { name: 'View Rankings, French Door' }).click();
    await page.route('**/api/rankings/**', (route) => route.abort());
    await visit();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await page.goBack();
    await page.unroute('**/api/rankings/**');
    await visit();
    await page.getByText(lg).first().waitFor();
  });
});

test('There are no other console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
