import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { type Environment, readConfig, readToolConfig } from './config.js';

const dataDir = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (environment: Environment = {}) => readConfig({ DATA_DIR: dataDir, ...environment });
const secret = 'x'.repeat(32);
const bucket = { S3_BUCKET: 'photos', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'hunter2' };
const bucketKeys = { S3_ENDPOINT: 'http://s3', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'hunter2' };
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://ann:hunter2@db/catalogue' };

test('without settings, the site runs on port 3000 with the embedded database and sample data', () => {
  expect(read()).toMatchObject({
    port: 3000,
    host: '',
    dataDir,
    databaseUrl: null,
    s3: null,
    publicUrl: 'http://localhost:3000',
    smtpUrl: null,
    metricsToken: null,
    trustProxy: 0,
    rateLimitScale: 1,
    sampleData: true,
    logLevel: 'info',
    isProduction: false,
  });
});

/** A file of the repository. */
const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

/** The names of all settings. */
function settings(): string[] {
  const asked = new Set<string>();
  const get = (environment: Environment, name: string) => {
    asked.add(name);
    return environment[name];
  };
  readConfig(new Proxy<Environment>({ DATA_DIR: dataDir, ...bucket, ...bucketKeys }, { get }));
  return [...asked].sort();
}

test('the README lists every setting', () => {
  const readme = textOf('README.md');
  const [, table = ''] = /## Configuration(.*?)\nBackup and restore/s.exec(readme) ?? [];
  const names = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
  expect(names.sort()).toEqual(settings());
});

test.each([
  ['the compose file', ['docker-compose.yml']],
  ['a pod', ['docker/kubernetes/base/config.env', 'docker/kubernetes/base/backend.yaml']],
])('%s has every setting but those of the image itself', (_, paths) => {
  const ofImage = ['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT'];
  const words = paths.flatMap((path) => textOf(path).match(/\w+/g) ?? []);
  expect(settings().filter((name) => !words.includes(name))).toEqual(ofImage);
});

test('an empty value counts as unset', () => {
  const defaults = { ...read(), isAdminKeyNew: false };
  expect(read({ PORT: '', DATABASE_URL: ' ', SAMPLE_DATA: '', SESSION_SECRET: '' })).toEqual(defaults);
});

test('with the embedded database, secrets are generated once and readable only by their owner', () => {
  const own = mkdtempSync(join(dataDir, 'own-'));
  const again = () => read({ DATA_DIR: own, NODE_ENV: 'production' });
  const first = again();
  expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(first.adminKey?.length).toBeGreaterThanOrEqual(32);
  expect(again()).toEqual({ ...first, isAdminKeyNew: false });
  for (const name of readdirSync(own)) expect(statSync(join(own, name)).mode & 0o777).toBe(0o600);
});

test('production on an external database requires a 32-byte secret and generates no admin key', () => {
  expect(() => read(production)).toThrow(/^SESSION_SECRET must be set/);
  expect(() => read({ ...production, SESSION_SECRET: 'short' })).toThrow(/^SESSION_SECRET is too short/);
  expect(read({ ...production, SESSION_SECRET: secret })).toMatchObject({
    sessionSecret: secret,
    adminKey: null,
  });
});

test('tools need no secret in production, but check one that is set', () => {
  const readForTool = (environment: Environment) => readToolConfig({ DATA_DIR: dataDir, ...environment });
  expect(readForTool(production).databaseUrl).toBe(production.DATABASE_URL);
  expect(readForTool({ ...production, SESSION_SECRET: '' }).databaseUrl).toBe(production.DATABASE_URL);
  expect(() => readForTool({ ...production, SESSION_SECRET: 'short' })).toThrow(
    /^SESSION_SECRET is too short/,
  );
});

