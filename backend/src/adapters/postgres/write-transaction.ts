import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { withWait } from './database-errors.js';

/** A statement with a name is planned once per connection. */
export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

export type Query = <Row extends QueryResultRow>(
  statement: Statement,
) => Promise<Pick<QueryResult<Row>, 'rows'>>;

/**
 * Runs `work` in a transaction on a connection of the pool, which is rolled back if `work` fails. The first statement is
 * sent with the "begin" if it is a select, and those of `behindCommit` with the commit: each trip to the database that is
 * saved shortens the time for which rows are locked.
 */
export async function inWriteTransaction<T>(
  pool: Pool,
  work: (query: Query) => Promise<T>,
  behindCommit: (query: Query) => Promise<void>,
): Promise<T> {
  const client = await pool.connect();
  let isFinished = false;
  const begun = client.query('begin');
  begun.catch(() => undefined); // Awaited below.
  const query: Query = async <Row extends QueryResultRow>(statement: Statement) => {
    // A write must not be sent earlier: if the "begin" failed, it would be committed on its own.
    if (!/^\s*select\b/i.test(statement.text)) await begun;
    if (isFinished) throw new Error('The query was issued after its transaction had ended.');
    return client.query<Row>(statement).catch((error) => {
      throw withWait(error, statement.text);
    });
  };
  try {
    const result = await work(query);
    await begun;
    await Promise.all([client.query('commit'), behindCommit(query)]);
    isFinished = true;
    client.release();
    return result;
  } catch (error) {
    isFinished = true;
    await client.query('rollback').then(
      () => client.release(),
      (lost: Error) => client.release(lost),
    );
    throw error;
  }
}

/** The transaction as MikroORM, which is built on kysely, takes it. */
export function forOrm(query: Query): Kysely<unknown> {
  const client = {
    query: (text: string, values: readonly unknown[]) => query({ text, values: [...values] }),
    release: () => undefined,
  };
  return new Kysely({ dialect: dialectOver(async () => client as never) });
}

/**
 * For kysely on connections that it does not close: it would close a pool while its own reads still wait for a connection,
 * and lose these.
 */
export function dialectOver(connect: () => Promise<PostgresPoolClient>): PostgresDialect {
  return new PostgresDialect({ pool: { options: {}, connect, end: () => Promise.resolve() } });
}
