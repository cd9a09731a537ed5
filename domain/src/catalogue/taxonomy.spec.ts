import { expect, test } from '@jest/globals';
import { categoryLabel, categorySlugs, isTypeOf, subcategoryLabel, typesOf } from './taxonomy.js';
import { findCategory, findRanking, findType } from './taxonomy-names.js';

test('There are six categories and 24 types', () => {
  expect(categorySlugs).toHaveLength(6);
  expect(categorySlugs.flatMap(typesOf)).toHaveLength(24);
});

test('Labels are in title case and keep inches and abbreviations', () => {
  expect(subcategoryLabel('stoves', '36-inch-stove')).toBe('36-Inch Stove');
  expect(subcategoryLabel('microwaves', 'otr-microwave')).toBe('OTR Microwave');
  expect(subcategoryLabel('dryers', 'tumble')).toBe('Standard Dryer');
  expect(subcategoryLabel('washers', 'top-load')).toBe('Top Load');
});

test('An unknown category or type is title-cased', () => {
  expect(categoryLabel('toasters')).toBe('Toasters');
  expect(subcategoryLabel('washers', 'side-load')).toBe('Side Load');
  expect(categoryLabel('constructor')).toBe('Constructor');
});

test('A type belongs to its own category only', () => {
  expect(isTypeOf('washers', 'gas-stove')).toBe(false);
  expect(isTypeOf('washers', 'toString')).toBe(false);
});

test.each([
  ['fridges', 'fridges'],
  [' Fridges ', 'fridges'],
  ['FRIDGES/', 'fridges'],
  ['Refrigerator', 'fridges'],
  ['refrigerators', 'fridges'],
  ['Washer', 'washers'],
  ['toasters', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%p is found as the category %p', (text, category) => {
  expect(findCategory(text)).toBe(category);
});

test.each([
  ['fridges', 'French Door', 'french-door'],
  ['fridges', ' FRENCH-DOOR ', 'french-door'],
  ['microwaves', 'OTR Microwave', 'otr-microwave'],
  ['dryers', 'Standard Dryer', 'tumble'],
  ['stoves', '36 inch stove', '36-inch-stove'],
  ['washers', 'French Door', undefined],
  ['washers', 'toString', undefined],
] as const)('Among %s, %p is found as the type %p', (category, text, type) => {
  expect(findType(category, text)).toBe(type);
});

test.each([
  ['washers', null, 'washers', null],
  ['Washers', null, 'washers', null],
  ['refrigerators', null, 'fridges', null],
  ['Dishwasher', '', 'dishwashers', null],
  [' WASHERS ', ' Front-Load ', 'washers', 'front-load'],
  ['Washers/Front-Load', null, 'washers', 'front-load'],
  ['fridges/', 'French Door', 'fridges', 'french-door'],
  ['dryers', 'standard dryer', 'dryers', 'tumble'],
  ['stoves', '36-INCH STOVE', 'stoves', '36-inch-stove'],
  ['Washers', ' Side Load ', 'washers', 'Side Load'],
  ['Toasters', ' Two Slots', 'Toasters', ' Two Slots'],
  ['toasters/two', null, 'toasters/two', null],
  ['Washers/Front-Load', 'x', 'Washers/Front-Load', 'x'],
  ['constructor', 'toString', 'constructor', 'toString'],
])('A ranking written as %j and %j is that of %j and %j', (category, type, ...found) => {
  const { category: foundCategory, subcategory } = findRanking(category, type);
  expect([foundCategory, subcategory]).toEqual(found);
});

test('Each slug and label is found under its own name only', () => {
  for (const category of categorySlugs) {
    expect(findRanking(categoryLabel(category), null)).toEqual({ category, subcategory: null });
    for (const subcategory of typesOf(category)) {
      expect(findRanking(category, subcategory)).toEqual({ category, subcategory });
      expect(findRanking(category, subcategoryLabel(category, subcategory))).toEqual({
        category,
        subcategory,
      });
    }
  }
});
