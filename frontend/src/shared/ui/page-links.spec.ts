import { expect, test } from '@jest/globals';
import { pageText } from './page-links';

test('the links to further pages say which page is shown, of how many', () => {
  expect(pageText(2, 12)).toBe('Page 2 of 12');
  expect(pageText(1, 1_012, '50,581 models')).toBe('Page 1 of 1,012, 50,581 models');
  expect(pageText(13, 12)).toBe('There is nothing on this page');
});
