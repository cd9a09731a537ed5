import { resolve } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { FirefoxWorld, startFirefox } from './support/firefox.js';
import { goTo, password, reload } from './support/world.js';

const ranking = '/category/fridges/french-door';
const monthFile = resolve(import.meta.dirname, '../../docs/examples/june-best-buy.csv');

const admin = 'boss@example.org';

const world = new FirefoxWorld();

beforeAll(async () => {
  await world.site.cli(['admins', 'create', admin, '--password-stdin'], password);
});

const { open } = world;

const click = (page: Page, selector: string) => page.locator(selector).click();
const see = (page: Page, selector: string) => page.locator(selector).wait();
const seeTitle = (page: Page, title: string) => see(page, `h1::-p-text(${title})`);
const labelled = (start: string) => `[aria-label^="${start}"]`;

async function press(page: Page, ...keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Waits until the element with this label or text has the focus. */
const waitForFocus = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => {
      const focused = document.activeElement;
      return (focused?.getAttribute('aria-label') ?? focused?.textContent) === wanted;
    },
    {},
    name,
  );

/** Opens a page in the session that an answer of the API begins. */
async function openSignedIn(path: string, action: 'signup' | 'login', email: string): Promise<Page> {
  const page = await open('/robots.txt');
  await page.evaluate(
    async (address, body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(address, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(await response.text());
    },
    `/api/auth/${action}`,
    JSON.stringify({ email, password }),
  );
  await goTo(page, world.site.origin + path);
  return page;
}

async function idsOfRanking(): Promise<string[]> {
  const response = await fetch(`${world.site.origin}/api/rankings/fridges/french-door`);
  const { lists } = await response.json();
  return lists.overall.best.map(({ appliance }: { appliance: string }) => appliance);
}

test('A reader goes from the home page to the worst models of a type, and to the first of them', async () => {
  const page = await open('/');
  await click(page, 'main a::-p-text(See Rankings)');
  await seeTitle(page, 'All Categories');
  await click(page, 'main a[href="/category/fridges"]');
  await seeTitle(page, 'Fridges Rankings');
  await click(page, labelled('View Rankings, French Door'));
  await seeTitle(page, 'French Door Rankings');
  await click(page, '[role=tab]::-p-text(Worst 25)');
  await click(page, `article${labelled('1. Samsung')} h3 a`);
  await seeTitle(page, 'RF23M8090SG');
});

test('A menu is used by keyboard, and Escape leads back to its button', async () => {
  const page = await open('/');
  await page.focus('summary::-p-text(Rankings)');
  await press(page, 'Enter', 'ArrowDown');
  await waitForFocus(page, 'Washers');
  await press(page, 'Escape');
  await waitForFocus(page, 'Rankings');
  expect(await page.$('header details[open]')).toBeNull();
  await press(page, 'ArrowDown', 'd', 'i', 'Enter');
  await seeTitle(page, 'Dishwashers Rankings');
});

test('The search box suggests models by keyboard, and has a button that clears it', async () => {
  const page = await open('/');
  const input = '#header-search';
  await page.locator(input).fill('LF30S8210S');
  await see(page, '[role=option]::-p-text(LF30S8210S)');
  await press(page, 'ArrowDown');
  await see(page, '[role=option][aria-selected=true]');
  await click(page, labelled('Clear the search box'));
  await see(page, `${input}:focus`);
  expect(await page.$eval(input, (box) => (box as HTMLInputElement).value)).toBe('');
  await page.keyboard.type('LF30S8210S');
  await see(page, '[role=option]::-p-text(LF30S8210S)');
  await press(page, 'ArrowDown', 'Enter');
  await seeTitle(page, 'LF30S8210S');
});

test("A member's vote is there after a reload, until it is withdrawn", async () => {
  const page = await openSignedIn(ranking, 'signup', 'ann@example.org');
  const upvote = 'article .ui-vote-button[aria-label^=Upvote]';
  for (const isCast of [true, false]) {
    const saved = page.waitForResponse((response) => response.url().includes('/api/votes'));
    await click(page, upvote);
    expect((await saved).ok()).toBe(true);
    await reload(page);
    expect(await page.$eval(upvote, (button) => button.ariaPressed)).toBe(String(isCast));
  }
});

test('The chosen theme stays after a reload further down the page, which reacts again', async () => {
  const page = await open('/');
  const background = () => page.$eval('html', (root) => getComputedStyle(root).backgroundColor);
  const light = await background();
  await click(page, labelled('Switch to dark theme'));
  await see(page, labelled('Switch to light theme'));
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.evaluate(() => scrollTo(0, 500));
  await reload(page);
  expect(await page.evaluate(() => scrollY)).toBe(500);
  expect(await background()).toBe(dark);
});

test('A model is found and read without JavaScript', async () => {
  const browser = await startFirefox({ 'javascript.enabled': false });
  try {
    const page = await browser.newPage();
    const text = () => page.$eval('main', ({ textContent }) => textContent);
    await page.goto(world.site.origin + ranking);
    await page.type('#header-search', 'LF30S8210S');
    await Promise.all([page.waitForNavigation(), press(page, 'Enter')]);
    expect(await text()).toContain('Found 1 result for "LF30S8210S"');
    // Puppeteer's click waits for scripts of the page.
    await page.focus('main article a');
    await Promise.all([page.waitForNavigation(), press(page, 'Enter')]);
    expect(await text()).toContain('Rank 8 of 40');
  } finally {
    await browser.close();
  }
});

test('The table of models is filtered, and Back leads from a model to the same filter', async () => {
  const page = await open('/models');
  await click(page, 'input[value=microwaves]');
  await seeTitle(page, 'Microwaves');
  await click(page, 'tbody th a');
  await page.waitForFunction(() => location.pathname.startsWith('/appliance/'));
  await page.goBack();
  await seeTitle(page, 'Microwaves');
  expect(await page.$eval('input[value=microwaves]', (box) => (box as HTMLInputElement).checked)).toBe(true);
  expect(new URL(page.url()).search).toBe('?category=microwaves');
});

test('The keyboard leads from one choice to another, not to the box that scrolls them', async () => {
  const page = await open('/models');
  await page.focus('input[name=brand]');
  await page.keyboard.down('Shift');
  await press(page, 'Tab');
  await page.keyboard.up('Shift');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
});

test('Four models are compared on a phone by scrolling sideways beside the names of the rows', async () => {
  const page = await open(`/compare?ids=${(await idsOfRanking()).slice(0, 4)}`, 360);
  const places = () =>
    page.$$eval('#comparison tbody th[scope=row], #comparison thead th:last-child', (cells) =>
      [cells[1], cells[0]].map((cell) => cell?.getBoundingClientRect().x ?? 0),
    );
  const [name = 0, model = 0] = await places();
  await page.focus('#comparison');
  await press(page, 'ArrowRight', 'ArrowRight');
  await page.waitForFunction(() => (document.getElementById('comparison')?.scrollLeft ?? 0) > 60);
  const [scrolledName, scrolledModel = 0] = await places();
  expect(scrolledName).toBe(name);
  expect(scrolledModel).toBeLessThan(model - 60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('The explanation of a score opens by keyboard, and Escape leads back to its button', async () => {
  const page = await open(ranking);
  const why = 'Why 4.5? LG LF30S8210S';
  await page.focus(labelled(why));
  await press(page, 'Enter');
  await see(page, '[role=dialog] ::-p-text(got the same result: 4.493939, shown as 4.5)');
  await press(page, 'Escape');
  await page.waitForFunction(() => document.querySelector('[role=dialog]') === null);
  await waitForFocus(page, why);
});

test('A message is reached by F8, and Escape leads from it back to the form', async () => {
  const page = await open('/signin');
  await page.locator('main [name=email]').fill('nobody@example.org');
  await page.locator('main [name=password]').fill(password);
  await press(page, 'Enter');
  await see(page, '.toast__root ::-p-text(Invalid credentials)');
  await press(page, 'F8', 'Tab', 'Tab');
  await waitForFocus(page, 'Dismiss');
  await press(page, 'Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
  expect(await page.$('.toast__root')).toBeNull();
});

test('The month of an import is chosen from lists, and the plan of its file is for that month', async () => {
  const page = await openSignedIn('/admin/imports', 'login', admin);
  const file = await page.waitForSelector('main [type=file]');
  await (file as ElementHandle<HTMLInputElement>).uploadFile(monthFile);
  await page.select('main [name=retailer]', 'best-buy');
  await page.select('main [name=month]', '05');
  await page.select('main [name=year]', '2026');
  await click(page, 'main button::-p-text(Show the plan)');
  await see(page, 'main ::-p-text(Best Buy, May 2026)');
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
