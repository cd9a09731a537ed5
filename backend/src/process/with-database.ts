import { DomainError } from '@appliance-index/domain/errors';
import { Database } from '../adapters/postgres/database.js';
import { isOutage, isTooSlow, lockConflict, rightsError } from '../adapters/postgres/database-errors.js';
import { startEmbeddedPostgres } from '../adapters/postgres/embedded/embedded-postgres.js';
import type { Config } from './config.js';
import { isDiskFull } from './disk-full.js';

export interface DatabaseOptions {
  /** Connection attempts before giving up, with growing pauses in between. */
  databaseAttempts?: number;
  /** Called with the reason while waiting for the database. */
  onWait?: (problem: string) => void;
  /** Aborts the wait. */
  signal?: AbortSignal;
}

/** `folder` is that of the embedded database; null for any other. */
type DatabaseWork<T> = (database: Database, folder: string | null) => Promise<T>;

/** Connects to the configured database, or starts the embedded one (attaches if it is already running). */
export async function withDatabase<T>(
  config: Config,
  { databaseAttempts = 5, onWait = () => undefined, signal }: DatabaseOptions,
  work: DatabaseWork<T>,
): Promise<T> {
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  try {
    const database = embedded
      ? Database.connect(embedded.connection, config.dataDir)
      : Database.connect(config.databaseUrl ?? {});
    try {
      await database.waitUntilReady(databaseAttempts, onWait, signal);
      return await work(database, embedded?.dataDir ?? null);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

/**
 * The same work with database errors as domain errors. Only for work that already reports all other outages as such,
 * because a refused connection does not say which server refused it.
 * @throws conflict/locked when another process held a needed lock; forbidden/database-rights when the tables belong to another
 * role; unavailable/database-lost when the database fails or its disk is full
 */
export function translatingErrors<T>(work: DatabaseWork<T>): DatabaseWork<T> {
  return async (database, folder) => {
    try {
      return await work(database, folder);
    } catch (error) {
      throw (
        lockConflict(error) ??
        rightsError(error, database.describe()) ??
        databaseLost(error, database) ??
        error
      );
    }
  };
}

function databaseLost(error: unknown, database: Database): DomainError | undefined {
  if (!isOutage(error)) return undefined;
  // MikroORM appends further lines, such as PostgreSQL's hint.
  const [message = ''] = (error as Error).message.split('\n', 1);
  const problem = problemOf(error, message, database.describe());
  return new DomainError('unavailable', 'database-lost', problem).causedBy(error);
}

function problemOf(error: unknown, message: string, target: string): string {
  if (isDiskFull(error))
    return `The database ${target} has no disk space left: ${message}. Free some space and try again.`;
  if (isTooSlow(error))
    return `The database ${target} is too slow: ${message}. Try again when it is less busy.`;
  return `The connection to the database ${target} was lost: ${message}. Try again when it is back.`;
}
