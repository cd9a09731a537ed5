import { readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '@appliance-index/domain/errors';
import { Account } from '@appliance-index/domain/people/account';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ClientConfig } from 'pg';
import { Database } from '../src/adapters/postgres/database.js';
import { isOutage, readOnlyError } from '../src/adapters/postgres/database-errors.js';
import { locks } from '../src/adapters/postgres/locks.js';
import { migrationNames } from '../src/adapters/postgres/migrations/migrations.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { appliance, insertAppliances } from './builders.js';
import { DatabaseProxy } from './database-proxy.js';
import { startTestServer, type TestDatabase, waitingForLocks } from './test-database.js';
import { until } from './until.js';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await startTestServer();
});
afterAll(() => postgres.stop());

const countModels = async (database: Database) => (await database.query('select from appliances')).length;

test('a read transaction does not see concurrent writes', async () => {
  const { database } = postgres;
  const before = await countModels(database);
  await database.readTransaction(async () => {
    const [first, second] = await Promise.all([countModels(database), countModels(database)]);
    const writer = await database.dedicatedClient();
    await writer.query(`insert into appliances (brand, model, category, search_text, match_key)
      values ('LG', 'Late', 'washers', '', 'late')`);
    await writer.end();
    expect([first, second, await countModels(database)]).toEqual([before, before, before]);
  });
  expect(await countModels(database)).toBe(before + 1);
});

test('a failed read transaction leaves no connection in a transaction', async () => {
  const { database } = postgres;
  const fail = () =>
    database.readTransaction(() =>
      Promise.all([database.query('select 1'), database.query('select 1 / 0'), database.query('select 2')]),
    );
  await Promise.all(Array.from({ length: 40 }, () => expect(fail()).rejects.toThrow('division by zero')));
  const idle = `select from pg_stat_activity where state like 'idle in transaction%'`;
  expect(await database.query(idle)).toEqual([]);
});

test.each(['transaction', 'readTransaction'] as const)(
  'a query that is not awaited in its %s is refused once that has ended',
  async (kind) => {
    const { database } = postgres;
    const ended = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    await database[kind](async () => {
      late = ended.promise.then(() => database.query('select 1'));
    });
    ended.resolve();
    await expect(late).rejects.toThrow(/was issued after its .*transaction had ended/);
  },
);

test('a prepared statement is planned once per connection, and again after a failed transaction', async () => {
  const { database } = postgres;
  const failing = database.readTransaction(() =>
    Promise.all([database.query('select 1 / 0'), database.prepared('select $1::integer as n', [1])]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  await database.readTransaction(async () => {
    const select = (n: number) => database.prepared('select $1::integer as n', [n]);
    expect(await Promise.all([select(2), select(3), select(4)])).toEqual([
      [{ n: 2 }],
      [{ n: 3 }],
      [{ n: 4 }],
    ]);
    expect(await database.query('select statement from pg_prepared_statements')).toEqual([
      { statement: 'select $1::integer as n' },
    ]);
  });
});

test('the entity manager sends texts as parameters, because the log of the database has the text of failed statements', async () => {
  const { database } = postgres;
  await database.entities().nativeUpdate(Account, { email: 'hush-1' }, { passwordHash: 'hush-2' });
  const observer = await database.dedicatedClient();
  const { rows } = await observer.query<{ query: string }>(
    `select query from pg_stat_activity where query ~ '^update "users"' and pid <> pg_backend_pid()`,
  );
  await observer.end();
  expect(rows).toEqual([{ query: 'update "users" set "password_hash" = $1 where "email" = $2' }]);
});

test('a read that takes too long is cancelled', async () => {
  await expect(postgres.database.query('select pg_sleep(20)')).rejects.toThrow('statement timeout');
}, 10_000);

test('lost connections are replaced transparently', async () => {
  const { database } = postgres;
  await Promise.all(Array.from({ length: 8 }, () => database.query('select 1')));
  const killer = await database.dedicatedClient();
  await killer.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await killer.end();
  await database.waitUntilReady(3, () => undefined);
  await insertAppliances(database, [appliance()]);
});

const cutAll = async ({ database }: TestDatabase) => {
  const killer = await database.dedicatedClient();
  await killer.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await killer.end();
};

test('a read whose connection is cut is repeated on a new one', async () => {
  const { database } = postgres;
  const reads = Array.from({ length: 40 }, () => database.query('select 1 as one from pg_sleep(0.3)'));
  const snapshots = Array.from({ length: 10 }, () =>
    database.readTransaction(async () => {
      await database.query('select pg_sleep(0.3)');
      return countModels(database);
    }),
  );
  await database.query('select pg_sleep(0.1)');
  const expected = await countModels(database);
  await cutAll(postgres);
  expect(await Promise.all(reads)).toEqual(reads.map(() => [{ one: 1 }]));
  expect(await Promise.all(snapshots)).toEqual(snapshots.map(() => expected));
}, 20_000);

test('a write whose connection is cut is not repeated', async () => {
  const { database } = postgres;
  const write = `with late as (select pg_sleep(0.5)) update catalogue_version set version = version + 1 from late`;
  let attempts = 0;
  const attempt = () => {
    attempts++;
    return database.query('select pg_sleep(0.5)');
  };
  const writes = [database.query(write), database.transaction(attempt)];
  const refused = writes.map((each) => each.then(() => false, isOutage));
  await database.query('select pg_sleep(0.1)');
  await cutAll(postgres);
  expect(await Promise.all(refused)).toEqual([true, true]);
  expect(attempts).toBe(1);
});

test('listing pending migrations writes nothing', async () => {
  const creator = await postgres.database.dedicatedClient();
  await creator.query('create database empty');
  await creator.end();
  const empty = Database.connect({ ...postgres.connection, database: 'empty' });
  expect(await empty.schema.pendingMigrations()).toEqual(migrationNames);
  expect(await empty.query(`select to_regclass('migrations') as found`)).toEqual([{ found: null }]);
  await empty.close();
});

test('a refused login is reported in one line, without the password', async () => {
  const database = Database.connect({ ...postgres.connection, user: 'nobody', password: 'hunter2' });
  const error = await database.waitUntilReady(5, () => undefined).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ kind: 'forbidden', code: 'database-login' });
  expect(String(error)).not.toMatch(/\n|hunter2/);
  await database.close();
});

