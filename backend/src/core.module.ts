import { join } from 'node:path';
import { type Abstract, type DynamicModule, type FactoryProvider, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { HtmlArticleParser } from './adapters/articles/html-article-parser.js';
import { ShippedSample } from './adapters/files/shipped-sample.js';
import { TableFileReader } from './adapters/files/table-file-reader.js';
import { OutboxMailer, SmtpMailer } from './adapters/mail/mailers.js';
import { FolderStore } from './adapters/media/folder-store.js';
import { S3Store } from './adapters/media/s3-store.js';
import { SharpMediaFiles } from './adapters/media/sharp-media-files.js';
import { SharpPictures } from './adapters/pictures/sharp-pictures.js';
import { PostgresChanges } from './adapters/postgres/audit/postgres-changes.js';
import { Database } from './adapters/postgres/database.js';
import { PostgresImports } from './adapters/postgres/imports/postgres-imports.js';
import { PostgresAccounts } from './adapters/postgres/postgres-accounts.js';
import { PostgresAliases } from './adapters/postgres/postgres-aliases.js';
import { PostgresApplianceEdits } from './adapters/postgres/postgres-appliance-edits.js';
import { PostgresAppliances } from './adapters/postgres/postgres-appliances.js';
import { PostgresArticles } from './adapters/postgres/postgres-articles.js';
import { PostgresAuditLog } from './adapters/postgres/postgres-audit-log.js';
import { PostgresCatalogueVersion } from './adapters/postgres/postgres-catalogue-version.js';
import { PostgresConsistentReads } from './adapters/postgres/postgres-consistent-reads.js';
import { PostgresMediaItems } from './adapters/postgres/postgres-media-items.js';
import { PostgresModels } from './adapters/postgres/postgres-models.js';
import { PostgresPasswordResets } from './adapters/postgres/postgres-password-resets.js';
import { PostgresProfiles } from './adapters/postgres/postgres-profiles.js';
import { PostgresRateLimits } from './adapters/postgres/postgres-rate-limits.js';
import { PostgresSavedViews } from './adapters/postgres/postgres-saved-views.js';
import { PostgresScoreHistory } from './adapters/postgres/postgres-score-history.js';
import { PostgresSubscribers } from './adapters/postgres/postgres-subscribers.js';
import { PostgresTransactions } from './adapters/postgres/postgres-transactions.js';
import { PostgresVotes } from './adapters/postgres/postgres-votes.js';
import { PostgresFindings } from './adapters/postgres/quality/postgres-findings.js';
import { Assessor } from './adapters/postgres/trust/assessor.js';
import { PostgresTrust } from './adapters/postgres/trust/postgres-trust.js';
import { Argon2Passwords } from './adapters/system/argon2-passwords.js';
import { PinoLog } from './adapters/system/pino-log.js';
import { RandomTokens } from './adapters/system/random-tokens.js';
import { SystemClock } from './adapters/system/system-clock.js';
import { ArticlePages } from './application/articles/article-pages.js';
import { ArticleParser, ArticleStore } from './application/articles/article-ports.js';
import { Articles } from './application/articles/articles.js';
import { AuditLog, Changes } from './application/audit-ports.js';
import { AuditReview } from './application/audit-review.js';
import { Catalogue } from './application/catalogue/catalogue.js';
import { CatalogueEditor } from './application/catalogue/catalogue-editor.js';
import { CellEditor } from './application/catalogue/cell-editor.js';
import { ApplianceEdits, SavedViews } from './application/catalogue/editing-ports.js';
import { Media } from './application/catalogue/media.js';
import { MediaFiles, MediaItems, MediaStore } from './application/catalogue/media-ports.js';
import { ReviewTrends } from './application/catalogue/review-trends.js';
import { ViewKeeper } from './application/catalogue/saved-views.js';
import { ShownMedia } from './application/catalogue/shown-media.js';
import { AliasStore } from './application/imports/alias-ports.js';
import { Aliases } from './application/imports/aliases.js';
import { FileImport } from './application/imports/file-import.js';
import { ImportHistory } from './application/imports/import-history.js';
import { Imports, TableFiles } from './application/imports/import-ports.js';
import { ImportProfiles } from './application/imports/import-profiles.js';
import { MappedFiles } from './application/imports/mapped-files.js';
import { MappingPreviews } from './application/imports/mapping-previews.js';
import { ProfileStore } from './application/imports/profile-ports.js';
import { SampleData, Seed } from './application/imports/seed.js';
import {
  AccountStore,
  Mailer,
  PasswordResets,
  Passwords,
  RateLimits,
} from './application/people/account-ports.js';
import { Accounts } from './application/people/accounts.js';
import { Admins } from './application/people/admins.js';
import { Newsletter } from './application/people/newsletter.js';
import { Subscribers } from './application/people/newsletter-ports.js';
import { PasswordChanges } from './application/people/password-changes.js';
import { PersonalData } from './application/people/personal-data.js';
import { Technicians } from './application/people/technicians.js';
import { VoteBursts } from './application/people/vote-bursts.js';
import { Votes } from './application/people/vote-ports.js';
import { Voting } from './application/people/voting.js';
import {
  CatalogueVersion,
  Clock,
  ConsistentReads,
  Log,
  SiteSettings,
  Tokens,
  Transactions,
} from './application/ports.js';
import { Quality } from './application/quality/quality.js';
import { Findings } from './application/quality/quality-ports.js';
import { Methodology } from './application/rankings/methodology.js';
import { ModelReads } from './application/rankings/model-ports.js';
import { Models } from './application/rankings/models.js';
import { Appliances, ScoreHistory, SharePictureRenderer } from './application/rankings/ranking-ports.js';
import { Rankings } from './application/rankings/rankings.js';
import { Search } from './application/rankings/search.js';
import { SharePictures } from './application/rankings/share-pictures.js';
import { CatalogueTrust } from './application/rankings/trust.js';
import { TrustReads } from './application/rankings/trust-ports.js';
import { Config } from './process/config.js';

@Module({})
class CoreModule {}

/** Binds adapters to ports and ports to tasks, without HTTP: the CLI runs the same tasks. */
export function coreModule(
  config: Config,
  database: Database,
  logger: Logger,
  assessor = new Assessor(),
): DynamicModule {
  const providers = [
    { provide: Config, useValue: config },
    { provide: Database, useValue: database },
    { provide: SiteSettings, useExisting: Config },
    { provide: Log, useValue: new PinoLog(logger) },
    bind(Clock, SystemClock),
    bind(Appliances, PostgresAppliances, Database),
    bind(ScoreHistory, PostgresScoreHistory, Database),
    bind(PostgresCatalogueVersion, PostgresCatalogueVersion, Database),
    { provide: CatalogueVersion, useExisting: PostgresCatalogueVersion },
    { provide: Assessor, useValue: assessor },
    bind(Imports, PostgresImports, Database, PostgresCatalogueVersion, Assessor),
    bind(TrustReads, PostgresTrust, Database),
    bind(CatalogueTrust, CatalogueTrust, TrustReads, CatalogueVersion),
    bind(TableFiles, TableFileReader),
    bind(SampleData, ShippedSample),
    bind(ConsistentReads, PostgresConsistentReads, Database),
    bind(Rankings, Rankings, Appliances, ScoreHistory, TrustReads, ConsistentReads, Models),
    bind(Search, Search, Appliances, TrustReads, CatalogueVersion),
    bind(ReviewTrends, ReviewTrends, ScoreHistory, CatalogueVersion),
    bind(ModelReads, PostgresModels, Database),
    bind(Models, Models, ModelReads, ScoreHistory, ReviewTrends, CatalogueVersion, Clock),
    bind(
      Catalogue,
      Catalogue,
      Appliances,
      ScoreHistory,
      TrustReads,
      MediaItems,
      ConsistentReads,
      ReviewTrends,
    ),
    bind(Methodology, Methodology, Appliances, ScoreHistory, TrustReads, ConsistentReads),
    bind(SharpPictures, SharpPictures),
    { provide: SharePictureRenderer, useExisting: SharpPictures },
    bind(
      SharePictures,
      SharePictures,
      Appliances,
      ScoreHistory,
      TrustReads,
      ConsistentReads,
      SharePictureRenderer,
      Articles,
    ),
    bind(ProfileStore, PostgresProfiles, Database),
    bind(ImportProfiles, ImportProfiles, ProfileStore, Changes),
    bind(MappedFiles, MappedFiles, TableFiles, ProfileStore, Tokens, Clock),
    bind(FileImport, FileImport, Imports, MappedFiles, Clock),
    bind(MappingPreviews, MappingPreviews, MappedFiles),
    bind(ImportHistory, ImportHistory, Imports, Clock),
    bind(AliasStore, PostgresAliases, Database),
    bind(Aliases, Aliases, AliasStore, Changes, Clock),
    bind(MediaItems, PostgresMediaItems, Database),
    bind(ShownMedia, ShownMedia, MediaItems, MediaStore, CatalogueVersion),
    bind(SharpMediaFiles, SharpMediaFiles),
    { provide: MediaFiles, useExisting: SharpMediaFiles },
    { provide: MediaStore, useValue: mediaStore(config) },
    bind(Media, Media, MediaItems, MediaStore, MediaFiles, Appliances, Changes, Clock, Log),
    bind(AccountStore, PostgresAccounts, Database),
    bind(PasswordResets, PostgresPasswordResets, Database),
    bind(Votes, PostgresVotes, Database),
    bind(RateLimits, PostgresRateLimits, Database, Config, Log),
    bind(Argon2Passwords, Argon2Passwords),
    { provide: Passwords, useExisting: Argon2Passwords },
    bind(Tokens, RandomTokens),
    config.smtpUrl === null ? bind(Mailer, OutboxMailer, Config, Log) : bind(Mailer, SmtpMailer, Config),
    bind(
      Accounts,
      Accounts,
      AccountStore,
      Admins,
      PasswordChanges,
      PasswordResets,
      Passwords,
      Tokens,
      RateLimits,
      Mailer,
      SiteSettings,
      Clock,
      Log,
    ),
    bind(PasswordChanges, PasswordChanges, AccountStore, Passwords, Mailer, SiteSettings, Changes, Log),
    bind(Admins, Admins, AccountStore, Passwords, PasswordChanges, Changes),
    bind(PersonalData, PersonalData, AccountStore, Changes, Clock),
    bind(Technicians, Technicians, AccountStore, Mailer, SiteSettings, Changes, Log),
    bind(Transactions, PostgresTransactions, Database, PostgresCatalogueVersion),
    bind(Changes, PostgresChanges, Database, Transactions, Clock),
    bind(AuditLog, PostgresAuditLog, Database),
    bind(AuditReview, AuditReview, AuditLog),
    bind(ApplianceEdits, PostgresApplianceEdits, Database),
    bind(SavedViews, PostgresSavedViews, Database),
    bind(ViewKeeper, ViewKeeper, SavedViews, Changes),
    bind(CatalogueEditor, CatalogueEditor, ApplianceEdits, Media, Transactions, Changes, AuditLog, Clock),
    bind(CellEditor, CellEditor, ApplianceEdits, Transactions, Changes),
    bind(ArticleStore, PostgresArticles, Database),
    bind(ArticleParser, HtmlArticleParser, SiteSettings),
    bind(Articles, Articles, ArticleStore, ArticleParser, Tokens, ConsistentReads, Changes, Clock),
    bind(ArticlePages, ArticlePages, Articles, Appliances, TrustReads, ConsistentReads),
    bind(Subscribers, PostgresSubscribers, Database),
    bind(Newsletter, Newsletter, Subscribers, Tokens, RateLimits, Mailer, SiteSettings, Clock, Log),
    bind(Voting, Voting, Votes, RateLimits, Clock, Log),
    bind(VoteBursts, VoteBursts, Votes, Changes, Clock),
    bind(Findings, PostgresFindings, Database),
    bind(Quality, Quality, Findings, Changes, Clock),
    bind(Seed, Seed, FileImport, Imports, Appliances, Articles, SampleData, Clock),
  ];
  return { module: CoreModule, global: true, providers, exports: providers };
}

/** The store for photos and videos. It connects on first use. */
export function mediaStore({ s3, dataDir }: Config): MediaStore {
  return s3 === null ? new FolderStore(join(dataDir, 'media')) : new S3Store(s3);
}

type TokensOf<Dependencies extends unknown[]> = { [I in keyof Dependencies]: Abstract<Dependencies[I]> };

/** Provides a plain class under a token. A missing or mistyped dependency does not compile. */
export function bind<Port, Dependencies extends unknown[]>(
  port: Abstract<Port>,
  implementation: new (...dependencies: Dependencies) => Port,
  ...tokens: TokensOf<Dependencies>
): FactoryProvider<Port> {
  const useFactory = (...dependencies: unknown[]) => new implementation(...(dependencies as Dependencies));
  return { provide: port, useFactory, inject: [...tokens] };
}
