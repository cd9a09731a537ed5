import { ReadMoment } from '../../application/ports.js';
import type { Database } from './database.js';

/** One read-only transaction at the level that sees a single state. */
export class PostgresReadMoment implements ReadMoment {
  constructor(private readonly database: Database) {}

  of<T>(work: () => Promise<T>): Promise<T> {
    return this.database.readTransaction(work);
  }
}
