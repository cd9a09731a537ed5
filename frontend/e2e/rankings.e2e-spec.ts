import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { boxOf } from './support/measure.js';
import { goTo, reload, World, waitForResource } from './support/world.js';

const ranking = '/category/fridges/french-door';

const world = new World({ expected: /ERR_FAILED/ });

const { open } = world;

/** Records the addresses that a page requests from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  // Chromium requests the icon whenever the URL changes.
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || asked.push(request.url()));
  return asked;
}

describe('A ranking', () => {
  test('is filtered without JavaScript, in the order that was chosen', async () => {
    const page = await open(`${ranking}?by=price`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Filter' }).click();
    await page.getByRole('checkbox', { name: /^Bosch/ }).check();
    await page.getByRole('button', { name: 'Show models' }).click();
    await page.getByText('The only one that fits, with its place among all').waitFor();
    await page.getByRole('link', { name: 'Hide filters' }).click();
    expect([...new URL(page.url()).searchParams].filter(([, value]) => value !== '')).toEqual([
      ['by', 'price'],
      ['brand', 'Bosch'],
    ]);
    expect(await page.getByRole('link', { name: 'Remove Bosch' }).isVisible()).toBe(true);
  });

  test('shows the drawings of the server, and draws those of the next page', async () => {
    const page = await open(ranking);
    await waitForResource(page, 'drawing-shapes');
    const drawn = () => {
      const drawings = [...document.querySelectorAll('main svg[viewBox="0 0 96 96"]')];
      return drawings.length > 0 && drawings.every(({ childElementCount }) => childElementCount > 0);
    };
    expect(await page.evaluate(drawn)).toBe(true);
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/appliance/**');
    await page.waitForFunction(drawn);
  });

  test('makes no request when its view changes, and is as before when the visitor returns, without unsaved votes', async () => {
    const page = await open(ranking);
    for (const part of ['toast-viewport', 'drawing-shapes', '/api/votes?']) await waitForResource(page, part);
    const asked = requestsOf(page);
    await page.getByRole('button', { name: 'Load More' }).press('Enter');
    await page.getByText('Showing 16 of 25 appliances').waitFor();
    await page.getByRole('tab', { name: 'Worst 25' }).click();
    await page.getByText('Showing 2 of 10 appliances').waitFor();
    await page.getByRole('radio', { name: 'Price' }).check();
    await page.getByText('The 10 most expensive').waitFor();
    await page.getByRole('tab', { name: 'Best 25' }).click();
    await page.getByText('The 25 cheapest').waitFor();
    await page.getByRole('radio', { name: 'Reliability' }).check();
    await page.getByText('No reliability scores yet, shown in overall order').waitFor();
    for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByText('Showing 22 of 25 appliances').waitFor();
    expect(asked).toEqual([]);

    const upvote = page.getByRole('button', { name: /^Upvote Bosch B36CT80SNS/ });
    await upvote.click();
    expect(await upvote.getAttribute('aria-pressed')).toBe('true');
    const last = page.getByRole('article').nth(20);
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const isAsBefore = async () => {
      await page.getByText('Showing 22 of 25 appliances').waitFor();
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place);
    };
    await last.getByRole('link', { name: /View Details/ }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.goBack();
    await isAsBefore();
    // As by a phone that had closed the tab.
    await page.goForward();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await reload(page);
    await page.goBack();
    await isAsBefore();
    await reload(page);
    await isAsBefore();
    expect(await upvote.getAttribute('aria-pressed')).toBe('false');
    await page.goto('/privacy');
    await page.goBack();
    await isAsBefore();
    await page.getByRole('tab', { name: 'Worst 25' }).click();
    await page.getByText('Showing 2 of 10 appliances').waitFor();
  });

  test('without scripts can show the worst models and a complete list', async () => {
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

  test('has the styles of the server alone, and room in its buttons for text at 200%', async () => {
    const page = await open(ranking, { viewport: { width: 1000, height: 800 } });
    const html = await (await page.request.get(page.url())).text();
    const [, ...served] = html.split(/<style>|<link rel="stylesheet"/);
    expect(served.length).toBeGreaterThan(0);
    // Rules that scripts add would restyle the whole page.
    expect(await page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length)).toBe(
      served.length,
    );

    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    for (const width of [1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const spills = await page
        .locator('.rank-card__actions')
        .evaluateAll((actions) => actions.map((each) => each.scrollWidth > each.clientWidth));
      expect(new Set(spills)).toEqual(new Set([false]));
    }
  });
});

test('A model that shares the reviews of the one above it has a low card, attached to that one', async () => {
  const page = await open(ranking);
  const variant = page.getByRole('listitem').filter({ hasText: 'Also as Samsung RF20A5101WW' });
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article', { name: /RF20A5101SR$/ }) });
  for (const [width, height] of [
    [360, 150],
    [1280, 72],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [above, below] = [await boxOf(first), await boxOf(variant)];
    expect(below.height).toBeLessThanOrEqual(height);
    expect(below.height).toBeLessThan(0.6 * above.height);
    // Their borders lie over each other.
    expect(Math.abs(above.y + above.height - below.y)).toBeLessThan(2);
    expect([below.x, below.width]).toEqual([above.x, above.width]);
  }
  const retailers = variant.getByText('no score at the other three');
  expect(await retailers.isVisible()).toBe(false);
  await variant.getByText('Scores by retailer').press('Enter');
  expect(await retailers.isVisible()).toBe(true);
});

test("A model's voting card shows the cast vote while it is locked", async () => {
  const { appliances } = await world.read('/rankings/fridges/french-door');
  const page = await open(`/appliance/${appliances[0].id}`);
  const background = (name: RegExp) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.getByRole('button', { name: /^Downvote/ }).click();
  await page.getByRole('button', { name: 'Change my vote' }).hover();
  expect(await background(/^Downvote/)).not.toBe(await background(/^Upvote/));
});

test('An image that cannot be loaded is replaced by text', async () => {
  const page = await open('about:blank');
  await page.route('**/illustrations/**', (route) => route.abort());
  await goTo(page, '/search?q=B36CT80SNS');
  await page.getByText('No image').waitFor();
});

test('A link navigates without a page load, opens a new tab on Control-click, and leads to the top of its own page', async () => {
  const page = await open('/privacy');
  const link = page.locator('footer').getByRole('link', { name: 'How We Rank' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL('**/methodology');
  expect(new URL(page.url()).pathname).toBe('/privacy');
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await link.click();
  await page.waitForURL('**/methodology');
  await link.click();
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.id === 'main');
  // Without a history entry of its own.
  await page.goBack();
  await page.waitForURL('**/privacy');
  expect(loads).toEqual([]);
});

test('There are no console errors', () => {
  expect(world.consoleErrors).toEqual([]);
});

test.each([360, 768, 1280])('A vote on a card moves nothing at %s px', async (width) => {
  const page = await open(ranking, { viewport: { width, height: 800 } });
  const tops = () =>
    page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top + scrollY));
  const before = await tops();
  await page
    .getByRole('button', { name: /^Upvote/ })
    .first()
    .click();
  await page.getByText('to keep your vote').waitFor();
  expect(await tops()).toEqual(before);
});
