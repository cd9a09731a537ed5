import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupError } from './entry.mjs';

/** Harmful when it comes back: counters, and whatever lets somebody in who has left since. */
const transientTables = ['rate_limits', 'sessions', 'password_resets'];
/** What a backup leaves out: that, the schema's own record, and how often the catalogue has changed. */
const excludedTables = ['migrations', 'catalogue_version', ...transientTables];

/** SQL's own classes: values that are none, and what a constraint forbids. */
const isDataError = ({ code = '' }) => /^2[23]...$/.test(code);

const deadlock = '40P01';
/** What does not touch the catalogue locks tables in an order of its own; then one of the two begins again. */
const maxLockAttempts = 10;

/** So that equal rows are equal bytes, whatever the server's sessionSettings. */
const sessionSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0`;

/** What the schema of a database is made of, oldest first. */
export async function appliedMigrations(database) {
  return (await database.query('select name from migrations order by id')).map(({ name }) => name);
}

/** Writes every table as of one moment. Answers what the manifest says of them, by name. */
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

/** Those that rest on others after them, so that foreign keys hold at every step. */
async function backedUpTables(client) {
  const { rows } = await client.query(tablesQuery, [excludedTables]);
  const waiting = new Map(rows.map((table) => [table.name, table]));
  const ordered = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`Tables rest on each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of ready) waiting.delete(table.name);
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

/** Where the table's sequences stand: [column, value, whether that value is taken]. */
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

/** As SQL has it; null for a column that counts nothing. */
async function sequenceOf(client, table, column) {
  const { rows } = await client.query('select pg_get_serial_sequence($1, $2) as sequence', [
    quoteIdentifier(table),
    column,
  ]);
  return rows[0].sequence;
}

/** How many rows there are that a restore would replace. */
export async function countRows(client) {
  let count = 0;
  for (const { name } of await backedUpTables(client)) {
    const { rows } = await client.query(`select count(*)::integer as count from ${quoteIdentifier(name)}`);
    count += rows[0].count;
  }
  return count;
}

/** Reads every file to its end, before anything is changed for a backup that is not whole. */
export async function checkTables(folder, manifestTables) {
  for (const [name, { sha256 }] of Object.entries(manifestTables)) {
    const found = await textChecksum(join(folder, fileOf(name))).catch((error) => {
      throw new BackupError(
        `${fileOf(name)} cannot be read: ${error.message}. Nothing was restored.`,
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
  return new BackupError(`${fileOf(name)} is not what the manifest says. Nothing was restored.`, 'rejected');
}

/** Replaces everything by what the manifest names: all of it, or nothing. */
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
  await client.query('analyze');
}

function requireSameTables(tables, manifestTables) {
  const here = tables.map(({ name }) => name).sort();
  const there = Object.keys(manifestTables).sort();
  if (here.join() === there.join()) return;
  throw new BackupError(
    `The backup holds ${there.join(', ')}; this database has ${here.join(', ')}.`,
    'rejected',
  );
}

/** Whoever reads meanwhile sees what was there, until it is all replaced. */
async function clearTables(client, tables) {
  const all = [...tables.map(({ name }) => name), ...transientTables];
  await lockTables(client, all);
  // What they would add is in the backup already.
  for (const { name } of tables)
    await client.query(`alter table ${quoteIdentifier(name)} disable trigger user`);
  for (const name of all.toReversed()) await client.query(`delete from ${quoteIdentifier(name)}`);
}

/** Waits for those who write, and keeps others from it. As they do, it takes the catalogue's own row first. */
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

async function load(client, name, { rows, columns, sequences: at }, folder) {
  const target = client.query(
    copyFrom(`copy ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) from stdin`),
  );
  try {
    await pipeline(createReadStream(join(folder, fileOf(name))), createGunzip(), target);
  } catch (error) {
    if (!isDataError(error)) throw error;
    throw new BackupError(
      `${fileOf(name)} does not fit: ${error.message}. Nothing was restored.`,
      'rejected',
    );
  }
  if (target.rowCount !== rows) throw checksumMismatch(name);
  for (const [column, value, isTaken] of at) {
    const sequence = await sequenceOf(client, name, column);
    // Begun anew it is this transaction's own; what setval alone says outlives a rollback.
    await client.query(`alter sequence ${sequence} restart`);
    await client.query('select setval($1, $2, $3)', [sequence, value, isTaken]);
  }
}

/** Servers that run meanwhile forget the answers they have kept. */
async function bumpCatalogueVersion(client) {
  const { rows } = await client.query(
    'update catalogue_version set version = version + 1, moved_by = null returning version::text',
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
