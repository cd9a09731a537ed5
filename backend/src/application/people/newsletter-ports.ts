import type { Subscriber } from '../../domain/people/newsletter.js';

/** Somebody who asks for the newsletter. */
export interface PendingSubscription {
  email: string;
  confirmationHash: string;
  expiresAt: Date;
  /** For those who have none yet. */
  unsubscribeToken: string;
}

/** Who gets the newsletter, and who has asked for it. Each step is atomic. */
export abstract class Subscribers {
  /**
   * Remembers who asks; the links of earlier mails work as long as they were meant to. Answers the subscriber: one who
   * was confirmed stays so, and needs no link.
   */
  abstract addPending(pending: PendingSubscription, now: Date): Promise<Subscriber>;
  /** Confirms whose link it is; null when it is unknown or too old. The second time it answers `isNew` false. */
  abstract confirm(
    confirmationHash: string,
    now: Date,
  ): Promise<{ subscriber: Subscriber; isNew: boolean } | null>;
  /** Forgets the address altogether. */
  abstract remove(unsubscribeToken: string): Promise<void>;
  /** Forgets those who have not confirmed and whose newest link has become too old; answers how many. */
  abstract removeExpired(now: Date): Promise<number>;
  /** Those who confirmed, by address. */
  abstract confirmed(): AsyncIterable<Subscriber>;
}
