import type { Subscriber } from '@appliance-index/domain/people/newsletter';

/** A subscription that waits for confirmation. */
export interface PendingSubscription {
  email: string;
  confirmationHash: string;
  expiresAt: Date;
  /** Used if the address has no token yet. */
  unsubscribeToken: string;
}

/** Confirmed and pending subscribers. Each operation is atomic. */
export abstract class Subscribers {
  /**
   * Stores the pending subscription and returns the subscriber. Links of earlier e-mails stay valid until they expire.
   * A confirmed subscriber stays confirmed and gets no new link.
   */
  abstract addPending(pending: PendingSubscription, now: Date): Promise<Subscriber>;
  /** Confirms the link's subscriber; null if the link is unknown or expired. `isNew` is false if already confirmed. */
  abstract confirm(
    confirmationHash: string,
    now: Date,
  ): Promise<{ subscriber: Subscriber; isNew: boolean } | null>;
  /** Deletes the address and everything about it. */
  abstract remove(unsubscribeToken: string): Promise<void>;
  /** Deletes unconfirmed subscribers whose latest link has expired. Returns their number. */
  abstract removeExpired(now: Date): Promise<number>;
  /** Ordered by e-mail address. */
  abstract confirmed(): AsyncIterable<Subscriber>;
}
