import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Client, type ClientConfig, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { DomainError } from '../../domain/errors.js';
import { Migration001Catalogue } from './migrations/migration-001-catalogue.js';
import { Migration002Scores } from './migrations/migration-002-scores.js';

const poolSize = 16;
const readTimeoutMs = 5_000;
const connectTimeoutMs = 3_000;
/** Any fixed number: processes that migrate at once queue behind it. */
const migrationLock = 724_001;

/** What connects to one database: a pool for reads and short writes, and connections of their own for the rest. */
export class Database {
  private constructor(
    private readonly orm: MikroORM,
    readonly pool: Pool,
    private readonly config: ClientConfig,
  ) {}

  static async connect(target: string | ClientConfig): Promise<Database> {
    const config = typeof target === 'string' ? parseIntoClientConfig(target) : target;
    const driverOptions = {
      ...config,
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: readTimeoutMs,
      idle_in_transaction_session_timeout: readTimeoutMs,
      keepAlive: true,
      application_name: 'appliance-index',
    };
    const orm = new MikroORM({
      entities: [],
      discovery: { warnWhenNoEntities: false },
      dbName: config.database ?? 'postgres',
      driverOptions,
      extensions: [Migrator],
      migrations: {
        tableName: 'migrations',
        migrationsList: [
          { name: 'migration-001-catalogue', class: Migration001Catalogue },
          { name: 'migration-002-scores', class: Migration002Scores },
        ],
        transactional: true,
        allOrNothing: true,
        snapshot: false,
        silent: true,
      },
    });
    const connection = orm.em.getConnection() as PostgreSqlConnection;
    return new Database(orm, (await connection.getNativeClient()) as Pool, config);
  }

  /** Rows as they come, for reads whose SQL is written by hand. */
  async query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ text, values: [...values] });
    return rows;
  }

  /** A connection outside the pool, for listening, locks and long transactions. The caller ends it. */
  async dedicatedClient(): Promise<Client> {
    const client = new Client({ ...this.config, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true });
    client.on('error', () => undefined); // The query in flight rejects by itself.
    await client.connect();
    return client;
  }

  /** Brings the schema up to date; processes that start at once do it once. Answers what was applied. */
  async migrate(): Promise<string[]> {
    const client = await this.dedicatedClient();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      const applied = await this.orm.migrator.up();
      return applied.map(({ name }) => name);
    } finally {
      await client.end();
    }
  }

  async pendingMigrations(): Promise<string[]> {
    return (await this.orm.migrator.getPending()).map(({ name }) => name);
  }

  /** Host and database, without user or password. */
  describe(): string {
    const place = this.config.host?.startsWith('/')
      ? 'embedded PostgreSQL'
      : (this.config.host ?? 'localhost');
    const port = this.config.port ? `:${this.config.port}` : '';
    return `${place}${place === 'embedded PostgreSQL' ? '' : port}/${this.config.database ?? ''}`;
  }

  async serverVersion(): Promise<number> {
    const [row] = await this.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    return Math.floor(Number(row?.version ?? 0) / 10_000);
  }

  /** Waits with growing pauses until the database answers. @throws forbidden/database-login when it refuses our login */
  async waitUntilReady(attempts: number, onWait: (problem: string) => void): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.query('select 1');
        return;
      } catch (error) {
        const { code, message } = error as { code?: string; message: string };
        if (code === '28P01' || code === '28000' || code === '3D000') {
          throw new DomainError(
            'forbidden',
            'database-login',
            `The database refuses us: ${message}. Check DATABASE_URL.`,
          );
        }
        if (attempt >= attempts) {
          throw new DomainError(
            'forbidden',
            'database-unreachable',
            `The database does not answer: ${message || code}.`,
          );
        }
        onWait(message || String(code));
        await new Promise((resolve) => setTimeout(resolve, Math.min(5_000, 250 * 2 ** attempt)));
      }
    }
  }

  async close(): Promise<void> {
    await this.orm.close(true);
  }
}

export type { Client, PoolClient };
