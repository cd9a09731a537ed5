// Restarts the server when its sources change. Keeps the embedded database running meanwhile.
import { startEmbeddedPostgres } from '../../backend/src/adapters/postgres/embedded/embedded-postgres.ts';
import { readToolConfig } from '../../backend/src/process/config.ts';
import { runUntilStopped } from '../../backend/src/process/run-until-stopped.ts';
import { runForeground, runtimeNode } from '../steps/process.mjs';

/** So that reading the settings generates none: the server does, and prints it. */
const ADMIN_KEY = 'unused-by-databases';

await runUntilStopped(async (stopping) => {
  const { databaseUrl, dataDir } = readToolConfig({ ...process.env, ADMIN_KEY });
  const database = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
  try {
    const watch = ['--watch-path=backend/src', '--watch-path=domain/src', '--watch-preserve-output'];
    const args = [...watch, ...process.execArgv, 'scripts/dev/serve-sources.mjs'];
    if (!stopping.aborted) await runForeground(runtimeNode, args);
  } finally {
    await database?.stop();
  }
});
