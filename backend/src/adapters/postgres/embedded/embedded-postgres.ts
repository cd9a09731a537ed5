import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DomainError } from '@appliance-index/domain/errors';
import type { Client, ClientConfig, DatabaseError } from 'pg';
import { createDirAtomically, isProcessAlive } from './atomic-dir.js';
import {
  embeddedServerError,
  ensureOwnedDir,
  type Installation,
  port,
  prepareInstallation,
  restoreAccess,
} from './installation.js';
import { endLease, isLastLease, tryLease } from './lease.js';

/** The name of the role and of the database. */
const name = 'appliance_index';
/** The server's default database, used only to hold leases and to create the application's database. */
const maintenanceDatabase = 'postgres';
const startTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;
const retryMs = 50;

export interface EmbeddedPostgres {
  /** Connection settings for `pg`. */
  connection: ClientConfig & { host: string; user: string; database: string };
  /** PostgreSQL's data directory. */
  dataDir: string;
  /** Releases the lease, and stops the server if no other process holds one. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** DATA_DIR; holds the server's files, unless its account cannot reach it: then /var/lib/appliance-index does. */
  dataDir: string;
  /** Turned off only in tests, because a crash then loses data. */
  fsync?: boolean;
}

/**
 * Starts the server of a data directory, or attaches to it when it is running, and restarts it if it dies.
 * @throws unavailable/database-embedded when it cannot be set up or does not answer within 30 seconds
 */
