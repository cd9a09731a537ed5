import { Cron } from 'croner';
import type { Logger } from 'pino';
import { ReceivedFiles } from './adapters/http/received-files.js';
import type { Database } from './adapters/postgres/database.js';
import { Editing } from './application/editing.js';
import { Media } from './application/media.js';
import type { HttpServer } from './server.js';

/** Any fixed number; of all processes on one database one does the work. */
const nightlyLock = 724_003;
const everyNight = '20 3 * * *';

/** Every night: empties the trash of what is too old, and settles media that a crash left without their other half. */
export function keepTidy(
  { app }: Pick<HttpServer, 'app'>,
  database: Database,
  logger: Logger,
): { stop(): void } {
  const tidy = async () => {
    await app.get(ReceivedFiles).sweep();
    const client = await database.dedicatedClient();
    try {
      const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
        nightlyLock,
      ]);
      if (!rows[0]?.ours) return;
      const removed = await app.get(Editing).emptyTrash();
      const { orphans, missing } = await app.get(Media).reconcile({ apply: true });
      logger.info({ removed, orphans: orphans.length, missing: missing.length }, 'tidied up');
    } finally {
      await client.end();
    }
  };
  const job = new Cron(everyNight, { protect: true, unref: true, catch: report }, tidy);
  function report(error: unknown): void {
    logger.error({ err: error }, 'tidying up failed; the next night tries again');
  }
  return { stop: () => job.stop() };
}
