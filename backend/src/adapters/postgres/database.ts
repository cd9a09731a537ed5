import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { Client, type ClientConfig, type Pool, type QueryResult, type QueryResultRow } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { minuteMs } from '../../domain/durations.js';
import { DomainError } from '../../domain/errors.js';
import { loginError, schemaError } from './database-errors.js';
import { appliedMigrations, migrate, migrationNames } from './migrations/migrations.js';
import { type Orm, openOrm } from './orm.js';

/** The oldest major version of PostgreSQL that will do. */
const minServerVersion = 15;
/** Others lack signs that names have, or take bytes that are none; searches would miss what they should find. */
const requiredEncoding = 'UTF8';
const poolSize = 16;
const connectTimeoutMs = 3_000;
/** The server gives up first; the limits of silence are for one that no longer says anything. */
const statementTimeoutMs = 5_000;
/** Less than the statement's, so that to wait for others is told from being slow. */
const lockTimeoutMs = 4_000;
const socketTimeoutMs = 6_000;
/** A statement on a million rows, or a wait for somebody else's, may say nothing for minutes. */
const longSocketTimeoutMs = 10 * minuteMs;
/** Less than the silence: a connection that nobody uses is closed, and not taken for a lost one. */
const idleTimeoutMs = 5_000;
const maxRetryDelayMs = 5_000;
const migrationNoticeMs = 10_000;
/** Whoever operates the database can see in it which. */
const migrationWaitMessage =
  'its schema is being brought up to date, by us or another process, or somebody holds a lock';

/** How alike a word is to the one meant when a letter is missing, added, wrong or swapped; tried on the names of brands. */
const minWordSimilarity = 0.4;

/** What has a name is planned once by each connection. */
interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

type Query = <Row extends QueryResultRow>(statement: Statement) => Promise<Pick<QueryResult<Row>, 'rows'>>;

/** What belongs together: the queries, and in a transaction the mapped objects, too. */
interface QueryContext {
  query: Query;
  entities?: EntityManager;
}

/** What connects to one database: a pool for reads and short writes, and connections of their own for the rest. */
export class Database {
  private readonly context = new AsyncLocalStorage<QueryContext>();

  private constructor(
    private readonly orm: Orm['orm'],
    readonly pool: Pool,
    private readonly config: ClientConfig,
  ) {}

  /** Makes the pool; nothing is connected before the first query. */
  static connect(target: string | ClientConfig): Database {
    const config = typeof target === 'string' ? clientConfig(target) : target;
    const { orm, pool } = openOrm(config, {
      options: `${config.options ?? ''} -c pg_trgm.word_similarity_threshold=${minWordSimilarity}`,
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      idleTimeoutMillis: idleTimeoutMs,
      stream: () => socketWithTimeout(socketTimeoutMs),
      // What is asked together on one connection goes out together.
      pipeline: true,
    });
    return new Database(orm, pool, config);
  }

