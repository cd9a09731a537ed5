/** Entry point for the CLI. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { type Logger, pino } from 'pino';
import type { Database } from './adapters/postgres/database.js';
import { Articles } from './application/articles/articles.js';
import { Catalogue } from './application/catalogue/catalogue.js';
import { Media } from './application/catalogue/media.js';
import { FileImport } from './application/imports/file-import.js';
import { Seed } from './application/imports/seed.js';
import { Snapshots } from './application/imports/snapshots.js';
import { Admins } from './application/people/admins.js';
import { Newsletter } from './application/people/newsletter.js';
import { PersonalData } from './application/people/personal-data.js';
import { Technicians } from './application/people/technicians.js';
import { VoteBursts } from './application/people/vote-bursts.js';
import { Rankings } from './application/rankings/rankings.js';
import { type Config, type Environment, readToolConfig } from './config.js';
import { coreModule } from './core.module.js';
import { logOutput } from './log-output.js';
import { type DatabaseOptions, translatingErrors, withDatabase } from './with-database.js';

export { connectionsPerBackend } from './adapters/postgres/database.js';
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
export type { PersonalRecord } from './application/people/personal-data.js';
export type { VerificationDecision } from './application/people/technicians.js';
export type { BurstReport } from './application/people/vote-bursts.js';
export type { ApplianceView } from './application/views/appliances.js';
export type { StaffArticleView } from './application/views/articles.js';
export { type Config, readConfig, readToolConfig } from './config.js';
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
export { pluralize } from './domain/pluralize.js';
export { productName } from './domain/product-name.js';
export { isMonth } from './domain/scores/month.js';
export { retailerSlugs } from './domain/scores/retailers.js';
export { withDatabase } from './with-database.js';

const tasks = {
  rankings: Rankings,
  catalogue: Catalogue,
  fileImport: FileImport,
  snapshots: Snapshots,
  seed: Seed,
  admins: Admins,
  personalData: PersonalData,
  technicians: Technicians,
  voteBursts: VoteBursts,
  media: Media,
  articles: Articles,
  newsletter: Newsletter,
};
type Tasks = { [Name in keyof typeof tasks]: InstanceType<(typeof tasks)[Name]> };

/** The product's tasks, ready to call. */
export interface Application extends Tasks {
  database: Database;
}

/**
 * Boots the tasks without HTTP, runs the work, and always closes everything.
 * @throws as `translatingErrors`
 */
export async function withApplication<T>(
  environment: Environment,
  work: (application: Application) => Promise<T>,
  options: DatabaseOptions = {},
): Promise<T> {
  const config = readToolConfig(environment);
  const withTasks = async (database: Database): Promise<T> => {
    const module = coreModule(config, database, stderrLogger(config));
    const core = await NestFactory.createApplicationContext(module, { logger: false });
    try {
      const ready = Object.entries(tasks).map(([name, task]) => [name, core.get<unknown>(task)]);
      return await work({ database, ...(Object.fromEntries(ready) as Tasks) });
    } finally {
      await core.close();
    }
  };
  return withDatabase(config, options, translatingErrors(withTasks));
}

/** Stdout is reserved for results. At the default level, only warnings and errors are logged. */
function stderrLogger({ logLevel }: Config): Logger {
  return pino({ level: logLevel === 'info' ? 'warn' : logLevel }, logOutput(2));
}
