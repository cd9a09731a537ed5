import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { click, control, find, htmlOf, press, show, textsOf, until } from '../../../test/render';
import { serve } from '../../../test/requests';
import { Header } from './header';

/** The elements of the small-screen menu that match a selector, on the page at a path. */
function inMenu(selector: string, path = '/'): Element[] {
  const page = new DOMParser().parseFromString(htmlOf(<Header />, { path }), 'text/html');
  return [...page.querySelectorAll(`.masthead__menu ${selector}`)];
}

test.each([
  ['/category/stoves', ['Stoves', 'page']],
  ['/category/stoves/gas-stove', ['Stoves', 'true']],
  ['/blog/tech-talk', ['Tech Talk', 'page']],
  ['/ranked-parts', ['Ranked Parts', 'page']],
])('The menu marks where %s is', (path, link) => {
  const current = inMenu('[aria-current]', path);
  expect(current.map((each) => [each.textContent, each.getAttribute('aria-current')])).toEqual([link]);
});

test('The small-screen menu has a heading for each group of links, and says what the blog is', () => {
  expect(inMenu('section > .caps').map(({ textContent }) => textContent)).toEqual([
    'Rankings',
    'Blog',
    'Where to buy',
  ]);
  const [blog] = inMenu('a[href="/blog"]');
  expect(blog?.textContent).toBe('The Appliance Index');
  const [note] = inMenu(`[id="${blog?.getAttribute('aria-describedby')}"]`);
  expect(note?.textContent).toBe('All articles: insights, maintenance, recalls');
});

test.each([
  ['/admin', 'hidden'],
  ['/admin/imports', 'hidden'],
  ['/admin-login', ''],
  ['/', ''],
])('Until it is known who is there, "Sign in" on %s is "%s"', (path, visibility) => {
  const page = new DOMParser().parseFromString(htmlOf(<Header />, { path }), 'text/html');
  const links = page.querySelectorAll<HTMLElement>('a[href="/signin"]');
  expect(links[0]?.style.visibility).toBe(visibility);
  expect(links).toHaveLength(visibility === 'hidden' ? 1 : 2);
});

let address = '';

function Address(): null {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

const open = (path = '/') =>
  show(
    <>
      <Header />
      <Address />
    </>,
    { path },
  );

describe('A menu', () => {
  const menu = () => find('header nav details') as HTMLDetailsElement;
  const focused = () => document.activeElement?.textContent;

  /** Presses a key on the focused element, at a time in milliseconds. */
  const pressAt = (at: number, key: string, modifiers: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers });
    Object.defineProperty(event, 'timeStamp', { value: at });
    return act(async () => document.activeElement?.dispatchEvent(event));
  };

  test('moves by arrow keys and by letters typed within a second', async () => {
    await open();
    control('Rankings').focus();
    for (const [at, key, item] of [
      [0, 'ArrowDown', 'Washers'],
      [0, 'ArrowUp', 'All models in a table'],
      [10_000, 'd', 'Dryers'],
      [10_999, 'i', 'Dishwashers'],
      [12_000, 's', 'Stoves'],
      [12_001, 'Home', 'Washers'],
      [13_001, 'd', 'Dryers'],
      [14_001, 'd', 'Dishwashers'],
      [14_002, 'End', 'All models in a table'],
    ] as const) {
      await pressAt(at, key);
      expect(focused()).toBe(item);
    }
    // A browser shortcut.
    await pressAt(14_003, 'Home', { ctrlKey: true });
    expect(focused()).toBe('All models in a table');
    expect(menu().open).toBe(true);
    await pressAt(14_004, 'Escape');
    expect(menu().open).toBe(false);
    expect(focused()).toBe('Rankings');
  });

  test('closes when it loses the focus, or when something else is clicked', async () => {
    await open('/category/washers');
    expect(textsOf('summary[aria-current]')).toEqual(['Rankings']);
    await click('Rankings');
    control('Microwaves').focus();
    expect(menu().open).toBe(true);
    await act(async () => control('Blog').focus());
    expect(menu().open).toBe(false);
    await click('Rankings');
    const pressPointerOn = (target: Element) =>
      act(async () => target.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await pressPointerOn(control('Microwaves'));
    expect(menu().open).toBe(true);
    await pressPointerOn(document.body);
    expect(menu().open).toBe(false);
  });
});

describe('The search box', () => {
  const box = () => find('#header-search') as HTMLInputElement;
  const options = () => textsOf('[role=listbox]:not([hidden]) [role=option]');
  const rankings = [{ category: 'fridges', subcategory: 'french-door', label: 'French Door, Fridges' }];
  const found = { rankings, models: [] };
  const submit = () => act(async () => box().form?.requestSubmit());

  const type = (text: string) =>
    act(async () => {
      box().value = text;
      box().dispatchEvent(new Event('input', { bubbles: true }));
    });

  /** Types a text for which there are suggestions. */
  async function typeSuggested(): Promise<void> {
    serve({ '/api/suggestions?q=french%20door': found });
    await open();
    await act(async () => box().focus());
    await until(() => box().role === 'combobox');
    await type('french door');
    await until(() => options().length > 0);
  }

  test('leads to all results by the last line of its list', async () => {
    await typeSuggested();
    expect(options()).toEqual(['French Door, FridgesRankings', 'See all results']);
    await click('See all results');
    expect(address).toBe('/search?q=french%20door');
    expect(box().value).toBe('french door');
  });

  test('closes its list on Escape, keeps the text, and searches for it on Enter', async () => {
    await typeSuggested();
    await press(box(), 'ArrowDown');
    await press(box(), 'Escape');
    expect(options()).toEqual([]);
    expect(box().value).toBe('french door');
    await submit();
    expect(address).toBe('/search?q=french%20door');
  });

  test('is emptied by its cross, with its list, and keeps the focus', async () => {
    await typeSuggested();
    await click('Clear the search box');
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
    await until(() => options().length === 0);
  });

  test('does not search for nothing', async () => {
    await open();
    for (const text of ['', ' ']) {
      await type(text);
      await submit();
      expect(address).toBe('/');
    }
  });
});
