import { createHash } from 'node:crypto';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { Database } from '../src/adapters/postgres/database.js';
import { isProcessAlive } from '../src/adapters/postgres/embedded/atomic-dir.js';
import { startEmbeddedPostgres } from '../src/adapters/postgres/embedded/embedded-postgres.js';
import { withApplication } from '../src/process/with-application.js';

/** What a database of a spec starts with: the migrated schema alone, or the sample catalogue, scores and articles as well. */
export const contents = ['schema', 'sample'] as const;
export type Contents = (typeof contents)[number];

/** Where workers find the server and its templates; set by `startSharedServer`. */
const variable = 'SPEC_POSTGRES';

interface SharedServer {
  connection: ClientConfig & { host: string; user: string };
  logFile: string;
  templates: Record<Contents, string>;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts the one PostgreSQL that the specs of a run share. Its files stay for the next run, which makes the templates
 * again only when a source of the backend or of the sample has changed; SPEC_POSTGRES_FOLDER is a folder for one run.
 */
export async function startSharedServer(): Promise<{ stop(): Promise<void> }> {
  const dataDir = process.env.SPEC_POSTGRES_FOLDER ?? join(root, '.cache/spec-postgres');
  mkdirSync(dataDir, { recursive: true });
  const { connection, dataDir: clusterDir, stop } = await startEmbeddedPostgres({ dataDir, fsync: false });
  const hash = hashOfSources();
  const templates = { schema: `schema_${hash}`, sample: `sample_${hash}` };
  const admin = new Client(connection);
  await admin.connect();
  try {
    // Another run may be making them.
    await admin.query('select pg_advisory_lock(1)');
    await dropLeftovers(admin, Object.values(templates));
    await makeTemplate(admin, templates.schema, 'template1', () =>
      migrate({ ...connection, database: draft }),
    );
    await makeTemplate(admin, templates.sample, templates.schema, () => loadSample(connection.host));
  } finally {
    await admin.end();
  }
  process.env[variable] = JSON.stringify({
    connection,
    logFile: join(clusterDir, '../postgres.log'),
    templates,
  } satisfies SharedServer);
  return { stop };
}

/** The server of this run. @throws Error outside of a run */
export function sharedServer(): SharedServer {
  const text = process.env[variable];
  if (text === undefined) throw new Error('The specs have no PostgreSQL: run them by "npm run spec".');
  return JSON.parse(text);
}

/** Becomes a template only when it is complete. */
const draft = 'draft';

async function makeTemplate(admin: Client, name: string, from: string, fill: () => Promise<unknown>) {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft} template ${from}`);
  await fill();
  await admin.query(`alter database ${draft} rename to ${name}`);
}

/** Longer than any run that may still clone them. */
const templateLifetime = '1 hour';

/** Databases of runs that have ended, and old templates of other sources. */
async function dropLeftovers(admin: Client, wanted: readonly string[]): Promise<void> {
  const { rows } = await admin.query<{ name: string; isOld: boolean }>(`
    select datname as name,
      (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '${templateLifetime}' as "isOld"
    from pg_database`);
  for (const { name, isOld } of rows) {
    const [, kind, owner] = /^(spec|schema|sample)_(\w+?)(?:_|$)/.exec(name) ?? [];
    const isUnused = kind === 'spec' ? !isProcessAlive(Number(owner)) : isOld && !wanted.includes(name);
    if (kind && isUnused) await admin.query(`drop database if exists ${name} with (force)`);
  }
}

async function migrate(connection: ClientConfig): Promise<void> {
  const database = Database.connect(connection);
  await database.schema.migrate();
  await database.close();
}

async function loadSample(host: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spec-sample-'));
  chmodSync(folder, 0o700);
  const DATABASE_URL = databaseUrl({ host, database: draft });
  await withApplication({ DATABASE_URL, DATA_DIR: folder, LOG_LEVEL: 'error' }, ({ seed }) => seed.run(), {});
  rmSync(folder, { recursive: true });
}

/** The address of a database for programs, which are configured by variables. */
export function databaseUrl({ host, user = 'appliance_index', database }: ClientConfig): string {
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}`;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const patterns = ['package-lock.json', '{domain,backend}/src/**/*.ts', 'backend/sample/**/*.*'];
  for (const file of globSync(patterns, { cwd: root }).sort()) {
    if (!file.endsWith('.spec.ts')) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
