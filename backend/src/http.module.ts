import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AccessGuard } from './adapters/http/access.js';
import { AppliancesController } from './adapters/http/appliances.controller.js';
import {
  ArticleStaffController,
  ArticlesController,
  FeedController,
} from './adapters/http/articles.controller.js';
import { AuthController, LocalSignIn } from './adapters/http/auth.controller.js';
import { CompareController } from './adapters/http/compare.controller.js';
import { EditingController } from './adapters/http/editing.controller.js';
import { HealthController, Readiness } from './adapters/http/health.controller.js';
import { ImportsController } from './adapters/http/imports.controller.js';
import { MediaController } from './adapters/http/media.controller.js';
import { MethodologyController } from './adapters/http/methodology.controller.js';
import { Metrics, MetricsController } from './adapters/http/metrics.js';
import { NewsletterController, OneClickController } from './adapters/http/newsletter.controller.js';
import { PagesController } from './adapters/http/pages.controller.js';
import { PublicAnswers } from './adapters/http/public-answers.js';
import { RankingsController } from './adapters/http/rankings.controller.js';
import { ReceivedFiles } from './adapters/http/received-files.js';
import { MediaTypeGuard } from './adapters/http/request-bodies.js';
import { SearchController } from './adapters/http/search.controller.js';
import { SearchEnginesController } from './adapters/http/search-engines.controller.js';
import { AccountSerializer, Sessions } from './adapters/http/session.js';
import { SharePicturesController } from './adapters/http/share-pictures.controller.js';
import { StaffController } from './adapters/http/staff.controller.js';
import { VotesController } from './adapters/http/votes.controller.js';
import { SharpMediaFiles } from './adapters/media/sharp-media-files.js';
import { SharpPictures } from './adapters/pictures/sharp-pictures.js';
import { Database } from './adapters/postgres/database.js';
import { Argon2Passwords } from './adapters/system/argon2-passwords.js';
import { SsrPageRenderer } from './adapters/web/ssr-page-renderer.js';
import { SiteSettings } from './application/account-ports.js';
import { Articles } from './application/articles.js';
import { Catalogue } from './application/catalogue.js';
import { Methodology } from './application/methodology.js';
import { CatalogueVersion, PageRenderer, type PublicReads } from './application/ports.js';
import { Rankings } from './application/rankings.js';
import { Search } from './application/search.js';
import { Voting } from './application/voting.js';
import { Config } from './config.js';
import { coreModule } from './core.module.js';
import { DatabaseReadiness } from './readiness.js';

@Module({
  // The pages take every address that is left, so they come last.
  controllers: [
    AppliancesController,
    ArticlesController,
    ArticleStaffController,
    AuthController,
    CompareController,
    EditingController,
    MethodologyController,
    FeedController,
    NewsletterController,
    OneClickController,
    RankingsController,
    SearchController,
    SearchEnginesController,
    SharePicturesController,
    StaffController,
    VotesController,
    HealthController,
    ImportsController,
    MediaController,
    MetricsController,
    PagesController,
  ],
})
class HttpModule {}

/** The core with its doors: controllers, guards and the rendered site. */
export function httpModule(
  config: Config,
  database: Database,
  sessions: Sessions,
  logger: Logger,
): DynamicModule {
  return {
    module: HttpModule,
    imports: [coreModule(config, database, logger)],
    providers: [
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_GUARD, useClass: MediaTypeGuard },
      { provide: Sessions, useValue: sessions },
      { provide: ReceivedFiles, useValue: new ReceivedFiles(join(config.dataDir, 'uploads')) },
      LocalSignIn,
      AccountSerializer,
      {
        provide: PublicAnswers,
        useFactory: (version: CatalogueVersion) => new PublicAnswers(version, config.publicUrl),
        inject: [CatalogueVersion],
      },
      {
        provide: Metrics,
        useFactory: (
          answers: PublicAnswers,
          passwords: Argon2Passwords,
          { queue: share_pictures }: SharpPictures,
          { queue: media_pictures }: SharpMediaFiles,
        ) =>
          new Metrics(database.pool, answers, { passwords: passwords.queue, share_pictures, media_pictures }),
        inject: [PublicAnswers, Argon2Passwords, SharpPictures, SharpMediaFiles],
      },
      { provide: Readiness, useFactory: () => new DatabaseReadiness(database) },
      {
        provide: PageRenderer,
        useFactory: pageRenderer,
        inject: [Rankings, Catalogue, Search, Methodology, Articles, Voting, SiteSettings],
      },
    ],
  };
}

function pageRenderer(
  rankings: Rankings,
  catalogue: Catalogue,
  search: Search,
  methodology: Methodology,
  articles: Articles,
  voting: Voting,
  { publicUrl }: SiteSettings,
): Promise<PageRenderer> {
  const reads: PublicReads = {
    categories: () => rankings.categories(),
    ranking: (category, subcategory) => rankings.ranking(category, subcategory),
    appliance: (id) => catalogue.detail(id),
    compare: (ids) => catalogue.compare(ids),
    search: (query) => search.search(query),
    methodology: () => methodology.view(),
    blog: (category) => articles.overview(category),
    article: (id) => articles.find(id),
    cardVotes: (ids) => voting.onCards(ids),
    modelVotes: (id) => voting.on(id, null),
  };
  return SsrPageRenderer.load(reads, publicUrl);
}
