import { parseMapping } from '@appliance-index/domain/imports/mapping-syntax';
import { describe, expect, test } from '@jest/globals';
import { choiceOf, constantsFor, mappingText, shownFields, verdictText, withChoice } from './mapping-choices';

const columns = ['Maker', 'Item', 'Brand'];
const mapping = parseMapping('brand=Maker,model=Item~"^#",category=@washers');
const chosen = (...choice: [field: 'brand' | 'model' | 'category', value: string]) =>
  mappingText(withChoice(mapping, ...choice, columns)).split(',\n');

describe('Choosing a column for a field', () => {
  test('keeps what is done with its cells', () => {
    expect(chosen('model', '0')).toContain('model=Maker~"^#"');
  });

  test('can choose the same value for all rows', () => {
    expect(chosen('category', '@dryers')).toContain('category=@dryers');
    expect(constantsFor('brand', {})).toEqual([]);
    expect(constantsFor('brand', { constant: 'LG' })).toEqual([{ value: '@LG', label: 'LG' }]);
  });

  test('can choose none, which leaves out a column that has the name of the field', () => {
    expect(chosen('brand', '')).toContain('brand=');
    expect(chosen('category', '').join()).not.toContain('category');
  });

  test('is shown as the position of the column, whatever its case', () => {
    expect(choiceOf({ column: 'item' }, columns)).toBe('1');
    expect(choiceOf({ column: 'Number' }, columns)).toBe('');
    expect(choiceOf({ constant: 'washers' }, columns)).toBe('@washers');
  });
});

test('Fields that only the mapping names are shown after the usual ones', () => {
  expect(shownFields('catalogue', parseMapping('lowesScore=A,scale=@50')).at(-1)).toBe('lowesScore');
});

test('A verdict says how many cells are read, and why others are not', () => {
  const verdict = { field: 'rating', column: 'Avg', read: 1204, empty: 0, rejected: 0, problems: [] };
  expect(verdictText(verdict)).toBe('1,204 read');
  const problems = [{ line: 7, message: '"nine" is not a rating.' }];
  expect(verdictText({ ...verdict, empty: 2, rejected: 3, problems })).toBe(
    '1,204 read, 2 empty, 3 not: Line 7: "nine" is not a rating.',
  );
});
