import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupError } from './entry.mjs';

/** Not to be restored: counters, and rows that would let former users back in. */
const transientTables = ['rate_limits', 'sessions', 'password_resets'];
/** Not backed up: also the record of migrations and the catalogue version. */
const excludedTables = ['migrations', 'catalogue_version', 'catalogue_changes', ...transientTables];

/** SQLSTATE classes 22 (data exception), 23 (integrity constraint violation) and 42 (there is no such column or sequence). */
const isDataError = ({ code = '' }) => /^(?:22|23|42)...$/.test(code);

const deadlock = '40P01';
/** Writers outside the catalogue may lock tables in another order; after a deadlock, locking is tried again. */
const maxLockAttempts = 10;

/** Makes equal rows equal bytes, whatever the server's own settings. */
const sessionSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;

/** Names of the applied migrations, oldest first. */
export async function appliedMigrations(database) {
  return (await database.query('select name from migrations order by id')).map(({ name }) => name);
}

/** Writes every table from one point in time. Returns the manifest entries by table name. */
export async function dumpTables(client, folder) {
  await client.query(`begin isolation level repeatable read read only; ${sessionSettings}`);
  const tables = {};
  for (const table of await backedUpTables(client)) tables[table.name] = await dump(client, table, folder);
  await client.query('rollback');
  return tables;
}

async function dump(client, table, folder) {
  const order = table.key.length > 0 ? `order by ${table.key.map(quoteIdentifier).join(', ')}` : '';
  const columns = table.columns.map(quoteIdentifier).join(', ');
  const source = client.query(
    copyTo(`copy (select ${columns} from ${quoteIdentifier(table.name)} ${order}) to stdout`),
  );
  const sum = checksum();
  const target = createWriteStream(join(folder, fileOf(table.name)), { mode: 0o600, flush: true });
  await pipeline(source, sum.stream, createGzip({ level: 6 }), target);
  const { columns: names } = table;
  return {
    rows: source.rowCount,
    sha256: sum.value(),
    columns: names,
    sequences: await sequences(client, table),
  };
}

/** Tables in dependency order, so that foreign keys hold at every step. */
async function backedUpTables(client) {
  const { rows } = await client.query(tablesQuery, [excludedTables]);
  const remaining = new Map(rows.map((table) => [table.name, table]));
  const ordered = [];
  while (remaining.size > 0) {
    const ready = [...remaining.values()].filter(({ needs }) => !needs.some((name) => remaining.has(name)));
    if (ready.length === 0) {
      throw new Error(`Circular foreign keys between ${[...remaining.keys()].join(', ')}.`);
    }
    for (const table of ready) remaining.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

const tablesQuery = `
  select c.relname as name,
    array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
    array(select distinct confrelid::regclass::text from pg_constraint
      where conrelid = c.oid and contype = 'f' and confrelid <> conrelid) as needs
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1)
  order by c.relname`;

/** State of the table's sequences: [column, last_value, is_called]. */
async function sequences(client, { name, columns }) {
  const found = [];
  for (const column of columns) {
    const sequence = await sequenceOf(client, name, column);
    if (sequence === null) continue;
    const { rows } = await client.query(`select last_value, is_called from ${sequence}`);
    found.push([column, rows[0].last_value, rows[0].is_called]);
  }
  return found;
}

/** The sequence's quoted name, or null for a column without one. */
async function sequenceOf(client, table, column) {
  const { rows } = await client.query('select pg_get_serial_sequence($1, $2) as sequence', [
    quoteIdentifier(table),
    column,
  ]);
  return rows[0].sequence;
}

/** Number of rows that a restore would replace. */
export async function countRows(client) {
  let count = 0;
  for (const { name } of await backedUpTables(client)) {
    const { rows } = await client.query(`select count(*)::integer as count from ${quoteIdentifier(name)}`);
    count += rows[0].count;
  }
  return count;
}

/** Verifies the checksum of every file, so that a damaged backup changes nothing. @throws {BackupError} */
export async function checkTables(folder, manifestTables) {
  for (const [name, { sha256 }] of Object.entries(manifestTables)) {
    const found = await textChecksum(join(folder, fileOf(name))).catch((error) => {
      throw new BackupError(
        `Cannot read ${fileOf(name)}: ${error.message}. Nothing was restored.`,
        'rejected',
      );
    });
    if (found !== sha256) throw checksumMismatch(name);
  }
}

async function textChecksum(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), createGunzip(), hash);
  return hash.digest('hex');
}

