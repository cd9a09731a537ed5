import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { type Logger, pino } from 'pino';
import type { Database } from '../adapters/postgres/database.js';
import { Articles } from '../application/articles/articles.js';
import { Catalogue } from '../application/catalogue/catalogue.js';
import { Media } from '../application/catalogue/media.js';
import { Aliases } from '../application/imports/aliases.js';
import { FileImport } from '../application/imports/file-import.js';
import { ImportHistory } from '../application/imports/import-history.js';
import { ImportProfiles } from '../application/imports/import-profiles.js';
import { Seed } from '../application/imports/seed.js';
import { Admins } from '../application/people/admins.js';
import { Newsletter } from '../application/people/newsletter.js';
import { PersonalData } from '../application/people/personal-data.js';
import { Technicians } from '../application/people/technicians.js';
import { VoteBursts } from '../application/people/vote-bursts.js';
import { Quality } from '../application/quality/quality.js';
import { Rankings } from '../application/rankings/rankings.js';
import { coreModule } from '../core.module.js';
import { type Config, type Environment, readToolConfig } from './config.js';
import { logOutput } from './log-output.js';
import { type DatabaseOptions, translatingErrors, withDatabase } from './with-database.js';

const tasks = {
  rankings: Rankings,
  catalogue: Catalogue,
  fileImport: FileImport,
  importHistory: ImportHistory,
  importProfiles: ImportProfiles,
  aliases: Aliases,
  seed: Seed,
  admins: Admins,
  personalData: PersonalData,
  technicians: Technicians,
  voteBursts: VoteBursts,
  media: Media,
  articles: Articles,
  newsletter: Newsletter,
  quality: Quality,
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
  options: DatabaseOptions,
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
