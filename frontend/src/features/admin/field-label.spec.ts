import { expect, test } from '@jest/globals';
import { fieldLabel } from './field-label';

test("A field has the same label as in the forms, with the retailer's name for scores and counts", () => {
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
