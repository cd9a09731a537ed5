import { expect, test } from '@jest/globals';
import { parseSearchPart, partParameters } from './result-part.js';

test('A part of a search is the first page of all categories, unless its parameters name another', () => {
  expect(parseSearchPart('stoves', '12')).toEqual({ category: 'stoves', page: 12 });
  for (const [category, page] of [
    [null, null],
    ['cars', '0'],
    ['', '-1'],
    ['toString', '1e3'],
    ['Stoves', '1.5'],
  ] as const)
    expect(parseSearchPart(category, page)).toEqual({ category: null, page: 1 });
  expect(parseSearchPart(null, '99999').page).toBe(10_000);
});

test('The parameters of a part name only what differs from the first page of all categories', () => {
  expect(partParameters()).toBe('');
  expect(partParameters({ category: null, page: 1 })).toBe('');
  expect(partParameters({ category: 'stoves', page: 12 })).toBe('&category=stoves&page=12');
});
