import { ConsistentReads } from '../../application/ports.js';
import type { Database } from './database.js';

/** One read-only transaction at the level that sees a single state. */
export class PostgresConsistentReads implements ConsistentReads {
  constructor(private readonly database: Database) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.database.readTransaction(work);
  }
}
