import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../backend/dist/adapters/postgres/embedded/embedded-postgres.js';
import { withApplication } from '../../backend/dist/index.js';
import { mallocSettings, root } from '../steps/process.mjs';

const startTimeoutMs = 60_000;
const environment = {
  ...mallocSettings,
  SAMPLE_DATA: '0',
  NODE_ENV: 'production',
  RATE_LIMIT_SCALE: '0',
  LOG_LEVEL: 'warn',
  DATABASE_URL: '',
  SHUTDOWN_GRACE_SECONDS: '0',
};

/** Starts a new embedded database with the schema and no models; `stop` removes it. */
export async function emptyDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  chmodSync(dataDir, 0o755); // The database's account needs access, too.
  const postgres = await startEmbeddedPostgres({ dataDir });
  const env = { ...process.env, ...environment, DATA_DIR: dataDir };
  await withApplication(env, ({ database }) => database.schema.migrate());
  return {
    connection: postgres.connection,
    env,
    dataDir,
    stopServer: () => postgres.stop(),
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the built server without waiting until it is ready. `wrapper` is a command that runs it. */
export function launchServer(env, port, wrapper = []) {
  const origin = `http://127.0.0.1:${port}`;
  const [program, ...args] = [...wrapper, process.execPath, join(root, 'backend/dist/main.js')];
  const server = spawn(program, args, {
    env: { ...env, PORT: String(port), PUBLIC_URL: origin },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { origin, process: server, stop: () => terminate(server) };
}

/** Starts the built server and waits until it is ready. */
export async function startServer(env, port, wrapper) {
  const server = launchServer(env, port, wrapper);
  for (const deadline = Date.now() + startTimeoutMs; ; await delay(20)) {
    if (server.process.exitCode !== null || Date.now() > deadline)
      throw new Error('The server did not start.');
    const response = await fetch(`${server.origin}/health/ready`).catch(() => undefined);
    if (response?.ok) return server;
  }
}

export async function terminate(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
