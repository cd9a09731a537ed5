import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { Database } from '../src/adapters/postgres/database.js';
import { startEmbeddedPostgres } from '../src/adapters/postgres/embedded/embedded-postgres.js';
import { type Contents, sharedServer } from './shared-server.js';

export interface TestDatabase {
  database: Database;
  /** Settings for further connections. */
  connection: ClientConfig;
  /** What the server has logged since the database was created. */
  log(): string;
  stop(): Promise<void>;
}

/** A database of its own on the run's PostgreSQL. `stop` drops it. */
export async function createTestDatabase(contents: Contents = 'schema'): Promise<TestDatabase> {
  const { logFile } = sharedServer();
  const logStart = statSync(logFile).size;
  const { connection, drop } = await cloneDatabase(contents);
  const database = Database.connect(connection);
  const stop = async () => {
    await database.close();
    await drop();
  };
  const log = () => readFileSync(logFile).subarray(logStart).toString();
  return { database, connection, log, stop };
}

/** Like `createTestDatabase`, without a pool: for programs that connect by themselves. */
export async function cloneDatabase(contents: Contents) {
  const { connection, templates } = sharedServer();
  const name = `spec_${process.pid}_${databaseCount++}`;
  await asAdmin(connection, `create database ${name} template ${templates[contents]}`);
  const drop = () => asAdmin(connection, `drop database ${name} with (force)`);
  return { connection: { ...connection, database: name }, drop };
}

let databaseCount = 0;

async function asAdmin(connection: ClientConfig, sql: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Starts a PostgreSQL server of its own with a migrated database, for specs about servers. `stop` deletes its files. */
export async function startTestServer(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'appliance-index-'));
  chmodSync(dataDir, 0o755); // The server may run under another account.
  const server = await startEmbeddedPostgres({ dataDir, fsync: false });
  const database = Database.connect(server.connection);
  await database.schema.migrate();
  return {
    database,
    connection: server.connection,
    log: () => readFileSync(join(server.dataDir, '../postgres.log'), 'utf8'),
    stop: async () => {
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Finds a row for each connection to the database that waits for a lock. Other specs share the server. */
export const waitingForLocks = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
