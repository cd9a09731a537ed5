import { readConfig } from './config.js';
import { DomainError } from './domain/errors.js';
import { withDatabase } from './index.js';
import { keepTidy } from './nightly.js';
import { createHttpServer, createLogger, type HttpServer } from './server.js';

// Everything else is loaded later: that takes long enough for a signal to come meanwhile.
const stopping = stopSignal();
try {
  const { serve } = await import('./serve.js');
  await serve(readConfig(process.env), stopping);
} catch (error) {
  if (!stopping.aborted) tell(error);
}

async function serve(config: Config, stopping: AbortSignal): Promise<void> {
  const logger = createLogger(config);
  const onWait = (problem: string) => logger.warn(`Waiting for the database: ${problem}`);
  await withDatabase(config, { databaseAttempts, onWait, signal: stopping }, async (database) => {
    await database.migrate();
    stopping.throwIfAborted();
    const http = await createHttpServer(config, database, logger);
    if (config.sampleData) await http.app.get(Seed).runIfEmpty();
    const stopping = stopSignal();
    await listen(http, config);
    greet(config, http);
    const nightly = keepTidy(http, database, logger);
    await stopping;
    nightly.stop();
    await http.drain();
    try {
      if (config.sampleData) await http.app.get(Seed).runIfEmpty(stopping);
      stopping.throwIfAborted();
      await listen(http, config);
      greet(config, http);
      if (!stopping.aborted) await once(stopping, 'abort');
    } finally {
      await http.drain();
    }
  });
function tell(error: unknown): void {
  const isExpected = error instanceof DomainError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = isExpected ? 4 : 1;
}

/** Aborted when we are asked to stop, from the first moment on: the first process of a container has no other end. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(1); // Asked twice means now.
      controller.abort();
    });
  }
  return controller.signal;
}
