import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { type Place, preparePlace } from './place.js';

/** The name of both the role and the database. */
const name = 'appliance_index';
const startTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;

export interface EmbeddedPostgres {
  /** How to connect, in the fields of `pg`. */
  connection: { host: string; user: string; database: string };
  /** Where its files lie. */
  dataDir: string;
  /** Stops the server unless other processes still use it; the last one out turns off the lights. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** DATA_DIR; the server's files lie below it, or in /var/lib when the server's account cannot reach it. */
  dataDir: string;
  /** Off only for tests: a crash then loses data. */
  fsync?: boolean;
}

/** Starts the server of a data directory, or attaches to it when it already runs. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = preparePlace(options.dataDir);
  if (!existsSync(place.clusterDir)) createCluster(place);
  const deadline = Date.now() + startTimeoutMs;
  while (!(await accepts(place))) {
    if (Date.now() > deadline)
      throw new Error(`The embedded PostgreSQL does not start; see ${place.logFile}.`);
    if (!isRunning(place)) launch(place, options.fsync ?? true);
    await untilAcceptsOrExits(place, deadline);
  }
  await createDatabase(place);
  return {
    connection: { host: place.socketDir, user: name, database: name },
    dataDir: place.clusterDir,
    stop: () => stop(place),
  };
}

/** Into a folder beside it first, so that an interrupted start leaves no half cluster. */
function createCluster(place: Place): void {
  const draft = `${place.clusterDir}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const flags = ['-U', name, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '-D', draft];
  const done = spawnSync(join(place.nativeDir, 'bin/initdb'), flags, {
    ...place.account,
    encoding: 'utf8',
    cwd: '/',
  });
  if (done.status !== 0)
    throw new Error(`The embedded PostgreSQL cannot be set up: ${done.stderr || done.error}`);
  if (existsSync(place.clusterDir)) rmSync(draft, { recursive: true });
  else renameSync(draft, place.clusterDir);
}

function launch(place: Place, fsync: boolean): void {
  const log = openSync(place.logFile, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.socketDir,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  // Detached: Ctrl+C in a terminal must not reach it before we have drained.
  spawn(join(place.nativeDir, 'bin/postgres'), ['-D', place.clusterDir, ...flags], {
    ...place.account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  }).unref();
}

/** After a kill -9 the old server's children may hold its memory for a moment; then the new one exits and we try again. */
async function untilAcceptsOrExits(place: Place, deadline: number): Promise<void> {
  await delay(100);
  while (Date.now() < deadline && isRunning(place)) {
    if (await accepts(place)) return;
    await delay(50);
  }
}

function postmasterPid(place: Place): number | undefined {
  try {
    return Number(readFileSync(join(place.clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(place: Place): boolean {
  const pid = postmasterPid(place);
  return pid !== undefined && isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function withClient<T>(
  place: Place,
  database: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ host: place.socketDir, user: name, database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function accepts(place: Place): Promise<boolean> {
  try {
    await withClient(place, 'postgres', (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

async function createDatabase(place: Place): Promise<void> {
  await withClient(place, 'postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${name}`).catch((error: { code?: string }) => {
      const madeByAnother = error.code === '42P04' || error.code === '23505';
      if (!madeByAnother) throw error;
    });
  });
}

async function stop(place: Place): Promise<void> {
  const pid = postmasterPid(place);
  if (pid === undefined || (await isUsedByOthers(place))) return;
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + stopTimeoutMs; isAlive(pid) && Date.now() < deadline; ) await delay(20);
}

async function isUsedByOthers(place: Place): Promise<boolean> {
  const others = `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  try {
    return await withClient(
      place,
      'postgres',
      async (client) => ((await client.query(others)).rowCount ?? 0) > 0,
    );
  } catch {
    return false;
  }
}
