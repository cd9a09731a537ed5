import { expect, test } from '@jest/globals';
import { foundText, limitText } from './found-text';

test('a search says how many it found, with a singular', () => {
  expect(foundText({ query: '36', total: 9 })).toBe('Found 9 results for "36"');
  expect(foundText({ query: 'GE "x"', total: 1 })).toBe('Found 1 result for "GE "x""');
  expect(foundText({ query: 'zz', total: 0 })).toBe('Found 0 results for "zz"');
});

test('a search that lists only its first results says so', () => {
  expect(limitText({ total: 0, results: [] })).toBeNull();
  expect(limitText({ total: 1200, results: [] })).toContain('narrow it down');
});
