import { expect, test } from '@jest/globals';
import { serve } from '../../../test/requests';
import { fetchSuggestions, nextIndex, suggestionCountText, toSuggestions } from './fetch-suggestions';

test('rankings come before models, each with its link', () => {
  const lines = toSuggestions({
    rankings: [
      { category: 'fridges', subcategory: null, label: 'Fridges' },
      { category: 'fridges', subcategory: 'french-door', label: 'French Door, Fridges' },
    ],
    models: [
      { id: 'a', brand: 'LG', model: 'X', shownScore: '4.5' },
      { id: 'b', brand: 'LG', model: 'Y', shownScore: null },
    ],
  });
  expect(lines.map(({ path, label, detail }) => [path, label, detail])).toEqual([
    ['/category/fridges', 'Fridges', 'Rankings'],
    ['/category/fridges/french-door', 'French Door, Fridges', 'Rankings'],
    ['/appliance/a', 'LG X', '4.5'],
    ['/appliance/b', 'LG Y', 'Not rated yet'],
  ]);
});

test('a failed request gives no suggestions instead of an empty list', async () => {
  serve({});
  expect(await fetchSuggestions('bosch')).toBeNull();
});

test('the text is sent as it is, without spaces around it, and not at all when blank', async () => {
  const requested = serve({ '/api/suggestions?q=black%20%26%20decker': { rankings: [], models: [] } });
  expect(await fetchSuggestions(' black & decker ')).toEqual([]);
  expect(await fetchSuggestions(' ')).toBeNull();
  expect(requested).toHaveLength(1);
});

test('the arrow keys wrap around through the text box', () => {
  const down = [-1, 0, 1].map((activeIndex) => nextIndex(activeIndex, 1, 2));
  const up = [-1, 0, 1].map((activeIndex) => nextIndex(activeIndex, -1, 2));
  expect(down).toEqual([0, 1, -1]);
  expect(up).toEqual([1, -1, 0]);
});

test('the number of suggestions is announced in words', () => {
  expect([0, 1, 8].map((count) => suggestionCountText(count).split('.')[0])).toEqual([
    'No suggestions',
    '1 suggestion',
    '8 suggestions',
  ]);
});
