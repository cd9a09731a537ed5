import { expect, test } from '@jest/globals';
import type { Database } from '../adapters/postgres/database.js';
import { translatingErrors } from './with-database.js';

test.each([
  ['53100', 'The database here has no disk space left: why. Free some space and try again.'],
  ['57014', 'The database here is too slow: why. Try again when it is less busy.'],
  ['57P01', 'The connection to the database here was lost: why. Try again when it is back.'],
])('An outage with the code %s is explained, with what to do', async (code, message) => {
  const failing = translatingErrors(() => Promise.reject(Object.assign(new Error('why\nand how'), { code })));
  const database = { describe: () => 'here' } as Database;
  await expect(failing(database, null)).rejects.toMatchObject({ code: 'database-lost', message });
});
