import { setTimeout as delay } from 'node:timers/promises';
import { CatalogueVersion } from '../../application/ports.js';
import type { Client, Database } from './database.js';

const retryMs = 500;
/** Detects a connection that was lost without being closed. */
const heartbeatMs = 5_000;
const socketTimeoutMs = 2 * heartbeatMs;

/**
 * To be run before a transaction locks any other row of the catalogue, if it locks more than one: it then waits for all
 * other writers, and they for it, instead of deadlocking.
 */
export const lockCatalogue = 'select from catalogue_version for update';

/**
 * A condition of the statement that locks the only row which a transaction changes. Such transactions exclude those that
 * use `lockCatalogue`, not each other. PostgreSQL evaluates it before it looks for the row; the commit moves the version.
 */
export const sharedCatalogue = 'exists (select from catalogue_version for key share)';

const selectVersion = 'select version from catalogue_version';

interface VersionRow {
  version: string;
}

/** Follows changes with LISTEN on a dedicated connection; while that is down, the version is unknown. */
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

  /** Reads the version right after this process has written, so that the writer never sees an older state. */
  async refresh(query: Database['query'] = (text) => this.database.query(text)): Promise<void> {
    const known = this.version;
    if (known === null) return;
    try {
      const [row] = await query<VersionRow>(selectVersion);
      this.advanceTo(row?.version ?? null);
    } catch {
      // The transaction is committed, so the known version may be stale, unless a notification has arrived meanwhile.
      // The heartbeat reads it again: a transaction that did not change the catalogue sends no notification.
      if (this.version === known) this.setVersion(null);
    }
  }

  /** Called by Nest; resolves when the first connection is listening or has failed. */
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
      await this.listenOnce(ready).catch(() => undefined); // Visible as current() being null; retried below.
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
      this.setVersion(await readVersion(client));
      ready();
      await this.untilLost(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Resolves when the connection ends or stops answering, or when the module is destroyed. */
  private async untilLost(client: Client): Promise<void> {
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    const signal = AbortSignal.any([lost.signal, this.closing.signal]);
    while (!signal.aborted) {
      const answer = readVersion(client).then((version) => ({ version }));
      const beat = await Promise.race([answer, delay(heartbeatMs, null, { signal })]).catch(() => null);
      if (!beat) return;
      this.advanceTo(beat.version);
      await delay(heartbeatMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Ignores older versions: query results and notifications can arrive out of order. */
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

export async function readVersion(client: Client): Promise<string | null> {
  const { rows } = await client.query<VersionRow>(selectVersion);
  return rows[0]?.version ?? null;
}
