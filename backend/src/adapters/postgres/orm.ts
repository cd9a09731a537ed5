import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { type ClientConfig, Pool, type PoolConfig, TypeOverrides, types } from 'pg';
import { accountsSchema, auditedAccounts } from './accounts-schema.js';
import { aliasesSchema, auditedAliases } from './aliases-schema.js';
import { appliancesSchema, auditedAppliances } from './appliances-schema.js';
import { articlesSchema, auditedArticles } from './articles-schema.js';
import { AuditTrail } from './audit/audit-trail.js';
import { BindingDriver } from './binding-driver.js';
import { auditedImports, importsSchema } from './imports/import-records.js';
import { auditedMedia, mediaSchema } from './media-schema.js';
import { migrationsList } from './migrations/migrations-list.js';
import { passwordResetsSchema } from './password-resets-schema.js';
import { auditedProfiles, profilesSchema } from './profiles-schema.js';
import { newsletterLinksSchema, subscribersSchema } from './subscribers-schema.js';
import { dialectOver } from './write-transaction.js';

/** MikroORM and its connection pool, which also runs hand-written SQL. */
export interface Orm {
  orm: MikroORM;
  pool: Pool;
  auditTrail: AuditTrail;
  /** Waits for the queries in flight. */
  close(): Promise<void>;
}

/** Connects with the first query; `options` configure the connections. */
export function openOrm(config: ClientConfig, options: PoolConfig): Orm {
  const pool = openPool({ ...config, ...options });
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
    driverOptions: dialectOver(() => pool.connect()),
    ensureDatabase: false,
    subscribers: [auditTrail],
    entities: [
      ...[accountsSchema, articlesSchema, appliancesSchema, profilesSchema, aliasesSchema, mediaSchema],
      ...[importsSchema, passwordResetsSchema, subscribersSchema, newsletterLinksSchema],
    ],
    dbName: config.database ?? 'postgres',
    extensions: [Migrator],
    migrations: {
      tableName: 'migrations',
      migrationsList,
      snapshot: false,
      silent: true,
    },
  });
  const close = async () => {
    await pool.end();
    await orm.close(true);
  };
  return { orm, pool, auditTrail, close };
}

function openPool(options: PoolConfig): Pool {
  const parsers = new TypeOverrides();
  for (const name of ['DATE', 'TIMESTAMP', 'TIMESTAMPTZ', 'INTERVAL'] as const) {
    parsers.setTypeParser(types.builtins[name], String); // As MikroORM expects them.
  }
  const pool = new Pool({ keepAlive: true, application_name: 'appliance-index', ...options, types: parsers });
  pool.on('error', () => undefined); // The pool replaces a lost idle connection.
  pool.on('connect', (client) => client.on('error', () => undefined)); // A query in flight rejects on its own.
  return pool;
}
