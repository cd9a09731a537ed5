import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { closeMatchWords, matchesQuery, matchingRankings, rankingsNamedIn, searchText } from './search.js';
import { categorySlugs } from './taxonomy.js';

const fridge = { brand: 'LG', model: 'LF30*S 8210_S', category: 'fridges', subcategory: 'french-door' };
const dryer = { brand: 'GE', model: 'GTD33', category: 'dryers', subcategory: 'tumble' };

describe('A search', () => {
  test.each([
    'lg',
    ' LF30 ',
    'french-door',
    'French Door',
    'Refrigerator',
    'fridges',
    '30*S',
    '8210_',
    'frig',
  ])('for %p finds the french door fridge', (query) => expect(matchesQuery(fridge, query)).toBe(true));

  test.each(['', '   ', '%', '.*', 'lg lf30', 'washer', 'fridges french'])(
    'for %p does not find it',
    (query) => expect(matchesQuery(fridge, query)).toBe(false),
  );

  test.each([
    ...['range', 'Ranges', 'oven', 'ovens', 'cooktop', 'cooktops'].map((word) => [word, 'stoves']),
    ...['freezer', 'freezers', 'refrigerators'].map((word) => [word, 'fridges']),
    ...['washing machine', 'washing machines'].map((word) => [word, 'washers']),
    ...['clothes dryer', 'clothes dryers'].map((word) => [word, 'dryers']),
  ])('for %p finds the %s, and their rankings first', (word, category) => {
    const found = categorySlugs.filter((each) =>
      matchesQuery({ brand: 'LG', model: 'A1', category: each, subcategory: null }, word),
    );
    expect(found).toEqual([category]);
    expect(matchingRankings(word)[0]).toEqual({ category, subcategory: null });
  });

  test('finds types by their label', () => {
    expect(matchesQuery(dryer, 'standard dryer')).toBe(true);
  });

  test('finds a model by any part of its name', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9%_.*\\/ -]{1,20}$/).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(), (name, from, length) => {
        const model = { ...fridge, model: name.trim().replace(/\s+/g, ' ') };
        const start = from % model.model.length;
        const part = model.model.slice(start, start + 1 + (length % 8));
        fc.pre(part.trim() !== '');
        expect(matchesQuery(model, part)).toBe(true);
      }),
    );
  });

  test('finds accented letters, whether they are one character or two', () => {
    for (const model of ['Café', 'Cafe\u0301']) {
      for (const query of ['café', 'cafe\u0301'])
        expect(matchesQuery({ ...fridge, model }, query)).toBe(true);
    }
  });

  test('ignores invisible characters', () => {
    expect(matchesQuery(fridge, '\u200blf\u00ad30*\ufeffs')).toBe(true);
    expect(matchesQuery(fridge, '\u200b\u3164')).toBe(false);
  });

  test('without accents does not count as the same text', () => {
    expect(matchesQuery({ ...fridge, model: 'Café' }, 'cafe')).toBe(false);
  });

  test('never matches across two fields', () => {
    expect(searchText(fridge).split('\n')).toContain('lg');
    expect(matchesQuery(fridge, 'lg\nlf30')).toBe(false);
  });
});

test.each([
  ['lg washer', ['washers/null']],
  [
    'front load',
    [
      'washers/front-load',
      'washers/commercial-front-load',
      'dryers/front-load',
      'dryers/commercial-front-load',
    ],
  ],
  ['LG front load dryer', ['dryers/front-load', 'dryers/commercial-front-load']],
  ['top-load', ['washers/top-load']],
  ['oven', ['stoves/null']],
  ['ge & 7000', []],
  ['ge 7000', []],
  ['', []],
])('The text %j names the rankings %j, whatever else it says', (text, rankings) => {
  expect(rankingsNamedIn(text).map(({ category, subcategory }) => `${category}/${subcategory}`)).toEqual(
    rankings,
  );
});

test.each([
  ['WM4OOOHWA', 'wm4000hwa'],
  ['Foxy WA5OM745OAW', 'foxy wa50m7450aw'],
])('Close matches of %j have 0 for the letter O behind a digit', (query, words) => {
  expect(closeMatchWords(query).words.join(' ')).toBe(words);
});
