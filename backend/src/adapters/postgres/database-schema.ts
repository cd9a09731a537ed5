import { DomainError } from '@appliance-index/domain/errors';
import type { Client, ClientConfig, QueryResultRow } from 'pg';
import { schemaError } from './database-errors.js';
import { appliedMigrations, migrate, migrationNames } from './migrations/migrations.js';
import type { ClientOptions } from './socket-with-timeout.js';

/** The oldest supported major version of PostgreSQL. */
const minServerVersion = 15;
/** Other encodings lack characters used in names or accept invalid bytes, so searches would miss matches. */
const requiredEncoding = 'UTF8';
const migrationNoticeMs = 10_000;
const migrationWaitMessage =
  'its schema is being migrated, by this or another process, or another session holds a lock';

interface Connections {
  config: ClientConfig;
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  dedicatedClient(options: ClientOptions): Promise<Client>;
  describe(): string;
}

/** The schema of a database, and what it needs of the server. */
export class DatabaseSchema {
  constructor(private readonly database: Connections) {}

  /**
   * Applies the pending migrations and returns their names; processes that start at the same time apply them once. There
   * is no time limit, so `onWait` is called every 10 seconds; aborting `signal` gives up, and applies none.
   * @throws forbidden/database-version or forbidden/database-encoding (see `incompatibility`), forbidden/database-rights
   * when the role may not create tables or the server lacks the extension
   */
  async migrate(
    onWait: (problem: string) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<string[]> {
    const problem = await this.incompatibility();
    if (problem) throw problem;
    // This connection is idle while it holds the lock, for as long as the migrations take.
    const client = await this.database.dedicatedClient({ timeoutMs: 0, signal });
    const notice = setInterval(() => onWait(migrationWaitMessage), migrationNoticeMs);
    try {
      return await migrate(client, this.database.config, signal);
    } catch (error) {
      throw schemaError(error, this.database.describe()) ?? error;
    } finally {
      clearInterval(notice);
      await client.end();
    }
  }

  async pendingMigrations(): Promise<string[]> {
    const applied = await appliedMigrations(this.database);
    return migrationNames.filter((name) => !applied.includes(name));
  }

  /** Applied migrations that this release does not know: a newer release has run. */
  async unknownMigrations(): Promise<string[]> {
    return (await appliedMigrations(this.database)).filter((name) => !migrationNames.includes(name));
  }

  /** What to do about a schema that a newer release has migrated; null for any other. */
  async newerReleaseWarning(): Promise<string | null> {
    const newest = (await this.unknownMigrations()).at(-1);
    if (newest === undefined) return null;
    return `The schema is from a newer release (${newest}). Run that release, or restore a backup of this one.`;
  }

  /** Why the database cannot be used and what to do about it; null when it can. */
  async incompatibility(): Promise<DomainError | null> {
    const version = await this.serverVersion();
    if (version < minServerVersion) {
      const message = `The database ${this.database.describe()} runs PostgreSQL ${version}; version ${minServerVersion} or newer is required.`;
      return new DomainError('forbidden', 'database-version', message);
    }
    const encoding = await this.setting('server_encoding');
    if (encoding === requiredEncoding) return null;
    const message = `The database ${this.database.describe()} uses the encoding ${encoding}; ${requiredEncoding} is required. Create a new database ("create database NAME encoding '${requiredEncoding}' template template0") and restore a backup of this one into it.`;
    return new DomainError('forbidden', 'database-encoding', message);
  }

  /** The major version, such as 15. */
  async serverVersion(): Promise<number> {
    return Math.floor(Number(await this.setting('server_version_num')) / 10_000);
  }

  private async setting(name: string): Promise<string> {
    const [row] = await this.database.query<{ value: string }>('select current_setting($1) as value', [name]);
    return row?.value ?? '';
  }

  /** How many connections the server, the database and the role allow this role. */
  async connectionLimit(): Promise<number> {
    const [row] = await this.database.query<{ connections: number }>(`
      select least(
        current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer,
        nullif(datconnlimit, -1),
        nullif(rolconnlimit, -1)
      ) as connections
      from pg_database, pg_roles where datname = current_database() and rolname = current_user`);
    return row?.connections ?? 0;
  }

  /** Whether pg_trgm, which search needs, is installed or available. */
  async hasTrigramExtension(): Promise<boolean> {
    const found = await this.database.query(`
      select from pg_available_extensions where name = 'pg_trgm'
      union all select from pg_extension where extname = 'pg_trgm'`);
    return found.length > 0;
  }
}
