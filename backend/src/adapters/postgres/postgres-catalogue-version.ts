import { setTimeout as delay } from 'node:timers/promises';
import { CatalogueVersion } from '../../application/ports.js';
import type { Client, Database } from './database.js';

const retryMs = 500;
/** A connection that died without a word is noticed by the next of these. */
const heartbeatMs = 5_000;
const socketTimeoutMs = 2 * heartbeatMs;

/**
 * Before a transaction locks anything else of the catalogue. Each write takes this row first, so that all who change
 * the catalogue wait for each other in one order.
 */
export const lockCatalogue = 'select from catalogue_version for update';

/** Hears of changes by LISTEN on a connection of its own; while that is down, nothing may be kept. */
export class PostgresCatalogueVersion implements CatalogueVersion {
  private version: string | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly closing = new AbortController();
  private listening: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  current(): string | null {
    return this.version;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Hears at once what this process has just changed, so that it never shows its writer an older state. */
  async refresh(): Promise<void> {
    const known = this.version;
    if (known === null) return;
    try {
      const [row] = await this.database.query<{ version: string }>('select version from catalogue_version');
      this.advanceTo(row?.version ?? null);
    } catch {
      // The change stands all the same. Unless it was announced meanwhile, what is kept is older.
      if (this.version === known) this.setVersion(null);
    }
  }

  /** Called by the container; settles when the first connection listens, or could not. */
  async onModuleInit(): Promise<void> {
    let ready: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      ready = resolve;
    });
    this.listening = this.listenForever(ready);
    await first;
  }

  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    await this.listening;
  }

  private async listenForever(ready: () => void): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      await this.listenOnce(ready).catch(() => undefined); // Told by current() being null; tried again below.
      this.setVersion(null);
      ready();
      await delay(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async listenOnce(ready: () => void): Promise<void> {
    const client = await this.database.dedicatedClient({ timeoutMs: socketTimeoutMs });
    try {
      client.on('notification', ({ payload }) => this.advanceTo(payload ?? null));
      await client.query('listen catalogue');
      const { rows } = await client.query<{ version: string }>('select version from catalogue_version');
      this.setVersion(rows[0]?.version ?? null);
      ready();
      await this.untilLost(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Returns when the connection ends, when it stops answering, or when we stop. */
  private async untilLost(client: Client): Promise<void> {
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    const signal = AbortSignal.any([lost.signal, this.closing.signal]);
    while (!signal.aborted) {
      const answer = client.query('select 1').then(() => true);
      const isAlive = await Promise.race([answer, delay(heartbeatMs, false, { signal })]).catch(() => false);
      if (!isAlive) return;
      await delay(heartbeatMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Answers and announcements overtake each other; versions only grow. */
  private advanceTo(version: string | null): void {
    if (this.version === null || version === null || BigInt(version) > BigInt(this.version))
      this.setVersion(version);
  }

  private setVersion(version: string | null): void {
    if (version === this.version) return;
    this.version = version;
    for (const listener of this.listeners) listener();
  }
}
