import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { minuteMs } from '@appliance-index/domain/durations';
import { DomainError } from '@appliance-index/domain/errors';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Client, type ClientConfig, type Pool, type QueryResultRow } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { AuditTrail } from './audit/audit-trail.js';
import { loginError } from './database-errors.js';
import { DatabaseSchema } from './database-schema.js';
import { type Orm, openOrm } from './orm.js';
import { isRead, RepeatedReads } from './repeated-reads.js';
import { type ClientOptions, isAtRest, socketWithTimeout } from './socket-with-timeout.js';
import { forOrm, inWriteTransaction, type Query, type Statement } from './write-transaction.js';

const poolSize = 16;
const connectTimeoutMs = 3_000;
/** Enforced by the server; the socket timeouts below cover a server that has stopped responding. */
const statementTimeoutMs = 5_000;
/** Shorter than the statement timeout, so that a lock wait can be distinguished from a slow query. */
const lockTimeoutMs = 4_000;
const socketTimeoutMs = 6_000;
/** A statement on a million rows, or a wait for a lock, may send no data for minutes. */
const longSocketTimeoutMs = 10 * minuteMs;
/** Shorter than the socket timeout: an unused connection is closed before it is mistaken for a lost one. */
const idleTimeoutMs = 5_000;
const maxRetryDelayMs = 5_000;
/** pg_trgm similarity that still finds a brand name with one letter missing, added, wrong or swapped. */
const minWordSimilarity = 0.4;

/**
 * The code relies on these, so they are set for every connection: a database or role may have other defaults. The pool
 * sets its own time limits on top.
 */
const sessionSettings = [
  'statement_timeout=0',
  'lock_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'idle_session_timeout=0',
  'datestyle=ISO',
  String.raw`default_transaction_isolation=read\ committed`,
  `pg_trgm.word_similarity_threshold=${minWordSimilarity}`,
];

/** The query function of the current transaction, and in a write transaction its entity manager. */
interface QueryContext {
  query: Query;
  entities?: EntityManager;
}

/** Connections to one database: a pool for reads and short writes, and dedicated clients for everything else. */
export class Database {
  /** Connections that one backend opens at most: the pool's, the one for LISTEN, and for a moment an assessment's and an import's. */
  readonly connectionsPerBackend = poolSize + 3;
  readonly schema = new DatabaseSchema(this);
  private readonly reads: RepeatedReads;
  private readonly context = new AsyncLocalStorage<QueryContext>();

  private constructor(
    private readonly orm: Orm['orm'],
    readonly pool: Pool,
    readonly auditTrail: AuditTrail,
    readonly close: Orm['close'],
    readonly config: ClientConfig,
    private readonly embeddedIn: string | null,
  ) {
    this.reads = new RepeatedReads(pool);
  }

  /**
   * Creates the pool; it connects with the first query. The target is DATABASE_URL, or the embedded database, which is
   * described by DATA_DIR.
   */
  static connect(target: string | ClientConfig, embeddedIn: string | null = null): Database {
    const given = typeof target === 'string' ? clientConfig(target) : target;
    const options = [given.options ?? '', ...sessionSettings.map((setting) => `-c ${setting}`)].join(' ');
    const config = { ...given, options };
    const { orm, pool, auditTrail, close } = openOrm(config, {
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      idleTimeoutMillis: idleTimeoutMs,
      stream: () => socketWithTimeout(socketTimeoutMs),
      // Sends concurrent queries of one connection without waiting for each answer.
      pipeline: true,
    });
    return new Database(orm, pool, auditTrail, close, config, embeddedIn);
  }

