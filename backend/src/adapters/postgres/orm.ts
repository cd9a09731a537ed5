import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ClientConfig, Pool, PoolConfig } from 'pg';
import { accountsSchema, auditedAccounts } from './accounts-schema.js';
import { aliasesSchema, auditedAliases } from './aliases-schema.js';
import { appliancesSchema, auditedAppliances } from './appliances-schema.js';
import { articlesSchema, auditedArticles } from './articles-schema.js';
import { AuditTrail } from './audit/audit-trail.js';
import { BindingDriver } from './binding-driver.js';
import { auditedImports, importsSchema } from './imports/import-records.js';
import { auditedMedia, mediaSchema } from './media-schema.js';
import { migrationsList } from './migrations/migrations-list.js';
import { passwordResetsSchema } from './postgres-password-resets.js';
import { newsletterLinksSchema, subscribersSchema } from './postgres-subscribers.js';
import { auditedProfiles, profilesSchema } from './profiles-schema.js';

/** MikroORM and its connection pool, which also runs hand-written SQL. */
export interface Orm {
  orm: MikroORM;
  pool: Pool;
  auditTrail: AuditTrail;
}

/** Connects with the first query; `options` configure the connections. */
export function openOrm(config: ClientConfig, options: PoolConfig): Orm {
  const pools: Pool[] = [];
  const auditTrail = new AuditTrail([
    auditedAccounts,
    auditedArticles,
    auditedAppliances,
    auditedProfiles,
    auditedAliases,
    auditedMedia,
    auditedImports,
  ]);
  const orm = new MikroORM({
    driver: BindingDriver,
    subscribers: [auditTrail],
    entities: [
      ...[accountsSchema, articlesSchema, appliancesSchema, profilesSchema, aliasesSchema, mediaSchema],
      ...[importsSchema, passwordResetsSchema, subscribersSchema, newsletterLinksSchema],
    ],
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
  return { orm, pool, auditTrail };
}