export async function startEmbeddedPostgres({
  dataDir,
  fsync = true,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const installation = prepareInstallation(dataDir);
  createDirAtomically(installation.clusterDir, (draft) => createCluster(installation, draft, fsync));
  restoreAccess(installation);
  let isStopping = false;
  let lease = await acquireLease(installation, fsync);
  let restarting: Promise<void> | undefined;
  await createDatabase(lease).catch(async ({ message, hint }: DatabaseError) => {
    await stop(installation, lease);
    throw setupError(message, hint);
  });
  watch(lease);

  function watch(client: Client): void {
    client.once('end', () => {
      restarting = restart(client);
    });
  }

  /** Retries for as long as it takes; until then requests report the database as unavailable. */
  async function restart(lost: Client): Promise<void> {
    while (!isStopping && lease === lost) {
      lease = await acquireLease(installation, fsync).catch(() => delay(retryMs, lost));
    }
    if (lease !== lost) watch(lease);
  }

  return {
    connection: connectionTo(installation, name),
    dataDir: installation.clusterDir,
    stop: async () => {
      if (isStopping) return;
      isStopping = true;
      await restarting; // A server that has just been restarted must be stopped, too.
      await stop(installation, lease);
    },
  };
}

/** Launches the server until it grants a lease. */
async function acquireLease(installation: Installation, fsync: boolean): Promise<Client> {
  const deadline = performance.now() + startTimeoutMs;
  let server: ChildProcess | undefined;
  while (performance.now() < deadline) {
    const client = await tryLease(connectionTo(installation, maintenanceDatabase));
    if (client) return client;
    // PostgreSQL itself tells a stale lock file from a running server. After a kill -9 its children may keep their
    // shared memory for a moment; a server started then exits at once, and the loop tries again.
    if (!server || server.exitCode !== null || server.signalCode !== null)
      server = launch(installation, fsync);
    await delay(retryMs);
  }
  throw embeddedServerError(
    `The embedded PostgreSQL does not start or does not answer.${diskHint(installation.clusterDir)} See ${installation.logFile}.`,
  );
}

/** A segment of PostgreSQL's write-ahead log. */
const neededBytes = 16 * 1024 * 1024;

/** Nothing, unless the disk of the folder is full: then the log may be unable to say so. */
export function diskHint(folder: string, { bavail, bsize } = statfsSync(folder)): string {
  const isFull = bavail * bsize < neededBytes;
  return isFull ? ` The disk of ${folder} is full: free some space and try again.` : '';
}

function createCluster(installation: Installation, draft: string, fsync: boolean): void {
  const flags = ['-U', name, '--auth=trust', '--encoding=UTF8', '--locale=C', '-D', draft];
  if (!fsync) flags.push('--no-sync');
  const result = spawnSync(join(installation.nativeDir, 'bin/initdb'), flags, {
    ...installation.account,
    env: serverEnvironment(),
    encoding: 'utf8',
    cwd: '/',
  });
  if (result.status !== 0) throw setupError(initdbProblem(result));
}

function setupError(problem: string, hint = ''): DomainError {
  return embeddedServerError(`The embedded PostgreSQL cannot be set up: ${problem}. ${hint}`.trimEnd());
}

/** Without variables such as PGPORT, which the server's programs read, too. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('PG')));
}

/** The error in initdb's output, which is mixed with progress messages. */
function initdbProblem({ stderr, error, signal }: SpawnSyncReturns<string>): string {
  const [, problem] = /(?:FATAL|PANIC|error): +(.+)/.exec(stderr ?? '') ?? [];
  return problem ?? error?.message ?? (stderr?.trim() || `initdb was killed by ${signal}`);
}

function launch(installation: Installation, fsync: boolean): ChildProcess {
  removeForeignLockFile(installation);
  const log = openSync(installation.logFile, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: quoteListItem(ensureOwnedDir(installation.socketDir, installation.account)),
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
  // Detached, so that Ctrl+C in a terminal does not stop the database before requests are drained.
  const server = spawn(
    join(installation.nativeDir, 'bin/postgres'),
    ['-D', installation.clusterDir, ...flags],
    {
      ...installation.account,
      env: serverEnvironment(),
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  server.on('error', () => undefined); // Reported by the start timeout, which names the log file.
  server.unref();
  return server;
}

/** PostgreSQL splits the setting at commas. */
const quoteListItem = (path: string) => `"${path.replaceAll('"', '""')}"`;

/** The lines of postmaster.pid: process id, data directory, start time, port, socket folder. */
function readLockFile(installation: Installation): string[] {
  try {
    return readFileSync(join(installation.clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** After a reboot the id in a stale lock file may be another program's, which PostgreSQL would take for a server. */
function removeForeignLockFile(installation: Installation): void {
  const pid = Number(readLockFile(installation)[0]);
  const nameFile = `/proc/${pid}/comm`;
  if (!pid || !existsSync(nameFile)) return;
  if (readFileSync(nameFile, 'utf8').trim() !== 'postgres') {
    rmSync(join(installation.clusterDir, 'postmaster.pid'), { force: true });
  }
}

/** A server started by a process with another TMPDIR listens in another folder. */
function socketDirOf(installation: Installation): string {
  return readLockFile(installation)[4]?.trim() || installation.socketDir;
}

/** Sets everything that `pg` would otherwise take from variables meant for another server, such as PGPORT or PGSSLMODE. */
function connectionTo(installation: Installation, database: string): EmbeddedPostgres['connection'] {
  return {
    host: socketDirOf(installation),
    port,
    user: name,
    database,
    ssl: false,
    client_encoding: 'UTF8',
    options: '-c search_path=public',
  };
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
  const isLast = pid > 0 && (await isLastLease(lease));
  if (!isLast) return endLease(lease);
  process.kill(pid, 'SIGINT');
  // The server itself ends the connection: no process gets a lease before the server refuses connections.
  const deadline = performance.now() + stopTimeoutMs;
  while (isProcessAlive(pid) && performance.now() < deadline) await delay(20);
  await endLease(lease);
  removeIfEmpty(socketDir);
}

/** Keeps a folder that is still in use by the old server or already by a new one, and never removes a symlink. */
function removeIfEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOTEMPTY', 'ENOENT', 'ENOTDIR'].includes(code)) throw error;
  }
}
