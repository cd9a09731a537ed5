import { Readiness } from '../adapters/http/health.controller.js';
import type { Database } from '../adapters/postgres/database.js';
import { readOnlyMessage } from '../adapters/postgres/database-errors.js';

/** A database slower than this cannot serve visitors either. */
const deadlineMs = 1_500;
const noDatabase = 'The database is not responding.';

/** Ready while the database responds, until shutdown begins: a read-only one serves visitors, too. */
export class DatabaseReadiness implements Readiness {
  isStopping = false;
  warning: string | null = null;

  constructor(private readonly database: Database) {}

  async problem(): Promise<string | null> {
    if (this.isStopping) return 'The server is shutting down.';
    const timeout = new Promise<string>((resolve) => {
      setTimeout(resolve, deadlineMs, noDatabase).unref();
    });
    const ping = this.database.isReadOnly().then(
      (isReadOnly) => {
        this.warning = isReadOnly ? readOnlyMessage : null;
        return null;
      },
      () => noDatabase,
    );
    return Promise.race([ping, timeout]);
  }
}
