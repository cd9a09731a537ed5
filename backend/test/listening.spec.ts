import dns from 'node:dns';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readConfig } from '../src/process/config.js';
import { serve } from '../src/server/serve.js';
import { databaseUrl } from './shared-server.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await createTestDatabase();
});
afterAll(() => postgres.stop());

test.each(['ENOTFOUND', 'EAI_AGAIN'])(
  'A HOST that cannot be resolved (%s) is reported as that, and not as a lost database',
  async (code) => {
    const lookup = (_host: string, _options: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error(`getaddrinfo ${code} myhost`), { code }));
    jest.spyOn(dns, 'lookup').mockImplementation(lookup as never);
    const config = readConfig({
      DATABASE_URL: databaseUrl(postgres.connection),
      ...{ HOST: 'myhost', PORT: '0', SAMPLE_DATA: '0', LOG_LEVEL: 'silent' },
      SESSION_SECRET: 'a-secret-that-only-this-test-knows-0123456789',
    });
    const served = serve(config, new AbortController().signal);
    await expect(served).rejects.toThrow('HOST myhost is not an address of this machine.');
  },
);
