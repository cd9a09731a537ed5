import { beforeEach, expect, test } from '@jest/globals';
import { Argon2Passwords } from './argon2-passwords.js';

let passwords: Argon2Passwords;
beforeEach(() => {
  passwords = new Argon2Passwords();
});
const hashes = () => passwords.queue.activeCount + passwords.queue.pendingCount;

test('The password of an unknown account is hashed, too, so that the answer takes as long', async () => {
  const answer = passwords.matches('copper kettle on the hob', null);
  expect(hashes()).toBe(1);
  expect(await answer).toBe(false);
});

test('While 250 hashes wait, another one is refused with when to try again', async () => {
  let finish = () => {};
  const busy = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const waiting = Array.from({ length: passwords.queue.concurrency + 249 }, () =>
    passwords.queue(() => busy),
  );
  const last = passwords.hash('copper kettle on the hob');
  for (const hash of [null, '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAA'])
    await expect(passwords.matches('copper kettle on the hob', hash)).rejects.toMatchObject({
      code: 'busy',
      details: { retryAfterSeconds: 5 },
    });
  finish();
  await Promise.all([...waiting, last]);
});

test.each(['Password123', 'SUNSHINE'])('The password %s is common, in any letter case', async (password) => {
  expect(await passwords.isCommon(password)).toBe(true);
});
