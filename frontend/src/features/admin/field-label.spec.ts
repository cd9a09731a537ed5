import { expect, test } from '@jest/globals';
import { fieldLabel } from './field-label';

test("A field is called what the forms call it, a retailer's by the retailer's name", () => {
  const fields = [
    'brand',
    'priceRange',
    'imageUrl',
    'lowesScore',
    'ajMadisonReviewCount',
    'publishedAt',
    'content',
  ];
  expect(fields.map(fieldLabel)).toEqual([
    'Brand',
    'Price Range',
    'Image URL',
    "Lowe's Score",
    'AJ Madison Reviews',
    'Date',
    'Text',
  ]);
});
