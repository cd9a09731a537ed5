import type { ApplianceView, CategoryView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { emptyText, filterAndSort, parseListView, tabCounts, typeLabels } from './list-view';

const model = (name: string, fields: Partial<ApplianceView> = {}) =>
  ({
    id: name,
    brand: 'Acme',
    model: name,
    category: 'washers',
    subcategory: null,
    ...fields,
  }) as ApplianceView;

const models = [
  model('B', { priceRange: '$1,200 - $1,500', lowesScore: 40 }),
  model('A', { priceRange: '$900', lowesScore: null }),
  model('C', { category: 'fridges', subcategory: 'french-door', priceRange: null, lowesScore: 45 }),
];
const types = typeLabels([
  { category: 'fridges', types: [{ subcategory: 'french-door', label: 'Two Doors' }] },
] as unknown as CategoryView[]);
const names = (query: string, of = models) =>
  filterAndSort(of, parseListView(new URLSearchParams(query)), types).map(({ model }) => model);

describe("The staff's list", () => {
  test('is sorted by name, price or score, with models that have none last', () => {
    expect(names('')).toEqual(['A', 'B', 'C']);
    expect(names('sort=priceRange')).toEqual(['A', 'B', 'C']);
    expect(names('sort=-priceRange')).toEqual(['B', 'A', 'C']);
    expect(names('sort=lowesScore')).toEqual(['B', 'C', 'A']);
    expect(names('sort=-lowesScore')).toEqual(['C', 'B', 'A']);
  });

  test('is sorted by the prices of all countries', () => {
    const priced = ['8.999,00 €', '$6,500.00', "1'499.50", '1 299,00 €', '₹1,49,999', '$499 2026 model'];
    const of = priced.map((priceRange) => model(priceRange, { priceRange }));
    const order = ['$499 2026 model', '1 299,00 €', "1'499.50", '$6,500.00', '8.999,00 €', '₹1,49,999'];
    expect(names('sort=priceRange', of)).toEqual(order);
  });

  test('is filtered without invisible characters', () => {
    expect(names('q=AC%E2%80%8BME+fre%C2%ADnch')).toEqual(['C']);
  });

  test('is filtered by every search word, by category and by type', () => {
    expect(names('q=ACME+french')).toEqual(['C']);
    expect(names('category=fridges&type=french-door')).toEqual(['C']);
    expect(names('category=toasters')).toEqual(['A', 'B', 'C']);
    expect(names('type=french-door')).toEqual(['A', 'B', 'C']);
    const untyped = model('D', { category: 'fridges' });
    expect(names('category=fridges', [...models, untyped])).toEqual(['C', 'D']);
    expect(names('category=fridges&type=french-door', [...models, untyped])).toEqual(['C']);
  });

  test('is filtered and sorted by the labels of the types', () => {
    expect(names('q=two+doors')).toEqual(['C']);
    expect(names('q=french-door')).toEqual(['C']);
    expect(names('sort=subcategory')).toEqual(['C', 'B', 'A']);
  });

  test('counts the models of each tab, and names the raw slug when it is empty', () => {
    expect(Object.fromEntries(tabCounts(models))).toEqual({
      all: 3,
      washers: 2,
      fridges: 1,
      'fridges/french-door': 1,
    });
    const text = (query: string) => emptyText(parseListView(new URLSearchParams(query)));
    expect(text('category=washers&type=top-load')).toBe(
      'No top-load found. Add your first appliance to get started!',
    );
    expect(text('category=fridges')).toMatch(/^No fridges found/);
    expect(text('')).toMatch(/^No appliances found/);
  });
});
