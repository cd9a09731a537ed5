import { beforeEach, expect, test } from '@jest/globals';
import { Passwords } from './account-ports.js';

/** Hashes are the texts themselves; remembers what was compared with them. */
class PlainPasswords extends Passwords {
  readonly compared: string[] = [];
  hash = async (password: string) => password;
  isOutdated = () => false;
  isCommon = async (password: string) => password === 'sunshine';
  async matches(password: string, hash: string | null) {
    this.compared.push(password);
    return password === hash;
  }
}

const [composed, decomposed] = ['caf\u00e9 du coin', 'cafe\u0301 du coin'];

let passwords: PlainPasswords;
beforeEach(() => {
  passwords = new PlainPasswords();
});

test('A new password is hashed in one form', async () => {
  expect(await passwords.hashNew(decomposed)).toBe(composed);
});

test.each([
  ['right', composed, composed],
  ['right', decomposed, composed],
  ['outdated', decomposed, decomposed],
  ['wrong', composed, decomposed],
  ['wrong', composed, null],
])('A check is %s for %j and the hash of %j', async (result, typed, hash) => {
  expect(await passwords.check(typed, hash)).toBe(result);
});

test('A wrong password costs a second comparison only when it was typed in another form', async () => {
  await passwords.check('plain', 'other');
  await passwords.check('plain', null);
  expect(passwords.compared).toEqual(['plain', 'plain']);
  await passwords.check(decomposed, null);
  expect(passwords.compared.slice(2)).toEqual([composed, decomposed]);
});

test.each(['sunshine', 'sunshinesunshine', 'aaaaaaaa', 'asdfghjkl', 'ａｂｃｄｅｆｇｈ'])(
  'The new password %s is refused as too common',
  async (password) => {
    await expect(passwords.hashNew(password)).rejects.toMatchObject({
      code: 'password-common',
      message: 'This password is too common. Choose another one.',
    });
  },
);
