import { describe, expect, test } from '@jest/globals';
import { isGuessable, repeatedUnit } from './guessable-passwords.js';

describe('A guessable password', () => {
  test.each([
    ['one character', ['aaaaaaaaaaaa', '00000000', '        ', '🔥🔥🔥🔥']],
    ['a short text that is repeated', ['abababababab', '123123123123', 'xk7xk7xk7x', 'loveLOVElove']],
    ['a sequence', ['abcdefgh', '12345678', '87654321', 'ZYXWVUTS', '1234567890', 'xyzabcde']],
    ['a row of a keyboard', ['qwertyuiop', 'asdfghjkl', 'POIUYTREWQ', 'qwertzuiop', 'azertyuiop']],
    ['a row, more than once', ['asdfghjklasdfghjkl', 'qwertyuiopqwerty']],
    [
      'several of these in a row',
      ['qwerasdfzxcv', 'abcd1234', '11112222', 'qwertyuiopasdfghjkl', '123321qwe'],
    ],
  ])('is %s', (_, passwords) => {
    expect(passwords.filter((password) => !isGuessable(password))).toEqual([]);
  });

  test.each([
    'copper kettle on the hob',
    'another long secret',
    'a new and longer secret',
    'typewriter',
    'undefined hijack',
    'gk2vqzr8',
    'abcdefghx',
    'nostuvab',
    'kq7x9kq7x9',
    'correcthorsecorrecthorse',
  ])('is not %j', (password) => {
    expect(isGuessable(password)).toBe(false);
  });
});

test.each([
  ['abcabcab', 'abc'],
  ['passwordpassword', 'password'],
  ['abca', 'abca'],
  ['', ''],
])('The text repeated in %j is %j', (text, unit) => {
  expect(repeatedUnit(text)).toBe(unit);
});
