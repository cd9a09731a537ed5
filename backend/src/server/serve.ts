import 'reflect-metadata';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DomainError } from '@appliance-index/domain/errors';
import type { Logger } from 'pino';
import { TrustRefresh } from '../adapters/postgres/trust/trust-refresh.js';
import { Catalogue } from '../application/catalogue/catalogue.js';
import { Seed } from '../application/imports/seed.js';
import type { Config } from '../process/config.js';
import { isFromTerminal } from '../process/run-until-stopped.js';
import { startupMessage } from '../process/startup-message.js';
import { translatingErrors, withDatabase } from '../process/with-database.js';
import type { Client } from './client.js';
import { scheduleNightlyCleanup } from './nightly-cleanup.js';
import { createHttpServer, createLogger, type HttpServer } from './server.js';

/** About two minutes, as the pauses between attempts grow. */
const databaseAttempts = 30;

/** Serves until `stopping` is aborted, which may happen at any moment. `client` is the built one by default. */
export async function serve(config: Config, stopping: AbortSignal, client?: Client): Promise<void> {
  stopping.throwIfAborted();
  const logger = createLogger(config);
  const onWait = (problem: string) => logger.warn(`Waiting for the database: ${problem}`);
  const run = translatingErrors(async (database, folder) => {
    const migrated = await database.schema.migrate(onWait, stopping);
    const warning = await database.schema.newerReleaseWarning();
    if (warning !== null) logger.warn(warning);
    stopping.throwIfAborted();
    const http = await createHttpServer(config, database, logger, client);
    try {
      if (config.sampleData) await http.app.get(Seed).runIfEmpty(stopping);
      if (migrated.length > 0) await warnOfDuplicates(http, logger);
      stopping.throwIfAborted();
      await listen(http, config);
      process.stdout.write(startupMessage(config, portOf(http), folder));
      const nightly = scheduleNightlyCleanup(http, database, logger, stopping);
      const trust = http.app.get(TrustRefresh).start();
      if (!stopping.aborted) await once(stopping, 'abort');
      nightly.stop();
      // Not ready from here on, before anything is waited for.
      const retired = http.retire(isFromTerminal(stopping) ? 0 : config.shutdownGraceSeconds * 1_000);
      await Promise.all([retired, trust.stop()]);
    } finally {
      await http.drain();
    }
  });
  await withDatabase(config, { databaseAttempts, onWait, signal: stopping }, run);
}

/** A migration leaves models alone that it would make the same as others. */
async function warnOfDuplicates({ app }: HttpServer, logger: Logger): Promise<void> {
  for (const line of await app.get(Catalogue).duplicates()) logger.warn(line);
}

const unknownHost = ({ host }: Config) =>
  `HOST ${host} is not an address of this machine. Leave HOST unset to listen on all addresses.`;
const listenProblems: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is already in use. Choose another port.`,
  EACCES: ({ port }) => `PORT ${port} needs more privileges than this account has. Choose a port above 1023.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

function listen({ server }: HttpServer, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = listenProblems[error.code ?? '']?.(config);
      reject(problem === undefined ? error : new DomainError('invalid', 'configuration', problem));
    });
    server.listen({ port: config.port, ...(config.host ? { host: config.host } : {}) }, resolve);
  });
}

const portOf = ({ server }: HttpServer): number => (server.address() as AddressInfo).port;