test('missing rights to create tables are reported in one line', async () => {
  await postgres.database.query('create role guest login');
  const database = Database.connect({ ...postgres.connection, user: 'guest', database: 'postgres' });
  const error = await database.schema.migrate().catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ kind: 'forbidden', code: 'database-rights' });
  expect(String(error)).toMatch(/permission denied for schema public.* must own the database[^\n]+$/);
  await database.close();
});

test('a database with another encoding than UTF8 is not migrated, and the problem is reported in one line', async () => {
  await postgres.database.query(`create database bytes encoding 'SQL_ASCII' template template0 locale 'C'`);
  const database = Database.connect({ ...postgres.connection, database: 'bytes' });
  const error = await database.schema.migrate().catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ kind: 'forbidden', code: 'database-encoding' });
  expect(String(error)).toMatch(
    /uses the encoding SQL_ASCII; UTF8 is required[^\n]+ encoding 'UTF8' [^\n]+$/,
  );
  expect(await database.schema.incompatibility()).toEqual(error);
  expect(await database.query(`select to_regclass('migrations') as found`)).toEqual([{ found: null }]);
  await database.close();
});

test('other defaults of the database do not change how its dates are read or its writes isolated', async () => {
  const { database: admin, connection } = postgres;
  await admin.query('create database elsewhere');
  await admin.query(`alter database elsewhere set datestyle = 'German, DMY'`);
  await admin.query(`alter database elsewhere set default_transaction_isolation = 'serializable'`);
  const database = Database.connect({ ...connection, database: 'elsewhere' });
  const client = await database.dedicatedClient();
  const select = `select timestamptz '2026-05-12 08:00Z' as at, current_setting('transaction_isolation') as isolation`;
  const [row] = await database.query<{ at: string; isolation: string }>(select);
  expect([new Date(row?.at ?? ''), row?.isolation]).toEqual([
    new Date('2026-05-12T08:00Z'),
    'read committed',
  ]);
  expect((await client.query(select)).rows).toEqual([
    { at: new Date('2026-05-12T08:00Z'), isolation: 'read committed' },
  ]);
  await client.end();
  await database.close();
});

