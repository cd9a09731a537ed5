import { expect, test } from '@jest/globals';
import { tooManyAttempts } from './postgres-rate-limits.js';

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
])('a refusal for %i seconds says to wait %s', (seconds, wait) => {
  expect(tooManyAttempts(seconds).message).toBe(`Too many attempts. Try again in ${wait}.`);
});
