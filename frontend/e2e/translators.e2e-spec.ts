import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { goTo, holdRequests, password, World } from './support/world.js';

const world = new World({ expected: /status of 404/ });
const { open } = world;

/**
 * A translator that replaces every text by elements, also those that are added later, and records writes to old texts. Its
 * language is English with soft hyphens.
 */
function installTranslator(): void {
  const page = window as unknown as { translate: () => void; lost: string[] };
  page.lost = [];
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (!this.isConnected) page.lost.push(text);
      value.set?.call(this, text);
    },
  });
  const untranslated = 'script, style, noscript, svg, textarea, font';
  const replaceTexts = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { nodeValue, parentElement } = node;
      if (nodeValue?.trim() && !parentElement?.closest(untranslated)) texts.push(node as Text);
    }
    for (const text of texts) {
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = `${text.nodeValue}\u00ad`;
      text.replaceWith(font);
    }
  };
  page.translate = () => {
    replaceTexts(document.body);
    new MutationObserver(() => replaceTexts(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
}

const translate = (page: Page) =>
  page.evaluate(() => (window as unknown as { translate(): void }).translate());

/** Has no scripts. */
const quietPage = '/robots.txt';
const ranking = '/category/fridges/french-door';
const shows = (page: Page, text: string | RegExp) =>
  page.getByText(text).locator('visible=true').first().waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

type Act = (page: Page) => Promise<void>;

/** What a visitor does on a page, and sees change. */
const visits: readonly [path: string, act: Act][] = [
  [
    '/',
    async (page) => {
      await press(page, 'Switch to dark theme');
      await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
      await follow(page, 'See Rankings');
      await heading(page, 'All Categories');
    },
  ],
  [
    ranking,
    async (page) => {
      await press(page, /^Upvote Bosch B36CT80SNS/);
      await shows(page, /^1 vote/);
      await shows(page, 'to keep your vote');
      await press(page, 'Load More');
      await shows(page, 'Showing 16 of 25 appliances');
      await page.getByLabel('Sort by').selectOption('voted');
      await shows(page, 'sorted by votes');
      const first = page.locator('main ol > li').first();
      expect(await first.textContent()).toMatch(/^Rank\W+1\D.*B36CT80SNS/);
      await page.getByRole('radio', { name: 'Price' }).check();
      await shows(page, /^The 25 cheapest/);
      await page.getByRole('tab', { name: 'Worst 25' }).click();
      await shows(page, 'Showing 2 of 10 appliances');
      for (const place of [0, 1])
        await page
          .getByRole('button', { name: /^Compare / })
          .nth(place)
          .click();
      await shows(page, 'Add up to two more');
      await shows(page, 'Compare 2');
      await press(page, /^Remove /);
      await shows(page, 'Add one to three more');
      await press(page, /^Why /);
      await page.getByRole('dialog').getByText('Your browser recalculated').waitFor();
    },
  ],
  [
    '/search?q=LG+washer',
    async (page) => {
      await shows(page, 'models match every word');
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('bosch');
      await shows(page, 'See all results');
      await page.keyboard.press('Enter');
      await shows(page, /^Found \d+ results for "bosch"/);
      await follow(page, /^View Details/);
      await page.getByRole('heading', { name: 'Vote' }).waitFor();
      await press(page, /^Upvote/);
      await shows(page, '1 owner voted');
      await press(page, 'Change my vote');
      await press(page, /^Downvote/);
      await page.getByRole('button', { name: /^Downvote/, pressed: true }).waitFor();
      await shows(page, '1 owner voted');
      await press(page, 'Withdraw my vote');
      await shows(page, 'No votes yet');
      await page.getByRole('tab', { name: 'Technician' }).click();
      await shows(page, 'Verified Repair Technician Required');
    },
  ],
  [
    '/signin',
    async (page) => {
      await press(page, 'Sign in');
      await shows(page, 'Fill in');
      await press(page, 'Create account');
      await shows(page, 'Already have an account?');
      await page.getByLabel('Email').fill(`reader${Math.random()}@example.org`);
      await page.getByLabel('Password').fill(password);
      await page.locator('main form').getByRole('button', { name: 'Create account' }).click();
      await shows(page, 'Account created successfully');
      await page.locator('header .masthead__account summary').click();
      await press(page, 'Sign out');
      await page.locator('header .masthead__account').getByText('Sign in').waitFor();
    },
  ],
  [
    '/blog',
    async (page) => {
      await shows(page, /^Featured/);
      await follow(page, 'Recalls');
      await shows(page, 'Back to Blog');
      await follow(page, 'Maintenance');
      await page.getByRole('heading', { name: 'Maintenance', level: 2 }).nth(1).waitFor();
      await press(page, 'Subscribe Now');
      await page.getByLabel('Email').waitFor();
    },
  ],
  [
    '/categories',
    async (page) => {
      await page.getByText('Rankings', { exact: true }).locator('visible=true').first().click();
      await page
        .locator('header')
        .getByRole('link', { name: 'Stoves' })
        .locator('visible=true')
        .first()
        .click();
      await heading(page, 'Stoves Rankings');
    },
  ],
];

/** The way to another page, where nothing else changes. */
const shortVisits: readonly [path: string, act: Act][] = [
  [
    '/category/fridges',
    async (page) => {
      await follow(page, 'Dryers');
      await heading(page, 'Dryers Rankings');
      await page.goBack();
      await heading(page, 'Fridges Rankings');
    },
  ],
  [
    '/vote',
    async (page) => {
      await follow(page, 'Ranked Parts');
      await page.waitForURL('**/ranked-parts');
    },
  ],
  [
    '/methodology',
    async (page) => {
      await follow(page, /Rankings/);
      await page.waitForURL('**/category/**');
    },
  ],
  [
    '/nowhere',
    async (page) => {
      await heading(page, 'Page Not Found');
      await page.locator('header .masthead__brand').click();
      await page.getByRole('link', { name: 'See Rankings' }).waitFor();
    },
  ],
];

describe('A page translator', () => {
  const viewport = { width: 1280, height: 900 };
  const translateAtOnce = () =>
    addEventListener('DOMContentLoaded', () => (window as never as { translate(): void }).translate());

  const atOnce = [installTranslator, translateAtOnce];

  /** Whether all changes were seen on the page, and nothing went wrong but what is expected. */
  async function expectNoLoss(page: Page, path: string, isExpected: (message: string) => boolean) {
    expect([path, await page.evaluate('lost')]).toEqual([path, []]);
    expect(world.consoleErrors.splice(0).filter((message) => !isExpected(message))).toEqual([]);
  }

  test.each(visits)('that works once the page is ready hides no change: %s', async (path, act) => {
    const page = await open(path, { viewport, initScripts: [installTranslator] });
    await translate(page);
    await act(page);
    await expectNoLoss(page, path, () => false);
  });

  test.each(visits)('that works before the page is ready hides no change: %s', async (path, act) => {
    const page = await open(path, { viewport, initScripts: atOnce });
    await act(page);
    await expectNoLoss(page, path, isNewRendering);
  });

  test.each([
    ['once', [installTranslator]],
    ['before', atOnce],
  ])('that works %s the page is ready hides no change on the way to another page', async (when, scripts) => {
    const page = await open(quietPage, { viewport, initScripts: scripts });
    for (const [path, act] of shortVisits) {
      await goTo(page, path);
      if (when === 'once') await translate(page);
      await act(page);
      await expectNoLoss(page, path, when === 'once' ? () => false : isNewRendering);
    }
  });

  test('does not swallow what is pressed before the page is ready', async () => {
    const page = await open(quietPage, { viewport, initScripts: [installTranslator] });
    const answer = await holdRequests(page, '**/*.js');
    await page.goto(ranking, { waitUntil: 'domcontentloaded' });
    await translate(page);
    await press(page, 'Load More');
    await press(page, /^Upvote Bosch B36CT80SNS/);
    answer();
    await shows(page, /^1 vote/);
    await shows(page, 'Showing 16 of 25 appliances');
  });
});

/** React reports that the texts differ from its own, and renders the page anew. */
function isNewRendering(message: string): boolean {
  return /Minified React error #418/.test(message);
}
