import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { createDirAtomically, isProcessAlive } from './atomic-dir.js';
import {
  embeddedServerError,
  ensureOwnedDir,
  type Installation,
  prepareInstallation,
} from './installation.js';

/** The name of both the role and the database. */
const name = 'appliance_index';
/** The database of the server itself, which holds nothing of ours. */
const maintenanceDatabase = 'postgres';
const startTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;
const retryMs = 50;

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

/**
 * Starts the server of a data directory, or attaches to it when it already runs; should it die, it is started again.
 * @throws unavailable/database-embedded when it cannot be set up or does not answer within 30 seconds
 */
export async function startEmbeddedPostgres({
  dataDir,
  fsync = true,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const installation = prepareInstallation(dataDir);
  createDirAtomically(installation.clusterDir, (draft) => createCluster(installation, draft, fsync));
  let isStopping = false;
  let lease = await acquireLease(installation, fsync);
  let restarting: Promise<void> | undefined;
  watch(lease);
  await createDatabase(lease);

  function watch(client: Client): void {
    client.once('end', () => {
      restarting = restart(client);
    });
  }

  /** However long it takes: until then every answer says that the database is away. */
  async function restart(lost: Client): Promise<void> {
    while (!isStopping && lease === lost) {
      lease = await acquireLease(installation, fsync).catch(() => delay(retryMs, lost));
    }
    if (lease !== lost) watch(lease);
  }

  return {
    connection: { host: socketDirOf(installation), user: name, database: name },
    dataDir: installation.clusterDir,
    stop: async () => {
      if (isStopping) return;
      isStopping = true;
      await restarting; // What has just been started is to be stopped, too.
      await stop(installation, lease);
    },
  };
}

/** Launches until a connection stands; that connection tells the other processes that somebody is here. */
async function acquireLease(installation: Installation, fsync: boolean): Promise<Client> {
  const deadline = Date.now() + startTimeoutMs;
  let server: ChildProcess | undefined;
  while (Date.now() < deadline) {
    const client = await connect(installation);
    if (client) return client;
    // PostgreSQL itself tells a stale lock file from a living server. After a kill -9 its children may hold
    // their memory for a moment; then the new one ends at once, and we try again.
    if (!server || server.exitCode !== null || server.signalCode !== null)
      server = launch(installation, fsync);
    await delay(retryMs);
  }
  throw embeddedServerError(`The embedded PostgreSQL does not start; see ${installation.logFile}.`);
}

function createCluster(installation: Installation, draft: string, fsync: boolean): void {
  const flags = ['-U', name, '--auth=trust', '--encoding=UTF8', '--locale=C', '-D', draft];
  if (!fsync) flags.push('--no-sync');
  const result = spawnSync(join(installation.nativeDir, 'bin/initdb'), flags, {
    ...installation.account,
    encoding: 'utf8',
    cwd: '/',
  });
  if (result.status !== 0)
    throw embeddedServerError(`The embedded PostgreSQL cannot be set up: ${initdbProblem(result)}.`);
}

/** The first line that says what is wrong; around it initdb tells what it was doing. */
function initdbProblem({ stderr, error, signal }: SpawnSyncReturns<string>): string {
  const [, problem] = /(?:FATAL|PANIC|error): +(.+)/.exec(stderr ?? '') ?? [];
  return problem ?? error?.message ?? (stderr?.trim() || `initdb was ended by ${signal}`);
}

function launch(installation: Installation, fsync: boolean): ChildProcess {
  removeForeignLockFile(installation);
  const log = openSync(installation.logFile, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: ensureOwnedDir(installation.socketDir, installation.account),
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
  const server = spawn(
    join(installation.nativeDir, 'bin/postgres'),
    ['-D', installation.clusterDir, ...flags],
    {
      ...installation.account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  server.on('error', () => undefined); // Told by the deadline, with the log's name.
  server.unref();
  return server;
}

/** Lines of postmaster.pid: the process, the data directory, the start, the port, the socket's folder. */
function readLockFile(installation: Installation): string[] {
  try {
    return readFileSync(join(installation.clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** After a reboot the number in a left-over lock file may be another program's, which PostgreSQL takes for a server. */
function removeForeignLockFile(installation: Installation): void {
  const pid = Number(readLockFile(installation)[0]);
  const nameFile = `/proc/${pid}/comm`;
  if (!pid || !existsSync(nameFile)) return;
  if (readFileSync(nameFile, 'utf8').trim() !== 'postgres') {
    rmSync(join(installation.clusterDir, 'postmaster.pid'), { force: true });
  }
}

/** A server that another process started with another TMPDIR listens where that one said. */
function socketDirOf(installation: Installation): string {
  return readLockFile(installation)[4]?.trim() || installation.socketDir;
}

async function connect(installation: Installation): Promise<Client | undefined> {
  const client = new Client({ host: socketDirOf(installation), user: name, database: maintenanceDatabase });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  await client.query(`create database ${name}`).catch((error: { code?: string }) => {
    const alreadyExists = error.code === '42P04' || error.code === '23505';
    if (!alreadyExists) throw error;
  });
}

async function stop(installation: Installation, lease: Client): Promise<void> {
  const pid = Number(readLockFile(installation)[0]);
  const socketDir = socketDirOf(installation);
  const isLast = await isLastLease(lease);
  await lease.end().catch(() => undefined);
  if (!pid || !isLast) return;
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + stopTimeoutMs; isProcessAlive(pid) && Date.now() < deadline; )
    await delay(20);
  removeIfEmpty(socketDir);
}

/** It is not when the server still ends, or another process has started it again; a link is left to who laid it. */
function removeIfEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOTEMPTY', 'ENOENT', 'ENOTDIR'].includes(code)) throw error;
  }
}

/**
 * Every process that uses the server holds one connection to the entrance; connections to the catalogue may outlive
 * those they served by a moment. False as well when it cannot be asked: a server that we do not reach is not ours to stop.
 */
async function isLastLease(lease: Client): Promise<boolean> {
  const others = `select from pg_stat_activity
    where datname = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  try {
    return (await lease.query(others, [maintenanceDatabase])).rowCount === 0;
  } catch {
    return false;
  }
}
