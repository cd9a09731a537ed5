import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { Sessions } from './session.js';

test('sessions that cannot be pruned are logged with the reason', async () => {
  const lines = new PassThrough();
  const pool = { query: () => Promise.reject(new Error('Connection terminated unexpectedly')) };
  const database = { pool: pool as unknown as Pool, repeatIfLost: <T>(read: () => Promise<T>) => read() };
  const settings = { publicUrl: 'http://localhost:3000', sessionSecret: 'x'.repeat(32) };
  const sessions = new Sessions(settings, database, pino(lines));
  Reflect.get(sessions, 'store').pruneSessions();
  const [line] = await once(lines, 'data');
  expect(JSON.parse(String(line))).toMatchObject({
    msg: 'sessions could not be pruned',
    problem: 'Connection terminated unexpectedly',
  });
  sessions.close();
});
