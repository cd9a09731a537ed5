import { modelColumns } from '@appliance-index/domain/models/model-columns';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { forChecks, overflowsWithOtherText, problemsAt } from './support/accessibility.js';
import { boxOf } from './support/measure.js';
import { goTo, reload, World } from './support/world.js';

const world = new World();
const { open } = world;

describe('The table of models', () => {
  test('is filtered, sorted and paged without JavaScript', async () => {
    const page = await open('/models', { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    await page.getByRole('status').getByText('Showing 1 to 50 of 581 models').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('status').getByText('Showing 51 to 100 of 581 models').waitFor();
    await page.getByRole('checkbox', { name: /^Washers/ }).check();
    await page.getByRole('radio', { name: /^Good evidence or better/ }).check();
    await page.getByRole('button', { name: 'Show models' }).click();
    await page.getByRole('heading', { level: 1, name: 'Washers' }).waitFor();
    await page.getByRole('checkbox', { name: /^Front Load/ }).check();
    await page.getByRole('button', { name: 'Show models' }).click();
    await page.getByRole('heading', { level: 1, name: 'Front Load Washers' }).waitFor();
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
    expect(await page.locator('[aria-sort]').getAttribute('aria-sort')).toBe('ascending');
    const { searchParams } = new URL(page.url());
    expect([...searchParams]).toEqual([
      ...[
        ['category', 'washers'],
        ['type', 'front-load'],
        ['evidence', 'good'],
        ['sort', 'price'],
      ],
    ]);
  });

  test('holds the same rows, columns and values as its CSV file', async () => {
    const query = `category=washers&type=front-load&unrated=1&columns=${Object.keys(modelColumns)}`;
    const page = await open(`/models?${query}`, { javaScriptEnabled: false });
    const shown = await page.locator('main table tr').evaluateAll((rows) =>
      rows.map(({ children }) =>
        [...children].map((cell) => {
          const text = (cell.querySelector('a, span') ?? cell).textContent ?? '';
          return text === '–' ? '' : text;
        }),
      ),
    );
    const address = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const file = await (await fetch(`${world.site.origin}${address}`)).text();
    const [head, ...rows] = parse(file) as string[][];
    expect(rows.length).toBeGreaterThan(30);
    const reviews = Object.keys(modelColumns).indexOf('reviews');
    const grouped = rows.map((row) => row.with(reviews, Number(row[reviews]).toLocaleString('en-US')));
    expect(shown).toEqual([head, ...grouped]);
  });

  test('shows the whole focus ring of its first heading', async () => {
    const page = await open('/models', { viewport: { width: 1280, height: 900 } });
    const first = page.locator('thead a').first();
    const table = page.getByRole('region', { name: 'All Models in a table' });
    // The ring is 3 px wide, 2 px away.
    expect((await boxOf(first)).x - (await boxOf(table)).x).toBeGreaterThanOrEqual(5);
  });

  test('keeps its filters on reload and after a visit to a model', async () => {
    const page = await open('/models', { viewport: { width: 1280, height: 900 } });
    await page.getByRole('checkbox', { name: /^Microwaves/ }).check();
    await page.getByRole('heading', { level: 1, name: 'Microwaves' }).waitFor();
    await page.getByRole('checkbox', { name: /^GE\s?\d/ }).check();
    await page.waitForURL(/category=microwaves&brand=GE/);
    const address = page.url();
    await reload(page);
    expect(await page.getByRole('checkbox', { name: /^Microwaves/ }).isChecked()).toBe(true);
    await page.locator('tbody th a').first().click();
    await page.waitForURL(/appliance/);
    await page.goBack();
    await page.waitForURL(address);
    expect(await page.getByRole('checkbox', { name: /^Microwaves/ }).isChecked()).toBe(true);
  });

  test('marks what is no price, and does not apply it', async () => {
    const page = await open('/models', { viewport: { width: 1280, height: 900 } });
    const bound = page.getByLabel('to $');
    const border = () => bound.evaluate((input) => getComputedStyle(input).borderTopWidth);
    await bound.fill('about 900');
    await bound.press('Tab');
    expect([await border(), await bound.inputValue(), new URL(page.url()).search]).toEqual([
      '2px',
      'about 900',
      '',
    ]);
    await bound.fill('900');
    await bound.press('Tab');
    await page.waitForURL(/max-price=900/);
    expect(await border()).toBe('1px');
  });

  test('leaves the bottom edge of a phone to the button of its open filters', async () => {
    const page = await open('/models', { viewport: { width: 360, height: 700 } });
    const filters = page.getByText('Filters, order and columns');
    const show = page.getByRole('button', { name: 'Show 581 models' });
    await filters.click();
    const bound = page.getByLabel('to $');
    // As browsers do for what gets the focus below the edge.
    await bound.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    const [field, button] = [await boxOf(bound), await boxOf(show)];
    expect(field.y + field.height).toBeLessThan(button.y);

    await goTo(page, '/category/washers/front-load');
    await page.getByRole('button', { name: 'Compare LG WM5800HVA' }).click();
    const tray = page.getByRole('region', { name: 'Comparison', exact: true });
    await tray.waitFor();
    await goTo(page, '/models');
    await tray.waitFor();
    await filters.click();
    await tray.waitFor({ state: 'hidden' });
    await show.click();
    await tray.waitFor();
  });

  test('has cards whose columns stay equally wide beside the longest price', async () => {
    const page = await open('/models?category=washers', { viewport: { width: 320, height: 700 } });
    const price = page.locator('td[data-column=price]').first();
    await price.evaluate((cell) => (cell.textContent = '$1,499,999.99 - $12,899,999.99'));
    const [own, next] = [await boxOf(price), await boxOf(page.locator('td[data-column=category]').first())];
    expect(own.width).toBeCloseTo(next.width, 0);
  });

  test('is accessible, also as cards', async () => {
    const page = await open('/models', forChecks);
    const query = '?category=washers&no-price=1&max-price=900';
    expect(await problemsAt(page, `/models${query}`, [360, 768, 1280])).toEqual([]);
    expect(await problemsAt(page, '/models?max-price=1', [360, 1280])).toEqual([]);
    await goTo(page, '/models');
    expect(await overflowsWithOtherText(page)).toEqual([]);
  });
});
