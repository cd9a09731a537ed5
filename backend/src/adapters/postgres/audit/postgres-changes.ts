import { type AuditedEffect, type Change, Changes } from '../../../application/audit-ports.js';
import type { Clock, Transactions } from '../../../application/ports.js';
import type { Database } from '../database.js';
import { insertEntries } from '../postgres-audit-log.js';

export class PostgresChanges implements Changes {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  run<T>(change: Change, work: () => Promise<T>): Promise<T> {
    return this.transactions.run(async () => {
      const { result, effects } = await this.database.auditTrail.collect(() =>
        this.database.unitOfWork(work),
      );
      const query: Database['query'] = (text, values) => this.database.query(text, values);
      await insertEntries(query, change, effects, this.clock.now());
      return result;
    });
  }

  record(effect: AuditedEffect): void {
    this.database.auditTrail.record(effect);
  }
}
