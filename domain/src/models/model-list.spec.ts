import { describe, expect, test } from '@jest/globals';
import { retailers } from '../scores/retailers.js';
import { bandText, choicesOf, optionText, waysOut } from './model-choices.js';
import { defaultColumns } from './model-columns.js';
import { minStores, modelListQuery, noFilter, parseModelList } from './model-list.js';

const parse = (query: string) => parseModelList(new URLSearchParams(query));

describe('The parameters of the table of models', () => {
  test.each([
    ['', ''],
    ['category=washers&type=front-load&max-price=900', 'category=washers&type=front-load&max-price=900'],
    ['brand=Samsung&brand=LG&brand=LG', 'brand=LG&brand=Samsung'],
    ['brand=GE+%26+Co', 'brand=GE+%26+Co'],
    ['min-price=&max-price=+&sort=score&order=desc&page=1', ''],
    ['sort=price', 'sort=price'],
    ['sort=price&order=asc', 'sort=price'],
    ['order=asc', 'order=asc'],
    [
      'unrated=1&fresh=1&techs=1&newer=1&family=1&no-price=1',
      'no-price=1&fresh=1&techs=1&newer=1&family=1&unrated=1',
    ],
    ['fresh=0', ''],
    [
      'min-price=$1,299.50&max-price=$+12,500&min-reviews=1,000',
      'min-price=1299.5&max-price=12500&min-reviews=1000',
    ],
    ['columns=price&columns=brand', 'columns=brand,model,price'],
    ['columns=price,brand', 'columns=brand,model,price'],
    [`columns=${[...defaultColumns].reverse().join()}`, ''],
    ['min-reviews=75&evidence=good&stores=2&page=3', 'min-reviews=75&evidence=good&stores=2&page=3'],
  ])('%s is the list %s', (given, canonical) => {
    const { list, problems } = parse(given);
    expect(problems).toEqual([]);
    expect(modelListQuery(list)).toBe(canonical);
    expect(parse(canonical).list).toEqual(list);
  });

  test('ask for scores from all stores at most', () => {
    expect(minStores.map((stores) => optionText('stores', String(stores)))).toEqual([
      'At least two stores',
      'At least three stores',
      'All four stores',
    ]);
    expect(minStores).toHaveLength(retailers.length - 1);
  });

  test.each([
    ['category=toasters', 'category'],
    ['type=side-load', 'type'],
    [`brand=${'x'.repeat(101)}`, 'brand'],
    ['brand=%00', 'brand'],
    [Array.from({ length: 21 }, (_, n) => `brand=${n}`).join('&'), 'brand'],
    ['min-price=-1', 'min-price'],
    ['max-price=9.999', 'max-price'],
    ['max-price=1e3', 'max-price'],
    ['max-price=1,5', 'max-price'],
    ['max-price=$', 'max-price'],
    ['max-price=99999999999', 'max-price'],
    ['min-reviews=1.5', 'min-reviews'],
    ['evidence=none', 'evidence'],
    ['stores=5', 'stores'],
    ['fresh=yes', 'fresh'],
    ['sort=weight', 'sort'],
    ['sort=price&sort=score', 'sort'],
    ['order=up', 'order'],
    ['columns=brand,weight', 'columns'],
    ['page=x', 'page'],
    ['page=0', 'page'],
  ])('%s has a value that means nothing', (given, path) => {
    const { list, problems } = parse(given);
    expect(problems.map((problem) => problem.path)).toEqual([path]);
    expect(problems[0]?.message).toMatch(new RegExp(`^${path} must be `));
    expect(parse(modelListQuery(list)).problems).toEqual([]);
  });

  test('unknown parameters are ignored', () => {
    expect(parse('utm_source=mail&toString=1')).toEqual(parse(''));
  });
});

describe('A choice', () => {
  test.each([
    [{ minPrice: null, maxPrice: 499.99 }, 'Under $500'],
    [{ minPrice: 500, maxPrice: 999.99 }, '$500 to $999'],
    [{ minPrice: 1_000, maxPrice: 1_999.99 }, '$1,000 to $1,999'],
    [{ minPrice: 2_000, maxPrice: null }, 'From $2,000'],
    [{ minPrice: null, maxPrice: 900 }, 'Up to $900'],
    [{ minPrice: 899.5, maxPrice: 1_200 }, '$899.50 to $1,200'],
  ])('of prices %p says %s', (band, text) => {
    expect(bandText(band)).toBe(text);
  });

  test('can be taken back alone', () => {
    const { filter } = parse('category=washers&brand=LG&brand=GE&max-price=900&no-price=1&fresh=1').list;
    expect(choicesOf(filter).map(({ text }) => text)).toEqual([
      ...['Washers', 'GE', 'LG', 'Up to $900', 'No price given', 'Scores of the last 12 months'],
    ]);
    expect(choicesOf(filter)[1]?.without).toEqual({ ...filter, brands: ['LG'] });
    expect(choicesOf(filter)[3]?.without).toEqual({ ...filter, maxPrice: null });
  });

  test('says how many reviews', () => {
    expect(optionText('min-reviews', '1')).toBe('At least 1 review');
    expect(optionText('min-reviews', '1000')).toBe('At least 1,000 reviews');
  });

  test('to drop is named when nothing fits, the one that leaves most first', () => {
    const { filter } = parse('brand=GE&brand=LG&fresh=1').list;
    const without = [
      { group: 'fresh', count: 1 },
      { group: 'unrated', count: 2 },
      { group: 'brand', count: 1_200 },
    ] as const;
    expect(waysOut(filter, without)).toEqual([
      { text: 'Without GE or LG: 1,200 models', filter: { ...filter, brands: [] } },
      { text: 'With models without a score: 2 models', filter: { ...filter, unrated: true } },
      { text: 'Without Scores of the last 12 months: 1 model', filter: { ...filter, fresh: false } },
    ]);
    expect(waysOut(noFilter, [])).toEqual([]);
  });

  test('of prices is dropped with the models without one', () => {
    const { filter } = parse('min-price=900&no-price=1').list;
    expect(waysOut(filter, [{ group: 'price', count: 3 }])).toEqual([
      { text: 'Without From $900 or No price given: 3 models', filter: noFilter },
    ]);
  });
});
