import { describe, expect, test } from '@jest/globals';
import { choiceOf, constantsFor, shownFields, verdictText, withChoice } from './mapping-choices';

const preview = {
  columns: ['Maker', 'Item', 'Brand'],
  sources: [
    { field: 'brand' as const, index: 0, column: 'Maker' },
    { field: 'model' as const, index: 1, column: 'Item', strip: '^#' },
    { field: 'category' as const, index: null, constant: 'washers' },
  ],
};

describe('Choosing a column for a field', () => {
  test('keeps what is done with its cells', () => {
    expect(withChoice(preview, 'model', '0')).toBe('brand=Maker,model=Maker~"^#",category=@washers');
  });

  test('can choose the same value for all rows', () => {
    expect(withChoice(preview, 'category', '@dryers')).toContain('category=@dryers');
    expect(constantsFor('brand', undefined)).toEqual([]);
    expect(constantsFor('brand', 'LG')).toEqual([{ value: '@LG', label: 'LG' }]);
  });

  test('can choose none', () => {
    expect(withChoice(preview, 'brand', '')).toContain('brand=,');
  });

  test('shows the one that is chosen', () => {
    expect(preview.sources.map(choiceOf)).toEqual(['0', '1', '@washers']);
    expect(choiceOf(undefined)).toBe('');
  });
});

test('Fields that only the mapping names are shown after the usual ones', () => {
  const sources = [...preview.sources, { field: 'lowesScore' as const, index: 2 }];
  expect(shownFields('catalogue', sources).at(-1)).toBe('lowesScore');
});

test('A verdict says how many cells are read, and why others are not', () => {
  const verdict = { field: 'rating', column: 'Avg', read: 1204, empty: 0, rejected: 0, problems: [] };
  expect(verdictText(verdict)).toBe('1,204 ratings read');
  const problems = [{ line: 7, message: '"nine" is not a rating.' }];
  expect(verdictText({ ...verdict, empty: 2, rejected: 3, problems })).toBe(
    '1,204 ratings read, 2 empty, 3 not: Line 7: "nine" is not a rating.',
  );
});
