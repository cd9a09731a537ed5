import { expect, test } from '@jest/globals';
import { type ApplianceFieldName, readApplianceFields } from './appliance.js';
import { inputOfCells } from './cell-text.js';

const model = { brand: 'LG', model: 'W1', category: 'washers', subcategory: 'front-load' };

/** The value of a field after its cell, or the message. */
function read(name: ApplianceFieldName, text: string) {
  const { fields, issues } = readApplianceFields({ ...model, ...inputOfCells({ [name]: text }, 'washers') });
  return issues[0]?.message ?? fields[name];
}

test.each<[ApplianceFieldName, string, unknown]>([
  ['lowesScore', '43', 43],
  ['lowesScore', ' ', null],
  ['lowesScore', '4.3', '4.3 is not a whole number. 4.3 stars is entered as 43.'],
  ['lowesScore', 'good', 'A score must be a whole number from 0 to 50. 4.3 stars is entered as 43.'],
  ['lowesReviewCount', '1,204', 1204],
  ['lowesReviewCount', '12 004\u00a0', 12004],
  ['lowesReviewCount', '1,20', 'A review count must be a whole number.'],
  ['lowesReviewCount', '-5', '-5 is below 0. A review count is 0 or more.'],
  ['lowesReviewCount', '9'.repeat(400), 'A review count must be a whole number.'],
  ['category', 'Dryers', 'dryers'],
  ['category', 'toasters', expect.stringMatching(/^The category must be one of washers/)],
  ['subcategory', 'Top Load Washer', expect.stringMatching(/^For washers, the type must be one of/)],
  ['subcategory', 'top-load', 'top-load'],
  ['subcategory', '', null],
  ['priceRange', '$1,204', '$1,204'],
  ['priceRange', '$900\r\n(sale)', '$900 (sale)'],
  ['priceRange', 'N/A', '"N/A" stands for no value. Leave the field empty instead.'],
  ['model', '', 'Fill in the model.'],
  ['model', '1,204', '1,204'],
])('A cell of %s with %j is read as %p', (name, text, value) => {
  expect(read(name, text)).toEqual(value);
});

test('A type is one of the category that its row gives beside it', () => {
  expect(inputOfCells({ category: 'Refrigerators', subcategory: 'French Door' }, 'washers')).toEqual({
    category: 'fridges',
    subcategory: 'french-door',
  });
});
