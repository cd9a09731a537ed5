import { expect, test } from '@jest/globals';
import { control, show, textsOf } from '../../../test/render';
import NotFoundPage from './not-found-page';

test('the page for unknown addresses leads to the home page, and to a search', async () => {
  await show(<NotFoundPage />);
  expect(control('Search for a brand or model').closest('form')?.getAttribute('action')).toBe('/search');
  expect(textsOf('h1')).toEqual(['Page Not Found']);
  expect(control('Back to Home').getAttribute('href')).toBe('/');
});