function checksumMismatch(name) {
  return new BackupError(`${fileOf(name)} does not match the manifest. Nothing was restored.`, 'rejected');
}

/** Replaces the contents of every table in one transaction. */
export async function loadTables(client, folder, manifestTables) {
  await client.query(`begin; ${sessionSettings}`);
  try {
    const tables = await backedUpTables(client);
    requireSameTables(tables, manifestTables);
    await clearTables(client, tables);
    for (const { name } of tables) await load(client, name, manifestTables[name], folder);
    for (const { name } of tables)
      await client.query(`alter table ${quoteIdentifier(name)} enable trigger user`);
    await bumpCatalogueVersion(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function requireSameTables(tables, manifestTables) {
  const here = tables.map(({ name }) => name).sort();
  const there = Object.keys(manifestTables).sort();
  if (here.join() === there.join()) return;
  throw new BackupError(
    `The backup has the tables ${there.join(', ')}; this database has ${here.join(', ')}.`,
    'rejected',
  );
}

/** Deletes rows instead of truncating, so that readers see the old data until the commit. */
async function clearTables(client, tables) {
  const all = [...tables.map(({ name }) => name), ...transientTables];
  await lockTables(client, all);
  // The rows that triggers would write are part of the backup.
  for (const { name } of tables)
    await client.query(`alter table ${quoteIdentifier(name)} disable trigger user`);
  for (const name of all.toReversed()) await client.query(`delete from ${quoteIdentifier(name)}`);
}

/** Waits for current writers and blocks new ones. Locks the catalogue version first, as all that write to many rows do. */
async function lockTables(client, names) {
  for (let attempt = 1; ; attempt++) {
    await client.query('savepoint before_locks');
    try {
      await client.query('select from catalogue_version for update');
      return await client.query(
        `lock table ${names.map(quoteIdentifier).join(', ')} in share row exclusive mode`,
      );
    } catch (error) {
      if (error.code !== deadlock || attempt === maxLockAttempts) throw error;
      await client.query('rollback to savepoint before_locks');
    }
  }
}

async function load(client, name, table, folder) {
  try {
    await loadRows(client, name, table, folder);
    await restoreSequences(client, name, table);
  } catch (error) {
    if (!isDataError(error)) throw error;
    throw new BackupError(
      `${fileOf(name)} does not fit the schema: ${error.message}. Nothing was restored.`,
      'rejected',
    );
  }
}

async function loadRows(client, name, { rows, columns }, folder) {
  const target = client.query(
    copyFrom(`copy ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) from stdin`),
  );
  await pipeline(createReadStream(join(folder, fileOf(name))), createGunzip(), target);
  if (target.rowCount !== rows) throw checksumMismatch(name);
}

async function restoreSequences(client, name, table) {
  for (const [column, lastValue, isCalled] of table.sequences) {
    const sequence = await sequenceOf(client, name, column);
    // "restart" makes the change transactional; setval alone would survive a rollback.
    await client.query(`alter sequence ${sequence} restart`);
    await client.query('select setval($1, $2, $3)', [sequence, lastValue, isCalled]);
  }
}

/** Makes running servers empty their caches. */
async function bumpCatalogueVersion(client) {
  const { rows } = await client.query(
    'update catalogue_version set version = version + 1 returning version::text',
  );
  await client.query(`select pg_notify('catalogue', $1)`, [rows[0].version]);
}

function checksum() {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, value: () => hash.digest('hex') };
}

const fileOf = (name) => `${name}.tsv.gz`;
const quoteIdentifier = (name) => `"${name.replaceAll('"', '""')}"`;
