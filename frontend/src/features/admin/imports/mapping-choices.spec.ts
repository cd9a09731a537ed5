import type { ColumnVerdict } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import {
  choiceOf,
  constantsFor,
  mappingTextOf,
  type Source,
  shownFields,
  valueRowsOf,
  verdictText,
  withChoice,
  withMeaning,
  withPattern,
} from './mapping-choices';

const columns = ['Maker', 'Item', 'Brand'];
const brand: Source = { field: 'brand', index: 0, column: 'Maker' };
const model: Source = { field: 'model', index: 1, column: 'Item', strip: '^#' };
const sources: Source[] = [brand, model, { field: 'category', index: null, constant: 'washers' }];
const verdictOf = (more: Partial<ColumnVerdict>): ColumnVerdict => ({
  ...{ field: 'rating', column: 'Avg', read: 1204, empty: 0, rejected: 0 },
  ...{ problems: [], examples: [], values: [] },
  ...more,
});

describe('Choosing a column for a field', () => {
  const textWith = (...[field, choice]: [Source['field'], string]) =>
    mappingTextOf(withChoice(sources, columns, field, choice));

  test('keeps what is done with its cells', () => {
    expect(textWith('model', '0')).toBe('brand=Maker,model=Maker~"^#",category=@washers');
  });

  test('can choose the same value for all rows, from a list or typed', () => {
    expect(textWith('category', '@dryers')).toContain('category=@dryers');
    expect(textWith('brand', '@GE')).toContain('brand=@GE');
    expect(constantsFor('brand').map(({ value }) => value)).toEqual(['@']);
    expect(constantsFor('scale').map(({ value }) => value)).toEqual(['@5', '@50', '@100']);
    expect(constantsFor('category')).toContainEqual({
      value: '@fridges/french-door',
      label: 'Refrigerators: French Door',
    });
  });

  test('can choose none', () => {
    expect(textWith('brand', '')).toContain('brand=,');
  });

  test('can be for a field that had none', () => {
    expect(textWith('rating', '2')).toBe('brand=Maker,model=Item~"^#",category=@washers,rating=Brand');
  });

  test('shows the one that is chosen', () => {
    expect(sources.map(choiceOf)).toEqual(['0', '1', '@washers']);
    expect(choiceOf(undefined)).toBe('');
  });
});

describe('What is done with the cells of a column', () => {
  test('is a pattern that is taken out, until it is emptied', () => {
    const text = mappingTextOf(withPattern(sources, brand, '^"x" '));
    expect(text).toContain('brand=Maker~"^""x"" "');
    expect(mappingTextOf(withPattern(sources, model, ''))).toContain('model=Item,');
  });

  test('is a value that stands for another, without case, until it means itself again', () => {
    const named = withMeaning(sources, brand, 'G.E.', 'GE');
    expect(mappingTextOf(named)).toContain('brand=Maker,brand:G.E.=GE');
    const changed = withMeaning(named, named[0] ?? brand, 'g.e.', 'General Electric');
    expect(mappingTextOf(changed)).toContain('brand=Maker,brand:g.e.=General Electric,model');
    expect(withMeaning(changed, changed[0] ?? brand, 'G.E.', '')).toEqual(sources);
  });

  test('is offered for the values of the file, with those that only the mapping has', () => {
    const values = [
      { value: 'Wine', rows: 4, isRead: false },
      { value: 'Ranges', rows: 9, isRead: true },
    ];
    const source = { ...brand, values: { ranges: 'stoves', Ovens: 'stoves' } };
    expect(valueRowsOf(source, verdictOf({ values }))).toEqual([
      { value: 'Wine', rows: 4, isRead: false, meaning: '' },
      { value: 'Ranges', rows: 9, isRead: true, meaning: 'stoves' },
      { value: 'Ovens', rows: null, isRead: true, meaning: 'stoves' },
    ]);
  });
});

test('A file of models can have every field but those of the retailers', () => {
  const names = ['brand', 'model', 'category', 'subcategory'];
  const fields = [...names, 'imageUrl', 'priceRange', 'reliabilityScore'];
  expect(shownFields('catalogue', [])).toEqual(fields);
});

test('Fields that only the mapping names are shown after the usual ones', () => {
  const others: Source[] = [...sources, { field: 'lowesScore', index: 2 }];
  expect(shownFields('catalogue', others).at(-1)).toBe('lowesScore');
});

test('A verdict says how many cells are read, and why others are not, in the words of the form', () => {
  expect(verdictText(verdictOf({}))).toBe('1,204 ratings read');
  const problems = [
    { line: 7, message: '"(2.1k)" is a rounded count. Use the exact one, or allow rounded counts.' },
  ];
  expect(verdictText(verdictOf({ field: 'reviewCount', empty: 2, rejected: 3, problems }))).toBe(
    `1,204 counts read, 2 empty, 3 not: Line 7: "(2.1k)" is a rounded count. Use the exact one, or tick 'Read rounded counts'.`,
  );
});
