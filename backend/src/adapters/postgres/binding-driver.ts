import { type DriverException, PostgreSqlConnection, PostgreSqlDriver, raw } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';

/**
 * MikroORM writes values into its SQL, which PostgreSQL logs when a statement fails. Here texts are sent as parameters
 * instead, so that no hash and no token gets into a log. Numbers stay in the SQL: a "case" of batch updates needs their type.
 */
class BindingConnection extends PostgreSqlConnection {
  override async execute<T>(
    ...[query, params = [], method = 'all', transaction]: Parameters<PostgreSqlConnection['execute']>
  ): Promise<T> {
    if (typeof query !== 'string' || !Array.isArray(params)) {
      throw new Error('Only SQL with a list of values can be executed.');
    }
    await this.ensureConnection();
    const texts: string[] = [];
    const values = params.map((value) => (typeof value === 'string' ? raw(`$${texts.push(value)}`) : value));
    const sql = this.platform.formatQuery(query, values);
    const client: Pick<Kysely<unknown>, 'executeQuery'> = transaction ?? this.getClient();
    return this.transformRawResult(await client.executeQuery(CompiledQuery.raw(sql, texts)), method);
  }
}

/** MikroORM's driver for PostgreSQL with a connection that binds texts. */
export class BindingDriver extends PostgreSqlDriver {
  protected override readonly connection = new BindingConnection(this.config);

  /** Leaves out PostgreSQL's details: they quote the row that it refuses, and errors are logged. */
  override convertException(exception: Error & { detail?: unknown }): DriverException {
    delete exception.detail;
    return super.convertException(exception);
  }
}
