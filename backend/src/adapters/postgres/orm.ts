import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ClientConfig, Pool, PoolConfig } from 'pg';
import { migrationsList } from './migrations/migrations-list.js';
import { usersSchema } from './users-schema.js';

/** MikroORM and its connection pool, which also runs hand-written SQL. */
export interface Orm {
  orm: MikroORM;
  pool: Pool;
}

/** Connects with the first query; `options` configure the connections. */
export function openOrm(config: ClientConfig, options: PoolConfig): Orm {
  const pools: Pool[] = [];
  const orm = new MikroORM({
    entities: [usersSchema],
    dbName: config.database ?? 'postgres',
    driverOptions: {
      ...config,
      keepAlive: true,
      application_name: 'appliance-index',
      ...options,
      onPoolCreated: (pool: Pool) => pools.push(pool),
    },
    extensions: [Migrator],
    migrations: {
      tableName: 'migrations',
      migrationsList,
      snapshot: false,
      silent: true,
    },
  });
  orm.em.getConnection().getClient(); // Creates the pool.
  const [pool] = pools;
  if (!pool) throw new Error('MikroORM created no pool.');
  pool.on('error', () => undefined); // The pool replaces a lost idle connection.
  return { orm, pool };
}
