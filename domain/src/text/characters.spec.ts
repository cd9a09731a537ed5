import { describe, expect, test } from '@jest/globals';
import { dropInvisible, lookAlikeNote, unprintableIn } from './characters.js';
import { isPlaceholder } from './no-value.js';

test.each([
  ...[
    '\u200b',
    '\u00ad',
    '\u200e',
    '\u200f',
    '\u2060',
    '\ufe0f',
    '\u3164',
    '\ufeff',
    '\u200c',
    '\u200d',
    '\u034f',
  ],
  ...['\u061c', '\u115f', '\u180e', '\u2800', '\uffa0', '\u{e0020}'],
])('The invisible character %j is dropped', (character) => {
  expect(dropInvisible(`a${character}b${character}`)).toBe('ab');
});

test('Letters, accents and signs are not dropped', () => {
  const text = 'Café Ärger 日本 – ½" ™ ₹';
  expect(dropInvisible(text)).toBe(text);
});

test('Unprintable characters are named', () => {
  expect(unprintableIn('a\nb')).toBe('line break, U+000A');
  expect(unprintableIn('a\u202eb')).toBe('U+202E');
  expect(unprintableIn('Café')).toBeNull();
});

describe('A note on look-alike letters', () => {
  test('names the letter and the word', () => {
    expect(lookAlikeNote('"wаshers" is not a category.')).toBe(
      ' The letter U+0430 in "wаshers" looks like "a".',
    );
  });

  test.each(['washers', 'Café', 'Бирюса', '日本'])('is empty for %s', (word) => {
    expect(lookAlikeNote(word)).toBe('');
  });
});

test.each([
  'nan',
  'NULL',
  'N/A',
  '#N/A',
  '#REF!',
  '#DIV/0!',
  '#NAME?',
  '########',
  '-',
  '–',
  '—',
  '−',
  '--',
  'None',
])('%p stands for no value', (text) => expect(isPlaceholder(text)).toBe(true));

test.each(['', 'LG', '0', 'NaN-1', 'N/A1', '*', '-5', '#1', 'Nonesuch'])('%p is a value', (text) => {
  expect(isPlaceholder(text)).toBe(false);
});