  /** Rows as they come, for reads whose SQL is written by hand. */
  query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.rows({ text, values: [...values] });
  }

  /**
   * Like `query`, and planned once by each connection instead of each time. For SQL in always the same words, whose
   * best plan is the same for all values.
   */
  prepared<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.rows({ text, values: [...values], name: hash('sha1', text) });
  }

  private async rows<Row extends QueryResultRow>(statement: Statement): Promise<Row[]> {
    const query: Query = this.context.getStore()?.query ?? ((asked) => this.pool.query(asked));
    return (await query<Row>(statement)).rows;
  }

  /** All that `work` asks is answered from one state of the database. */
  async readTransaction<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let isFinished = false;
    const query: Query = async <Row extends QueryResultRow>(statement: Statement) => {
      if (isFinished) throw new Error('This read came after the moment it belongs to.');
      return client.query<Row>(statement);
    };
    let rollbackError: Error | undefined;
    try {
      await client.query('begin isolation level repeatable read read only');
      return await this.context.run({ query }, work);
    } finally {
      isFinished = true;
      // Nothing was written, so this is also how it ends well.
      await client.query('rollback').catch((error: Error) => {
        rollbackError = error;
      });
      client.release(rollbackError);
    }
  }

  /** All that `work` asks and writes happens together, or not at all. Within another one it is a part of that. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.isInTransaction()) return work();
    const entities = this.orm.em.fork();
    // Not MikroORM's own: that never gives a connection back whose "begin" or "rollback" fails.
    const kysely = this.orm.em.getConnection().getClient<unknown>();
    return kysely.transaction().execute(async (connection) => {
      entities.setTransactionContext(connection);
      const query: Query = async <Row extends QueryResultRow>({ text, values }: Statement) =>
        connection.executeQuery<Row>(CompiledQuery.raw(text, values));
      const result = await this.context.run({ query, entities }, work);
      await entities.flush();
      return result;
    });
  }

  isInTransaction(): boolean {
    return this.context.getStore()?.entities !== undefined;
  }

  /** The mapped objects, in the transaction if there is one; else a view that has seen nothing yet. */
  entities(): EntityManager {
    return this.context.getStore()?.entities ?? this.orm.em.fork();
  }

  /**
   * A connection outside the pool and without its time limits, for listening, locks and long transactions. The caller ends it.
   * It is lost when nothing was said on it for `timeoutMs`, in either direction; 0 lets it wait for ever.
   */
  async dedicatedClient({ timeoutMs = longSocketTimeoutMs } = {}): Promise<Client> {
    const client = new Client({
      ...this.config,
      stream: () => socketWithTimeout(timeoutMs),
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: 'appliance-index',
    });
    client.on('error', () => undefined); // The query in flight rejects by itself.
    await client.connect();
    return client;
  }

  /**
   * Brings the schema up to date; processes that start at once do it once. Answers what was applied. Nothing limits how
   * long that takes, so `onWait` hears of it again and again.
   * @throws forbidden/database-version or -encoding for what is `incompatibility`, forbidden/database-rights when the server lets us
   * make no tables or lacks the extension
   */
  async migrate(onWait: (problem: string) => void = () => undefined): Promise<string[]> {
    const problem = await this.incompatibility();
    if (problem) throw problem;
    // It keeps the lock without a word for as long as the migrations take.
    const client = await this.dedicatedClient({ timeoutMs: 0 });
    const waiting = setInterval(() => onWait(migrationWaitMessage), migrationNoticeMs);
    try {
      return await migrate(client, this.config);
    } catch (error) {
      throw schemaError(error, this.describe()) ?? error;
    } finally {
      clearInterval(waiting);
      await client.end();
    }
  }

  async pendingMigrations(): Promise<string[]> {
    const applied = await appliedMigrations(this);
    return migrationNames.filter((name) => !applied.includes(name));
  }

  /** What a newer release has applied. */
  async unknownMigrations(): Promise<string[]> {
    return (await appliedMigrations(this)).filter((name) => !migrationNames.includes(name));
  }

  /** Host and database, without user or password. */
  describe(): string {
    const { host = 'localhost', port, database = '' } = this.config;
    if (host.startsWith('/')) return `embedded PostgreSQL/${database}`;
    return `${host}${port ? `:${port}` : ''}/${database}`;
  }

  /** Why nothing should be kept here, and what to do; null where all is well. */
  async incompatibility(): Promise<DomainError | null> {
    const version = await this.serverVersion();
    if (version < minServerVersion) {
      const message = `The database ${this.describe()} is PostgreSQL ${version}; ${minServerVersion} or newer is needed.`;
      return new DomainError('forbidden', 'database-version', message);
    }
    const encoding = await this.setting('server_encoding');
    if (encoding === requiredEncoding) return null;
    const message = `The database ${this.describe()} keeps texts as ${encoding}; ${requiredEncoding} is needed. Make a new one ("create database NAME encoding '${requiredEncoding}' template template0"), and restore a backup of this one into it.`;
    return new DomainError('forbidden', 'database-encoding', message);
  }

  /** The major version, like 15. */
  async serverVersion(): Promise<number> {
    return Math.floor(Number(await this.setting('server_version_num')) / 10_000);
  }

  private async setting(name: string): Promise<string> {
    const [row] = await this.query<{ value: string }>('select current_setting($1) as value', [name]);
    return row?.value ?? '';
  }

  /** Whether the extension that searches rest on is there or can be made. */
  async hasTrigramExtension(): Promise<boolean> {
    const found = await this.query(`
      select from pg_available_extensions where name = 'pg_trgm'
      union all select from pg_extension where extname = 'pg_trgm'`);
    return found.length > 0;
  }

  /** Does the work while it holds the lock, and nothing while somebody else holds it. */
  async tryWithLock(lock: number, work: () => Promise<void>): Promise<void> {
    const client = await this.dedicatedClient();
    try {
      const { rows } = await client.query<{ isAcquired: boolean }>(
        'select pg_try_advisory_lock($1) as "isAcquired"',
        [lock],
      );
      if (rows[0]?.isAcquired) await work();
    } finally {
      await client.end();
    }
  }

  /** Rejects with whatever keeps the database from answering. */
  async ping(): Promise<void> {
    await this.query('select 1');
  }

  /**
   * Waits with growing pauses until the database answers.
   * @throws forbidden/database-login when it refuses us, unavailable/database-unreachable after the last attempt
   */
  async waitUntilReady(
    attempts: number,
    onWait: (problem: string) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const problem = await this.connectionProblem();
      if (problem === null) return;
      if (attempt >= attempts) {
        const message = `The database ${this.describe()} does not answer: ${problem}. Is it running, and is DATABASE_URL right?`;
        throw new DomainError('unavailable', 'database-unreachable', message);
      }
      onWait(problem);
      await delay(Math.min(maxRetryDelayMs, 125 * 2 ** attempt), undefined, { signal });
    }
  }

  private async connectionProblem(): Promise<string | null> {
    try {
      await this.ping();
      return null;
    } catch (error) {
      const refusal = loginError(error);
      if (refusal) throw refusal;
      const { code = '', message } = error as { code?: string; message: string };
      return message || code;
    }
  }

  async close(): Promise<void> {
    await this.orm.close(true);
    if (!this.pool.ended) await this.pool.end(); // MikroORM ends only a pool that it has used itself.
  }
}

/** @throws invalid/configuration when a part of the address says nothing, or names a file that is not there */
function clientConfig(url: string): ClientConfig {
  try {
    return parseIntoClientConfig(url);
  } catch (error) {
    const message = `DATABASE_URL cannot be used: ${(error as Error).message}`;
    throw new DomainError('invalid', 'configuration', message);
  }
}

/**
 * The end of a query alone would leave its connection waiting for the answer, and with it all who get it next from
 * the pool, and the rollback.
 */
function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => {
    socket.destroy(
      Object.assign(new Error(`The database said nothing for ${ms / 1_000} s`), { code: 'ETIMEDOUT' }),
    );
  });
}

export type { Client };
