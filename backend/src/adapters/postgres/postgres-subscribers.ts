import type { Subscriber } from '@appliance-index/domain/people/newsletter';
import { iteratePages } from '../../application/pagination.js';
import { type PendingSubscription, Subscribers } from '../../application/people/newsletter-ports.js';
import type { Database } from './database.js';
import { StoredNewsletterLink, StoredSubscriber } from './subscribers-schema.js';

const pageSize = 1_000;

export class PostgresSubscribers implements Subscribers {
  constructor(private readonly database: Database) {}

  addPending(
    { email, confirmationHash, expiresAt, unsubscribeToken }: PendingSubscription,
    askedAt: Date,
  ): Promise<Subscriber> {
    return this.database.transaction(async () => {
      const entities = this.database.entities();
      const asked = { email, expiresAt, unsubscribeToken, askedAt };
      const subscriber = await entities.upsert(StoredSubscriber, asked, {
        onConflictFields: ['email'],
        onConflictMergeFields: ['expiresAt'],
      });
      if (subscriber.confirmedAt === null) {
        await entities.insert(StoredNewsletterLink, { confirmationHash, email, expiresAt });
      }
      return toSubscriber(subscriber);
    });
  }

  async confirm(
    confirmationHash: string,
    now: Date,
  ): Promise<{ subscriber: Subscriber; isNew: boolean } | null> {
    const entities = this.database.entities();
    const link = await entities.findOne(StoredNewsletterLink, { confirmationHash, expiresAt: { $gt: now } });
    if (!link) return null;
    const { email } = link;
    const confirmed = await entities.nativeUpdate(
      StoredSubscriber,
      { email, confirmedAt: null },
      { confirmedAt: now },
    );
    const subscriber = await entities.findOne(StoredSubscriber, { email });
    return subscriber && { subscriber: toSubscriber(subscriber), isNew: confirmed === 1 };
  }

  async remove(unsubscribeToken: string): Promise<void> {
    await this.database.entities().nativeDelete(StoredSubscriber, { unsubscribeToken });
  }

  async removeExpired(now: Date): Promise<number> {
    const entities = this.database.entities();
    const expired = { expiresAt: { $lte: now } };
    const removed = await entities.nativeDelete(StoredSubscriber, { confirmedAt: null, ...expired });
    await entities.nativeDelete(StoredNewsletterLink, expired);
    return removed;
  }

  confirmed(): AsyncGenerator<Subscriber, void> {
    return iteratePages(async (last) => {
      const where = { confirmedAt: { $ne: null }, email: { $gt: last?.email ?? '' } };
      const page = await this.database.repeatIfLost(() =>
        this.database
          .entities()
          .find(StoredSubscriber, where, { orderBy: { email: 'asc' }, limit: pageSize }),
      );
      return page.map(toSubscriber);
    }, pageSize);
  }
}

function toSubscriber(stored: StoredSubscriber): Subscriber {
  const { email, unsubscribeToken, confirmedAt = null } = stored;
  return { email, unsubscribeToken, confirmedAt };
}