test.each([
  ['whose name does not resolve, like that of a stopped container', 'ENOTFOUND'],
  ['whose name cannot be resolved at the moment', 'EAI_AGAIN'],
  ['on a host that is down', 'EHOSTUNREACH'],
  ['on a network that is down', 'ENETUNREACH'],
  ['for which this process has no descriptor left', 'EMFILE'],
])('a failed connection to a database %s is an outage', (_which, code) => {
  expect(isOutage(Object.assign(new Error(`connect ${code}`), { code }))).toBe(true);
});

test.each([
  ['for another process', `select pg_advisory_lock(${locks.migrations})`],
  ['for a session that holds a lock', 'begin; create table migrations ()'],
])('a migration that waits %s gives up when it is told to, and changes nothing', async (_whom, sql) => {
  const { database: admin, connection } = postgres;
  await admin.query('create database waiting');
  const database = Database.connect({ ...connection, database: 'waiting' });
  const other = await database.dedicatedClient();
  await other.query(sql);
  const stopping = new AbortController();
  const migration = database.schema.migrate(undefined, stopping.signal);
  await until(async () => (await database.query(waitingForLocks)).length > 0);
  stopping.abort();
  await expect(migration).rejects.toThrow('aborted');
  await other.end();
  expect(await database.schema.pendingMigrations()).toEqual(migrationNames);
  await database.close();
  await admin.query('drop database waiting with (force)');
});

test('time limits of the database do not apply to the migration', async () => {
  const { database: admin, connection } = postgres;
  await admin.query('create database hasty');
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout']) {
    await admin.query(`alter database hasty set ${limit} = '1ms'`);
  }
  const database = Database.connect({ ...connection, database: 'hasty' });
  expect(await database.schema.migrate()).toEqual(migrationNames);
  await database.close();
});

test('a connection of its own is cut off when a statement stays silent, not while its process is busy', async () => {
  const client = await postgres.database.dedicatedClient({ timeoutMs: 200 });
  await client.query('select 1');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400); // As an assessment does.
  await new Promise(setImmediate);
  await client.query('select 1');
  await expect(client.query('select pg_sleep(10)')).rejects.toThrow('sent no data for 0.2 s');
});

test('a domain error is not an outage, whatever its message', () => {
  const message = '"Connection terminated.png" is damaged.';
  expect(isOutage(new Error(message))).toBe(true);
  expect(isOutage(new DomainError('invalid', 'media', message))).toBe(false);
});

test('a missing file is not an outage, but a missing socket is', async () => {
  const missing = join(tmpdir(), 'missing');
  expect(isOutage(await readFile(missing).catch((error: unknown) => error))).toBe(false);
  const database = Database.connect({ host: missing, database: 'catalogue' });
  expect(isOutage(await database.ping().catch((error: unknown) => error))).toBe(true);
  await database.close();
});

test('a database that accepts no writes, like a standby, is an outage that says so', async () => {
  const { database, connection } = postgres;
  const write = database.readTransaction(() => database.query('delete from appliances'));
  const error = await write.catch((thrown: unknown) => thrown);
  expect(isOutage(error)).toBe(true);
  expect(readOnlyError(error)).toMatchObject({ kind: 'unavailable', code: 'read-only' });
  await database.query('create database frozen');
  await database.query('alter database frozen set default_transaction_read_only = on');
  const frozen = Database.connect({ ...connection, database: 'frozen' });
  expect([await database.isReadOnly(), await frozen.isReadOnly()]).toEqual([false, true]);
  await frozen.close();
});

test.each(['drop role keeper', 'alter database kept rename to moved'])(
  'a login that is refused after "%s" is an outage',
  async (change) => {
    const { database: admin, connection } = postgres;
    for (const sql of ['create role keeper login', 'create database kept', change]) await admin.query(sql);
    const database = Database.connect({ ...connection, database: 'kept', user: 'keeper' });
    expect(isOutage(await database.ping().catch((error: unknown) => error))).toBe(true);
    await database.close();
    await admin.query('drop role if exists keeper');
    await admin.query('drop database if exists kept');
  },
);

test.each<[string | ClientConfig, string | null, string]>([
  ['postgres://ann:secret@db.example:6432/catalogue', null, 'db.example:6432/catalogue'],
  ['postgres://ann@/catalogue?host=/run/postgresql', null, '/run/postgresql/catalogue'],
  [{ host: '/tmp/socket', database: 'catalogue' }, '/srv/data', 'embedded PostgreSQL in /srv/data'],
])(
  'the target %j (data in %j) is described as %s, without user and password',
  async (target, folder, description) => {
    const database = Database.connect(target, folder);
    expect(database.describe()).toBe(description);
    await database.close();
  },
);

