import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { World, waitForResource } from './support/world.js';

const ranking = '/category/fridges/french-door';

const world = new World({ expected: /ERR_FAILED/ });

const { open } = world;
const upvote = (page: Page) => page.getByRole('button', { name: /^Upvote Bosch B36CT80SNS/ });

describe('A vote in a ranking', () => {
  test('survives switching tabs and navigating, and shows on the appliance page', async () => {
    const page = await open(ranking);
    await upvote(page).click();
    await page.getByRole('status').getByText('Sign in to keep your vote').waitFor();
    await page.getByRole('tab', { name: 'Worst 25' }).click();
    await page.getByRole('tab', { name: 'Best 25' }).click();
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'View Details, Bosch B36CT80SNS' }).click();
    await page.getByText('100% of 1 owner recommends it').waitFor();
    await page.getByRole('link', { name: 'Back to French Door' }).click();
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('true');
  });

  test('is lost on reload when signed out', async () => {
    const page = await open(ranking);
    await upvote(page).click();
    await page.reload();
    expect(await upvote(page).getAttribute('aria-pressed')).toBe('false');
  });

  test('by a technician is refused without verification, with the reason', async () => {
    const page = await open(ranking);
    const refused = page.getByRole('button', { name: /^Verified Repair Technician Required\. .*B36CT80SNS/ });
    expect(await refused.getAttribute('aria-disabled')).toBe('true');
    await refused.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.getByText('Verified Repair Technician Required').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByText('Verified Repair Technician Required').count()).toBe(0);
    await refused.click({ force: true });
    expect(await refused.textContent()).toContain('0');
  });
});

describe("A model's voting card", () => {
  test('locks an aspect after one vote until it is changed', async () => {
    const page = await open(ranking);
    await page.getByRole('link', { name: 'View Details, Bosch B36CT80SNS' }).click();
    const up = page.getByRole('button', { name: /^Upvote/ });
    const down = page.getByRole('button', { name: /^Downvote/ });
    await page.getByRole('radio', { name: 'Price' }).check();
    await down.click();
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await up.click({ force: true });
    expect(await up.textContent()).toBe('0');
    await page.getByRole('button', { name: 'Change my vote' }).click();
    expect(await down.textContent()).toBe('1');
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('tab', { name: 'Technician' }).click();
    await page.getByText('Verified Repair Technician Required').waitFor();
  });

  test('shows the cast vote while it is locked', async () => {
    const page = await open(ranking);
    await page.getByRole('link', { name: 'View Details, Bosch B36CT80SNS' }).click();
    const background = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.getByRole('button', { name: /^Downvote/ }).click();
    await page.getByRole('button', { name: 'Change my vote' }).hover();
    expect(await background(/^Downvote/)).not.toBe(await background(/^Upvote/));
  });
});

