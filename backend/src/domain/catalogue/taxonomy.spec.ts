import { expect, test } from '@jest/globals';
import {
  categoryLabel,
  categorySlugs,
  isSubcategoryOf,
  subcategoriesOf,
  subcategoryLabel,
} from './taxonomy.js';

test('There are six categories and 24 types', () => {
  expect(categorySlugs).toHaveLength(6);
  expect(categorySlugs.flatMap(subcategoriesOf)).toHaveLength(24);
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
  expect(isSubcategoryOf('washers', 'gas-stove')).toBe(false);
  expect(isSubcategoryOf('washers', 'toString')).toBe(false);
});
