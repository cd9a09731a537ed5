import { expect, test } from '@jest/globals';
import { HealthController } from '../adapters/http/health.controller.js';
import type { Database } from '../adapters/postgres/database.js';
import { DatabaseReadiness } from './readiness.js';

/** The health of a server whose database answers with `isReadOnly`. */
const healthWith = (isReadOnly: () => Promise<boolean>) =>
  new HealthController(new DatabaseReadiness({ isReadOnly } as Database));

test('A server whose database takes writes again after it was read-only says both', async () => {
  let isStandby = true;
  const health = healthWith(async () => isStandby);
  expect(await health.ready()).toEqual({
    status: 'read-only',
    message: expect.stringContaining('read-only at the moment (a standby)'),
  });
  isStandby = false;
  expect(await health.ready()).toEqual({ status: 'ok' });
});

test('A server without a database is not ready', async () => {
  const health = healthWith(() => Promise.reject(new Error('connect ECONNREFUSED')));
  await expect(health.ready()).rejects.toMatchObject({
    code: 'not-ready',
    message: 'The database is not responding.',
  });
});
