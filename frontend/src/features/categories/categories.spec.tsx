import type { CategoriesView, CategoryView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { control, find, show, shownText, textsOf } from '../../../test/render';
import { cardView, listFacts } from '../../../test/views';
import CategoriesPage from './categories-page';
import ChooserPage from './chooser-page';

const types = [
  { subcategory: 'french-door', label: 'French Door', count: 40, bestScore: '4.9' },
  { subcategory: 'top-bottom', label: 'Top & Bottom', count: 1, bestScore: null },
];
const fridges = (more: Partial<CategoryView> = {}): CategoryView => ({
  category: 'fridges',
  label: 'Fridges',
  count: 41,
  top: cardView(),
  topTrust: null,
  types,
  ...more,
});
const reads = (category: CategoryView) => ({
  categories: async (): Promise<CategoriesView> => ({
    updated: '2026-05',
    facts: listFacts(),
    total: 1_204,
    categories: [category],
  }),
});

const openChooser = (category: CategoryView) =>
  show(<ChooserPage />, {
    reads: reads(category),
    path: '/category/fridges',
    route: '/category/:category',
  });

describe('The page of a category', () => {
  test('shows the models, the best score and the features of each type', async () => {
    await openChooser(fridges());
    expect(textsOf('.chooser__body')).toEqual([
      expect.stringMatching(/^French Door40 models, best 4\.9Wide shelves/),
      expect.stringMatching(/^Top & Bottom1 modelSeparate fridge/),
    ]);
    const ranking = control('View Rankings, Top & Bottom').getAttribute('href');
    expect(ranking).toBe('/category/fridges/top-bottom');
    expect(find('nav [aria-current=page]').textContent).toBe('Fridges');
    const drawings = [...document.querySelectorAll('nav svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(drawings).size).toBe(6);
  });

  test.each([
    [43, '2 models without a type are not in these rankings. Search by brand or model to find them.'],
    [42, '1 model without a type is not in these rankings. Search by brand or model to find it.'],
  ])('of %i models explains why some are in no ranking', async (count, text) => {
    await openChooser(fridges({ count }));
    expect(shownText()).toContain(text);
  });

  test('explains nothing when every model has a type', async () => {
    await openChooser(fridges());
    expect(shownText()).not.toContain('without a type');
  });
});

describe('All categories', () => {
  const open = (category: CategoryView) => show(<CategoriesPage />, { reads: reads(category) });

  test('say how many models there are, and from when their scores are', async () => {
    await open(fridges());
    expect(shownText()).toContain('1,204 models in six categories');
    expect(shownText()).toContain('Last updated May 2026.');
  });

  test.each([
    ['is rated', {}, 'LGA14.6400 reviews', []],
    [
      'has few reviews',
      { hasFewReviews: true, totalReviews: 1 },
      'LGA14.6Few reviews1 review',
      ['Few reviews'],
    ],
    ['is not rated', { isRated: false, shownScore: '0.0', totalReviews: 0 }, 'LGA10.0Not rated yet', []],
  ])('show a best model that %s', async (_, top, text, warnings) => {
    await open(fridges({ top: cardView({ imageUrl: '/illustrations/fridges-french-door.svg', ...top }) }));
    // It would be read before the category, and once more.
    expect(find('main li .media__frame svg').getAttribute('aria-hidden')).toBe('true');
    expect(find('.category-card__body').textContent).toBe(`Fridges${text}`);
    expect(textsOf('main li .ui-badge--tone_warn')).toEqual(warnings);
  });

  test('say that a category is empty', async () => {
    await open(fridges({ top: null, count: 0 }));
    expect(find('main li').textContent).toBe('No imageFridgesNo appliances yet');
    expect(control('No imageFridgesNo appliances yet').getAttribute('href')).toBe('/category/fridges');
  });
});
