import { expect, test } from '@jest/globals';
import { htmlOf } from '../../../test/render';
import { Header } from './header';

/** The elements of the small-screen menu that match a selector, on the page at a path. */
function inMenu(selector: string, path = '/'): Element[] {
  const page = new DOMParser().parseFromString(htmlOf(<Header />, { path }), 'text/html');
  return [...page.querySelectorAll(`.menu ${selector}`)];
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
