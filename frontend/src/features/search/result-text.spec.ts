import { expect, test } from '@jest/globals';
import { resultCountText, truncationNote } from './result-text';

test('the heading counts the results, with a singular', () => {
  expect(resultCountText({ query: '36', total: 9 })).toBe('Found 9 results for "36"');
  expect(resultCountText({ query: 'GE "x"', total: 1 })).toBe('Found 1 result for "GE "x""');
  expect(resultCountText({ query: 'zz', total: 0 })).toBe('Found 0 results for "zz"');
});

test('a note says when only the first results are listed', () => {
  expect(truncationNote({ total: 0, results: [] })).toBeNull();
  expect(truncationNote({ total: 1200, results: [] })).toContain('narrow your search');
});
