import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { Database } from '../src/adapters/postgres/database.js';
import { startEmbeddedPostgres } from '../src/adapters/postgres/embedded/embedded-postgres.js';

export interface TestDatabase {
  database: Database;
  /** Settings for further connections. */
  connection: ClientConfig;
  /** The server's log. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a separate PostgreSQL server with an empty, migrated database. `stop` deletes its files. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'appliance-index-'));
  chmodSync(dataDir, 0o755); // The server may run under another account.
  const server = await startEmbeddedPostgres({ dataDir, fsync: false });
  const database = Database.connect(server.connection);
  await database.migrate();
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