test.each([
  'postgres://ann@db:6432/catalogue?sslmode=require',
  'postgresql://db/catalogue',
  'postgres://ann:x@/catalogue?host=/run/postgresql',
  'postgres:///catalogue?host=/run/postgresql',
  'postgres://ann@%2Frun%2Fpostgresql/catalogue',
])('%s names a database', (url) => {
  expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each(['abc', 'a'.repeat(63), 'photos.of-2026', '1st'])('%s names a bucket', (name) => {
  expect(read({ S3_BUCKET: name, ...bucketKeys }).s3?.bucket).toBe(name);
});

test('a blank region is that of most stores', () => {
  expect(read({ ...bucketKeys, S3_BUCKET: 'photos', S3_REGION: ' ' }).s3?.region).toBe('us-east-1');
});

describe('an invalid value is reported in one line that names the variable', () => {
  test.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '-1' },
    { PORT: '3000.5' },
    { DATABASE_URL: 'mysql://db/catalogue' },
    { DATABASE_URL: 'postgres://[/catalogue' },
    { DATABASE_URL: 'postgres://' },
    { DATABASE_URL: 'postgres://ann:hunter2@/catalogue' },
    { S3_ENDPOINT: 'http://s3:8333/photos', ...bucket },
    { S3_ENDPOINT: 'http://[::1]:9000', ...bucket },
    { S3_ENDPOINT: 'https://photos.s3.eu-central-1.amazonaws.com', ...bucket },
    { S3_REGION: 'EU (Frankfurt)', ...bucket, S3_ENDPOINT: 'http://s3' },
    ...[
      'Photos',
      'my_photos',
      'ab',
      'a'.repeat(64),
      '-photos',
      'photos.',
      'my..photos',
      '192.168.0.1',
      'bücher',
      'a/b',
    ].map((name) => ({ S3_BUCKET: name, ...bucketKeys })),
    { PUBLIC_URL: 'example.org' },
    { PUBLIC_URL: 'http://' },
    { PUBLIC_URL: 'https://example.org/shop' },
    { SESSION_SECRET: 'hunter2' },
    { ADMIN_KEY: 'hunter2' },
    { METRICS_TOKEN: 'hunter2' },
    { SMTP_URL: 'http://mail' },
    { SMTP_URL: 'smtp://' },
    { SMTP_URL: 'smtp://ann:hunter2@' },
    { TRUST_PROXY: 'true' },
    { RATE_LIMIT_SCALE: 'off' },
    { RATE_LIMIT_SCALE: 'Infinity' },
    { SAMPLE_DATA: 'yes' },
    { SHUTDOWN_GRACE_SECONDS: '21' },
    { LOG_LEVEL: 'loud' },
    { NODE_ENV: 'prod' },
  ])('%j', (environment) => {
    const [name = ''] = Object.keys(environment);
    expect(() => read(environment)).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'configuration',
        issues: [expect.objectContaining({ path: name })],
      }),
    );
    expect(() => read(environment)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(() => read(environment)).not.toThrow(/hunter2/);
  });
});

test('an unusable data folder is reported in one line', () => {
  const file = join(dataDir, 'session-secret');
  read();
  expect(() => readConfig({ DATA_DIR: file })).toThrow(
    expect.objectContaining({
      code: 'configuration',
      issues: [expect.objectContaining({ path: 'DATA_DIR' })],
    }),
  );
  expect(() => readConfig({ DATA_DIR: file })).toThrow(/^DATA_DIR must be a writable folder[^\n]+\.$/);
});

test('a data folder that cannot be created is reported in one line, even if all secrets are set', () => {
  const secret = 'x'.repeat(32);
  for (const secrets of [{}, { SESSION_SECRET: secret, ADMIN_KEY: secret }]) {
    expect(() => readConfig({ ...secrets, DATA_DIR: '/proc/none/data' })).toThrow(
      /^DATA_DIR must be a writable folder[^\n]+\.$/,
    );
  }
});

test.each(['session-secret', 'admin-key'])(
  'a stored %s that cannot be read is reported in one line',
  (name) => {
    const own = mkdtempSync(join(dataDir, 'own-'));
    mkdirSync(join(own, name));
    expect(() => read({ DATA_DIR: own })).toThrow(/^DATA_DIR must be a writable folder[^\n]+\.$/);
  },
);

test('an emptied admin key file disables the key', () => {
  const own = mkdtempSync(join(dataDir, 'own-'));
  expect(read({ DATA_DIR: own }).adminKey).toHaveLength(43);
  for (const text of ['', '\n']) {
    writeFileSync(join(own, 'admin-key'), text);
    expect(read({ DATA_DIR: own }).adminKey).toBeNull();
  }
});

test('with ADMIN_KEY, a key stored before is not read', () => {
  const own = mkdtempSync(join(dataDir, 'own-'));
  mkdirSync(join(own, 'admin-key'));
  const given = { adminKey: secret, adminKeyFile: null, isAdminKeyNew: false };
  expect(read({ DATA_DIR: own, ADMIN_KEY: secret })).toMatchObject(given);
});

test.each(['session-secret', 'admin-key'])('a stored %s that is too short is refused', (name) => {
  const own = mkdtempSync(join(dataDir, 'own-'));
  writeFileSync(join(own, name), 'short');
  expect(() => read({ DATA_DIR: own })).toThrow(`DATA_DIR has a file ${name} that is too short. Remove it`);
});

test('all invalid values are reported together', () => {
  const paths = ['PORT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'LOG_LEVEL'];
  const issues = paths.map((path) => expect.objectContaining({ path }));
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'y', S3_ENDPOINT: 'http://s3' })).toThrow(
    expect.objectContaining({ issues }),
  );
});
