import { Cron } from 'croner';
import type { Logger } from 'pino';
import { Uploads } from './adapters/http/staff/uploads.js';
import type { Database } from './adapters/postgres/database.js';
import { locks } from './adapters/postgres/locks.js';
import { Editing } from './application/catalogue/editing.js';
import { Media } from './application/catalogue/media.js';
import { Newsletter } from './application/people/newsletter.js';
import type { HttpServer } from './server.js';

const everyNight = '20 3 * * *';

/**
 * Every night: what a crash left of uploads, what is too old in the trash, addresses that nobody has confirmed, and media
 * without their other half.
 */
export function scheduleNightlyCleanup(
  http: Pick<HttpServer, 'app'>,
  database: Database,
  logger: Logger,
): { stop(): void } {
  const catchError = (err: unknown) => logFailure(logger, err);
  const job = new Cron(everyNight, { protect: true, unref: true, catch: catchError }, () =>
    runNightlyCleanup(http, database, logger),
  );
  return { stop: () => job.stop() };
}

/** Whatever becomes of one task, the others run. */
export async function runNightlyCleanup(
  { app }: Pick<HttpServer, 'app'>,
  database: Database,
  logger: Logger,
): Promise<void> {
  const attempt = (task: string, work: () => Promise<unknown>) =>
    work().then(
      (done) => logger.info({ task, done }, 'tidied up'),
      (error) => logFailure(logger, error, task),
    );
  await attempt('uploads', () => app.get(Uploads).removeStale());
  await database.tryWithLock(locks.nightly, async () => {
    await attempt('trash', () => app.get(Editing).purgeTrash());
    await attempt('newsletter', () => app.get(Newsletter).removeExpired());
    await attempt('media', async () => {
      const { orphans, missing, isSuspicious } = await app.get(Media).reconcile({ apply: true });
      if (isSuspicious) {
        throw new Error(
          `${orphans.length} files without an entry and ${missing.length} entries without a file are too many to be true. ` +
            'Is this the right store? If so, run "media reconcile --apply --accept-all".',
        );
      }
      return { orphans: orphans.length, missing: missing.length };
    });
  });
}

function logFailure(logger: Logger, err: unknown, task?: string): void {
  logger.error({ err, task }, 'tidying up failed; the next night tries again');
}
