import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ClientConfig, Pool, PoolConfig } from 'pg';
import { migrationsList } from './migrations/migrations-list.js';
import { usersSchema } from './users-schema.js';

/** MikroORM on one database with the pool below it, which also takes SQL that is written by hand. */
export interface Orm {
  orm: MikroORM;
  pool: Pool;
}

/** `options` say how the connections behave; none is made before the first query. */
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
  orm.em.getConnection().getClient(); // Makes the pool.
  const [pool] = pools;
  if (!pool) throw new Error('MikroORM made no pool.');
  pool.on('error', () => undefined); // An idle connection was lost; the pool replaces it.
  return { orm, pool };
}