describe('A ranking without scripts', () => {
  test('can show the worst models and a complete list', async () => {
    const page = await open(ranking, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Show all 25' }).click();
    await page.getByText('Showing all 25 appliances').waitFor();
    expect(await page.getByRole('article').count()).toBe(25);
    await page.getByRole('tab', { name: 'Worst 25' }).click();
    await page.getByText('The 10 lowest-rated').waitFor();
    await page.getByText('Price', { exact: true }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('The 10 most expensive').waitFor();
  });
});

describe('An expanded ranking', () => {
  test('keeps its scroll position after a reload and after returning from another page', async () => {
    const page = await open(ranking);
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('article').nth(20).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const scrollRestored = () => page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place);
    await page.reload();
    await scrollRestored();
    await page.goto('/privacy');
    await page.goBack();
    await scrollRestored();
  });
});

test('a ranking announces which models another order shows', async () => {
  const page = await open(ranking);
  await page.getByRole('radio', { name: 'Reliability' }).check();
  await page.getByRole('status').getByText('No reliability scores yet, shown in overall order').waitFor();
  await page.getByRole('radio', { name: 'Price' }).check();
  await page.getByRole('status').getByText('The 25 cheapest').waitFor();
});

describe('The URL of a ranking', () => {
  test('holds tab, order and sorting, so that it can be shared', async () => {
    const page = await open(ranking);
    await page.getByRole('radio', { name: 'Price' }).check();
    await page.getByLabel('Sort by').selectOption({ label: 'Top Voted' });
    await page.getByRole('tab', { name: 'Worst 25' }).click();
    expect(new URL(page.url()).search).toBe('?by=price&sort=voted&tab=worst');
    await page.reload();
    expect(await page.getByText('The 10 most expensive').count()).toBe(1);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('voted');
  });

  test('does not change on Alt and an arrow key on a tab, which is a browser shortcut', async () => {
    const page = await open(ranking);
    await page.getByRole('tab', { name: 'Best 25' }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Tab');
    expect(new URL(page.url()).search).toBe('');
  });

  test('with an unknown category shows an empty ranking with a link to all categories', async () => {
    const page = await open('/category/toasters');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Toasters Rankings');
    await page.getByRole('link', { name: 'See all categories' }).click();
    await page.getByRole('heading', { level: 1, name: 'All Categories' }).waitFor();
  });
});

test.each([1000, 1280])('text at 200% stays inside its buttons at %i px', async (width) => {
  const page = await open(ranking, { viewport: { width, height: 800 } });
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  const spills = await page
    .locator('article .act')
    .evaluateAll((actions) => actions.map((each) => each.scrollWidth > each.clientWidth));
  expect(new Set(spills)).toEqual(new Set([false]));
});

test('a score and its review count are separate in the text content', async () => {
  const page = await open(ranking);
  const cell = page.getByRole('definition').filter({ hasText: '6,654' });
  expect(await cell.textContent()).toBe('4.6 6,654 reviews');
});

test('an image that cannot be loaded is replaced by text', async () => {
  const page = await open('/');
  await page.route('**/illustrations/**', (route) => route.abort());
  await page.goto('/search?q=B36CT80SNS');
  await page.getByText('No image').waitFor();
});

test('switching tabs, changing the order and loading more make no request', async () => {
  const page = await open(ranking);
  for (const part of ['toast-viewport', '/api/votes?']) await waitForResource(page, part);
  const asked: string[] = [];
  // Chromium requests the icon whenever the URL changes.
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || asked.push(request.url()));
  await page.getByRole('radio', { name: 'Reliability' }).check();
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.getByRole('tab', { name: 'Worst 25' }).click();
  await page.getByText('No reliability scores yet, shown in overall order').waitFor();
  await page.getByRole('radio', { name: 'Price' }).check();
  await page.getByText('The 10 most expensive').waitFor();
  expect(asked).toEqual([]);
});

test('a link navigates without a page load, opens a new tab on Control-click, and adds no history entry for the current page', async () => {
  const page = await open(ranking);
  const link = page.getByRole('link', { name: 'How We Rank' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL('**/methodology');
  expect(new URL(page.url()).pathname).toBe(ranking);
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await link.click();
  await page.waitForURL('**/methodology');
  await link.click();
  await page.goBack();
  await page.waitForURL(`**${ranking}`);
  expect(loads).toEqual([]);
});

test("scripts neither move nor repeat the server's style rules, which would restyle the whole page", async () => {
  const page = await open(ranking);
  const styles = await page.evaluate(() => {
    const selectorsOf = ({ cssRules }: CSSStyleSheet) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []));
    const isServed = ({ ownerNode }: CSSStyleSheet) => (ownerNode as HTMLElement).matches('[data-rules]');
    const sheets = [...document.styleSheets];
    const served = new Set(sheets.filter(isServed).flatMap(selectorsOf));
    const added = sheets.filter((sheet) => !isServed(sheet)).flatMap(selectorsOf);
    return {
      servedCount: served.size,
      repeated: added.filter((selector) => served.has(selector)),
      moved: document.querySelectorAll('link[rel=modulepreload] ~ style[data-rules]').length,
    };
  });
  expect(styles.servedCount).toBeGreaterThan(0);
  expect(styles).toMatchObject({ repeated: [], moved: 0 });
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});
