import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { HealthController, Readiness } from './adapters/http/health.controller.js';
import { Metrics, MetricsController } from './adapters/http/metrics.js';
import { MetricsAccess } from './adapters/http/metrics-access.js';
import { AccessGuard } from './adapters/http/people/access.js';
import { AuthController, LocalStrategy } from './adapters/http/people/auth.controller.js';
import {
  NewsletterController,
  OneClickUnsubscribeController,
} from './adapters/http/people/newsletter.controller.js';
import { AccountSerializer, Sessions } from './adapters/http/people/session.js';
import { VotesController } from './adapters/http/people/votes.controller.js';
import { AppliancesController } from './adapters/http/public/appliances.controller.js';
import { ArticlesController, FeedController } from './adapters/http/public/articles.controller.js';
import { CompareController } from './adapters/http/public/compare.controller.js';
import { MethodologyController } from './adapters/http/public/methodology.controller.js';
import { ModelsController } from './adapters/http/public/models.controller.js';
import { PagesController } from './adapters/http/public/pages.controller.js';
import { RankingsController } from './adapters/http/public/rankings.controller.js';
import { ResponseCache } from './adapters/http/public/response-cache.js';
import { SearchController } from './adapters/http/public/search.controller.js';
import { SearchEnginesController } from './adapters/http/public/search-engines.controller.js';
import { SharePicturesController } from './adapters/http/public/share-pictures.controller.js';
import { TrustController } from './adapters/http/public/trust.controller.js';
import { MediaTypeGuard } from './adapters/http/request-bodies.js';
import { AliasesController } from './adapters/http/staff/aliases.controller.js';
import { ArticleStaffController } from './adapters/http/staff/article-staff.controller.js';
import { CellsController } from './adapters/http/staff/cells.controller.js';
import { EditingController } from './adapters/http/staff/editing.controller.js';
import { ImportsController } from './adapters/http/staff/imports.controller.js';
import { MediaController } from './adapters/http/staff/media.controller.js';
import { ProfilesController } from './adapters/http/staff/profiles.controller.js';
import { QualityController } from './adapters/http/staff/quality.controller.js';
import { SavedViewsController } from './adapters/http/staff/saved-views.controller.js';
import { StaffController } from './adapters/http/staff/staff.controller.js';
import { Uploads } from './adapters/http/staff/uploads.js';
import { SharpMediaFiles } from './adapters/media/sharp-media-files.js';
import { SharpPictures } from './adapters/pictures/sharp-pictures.js';
import { Database } from './adapters/postgres/database.js';
import { Assessor, assessInThread } from './adapters/postgres/trust/assessor.js';
import { TrustRefresh } from './adapters/postgres/trust/trust-refresh.js';
import { Argon2Passwords } from './adapters/system/argon2-passwords.js';
import { ArticlePages } from './application/articles/article-pages.js';
import { ArticleStore } from './application/articles/article-ports.js';
import { Articles } from './application/articles/articles.js';
import { Catalogue } from './application/catalogue/catalogue.js';
import { Imports } from './application/imports/import-ports.js';
import { Pages } from './application/pages.js';
import { Accounts } from './application/people/accounts.js';
import { Voting } from './application/people/voting.js';
import { CatalogueVersion, ConsistentReads, Log, Tokens } from './application/ports.js';
import { PageRenderer, type PublicReads } from './application/public-reads.js';
import { Quality } from './application/quality/quality.js';
import { Methodology } from './application/rankings/methodology.js';
import { Models } from './application/rankings/models.js';
import { Appliances } from './application/rankings/ranking-ports.js';
import { Rankings } from './application/rankings/rankings.js';
import { Search } from './application/rankings/search.js';
import { SiteMap } from './application/rankings/site-map.js';
import { bind, coreModule } from './core.module.js';
import { Config } from './process/config.js';
import type { Client } from './server/client.js';
import { DatabaseReadiness } from './server/readiness.js';

