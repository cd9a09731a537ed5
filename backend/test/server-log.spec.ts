import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const main = `${import.meta.dirname}/../dist/main.js`;

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await createTestDatabase();
});
afterAll(() => postgres.stop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const fullDisk = existsSync('/dev/full') ? test : test.skip;
fullDisk('A server whose log is on a full disk serves, and stops in order', () =>
  serveWithLog(openSync('/dev/full', 'w')),
);

test('A server whose log is not read from its pipe serves, and stops in order', () => serveWithLog('pipe'));

test('A server on the schema of a newer release says so in its log', async () => {
  await postgres.database.query(`insert into migrations (name) values ('migration-999-later')`);
  const { server } = await startServer('pipe');
  let log = '';
  for await (const text of server.stdout ?? []) {
    log += text;
    if (log.includes('Appliance Index')) break;
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(log).toContain('The schema is from a newer release (migration-999-later).');
});

async function serveWithLog(log: number | 'pipe'): Promise<void> {
  const { server, port } = await startServer(log);
  const ended = once(server, 'exit');
  const status = () => fetch(`http://localhost:${port}/health/live`).then((response) => response.status);
  while (server.exitCode === null && (await status().catch(() => 0)) !== 200) await delay(50);
  // More lines than a pipe holds.
  for (let request = 0; request < 1_000; request++) expect(await status()).toBe(200);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

async function startServer(log: number | 'pipe'): Promise<{ server: ChildProcess; port: number }> {
  const port = await freePort();
  const { host, user, database } = postgres.connection;
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `postgres://${user}@/${database}?host=${host}`,
      SESSION_SECRET: 'a-secret-that-only-this-test-knows-0123456789',
      LOG_LEVEL: 'debug',
      SAMPLE_DATA: '0',
      SHUTDOWN_GRACE_SECONDS: '0',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', log, 'inherit'],
  });
  return { server, port };
}
