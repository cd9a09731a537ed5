import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const program = resolve(import.meta.dirname, '../../../backend/dist/main.js');
const commandLine = resolve(import.meta.dirname, '../../../cli/dist/main.js');
const startTimeoutMs = 60_000;

export interface Site {
  /** For example http://localhost:41234, without a slash at its end. */
  origin: string;
  /** Runs the command line on the same data. @throws Error with what it said when it fails */
  cli(args: readonly string[], input?: string): Promise<string>;
  /** The texts of the mails that went out, oldest first. */
  mails(): string[];
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port, with the sample catalogue in a data folder of its own.
 * @throws Error with what the server said when it is not ready within a minute
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  chmodSync(dataDir, 0o755); // The database's account must reach it, too.
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir, SAMPLE_DATA: '1' };
  const fixed = { NODE_ENV: 'production', RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'warn', DATABASE_URL: '' };
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, ...fixed, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await end(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(server, origin);
  } catch (error) {
    await stop();
    throw error;
  }
  const cli = (args: readonly string[], input = '') =>
    runCli(args, input, { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' });
  return { origin, cli, mails: () => mailsIn(join(dataDir, 'outbox')), stop };
}

async function runCli(args: readonly string[], input: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [commandLine, ...args], { env, stdio: 'pipe' });
  child.stdin.end(input);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`"${args.join(' ')}" ended with ${code}: ${said}`);
  return said;
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

async function untilReady(server: ChildProcess, origin: string): Promise<void> {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      said = (said + chunk).slice(-4_000);
    });
  }
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await delay(100)) {
    if (server.exitCode !== null || server.signalCode !== null) break;
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The site is not ready. It said:\n${said}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}