describe('The catalogue version', () => {
  let version: PostgresCatalogueVersion;
  const seen: (string | null)[] = [];
  beforeAll(async () => {
    await postgres.database.query('update catalogue_version set version = 9');
    version = new PostgresCatalogueVersion(postgres.database);
    await version.onModuleInit();
    version.onChange(() => seen.push(version.current()));
  });
  afterAll(() => version.onModuleDestroy());

  test('is unknown while nobody would tell of a change', async () => {
    await postgres.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await until(async () => seen.length === 2);
    expect(seen).toEqual([null, '9']);
  });

  test('goes up, also to one with more digits, and never down', async () => {
    for (const told of ['10', '9', '11'])
      await postgres.database.query(`select pg_notify('catalogue', $1)`, [told]);
    await until(async () => version.current() === '11');
    expect(seen.slice(2)).toEqual(['10', '11']);
  });
});

describe('after a failed read', () => {
  let version: PostgresCatalogueVersion;
  afterAll(() => version.onModuleDestroy());

  test('the catalogue version is soon known again, even if nothing changes', async () => {
    const database = Database.connect(postgres.connection);
    version = new PostgresCatalogueVersion(database);
    await version.onModuleInit();
    const known = version.current();
    await database.close();
    await version.refresh();
    expect(version.current()).toBeNull();
    await new Promise<void>((resolve) => version.onChange(resolve));
    expect(version.current()).toBe(known);
  }, 15_000);
});

describe('while the database does not respond', () => {
  let silent: Server;
  const sockets = new Set<Socket>();
  const target = () => {
    const address = silent.address();
    return `postgres://ann:secret@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/catalogue`;
  };
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        silent = createServer((socket) => sockets.add(socket.on('error', () => undefined))).listen(
          0,
          '127.0.0.1',
          resolve,
        );
      }),
  );
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test('a query fails within a few seconds', async () => {
    const database = Database.connect(target());
    await expect(database.query('select 1')).rejects.toThrow(/timeout/);
    await database.close();
  }, 8_000);

  test('the catalogue version is unknown, and start-up is not delayed', async () => {
    const database = Database.connect(target());
    const version = new PostgresCatalogueVersion(database);
    await version.onModuleInit();
    expect(version.current()).toBeNull();
    await version.onModuleDestroy();
    await database.close();
  }, 15_000);
});

describe('when the database stops responding', () => {
  let proxy: DatabaseProxy;
  let database: Database;
  beforeAll(async () => {
    const { host, user, database: name } = postgres.connection;
    proxy = await DatabaseProxy.open(host);
    database = Database.connect({ host: '127.0.0.1', port: proxy.port, user, database: name });
  });
  afterAll(async () => {
    proxy.close();
    await database.close();
  });

  test.each([
    ['a transaction', (work: () => Promise<unknown>) => database.transaction(work)],
    ['a read transaction', (work: () => Promise<unknown>) => database.readTransaction(work)],
  ])(
    '%s fails once, and its connection is never used again',
    async (_name, run) => {
      const work = run(async () => {
        await database.query('select 1');
        proxy.stall();
        await database.query('select 1');
      });
      const begin = Date.now();
      await expect(work).rejects.toThrow(/sent no data|not queryable/);
      expect(Date.now() - begin).toBeLessThan(9_000);
      expect(database.pool.totalCount).toBe(0);
      await database.query('select 1');
    },
    15_000,
  );
});

test('an unusable DATABASE_URL is reported in one line, without the password', () => {
  expect(() => Database.connect('postgres://ann:secret@db/catalogue?port=many')).toThrow(
    /^DATABASE_URL cannot be used: (?!.*secret)/,
  );
});

test('an unreachable database is retried, then reported in one line', async () => {
  const database = Database.connect('postgres://ann:secret@127.0.0.1:1/catalogue');
  const problems: string[] = [];
  const error = await database
    .waitUntilReady(3, (problem) => problems.push(problem))
    .catch((thrown: Error) => thrown);
  expect(problems).toHaveLength(2);
  expect(error).toMatchObject({ kind: 'unavailable', code: 'database-unreachable' });
  expect(String(error)).toContain('127.0.0.1:1/catalogue');
  expect(String(error)).not.toMatch(/\n|secret/);
  await database.close();
});
