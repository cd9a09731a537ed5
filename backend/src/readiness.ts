import { Readiness } from './adapters/http/health.controller.js';
import type { Database } from './adapters/postgres/database.js';

/** A database that takes longer does not serve visitors either. */
const deadlineMs = 1_500;
const noDatabase = 'The database does not answer.';

/** Ready while the database answers, until the process is asked to stop. */
export class DatabaseReadiness implements Readiness {
  isStopping = false;

  constructor(private readonly database: Database) {}

  async problem(): Promise<string | null> {
    if (this.isStopping) return 'The process is stopping.';
    const late = new Promise<string>((resolve) => {
      setTimeout(resolve, deadlineMs, noDatabase).unref();
    });
    const answer = this.database.ping().then(
      () => null,
      () => noDatabase,
    );
    return Promise.race([answer, late]);
  }
}
