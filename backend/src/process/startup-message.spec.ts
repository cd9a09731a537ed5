import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { startupMessage } from './startup-message.js';

const dataDir = mkdtempSync(join(tmpdir(), 'startup-message-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const inside = join(dataDir, 'postgres/cluster');
const linesOf = (environment: Record<string, string>, folder: string | null = inside) =>
  startupMessage(readConfig({ DATA_DIR: dataDir, ...environment }), 3000, folder).split('\n');

test('the startup message names the site and the data folder', () => {
  const lines = linesOf({});
  expect(lines).toHaveLength(4);
  expect(lines.slice(0, 2)).toEqual([
    'Appliance Index is running at http://localhost:3000',
    `Data folder: ${dataDir}`,
  ]);
  expect(linesOf({ PUBLIC_URL: 'https://example.org' })[0]).toMatch(/ https:\/\/example.org$/);
  expect(linesOf({ PORT: '0' })[0]).toMatch(/:3000$/);
});

test('a database folder outside the data folder is named too', () => {
  const elsewhere = '/var/lib/appliance-index/0123/cluster';
  expect(linesOf({}, elsewhere)).toContain(`Database folder: ${elsewhere}`);
  expect(linesOf({}, `${dataDir}-too/cluster`)).toHaveLength(5);
  expect(linesOf({}, null)).toHaveLength(4);
});

test('a new admin key is printed once', () => {
  const own = mkdtempSync(join(dataDir, 'own-'));
  const [first, later] = [0, 1].map(() => linesOf({ DATA_DIR: own }, null)[2]);
  const key = readFileSync(join(own, 'admin-key'), 'utf8').trim();
  expect(first).toContain(` ${key} (saved in ${own}`);
  expect(later).not.toContain(key);
});

test('the startup message says how to create an admin, whatever the key', () => {
  const way = (environment: Record<string, string> = {}) => linesOf(environment)[2];
  const file = join(dataDir, 'admin-key');
  way(); // A new key is printed itself.
  expect(way()).toBe(
    `To create an admin, go to http://localhost:3000/admin-login and use the key in ${file}`,
  );
  const given = { ADMIN_KEY: 'x'.repeat(16) };
  expect(way(given)).toMatch(/localhost:3000\/admin-login and use ADMIN_KEY$/);
  writeFileSync(file, '');
  expect(way()).toMatch(/"admins create EMAIL"$/);
  rmSync(file);
  mkdirSync(file);
  expect(way(given)).toMatch(/use ADMIN_KEY$/);
});
