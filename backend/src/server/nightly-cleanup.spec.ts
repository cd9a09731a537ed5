import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { Database } from '../adapters/postgres/database.js';
import { runNightlyCleanup } from './nightly-cleanup.js';

test('A cleanup begins no further task once its server is told to stop', async () => {
  const stop = new AbortController();
  const begun: string[] = [];
  const tasks = {
    removeStale: async () => void begun.push('uploads'),
    purgeTrash: async () => {
      begun.push('trash');
      stop.abort();
    },
    removeExpired: async () => void begun.push('newsletter'),
    reconcile: async () => void begun.push('media'),
  };
  const app = { get: () => tasks } as never;
  const database = { tryWithLock: (_, work) => work() } as Pick<Database, 'tryWithLock'> as Database;
  await runNightlyCleanup({ app }, database, pino({ level: 'silent' }), stop.signal);
  expect(begun).toEqual(['uploads', 'trash']);
});
