import type { Subscriber } from '@appliance-index/domain/people/newsletter';
import { iteratePages } from '../../application/pagination.js';
import { type PendingSubscription, Subscribers } from '../../application/people/newsletter-ports.js';
import type { Database } from './database.js';

const columns = 'email, unsubscribe_token as "unsubscribeToken", confirmed_at as "confirmedAt"';

const pageSize = 1_000;

/** The driver returns timestamps as text. */
type SubscriberRow = Omit<Subscriber, 'confirmedAt'> & { confirmedAt: string | null };

export class PostgresSubscribers implements Subscribers {
  constructor(private readonly database: Database) {}

  async addPending(
    { email, confirmationHash, expiresAt, unsubscribeToken }: PendingSubscription,
    now: Date,
  ): Promise<Subscriber> {
    const [row] = await this.database.query<SubscriberRow>(
      `with subscriber as (
         insert into newsletter_subscribers (email, expires_at, unsubscribe_token, asked_at)
           values ($1, $3, $4, $5)
           on conflict (email) do update set expires_at = excluded.expires_at
           returning *
       ), link as (
         insert into newsletter_links (confirmation_hash, email, expires_at)
           select $2, email, expires_at from subscriber where confirmed_at is null
       )
       select ${columns} from subscriber`,
      [email, confirmationHash, expiresAt, unsubscribeToken, now],
    );
    if (!row) throw new Error('The upsert of the subscriber returned no row.');
    return toSubscriber(row);
  }

  async confirm(
    confirmationHash: string,
    now: Date,
  ): Promise<{ subscriber: Subscriber; isNew: boolean } | null> {
    const condition =
      'email = (select email from newsletter_links where confirmation_hash = $1 and expires_at > $2)';
    const [confirmed] = await this.database.query<SubscriberRow>(
      `update newsletter_subscribers set confirmed_at = $2 where ${condition} and confirmed_at is null
         returning ${columns}`,
      [confirmationHash, now],
    );
    if (confirmed) return { subscriber: toSubscriber(confirmed), isNew: true };
    const [known] = await this.database.query<SubscriberRow>(
      `select ${columns} from newsletter_subscribers where ${condition}`,
      [confirmationHash, now],
    );
    return known ? { subscriber: toSubscriber(known), isNew: false } : null;
  }

  async remove(unsubscribeToken: string): Promise<void> {
    await this.database.query('delete from newsletter_subscribers where unsubscribe_token = $1', [
      unsubscribeToken,
    ]);
  }

  async removeExpired(now: Date): Promise<number> {
    const forgotten = await this.database.query(
      'delete from newsletter_subscribers where confirmed_at is null and expires_at <= $1 returning email',
      [now],
    );
    await this.database.query('delete from newsletter_links where expires_at <= $1', [now]);
    return forgotten.length;
  }

  confirmed(): AsyncGenerator<Subscriber, void> {
    return iteratePages(async (last) => {
      const rows = await this.database.query<SubscriberRow>(
        `select ${columns} from newsletter_subscribers where confirmed_at is not null and email > $1
           order by email limit $2`,
        [last?.email ?? '', pageSize],
      );
      return rows.map(toSubscriber);
    }, pageSize);
  }
}

function toSubscriber({ confirmedAt, ...row }: SubscriberRow): Subscriber {
  return { ...row, confirmedAt: confirmedAt === null ? null : new Date(confirmedAt) };
}
