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
      { id: 'a', brand: 'LG', model: 'X', typeLabel: 'Front Load', shownScore: '4.5' },
      { id: 'b', brand: 'LG', model: 'Y', typeLabel: 'Fridges', shownScore: null },
    ],
  });
  expect(lines.map(({ path, label, type, detail }) => [path, label, type, detail])).toEqual([
    ['/category/fridges', 'Fridges', undefined, 'Rankings'],
    ['/category/fridges/french-door', 'French Door, Fridges', undefined, 'Rankings'],
    ['/appliance/a', 'LG X', 'Front Load', '4.5'],
    ['/appliance/b', 'LG Y', 'Fridges', 'Not rated yet'],
  ]);
});

test('all results come last, unless there are none to expect', async () => {
  const models = [{ id: 'a', brand: 'LG', model: 'X', typeLabel: 'Front Load', shownScore: '4.5' }];
  serve({
    '/api/suggestions?q=l%26g': { rankings: [], models },
    '/api/suggestions?q=zz': { rankings: [], models: [] },
  });
  expect((await fetchSuggestions('l&g '))?.map(({ path, label }) => [path, label])).toEqual([
    ['/appliance/a', 'LG X'],
    ['/search?q=l%26g', 'See all results'],
  ]);
  expect(await fetchSuggestions('zz')).toEqual([]);
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

test('the number of suggestions is announced in words, without the line for all results', () => {
  expect([0, 2, 9].map((count) => suggestionCountText(count).split('.')[0])).toEqual([
    'No suggestions',
    '1 suggestion',
    '8 suggestions',
  ]);
});
