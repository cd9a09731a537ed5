import type { ApplianceView, CatalogueFactView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { applianceView } from '../../../../test/staff-api';
import { emptyText, extraText, filterAndSort, parseListView, tabCounts } from './list-view';

const models = [
  applianceView('B', { priceRange: '$1,500 - $1,200', lowesScore: 40, avgScore: 4.0379 }),
  applianceView('A', { priceRange: '$1,300', lowesScore: null }),
  applianceView('C', {
    category: 'fridges',
    subcategory: 'french-door',
    priceRange: null,
    lowesScore: 45,
    avgScore: 4.5,
  }),
];
const fact = (id: string, more: Partial<CatalogueFactView>): [string, CatalogueFactView] => [
  id,
  { id, place: null, of: null, scoreMonth: null, priceCents: null, isPictured: false, ...more },
];
const facts = new Map([
  fact('A', { priceCents: 130_000 }),
  fact('B', { priceCents: 120_000, place: 2, of: 40, scoreMonth: '2026-05', isPictured: true }),
  fact('C', { place: 1, of: 1_040, scoreMonth: '2025-05' }),
]);
const names = (query: string, of = models) =>
  filterAndSort(of, parseListView(new URLSearchParams(query)), facts).map(({ model }) => model);

const named = (name: string) => models.find(({ model }) => model === name) as ApplianceView;

describe("The staff's list", () => {
  test('is sorted by name, price or score, with models that have none last', () => {
    expect(names('')).toEqual(['A', 'B', 'C']);
    expect(names('sort=priceRange')).toEqual(['B', 'A', 'C']);
    expect(names('sort=-priceRange')).toEqual(['A', 'B', 'C']);
    expect(names('sort=lowesScore')).toEqual(['B', 'C', 'A']);
    expect(names('sort=-lowesScore')).toEqual(['C', 'B', 'A']);
  });

  test.each([
    ['no-type', ['A', 'B']],
    ['no-price', ['C']],
    ['no-picture', ['A', 'C']],
    ['unrated', ['A']],
    ['old', ['C']],
    ['anything', ['A', 'B', 'C']],
  ])('can be of the models with the gap "%s" only', (only, listed) => {
    expect(names(`only=${only}`)).toEqual(listed);
  });

  test('can have further columns, and be sorted by them', () => {
    const { columns } = parseListView(new URLSearchParams('columns=month,weight,place'));
    expect(columns).toEqual(['place', 'month']);
    const of = (name: string) => columns.map((column) => extraText(column, named(name), facts));
    expect([of('B'), of('C'), of('A')]).toEqual([
      ['#2 of 40', 'May 2026'],
      ['#1 of 1,040', 'May 2025'],
      ['–', '–'],
    ]);
    expect(extraText('picture', named('A'), facts)).toBe('No');
    expect(extraText('picture', named('A'), new Map())).toBe('–');
    expect(extraText('average', named('B'), facts)).toBe('4.04');
    expect(names('sort=average')).toEqual(['B', 'C', 'A']);
    expect(names('sort=-average')).toEqual(['C', 'B', 'A']);
    expect(names('sort=-place')).toEqual(['B', 'C', 'A']);
    expect(names('sort=month')).toEqual(['C', 'B', 'A']);
  });

  test('is filtered without invisible characters', () => {
    expect(names('q=AC%E2%80%8BME+fre%C2%ADnch')).toEqual(['C']);
  });

  test('is filtered by every search word, by category and by type', () => {
    expect(names('q=ACME+french')).toEqual(['C']);
    expect(names('q=$1,300')).toEqual(['A']);
    expect(names('category=fridges&type=french-door')).toEqual(['C']);
    expect(names('category=toasters')).toEqual(['A', 'B', 'C']);
    expect(names('type=french-door')).toEqual(['A', 'B', 'C']);
    const untyped = applianceView('D', { category: 'fridges' });
    expect(names('category=fridges', [...models, untyped])).toEqual(['C', 'D']);
    expect(names('category=fridges&type=french-door', [...models, untyped])).toEqual(['C']);
  });

  test('is filtered and sorted by the labels of the categories', () => {
    const stove = applianceView('D', { category: 'stoves' });
    const microwave = applianceView('E', { category: 'microwaves' });
    expect(names('q=refrigerators')).toEqual(['C']);
    expect(names('q=fridges')).toEqual(['C']);
    expect(names('sort=category', [stove, named('C'), microwave])).toEqual(['E', 'C', 'D']);
  });

  test('is filtered and sorted by the labels of the types', () => {
    const washer = applianceView('D', { subcategory: 'top-load' });
    const dryer = applianceView('E', { category: 'dryers', subcategory: 'tumble' });
    const typed = [named('A'), washer, dryer];
    expect(names('q=standard+dryer', typed)).toEqual(['E']);
    expect(names('q=tumble', typed)).toEqual(['E']);
    expect(names('sort=subcategory', typed)).toEqual(['E', 'D', 'A']);
  });

  test('counts the models of each tab, and names the raw slug when it is empty', () => {
    expect(Object.fromEntries(tabCounts(models))).toEqual({
      all: 3,
      washers: 2,
      fridges: 1,
      'fridges/french-door': 1,
    });
    const text = (query: string) => emptyText(parseListView(new URLSearchParams(query)), new Map());
    expect(text('category=washers&type=top-load')).toBe(
      'No top-load found. Add your first appliance to get started!',
    );
    expect(text('category=fridges')).toMatch(/^No fridges found/);
    expect(text('')).toMatch(/^No appliances found/);
    expect(text('only=unrated')).toBe('No model here lacks it.');
    expect(text('only=no-price')).toBe('What each model lacks is not read yet.');
  });
});
