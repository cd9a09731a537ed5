import type { Pool, PoolClient } from 'pg';
import { isConnectionLost } from './database-errors.js';

/** Repeats a read whose connection was lost, so that readers do not notice a restart or a dropped connection. */
export class RepeatedReads {
  /** Monotonic times in milliseconds. */
  private readonly openedAt = new WeakMap<PoolClient, number>();

  constructor(private readonly pool: Pool) {
    pool.on('connect', (client) => this.openedAt.set(client, performance.now()));
  }

  /** Runs `read`, and once more on a new connection if its connection was lost. Never for anything that writes. */
  async run<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await this.dropIdle(performance.now());
      return read();
    }
  }

  /** Whatever cut one connection has probably cut those opened before, too, even if that is not noticed yet. */
  private async dropIdle(openedBefore: number): Promise<void> {
    const idle = Array.from({ length: this.pool.idleCount }, () => this.pool.connect());
    for (const taken of await Promise.allSettled(idle)) {
      if (taken.status === 'rejected') continue;
      taken.value.release((this.openedAt.get(taken.value) ?? 0) <= openedBefore);
    }
  }
}

/** Whether the statement only reads. May be false for one that does. */
export function isRead(sql: string): boolean {
  return /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|merge|into)\b/i.test(sql);
}
