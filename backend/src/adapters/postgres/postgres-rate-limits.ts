import { createHash } from 'node:crypto';
import { DomainError } from '@appliance-index/domain/errors';
import { pluralize } from '@appliance-index/domain/formats';
import { type RateLimit, rateLimits } from '@appliance-index/domain/people/rate-limits';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimits } from '../../application/people/account-ports.js';
import type { Log } from '../../application/ports.js';
import type { Database } from './database.js';

/** Keeps the counters in a table, so that they are shared by all processes and survive a restart. */
export class PostgresRateLimits extends RateLimits {
  readonly scale: number;
  private readonly limiters: ReadonlyMap<string, RateLimiterPostgres>;

  constructor(
    database: Database,
    { rateLimitScale }: { rateLimitScale: number },
    private readonly log: Log,
  ) {
    super();
    this.scale = rateLimitScale;
    const limits = rateLimitScale === 0 ? [] : Object.values(rateLimits);
    this.limiters = new Map(
      limits.map(({ name, points, seconds }, index) => [
        name,
        new RateLimiterPostgres({
          storeClient: database.pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // The limiters share one table, so one of them clearing it is enough.
          clearExpiredByTimeout: index === 0,
          keyPrefix: name,
          points: Math.max(1, Math.round(points * rateLimitScale)),
          duration: seconds,
        }),
      ]),
    );
  }

  async attempt({ name }: RateLimit, key: string, from?: string): Promise<void> {
    const limiter = this.limiters.get(name);
    try {
      await limiter?.consume(stored(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Logged once per key and window, so that further attempts cannot flood the log.
      if (refusal.consumedPoints - 1 === limiter?.points)
        this.log.warn('a limit was hit', { limit: name, from });
      throw tooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  async clear({ name }: RateLimit, key: string): Promise<void> {
    await this.limiters.get(name)?.delete(stored(key));
  }
}

/** A key can be an address of any length and spelling, which the table need not know. */
function stored(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export function tooManyAttempts(seconds: number): DomainError {
  const wait = seconds < 90 ? pluralize(seconds, 'second') : pluralize(Math.ceil(seconds / 60), 'minute');
  const message = `Too many attempts. Try again in ${wait}.`;
  return new DomainError('rate-limited', 'too-many-attempts', message, [], { retryAfterSeconds: seconds });
}
