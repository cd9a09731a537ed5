import type { Client, ClientConfig, QueryResultRow } from 'pg';
import { locks } from '../locks.js';
import { openOrm } from '../orm.js';
import { socketWithTimeout } from '../socket-with-timeout.js';
import { migrationsList } from './migrations-list.js';

interface Reads {
  query<Row extends QueryResultRow>(text: string): Promise<Row[]>;
}

export const migrationNames: readonly string[] = migrationsList.map(({ name }) => name);

/**
 * Applies the pending migrations, all or none, while `client` holds the lock; without time limits, for large tables.
 * `signal` is the client's own.
 */
export async function migrate(
  client: Client,
  config: ClientConfig,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [locks.migrations]);
  const { orm, close } = openOrm(config, { max: 2, stream: () => socketWithTimeout(0, undefined, signal) });
  try {
    return (await orm.migrator.up()).map(({ name }) => name);
  } finally {
    await close();
  }
}

/** Read-only: does not create the migrations table if it is missing. */
export async function appliedMigrations(database: Reads): Promise<string[]> {
  const [table] = await database.query<{ exists: boolean }>(
    `select to_regclass('migrations') is not null as exists`,
  );
  if (!table?.exists) return [];
  return (await database.query<{ name: string }>('select name from migrations order by id')).map(
    ({ name }) => name,
  );
}
