import { ConsistentReads } from '../../application/ports.js';
import type { Database } from './database.js';

/** Runs reads in one repeatable-read, read-only transaction. */
export class PostgresConsistentReads implements ConsistentReads {
  constructor(private readonly database: Database) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.database.readTransaction(work);
  }
}
