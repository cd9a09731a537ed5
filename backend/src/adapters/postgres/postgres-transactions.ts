import { Transactions } from '../../application/ports.js';
import type { Database } from './database.js';
import type { PostgresCatalogueVersion } from './postgres-catalogue-version.js';

export class PostgresTransactions implements Transactions {
  constructor(
    private readonly database: Database,
    private readonly version: PostgresCatalogueVersion,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    // Inside an outer transaction the new version is not committed yet, so there is nothing to refresh.
    if (this.database.isInTransaction()) return work();
    return this.database.transaction(work, (query) => this.version.refresh(query));
  }
}
