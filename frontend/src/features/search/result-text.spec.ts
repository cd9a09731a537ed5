import { expect, test } from '@jest/globals';
import { cardView } from '../../../test/views';
import { rankText, resultCountText, truncationNote, wordMatchesText } from './result-text';

test('the heading counts the results, with a singular', () => {
  expect(resultCountText({ query: '36', total: 9 })).toBe('Found 9 results for "36"');
  expect(resultCountText({ query: 'GE "x"', total: 1 })).toBe('Found 1 result for "GE "x""');
  expect(resultCountText({ query: 'zz', total: 0 })).toBe('Found 0 results for "zz"');
});

test('a note says when only the first results are listed', () => {
  expect(truncationNote({ results: [], page: 1, pages: 0 })).toBeNull();
  expect(truncationNote({ results: [], page: 1, pages: 12 })).toBeNull();
  const card = { ...cardView(), rank: 1, evidence: null };
  expect(truncationNote({ results: [card], page: 1, pages: 12 })).toContain('narrow your search');
  expect(truncationNote({ results: [card, card], page: 12, pages: 12 })).toBe(
    'Showing results 1,101 to 1,102.',
  );
});

test('the models that match every word are counted, with a singular', () => {
  expect(wordMatchesText({ wordTotal: 1 })).toBe('1 model matches every word');
  expect(wordMatchesText({ wordTotal: 1_500 })).toBe('1,500 models match every word');
});

test('a rank names its type, or the category of a model without one', () => {
  expect(rankText({ ...cardView(), rank: 5 })).toBe('No. 5 in French Door');
  expect(rankText({ ...cardView({ subcategoryLabel: null }), rank: 1_005 })).toBe('No. 1,005 in Fridges');
  expect(rankText({ ...cardView(), rank: null })).toBeNull();
});
