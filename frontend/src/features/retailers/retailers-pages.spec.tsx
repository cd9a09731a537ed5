import { expect, test } from '@jest/globals';
import { find, show, textsOf } from '../../../test/render';
import RankedPartsPage from './ranked-parts-page';
import RankedRetailersPage from './ranked-retailers-page';

test('the states are numbered from one, with stars only beside numbers', async () => {
  await show(<RankedRetailersPage />);
  expect(textsOf('.state-card__place').slice(0, 2)).toEqual(['#1', '#2']);
  const ratings = textsOf('.state-card__rating');
  expect(ratings).toHaveLength(150);
  expect(ratings.filter((rating) => !rating?.endsWith(' ★'))).toEqual(['A+ BBB']);
});

test('the parts retailers are in two numbered lists, with the first three highlighted', async () => {
  await show(<RankedPartsPage />);
  const lists = [...document.querySelectorAll('ol')].map(({ start, children }) => [start, children.length]);
  expect(lists).toEqual([
    [1, 10],
    [11, 15],
  ]);
  expect(textsOf('.parts-list__highlighted')).toEqual(['1', '2', '3']);
  expect(textsOf('main li')[0]).toBe('1Gasket & Groove PartsUSAOEM parts4.9 ★');
});

test.each([
  ['states', RankedRetailersPage],
  ['parts', RankedPartsPage],
])('the page of %s says above its title that the listings are samples', async (_, Page) => {
  await show(<Page />);
  expect(find('.ui-alert').textContent).toMatch(/^The listings are samples/);
  expect(find('.ui-alert').compareDocumentPosition(find('h1'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
