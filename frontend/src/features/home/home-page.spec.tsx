import type { CategoryView } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { control, find, show, textsOf } from '../../../test/render';
import { cardView, listFacts, unrated } from '../../../test/views';
import HomePage from './home-page';

const category = (name: string, label: string, top: CategoryView['top']): CategoryView => ({
  ...{ category: name, label, count: 1, top, topTrust: null, types: [] },
});

test('the kitchen shows the score of the best model of each category that has a rated one', async () => {
  const categories = [
    category('washers', 'Washers', cardView()),
    category('fridges', 'Fridges', cardView(unrated)),
    category('stoves', 'Stoves', null),
  ];
  await show(<HomePage />, {
    reads: { categories: async () => ({ updated: null, facts: listFacts(), total: 2, categories }) },
  });
  expect(textsOf('.hero__callout')).toEqual(['Washers4.6']);
  expect(find('.hero__scene').role).toBe('img');
  expect(find('.hero__text').textContent).toContain(
    "Rankings updated monthly from Lowe's, Home Depot, Best Buy and AJ Madison.",
  );
  expect(control('Read the full method').getAttribute('href')).toBe('/methodology');
  expect(control('Start Exploring').getAttribute('href')).toBe('/category/washers');
});
