import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { databaseUrl } from '../../../backend/test/shared-server.js';
import { cloneDatabase } from '../../../backend/test/test-database.js';

const serverPath = resolve(import.meta.dirname, '../../../backend/dist/main.js');
const cliPath = resolve(import.meta.dirname, '../../../cli/dist/main.js');
const startTimeoutMs = 60_000;

export interface Site {
  /** For example http://localhost:41234, without a trailing slash. */
  origin: string;
  /** Runs the CLI on the same data and returns its output. @throws Error with the output when it fails */
  cli(args: readonly string[], input?: string): Promise<string>;
  /** The e-mails sent so far, oldest first. */
  mails(): string[];
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port, with the sample catalogue in a database of its own.
 * @throws Error with the server's output when it is not ready within a minute
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  chmodSync(dataDir, 0o755); // The database runs as another user and must be able to enter it.
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const database = await cloneDatabase('sample');
  const own = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(database.connection),
    SESSION_SECRET: 'a secret of the journeys, long enough',
  };
  const fixed = {
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'warn',
    SHUTDOWN_GRACE_SECONDS: '0',
  };
  const server = spawn(process.execPath, [serverPath], {
    env: { ...process.env, ...own, ...fixed, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await stopServer(server);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, origin);
  } catch (error) {
    await stop();
    throw error;
  }
  const cli = (args: readonly string[], input = '') => runCli(args, input, { ...process.env, ...own });
  return { origin, cli, mails: () => mailsIn(join(dataDir, 'outbox')), stop };
}

async function runCli(args: readonly string[], input: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [cliPath, ...args], { env, stdio: 'pipe' });
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`"${args.join(' ')}" ended with ${code}: ${output}`);
  return output;
}

function mailsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\n', ''));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  return address.port;
}

async function waitUntilReady(server: ChildProcess, origin: string): Promise<void> {
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-4_000);
    });
  }
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await delay(100)) {
    if (server.exitCode !== null || server.signalCode !== null) break;
    const response = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`The site is not ready. Output:\n${output}`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}
