import { expect, test } from '@jest/globals';
import { actor } from '../src/actor.js';

test('The audit log names the account, or its numeric id if it has no name', () => {
  expect(actor(() => ({ username: 'ann' }))).toBe('cli:ann');
  const nameless = () => {
    throw Object.assign(new Error('A system error occurred: uv_os_get_passwd'), { code: 'ERR_SYSTEM_ERROR' });
  };
  expect(actor(nameless)).toBe(`cli:${process.getuid?.()}`);
});
