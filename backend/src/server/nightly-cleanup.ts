import { Cron } from 'croner';
import type { Logger } from 'pino';
import { Uploads } from '../adapters/http/staff/uploads.js';
import type { Database } from '../adapters/postgres/database.js';
import { locks } from '../adapters/postgres/locks.js';
import { CatalogueEditor } from '../application/catalogue/catalogue-editor.js';
import { Media } from '../application/catalogue/media.js';
import { Newsletter } from '../application/people/newsletter.js';
import type { HttpServer } from './server.js';

const everyNight = '20 3 * * *';

/**
 * Every night, removes files left by crashed uploads, expired trash, unconfirmed newsletter addresses, media files
 * without an entry, and entries without a file.
 */
export function scheduleNightlyCleanup(
  http: Pick<HttpServer, 'app'>,
  database: Database,
  logger: Logger,
  stopping: AbortSignal,
): { stop(): void } {
  const catchError = (err: unknown) => logFailure(logger, err);
  const job = new Cron(everyNight, { protect: true, unref: true, catch: catchError }, () =>
    runNightlyCleanup(http, database, logger, stopping),
  );
  return { stop: () => job.stop() };
}

/** Runs every task, even if another fails; begins none once the server stops, which closes the database. */
export async function runNightlyCleanup(
  { app }: Pick<HttpServer, 'app'>,
  database: Database,
  logger: Logger,
  stopping: AbortSignal,
): Promise<void> {
  const attempt = async (task: string, work: () => Promise<unknown>) => {
    if (stopping.aborted) return;
    await work().then(
      (done) => logger.info({ task, done }, 'cleanup done'),
      (error) => logFailure(logger, error, task),
    );
  };
  await attempt('uploads', () => app.get(Uploads).removeStale());
  await database.tryWithLock(locks.nightly, async () => {
    await attempt('trash', () => app.get(CatalogueEditor).purgeTrash());
    await attempt('newsletter', () => app.get(Newsletter).removeExpired());
    await attempt('media', async () => {
      const { orphans, missing, isSuspicious } = await app.get(Media).reconcile({ apply: true });
      if (isSuspicious) {
        throw new Error(
          `Found ${orphans.length} files without an entry and ${missing.length} entries without a file, too many to remove automatically. ` +
            'If this is the right media store, run "media reconcile --apply --accept-all".',
        );
      }
      return { orphans: orphans.length, missing: missing.length };
    });
  });
}

function logFailure(logger: Logger, err: unknown, task?: string): void {
  logger.error({ err, task }, 'cleanup failed; it will be retried next night');
}
