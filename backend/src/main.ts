import 'reflect-metadata';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Seed } from './application/seed.js';
import { adminKeyFile, type Config, readConfig } from './config.js';
import { DomainError } from './domain/errors.js';
import { withDatabase } from './index.js';
import { keepTidy } from './nightly.js';
import { createHttpServer, createLogger, type HttpServer } from './server.js';

/** With growing pauses, this is about two minutes of waiting for the database. */
const databaseAttempts = 30;

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

function listen({ server }: HttpServer, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isBusy = error.code === 'EADDRINUSE';
      reject(
        isBusy
          ? new DomainError('conflict', 'port', `PORT ${config.port} is in use. Set another one.`)
          : error,
      );
    });
    server.listen({ port: config.port, ...(config.host ? { host: config.host } : {}) }, resolve);
  });
}

function greet(config: Config, { server }: HttpServer): void {
  const { port } = server.address() as AddressInfo;
  const isLocal = config.publicUrl === `http://localhost:${config.port}`;
  const lines = [
    `Appliance Index is at ${isLocal ? `http://localhost:${port}` : config.publicUrl}`,
    `Its data lies in ${config.dataDir}`,
  ];
  const keyFile = adminKeyFile(config);
  if (keyFile !== null) lines.push(`The key for creating an admin is in ${keyFile}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

const stopping = stopSignal();
try {
  await serve(readConfig(process.env), stopping);
} catch (error) {
  if (!stopping.aborted) tell(error);
}

function tell(error: unknown): void {
  const isExpected = error instanceof DomainError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = isExpected ? 4 : 1;
}
