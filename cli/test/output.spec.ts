import { expect, test } from '@jest/globals';
import { shellWord } from '../src/output.js';

test.each([
  ['best-buy', 'best-buy'],
  ['Model Number', "'Model Number'"],
  ["Lowe's $5", String.raw`'Lowe'\''s $5'`],
])('The word %s is typed in a shell as %s', (word, typed) => {
  expect(shellWord(word)).toBe(typed);
});