  /** Runs hand-written SQL and returns the rows as the driver gives them. */
  query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.rows({ text, values: [...values] });
  }

  /**
   * Like `query`, but planned once per connection instead of every time. For SQL whose text never varies and whose best
   * plan is the same for all values.
   */
  prepared<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.rows({ text, values: [...values], name: hash('sha1', text) });
  }

  private async rows<Row extends QueryResultRow>(statement: Statement): Promise<Row[]> {
    const transaction = this.context.getStore();
    if (transaction) return (await transaction.query<Row>(statement)).rows;
    const send = () => this.pool.query<Row>(statement);
    return (await (isRead(statement.text) ? this.reads.run(send) : send())).rows;
  }

  /** Runs `read`, and once more if its connection is lost; only once in a transaction, which is lost as a whole. */
  repeatIfLost<T>(read: () => Promise<T>): Promise<T> {
    return this.context.getStore() ? read() : this.reads.run(read);
  }

  /**
   * Runs `work` in a read-only transaction whose queries all see the same state of the database; once more, in a new one,
   * if the connection is lost.
   */
  readTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.reads.run(() => this.readOnce(work));
  }

  private async readOnce<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let isFinished = false;
    const query: Query = async <Row extends QueryResultRow>(statement: Statement) => {
      if (isFinished) throw new Error('The query was issued after its read transaction had ended.');
      return client.query<Row>(statement);
    };
    // Nothing was written, so a successful read transaction ends this way, too.
    const end = () => {
      isFinished = true;
      return client.query('rollback').then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    };
    try {
      // The queries are sent behind it, without waiting for its answer.
      const begun = client.query('begin isolation level repeatable read read only');
      const [result] = await Promise.all([this.context.run({ query }, work), begun]);
      void end();
      return result;
    } catch (error) {
      await end();
      throw error;
    }
  }

  /**
   * Runs `work` in one transaction, committed or rolled back as a whole; joins the current transaction if there is one.
   * `behindCommit` may query what the commit has changed, without another trip to the database.
   */
  async transaction<T>(
    work: () => Promise<T>,
    behindCommit: (query: Database['query']) => Promise<void> = async () => undefined,
  ): Promise<T> {
    if (this.isInTransaction()) return work();
    // Not MikroORM's own transactions: they never release a connection whose "begin" or "rollback" fails.
    const withEntities = (query: Query) => this.inContext({ query, entities: this.entitiesOf(query) }, work);
    return inWriteTransaction(this.pool, withEntities, (query) =>
      behindCommit(async (text, values = []) => (await query({ text, values: [...values] })).rows as never),
    );
  }

  /** Runs `work` in the current transaction with an entity manager of its own, which keeps it short of what others have read. */
  async unitOfWork<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.context.getStore();
    if (!outer?.entities) throw new Error('A unit of work needs a transaction.');
    return this.inContext(
      { ...outer, entities: outer.entities.fork({ keepTransactionContext: true }) },
      work,
    );
  }

  private async inContext<T>(context: Required<QueryContext>, work: () => Promise<T>): Promise<T> {
    const result = await this.context.run(context, work);
    await context.entities.flush();
    return result;
  }

  isInTransaction(): boolean {
    return this.context.getStore()?.entities !== undefined;
  }

  /** A new entity manager for a transaction, whose statements `query` runs. */
  entitiesOf(query: Query): EntityManager {
    const entities = this.orm.em.fork();
    entities.setTransactionContext(forOrm(query));
    return entities;
  }

  /** The entity manager of the current transaction, or a new one with an empty identity map. */
  entities(): EntityManager {
    return this.context.getStore()?.entities ?? this.orm.em.fork();
  }

  /**
   * Opens a connection outside the pool and without its time limits, for LISTEN, locks and long transactions. The caller
   * ends it. It is closed when no data passes in either direction for `timeoutMs` during a statement; 0 waits indefinitely.
   * Aborting `signal` closes it at once, the only reliable way to stop a running statement; the database then rolls back.
   */
  async dedicatedClient({ timeoutMs = longSocketTimeoutMs, signal }: ClientOptions = {}): Promise<Client> {
    const client: Client = new Client({
      ...this.config,
      // Between two statements of an import, assessing a large catalogue may take longer than that.
      stream: () => socketWithTimeout(timeoutMs, () => isAtRest(client), signal),
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: 'appliance-index',
    });
    client.on('error', () => undefined); // A query in flight rejects on its own.
    await client.connect();
    return client;
  }

  /** The host, or its socket directory, and database name, without user or password; or the folder of the embedded one. */
  describe(): string {
    if (this.embeddedIn !== null) return `embedded PostgreSQL in ${this.embeddedIn}`;
    const { host = 'localhost', port, database = '' } = this.config;
    return `${host}${port ? `:${port}` : ''}/${database}`;
  }

  /** Runs `work` while holding the advisory lock; does nothing when another session holds it. `signal` ends that session. */
  async tryWithLock(lock: number, work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    // Like that of a migration, this connection is idle for as long as the work takes.
    const client = await this.dedicatedClient({ timeoutMs: 0, signal });
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

  /** Rejects with the reason when the database cannot be reached. Not repeated like other reads: that is up to who waits. */
  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  /** Whether the database accepts no writes, like a standby. Rejects like `ping`. */
  async isReadOnly(): Promise<boolean> {
    const [row] = await this.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    return row?.isReadOnly ?? false;
  }

  /**
   * Retries with exponential backoff until the database answers.
   * @throws forbidden/database-login when it refuses the login, unavailable/database-unreachable after the last attempt
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
        const message = `The database ${this.describe()} does not answer: ${problem}. Check that it is running and that DATABASE_URL is correct.`;
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
}

/** @throws invalid/configuration when the URL is malformed or names a missing file */
function clientConfig(url: string): ClientConfig {
  try {
    return parseIntoClientConfig(url);
  } catch (error) {
    const message = `DATABASE_URL cannot be used: ${(error as Error).message}`;
    throw new DomainError('invalid', 'configuration', message);
  }
}

export type { Client };
