/**
 * Entry point for the CLI. It loads the tasks only when they are run: that takes a second, which help and usage errors
 * need not wait for.
 */
import type { MediaStore } from './application/catalogue/media-ports.js';
import type { Config, Environment } from './process/config.js';
import type { Application } from './process/with-application.js';
import type { DatabaseOptions } from './process/with-database.js';

export type { StaffArticleView } from './application/articles/article-views.js';
export type { ArticleImport } from './application/articles/articles.js';
export type { ApplianceView } from './application/catalogue/appliance-views.js';
export type { AliasView } from './application/imports/alias-views.js';
export type { FileImportRequest } from './application/imports/file-import.js';
export type { RollbackReport } from './application/imports/import-history.js';
export type { ImportedScore } from './application/imports/import-ports.js';
export type { ProfileView } from './application/imports/import-profiles.js';
export type {
  ApplianceChange,
  ImportKind,
  ImportRecord,
  ImportReport,
  ReportCard,
} from './application/imports/import-report.js';
export type { ProposedMapping } from './application/imports/mapped-files.js';
export type { NewsletterRecipient } from './application/people/newsletter.js';
export type { TechnicianDecisionView, TechnicianView } from './application/people/people-views.js';
export type { PersonalRecord, StoredAccount } from './application/people/personal-data.js';
export type { BurstReport } from './application/people/vote-bursts.js';
export type { QualityCheckView } from './application/quality/quality-views.js';
export { type Config, readConfig, readToolConfig } from './process/config.js';
export type { Application } from './process/with-application.js';

/** Boots the tasks, runs the work, and always closes everything. @throws as `translatingErrors` */
export async function withApplication<T>(
  environment: Environment,
  work: (application: Application) => Promise<T>,
  options: DatabaseOptions = {},
): Promise<T> {
  const { withApplication: run } = await import('./process/with-application.js');
  return run(environment, work, options);
}

/** The store for photos and videos. It connects on first use. */
export async function mediaStore(config: Config): Promise<MediaStore> {
  const { mediaStore: storeOf } = await import('./core.module.js');
  return storeOf(config);
}
