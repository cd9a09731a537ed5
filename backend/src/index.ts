/** Entry point for the CLI. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { destination, type Logger, pino } from 'pino';
import { Database } from './adapters/postgres/database.js';
import { diskFullCode, isOutage, lockConflict } from './adapters/postgres/database-errors.js';
import { startEmbeddedPostgres } from './adapters/postgres/embedded/embedded-postgres.js';
import { Articles } from './application/articles/articles.js';
import { Catalogue } from './application/catalogue/catalogue.js';
import { Media } from './application/catalogue/media.js';
import { FileImport } from './application/imports/file-import.js';
import { Seed } from './application/imports/seed.js';
import { Snapshots } from './application/imports/snapshots.js';
import { Admins } from './application/people/admins.js';
import { Newsletter } from './application/people/newsletter.js';
import { Technicians } from './application/people/technicians.js';
import { Rankings } from './application/rankings/rankings.js';
import { type Config, type Environment, readConfig } from './config.js';
import { coreModule } from './core.module.js';
import { DomainError } from './domain/errors.js';

export { isOutage } from './adapters/postgres/database-errors.js';
export { migrationNames } from './adapters/postgres/migrations/migrations.js';
export type { ArticleImport } from './application/articles/articles.js';
export type { FileImportRequest } from './application/imports/file-import.js';
export type { ImportedScore } from './application/imports/import-ports.js';
export type {
  ApplianceChange,
  ImportKind,
  ImportRecord,
  ImportReport,
} from './application/imports/import-report.js';
export type { RollbackReport } from './application/imports/snapshots.js';
export type { NewsletterRecipient } from './application/people/newsletter.js';
export { technicianView } from './application/people/people-views.js';
export type { VerificationDecision } from './application/people/technicians.js';
export type { ApplianceView } from './application/views/appliances.js';
export type { StaffArticleView } from './application/views/articles.js';
export { type Config, readConfig } from './config.js';
export { mediaStore } from './core.module.js';
export { applianceFieldNames } from './domain/catalogue/appliance.js';
export { DomainError } from './domain/errors.js';
export {
  escapeFormula,
  type RatingScale,
  type Reject,
  ratingScales,
} from './domain/imports/score-file.js';
export type { User } from './domain/people/user.js';
export { retailerSlugs } from './domain/scores/retailers.js';

const tasks = {
  rankings: Rankings,
  catalogue: Catalogue,
  fileImport: FileImport,
  snapshots: Snapshots,
  seed: Seed,
  admins: Admins,
  technicians: Technicians,
  media: Media,
  articles: Articles,
  newsletter: Newsletter,
};
type Tasks = { [Name in keyof typeof tasks]: InstanceType<(typeof tasks)[Name]> };

/** The product's tasks, ready to call. */
export interface Application extends Tasks {
  database: Database;
}

export interface ApplicationOptions {
  /** Connection attempts before giving up, with growing pauses in between. */
  databaseAttempts?: number;
  /** Called with the reason while waiting for the database. */
  onWait?: (problem: string) => void;
  /** Aborts the wait. */
  signal?: AbortSignal;
}

/**
 * Boots the tasks without HTTP, runs the work, and always closes everything.
 * @throws as `withDatabase`
 */
export async function withApplication<T>(
  environment: Environment,
  work: (application: Application) => Promise<T>,
  options: ApplicationOptions = {},
): Promise<T> {
  const config = readConfig(environment);
  return withDatabase(config, options, async (database) => {
    const core = await NestFactory.createApplicationContext(
      coreModule(config, database, stderrLogger(config)),
      {
        logger: false,
      },
    );
    try {
      const ready = Object.entries(tasks).map(([name, task]) => [name, core.get<unknown>(task)]);
      return await work({ database, ...(Object.fromEntries(ready) as Tasks) });
    } finally {
      await core.close();
    }
  });
}

function databaseLost(error: unknown, database: Database): DomainError | undefined {
  const { code, message, path } = error as NodeJS.ErrnoException;
  // A missing file has the same code as a missing socket, but only the file error has a path.
  if (!isOutage(error) || path !== undefined) return undefined;
  const target = database.describe();
  const problem =
    code === diskFullCode
      ? `The database ${target} has no disk space left: ${message}. Free some space and try again.`
      : `The connection to the database ${target} was lost: ${message}. Try again when it is back.`;
  return Object.assign(new DomainError('unavailable', 'database-lost', problem), { cause: error });
}

/** Stdout is reserved for results. At the default level, only warnings and errors are logged. */
function stderrLogger({ logLevel }: Config): Logger {
  return pino({ level: logLevel === 'info' ? 'warn' : logLevel }, destination({ dest: 2, sync: true }));
}

/**
 * Connects to the configured database, or starts the embedded one (attaches if it is already running). `work` receives
 * the embedded database's folder, null for any other database.
 * @throws conflict/locked when another process held a needed lock; unavailable/database-lost when the database fails or
 * its disk is full during `work`
 */
export async function withDatabase<T>(
  config: Config,
  { databaseAttempts = 5, onWait = () => undefined, signal }: ApplicationOptions,
  work: (database: Database, folder: string | null) => Promise<T>,
): Promise<T> {
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  try {
    const database = Database.connect(config.databaseUrl ?? embedded?.connection ?? {});
    try {
      await database.waitUntilReady(databaseAttempts, onWait, signal);
      return await work(database, embedded?.dataDir ?? null);
    } catch (error) {
      throw lockConflict(error) ?? databaseLost(error, database) ?? error;
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}
