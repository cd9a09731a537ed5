import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueVersion, Log } from '../../../application/ports.js';
import type { Client, Database } from '../database.js';
import { locks } from '../locks.js';
import { lockCatalogue, readVersion } from '../postgres-catalogue-version.js';
import type { Assessor } from './assessor.js';
import { TrustTables } from './trust-tables.js';

/** Gathers the changes of a busy minute, as an assessment covers all that came before it; and readers' pages are made first. */
const pauseMs = 2_000;
const retryMs = 30_000;

/**
 * Keeps the stored assessment up to date with what staff change; imports store their own. Every server does this, and a lock
 * lets one of them at it. What a server leaves undone when it stops, the next one to start does.
 */
export class TrustRefresh {
  private readonly stopping = new AbortController();
  private isDue = true;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly version: CatalogueVersion,
    private readonly assessor: Assessor,
    private readonly log: Log,
  ) {}

  start(): this {
    const stopListening = this.version.onChange(() => this.markDue());
    this.running = this.run().finally(stopListening);
    return this;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
  }

  private markDue(): void {
    this.isDue = true;
    this.wake();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (!this.isDue) await new Promise<void>((resolve) => (this.wake = resolve));
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      this.isDue = false;
      await this.refresh().catch(async ({ message }: Error) => {
        if (signal.aborted) return;
        const problem = { problem: message };
        this.log.warn('The places of models could not be assessed; this is tried again.', problem);
        this.isDue = true;
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      });
    }
  }

  /** Assesses the catalogue if it differs from the one that was assessed last. A stop waits for no lock that it waits for. */
  async refresh(): Promise<void> {
    const { signal } = this.stopping;
    const assess = async () => {
      const client = await this.database.dedicatedClient({ signal });
      try {
        await refreshOn(client, this.assessor);
      } finally {
        await client.end();
      }
    };
    await this.database.tryWithLock(locks.trust, assess, signal);
  }
}

async function refreshOn(client: Client, { assess }: Assessor): Promise<void> {
  const tables = new TrustTables(client);
  await client.query('begin isolation level repeatable read read only');
  const version = await readVersion(client);
  const inputs = await tables.read();
  const storedHash = await tables.storedHash();
  await client.query('rollback');
  if (storedHash === inputs.storedHash) return;
  const assessment = await assess(inputs);
  await client.query('begin');
  // Writers wait from here on, so that nothing changes between the check and the commit. For seconds, if all were read again.
  await client.query(lockCatalogue);
  const isCurrent = (await readVersion(client)) === version;
  if (isCurrent) await tables.store(inputs, assessment);
  // Otherwise the change has been announced, and is assessed next.
  await client.query(isCurrent ? 'commit' : 'rollback');
}
