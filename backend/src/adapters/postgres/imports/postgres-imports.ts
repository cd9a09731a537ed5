import { DomainError } from '@appliance-index/domain/errors';
import { nilUuid, numericId } from '@appliance-index/domain/ids';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { FilterQuery, FindOptions } from '@mikro-orm/core';
import {
  type ImportedScore,
  type ImportFilter,
  Imports,
  type ImportTransaction,
} from '../../../application/imports/import-ports.js';
import type {
  ImportKind,
  ImportRecord,
  StoredImport as ImportView,
  ReportCard,
  StoredScore,
} from '../../../application/imports/import-report.js';
import { iteratePages } from '../../../application/pagination.js';
import type { Database } from '../database.js';
import { locks } from '../locks.js';
import type { PostgresCatalogueVersion } from '../postgres-catalogue-version.js';
import type { Assessor } from '../trust/assessor.js';
import { StoredImport, selectScoresOfImport, selectStoredScores, toImportRecord } from './import-records.js';
import { PostgresImportTransaction } from './postgres-import-transaction.js';

const tryLock = 'select pg_try_advisory_xact_lock($1) as locked';
const waitForLock = 'select true as locked from pg_advisory_xact_lock($1)';
/** Otherwise a statement, and its locks, would outlive a killed client. Servers on Windows do not support the setting. */
const detectLostClient = `
  do $$ begin set local client_connection_check_interval = '500ms'; exception when invalid_parameter_value then null; end $$`;
/** Gathers the words of so many new search texts before they are added to the search index: one by one takes twice as long. */
const gatherWords = `set local gin_pending_list_limit = '32MB'`;
/** To be run before the commit; otherwise the next edit of a model would have to add them. */
const addGatheredWords = `select gin_clean_pending_list('appliances_search'), gin_clean_pending_list('appliances_plain_text')`;
const pageSize = 5_000;

/** Runs each import in one transaction on a dedicated connection. */
export class PostgresImports implements Imports {
  constructor(
    private readonly database: Database,
    private readonly version: PostgresCatalogueVersion,
    private readonly assessor: Assessor,
  ) {}

  target(): string {
    return this.database.describe();
  }

  async transaction(
    work: (transaction: ImportTransaction) => Promise<boolean>,
    { wait = false, signal }: { wait?: boolean; signal?: AbortSignal | undefined } = {},
  ): Promise<void> {
    const client = await this.database.dedicatedClient({ signal });
    const ended = new AbortController();
    try {
      signal?.throwIfAborted();
      await client.query(
        `begin; set local work_mem = '64MB'; set local maintenance_work_mem = '64MB'; ${gatherWords}; ${detectLostClient}`,
      );
      const { rows } = await client.query<{ locked: boolean }>(wait ? waitForLock : tryLock, [locks.imports]);
      if (!rows[0]?.locked) {
        throw new DomainError(
          'conflict',
          'import-running',
          'Another import is running. Try again when it has finished.',
        );
      }
      // `work` may be waiting for input that never arrives; an abort must end that wait.
      const shouldCommit = await Promise.race([
        work(new PostgresImportTransaction(this.database, client, this.assessor.assess)),
        whenAborted(signal, ended.signal),
      ]);
      signal?.throwIfAborted();
      if (shouldCommit) await client.query(addGatheredWords);
      await client.query(shouldCommit ? 'commit' : 'rollback');
      if (shouldCommit) await this.version.refresh();
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      ended.abort();
      await client.end();
    }
  }

  async list({ kind, beforeId }: ImportFilter, limit: number): Promise<ImportRecord[]> {
    const where = { ...(kind && { kind }), ...(beforeId && { id: { $lt: beforeId } }) };
    return this.records(where, { orderBy: { id: 'desc' }, limit });
  }

  appliedCounts(): Promise<{ kind: ImportKind; count: number }[]> {
    return this.database.query(
      'select kind, count(*)::integer as count from imports where rolled_back_at is null group by kind',
    );
  }

  async newestOf(retailer: RetailerSlug): Promise<ImportRecord | null> {
    const where = { kind: 'scores', rolledBackAt: null, retailers: { $contains: [retailer] } } as const;
    const [newest] = await this.records(where, { orderBy: { month: 'desc', id: 'desc' }, limit: 1 });
    return newest ?? null;
  }

  async find(id: string): Promise<ImportRecord | null> {
    if (!numericId.test(id)) return null;
    const [found] = await this.records({ id });
    return found ?? null;
  }

  private async records(
    where: FilterQuery<StoredImport>,
    options: FindOptions<StoredImport> = {},
  ): Promise<ImportRecord[]> {
    const found = await this.database.repeatIfLost(() =>
      this.database.entities().find(StoredImport, where, options),
    );
    return found.map(toImportRecord);
  }

  scoresOf(id: string): AsyncGenerator<ImportedScore, void> {
    return iteratePages((last) => {
      const after = [last?.applianceId ?? nilUuid, last?.retailer ?? ''];
      return this.database.query<ImportedScore>(selectScoresOfImport, [id, ...after, pageSize]);
    }, pageSize);
  }

  async reportCard(id: string): Promise<ReportCard> {
    const [row] = await this.database.query<{ card: ReportCard | null }>(
      'select report_card as card from imports where id = $1',
      [id],
    );
    return row?.card ?? { checks: [], ranges: [] };
  }

  async storedScores(id: string, limit: number): Promise<ImportView['scores']> {
    const rows = await this.database.query<StoredScore & { total: number }>(selectStoredScores, [id, limit]);
    return { total: rows[0]?.total ?? 0, listed: rows.map(({ total: _, ...score }) => score) };
  }
}

/** Rejects when `signal` is aborted before `ended` is. */
function whenAborted(signal: AbortSignal | undefined, ended: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: ended });
  });
}