@Module({
  // PagesController matches every remaining path, so it comes last.
  controllers: [
    AppliancesController,
    ArticlesController,
    ArticleStaffController,
    AuthController,
    CompareController,
    CellsController,
    EditingController,
    MethodologyController,
    ModelsController,
    FeedController,
    NewsletterController,
    OneClickUnsubscribeController,
    RankingsController,
    TrustController,
    SavedViewsController,
    SearchController,
    SearchEnginesController,
    SharePicturesController,
    QualityController,
    StaffController,
    VotesController,
    HealthController,
    ImportsController,
    ProfilesController,
    AliasesController,
    MediaController,
    MetricsController,
    PagesController,
  ],
})
class HttpModule {}

/** The core with its HTTP side: controllers, guards and the rendered site. */
export function httpModule(
  config: Config,
  database: Database,
  sessions: Sessions,
  logger: Logger,
  client: Client,
): DynamicModule {
  return {
    module: HttpModule,
    imports: [coreModule(config, database, logger, new Assessor(assessInThread))],
    providers: [
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_GUARD, useClass: MediaTypeGuard },
      { provide: Sessions, useValue: sessions },
      {
        provide: MetricsAccess,
        useFactory: (tokens: Tokens) => new MetricsAccess(config.metricsToken, tokens),
        inject: [Tokens],
      },
      {
        provide: Uploads,
        useFactory: (accounts: Accounts) => new Uploads(join(config.dataDir, 'uploads'), accounts),
        inject: [Accounts],
      },
      LocalStrategy,
      AccountSerializer,
      {
        provide: ResponseCache,
        useFactory: (version: CatalogueVersion) =>
          new ResponseCache(client.isLive ? neverCached : version, config.publicUrl),
        inject: [CatalogueVersion],
      },
      {
        provide: Metrics,
        useFactory: (
          imports: Imports,
          quality: Quality,
          responseCache: ResponseCache,
          passwords: Argon2Passwords,
          { queue: share_pictures }: SharpPictures,
          { queue: media_pictures }: SharpMediaFiles,
        ) =>
          new Metrics(database.pool, imports, quality, responseCache, {
            passwords: passwords.queue,
            share_pictures,
            media_pictures,
          }),
        inject: [Imports, Quality, ResponseCache, Argon2Passwords, SharpPictures, SharpMediaFiles],
      },
      { provide: DatabaseReadiness, useValue: new DatabaseReadiness(database) },
      { provide: Readiness, useExisting: DatabaseReadiness },
      {
        provide: PageRenderer,
        useFactory: (...tasks: TasksOfPages) => client.pages(publicReads(...tasks), config.publicUrl),
        inject: [Rankings, Catalogue, Search, Models, Methodology, Articles, ArticlePages, Voting],
      },
      bind(TrustRefresh, TrustRefresh, Database, CatalogueVersion, Assessor, Log),
      bind(Pages, Pages, PageRenderer),
      bind(SiteMap, SiteMap, Appliances, ArticleStore, PageRenderer, ConsistentReads),
    ],
  };
}

/** No version is known, so nothing may be cached. */
const neverCached: CatalogueVersion = { current: () => null, onChange: () => () => undefined };

type TasksOfPages = Parameters<typeof publicReads>;

function publicReads(
  rankings: Rankings,
  catalogue: Catalogue,
  search: Search,
  models: Models,
  methodology: Methodology,
  articles: Articles,
  articlePages: ArticlePages,
  voting: Voting,
): PublicReads {
  return {
    categories: () => rankings.categories(),
    ranking: (...asked) => rankings.ranking(...asked),
    appliance: (id) => catalogue.detail(id),
    compare: (ids) => catalogue.compare(ids),
    search: (query, part) => search.search(query, part),
    models: (query) => models.page(query),
    methodology: () => methodology.view(),
    blog: (category) => articles.overview(category),
    article: (id) => articlePages.find(id),
    cardVotes: (ids) => voting.cardVotes(ids),
    modelVotes: (id) => voting.modelVotes(id, null),
  };
}
