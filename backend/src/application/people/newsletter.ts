import { dayMs } from '@appliance-index/domain/durations';
import { DomainError } from '@appliance-index/domain/errors';
import { confirmationDays, parseSubscriberEmail } from '@appliance-index/domain/people/newsletter';
import { rateLimits } from '@appliance-index/domain/people/rate-limits';
import type { Clock, Log, SiteSettings, Tokens } from '../ports.js';
import type { Mailer, RateLimits } from './account-ports.js';
import { confirmationMail, subscribedMail, unsubscribeLink, welcomeMail } from './mails.js';
import type { Subscribers } from './newsletter-ports.js';

/** 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/;

/** A confirmed subscriber, as exported for sending the newsletter. */
export interface NewsletterRecipient {
  email: string;
  confirmedAt: Date;
  /** Must be included in every newsletter. */
  unsubscribeUrl: string;
}

/** Newsletter subscriptions with double opt-in. `from` is the client's network address, used for rate limiting. */
export class Newsletter {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Behaves the same whether or not the address is subscribed; the e-mail is sent in the background.
   * @throws invalid/newsletter, rate-limited
   */
  async subscribe(text: string, from: string): Promise<void> {
    await this.limits.attemptFrom(rateLimits.newsletterByAddress, from);
    const email = parseSubscriberEmail(text);
    await this.limits.attempt(rateLimits.newsletterByEmail, email, from);
    this.logFailure(this.sendLink(email));
  }

  private async sendLink(email: string): Promise<void> {
    const token = this.tokens.create();
    const now = this.clock.now();
    const pending = {
      email,
      confirmationHash: this.tokens.hashOf(token),
      expiresAt: new Date(now.getTime() + confirmationDays * dayMs),
      unsubscribeToken: this.tokens.create(),
    };
    const subscriber = await this.subscribers.addPending(pending, now);
    const { publicUrl } = this.settings;
    const isConfirmed = subscriber.confirmedAt !== null;
    await this.mailer.send(
      isConfirmed ? subscribedMail(subscriber, publicUrl) : confirmationMail(email, publicUrl, token),
    );
  }

  /** Idempotent. @throws invalid/token, invalid/newsletter-link, rate-limited */
  async confirm(token: string, from: string): Promise<void> {
    await this.limits.attemptFrom(rateLimits.newsletterLinkByAddress, from);
    checkToken(token);
    const confirmed = await this.subscribers.confirm(this.tokens.hashOf(token), this.clock.now());
    if (!confirmed) {
      const message = 'This link is invalid or has expired. Subscribe again to get a new one.';
      throw new DomainError('invalid', 'newsletter-link', message);
    }
    if (!confirmed.isNew) return;
    this.logFailure(this.mailer.send(welcomeMail(confirmed.subscriber, this.settings.publicUrl)));
  }

  /** For e-mails that are sent in the background. */
  private logFailure(sending: Promise<void>): void {
    sending.catch((error: Error) =>
      this.log.warn('a newsletter e-mail could not be sent', { problem: error.message }),
    );
  }

  /**
   * Idempotent; unknown tokens are ignored. Not rate limited, because mail providers send one-click requests for many
   * subscribers from one network, and tokens cannot be guessed.
   * @throws invalid/token
   */
  async unsubscribe(token: string): Promise<void> {
    checkToken(token);
    await this.subscribers.remove(token);
  }

  /** Deletes addresses that were not confirmed in time, as the e-mail promises. Returns their number. */
  removeExpired(): Promise<number> {
    return this.subscribers.removeExpired(this.clock.now());
  }

  /** Ordered by e-mail address. */
  async *recipients(): AsyncGenerator<NewsletterRecipient, void> {
    for await (const subscriber of this.subscribers.confirmed()) {
      const { email, confirmedAt } = subscriber;
      const unsubscribeUrl = unsubscribeLink(subscriber, this.settings.publicUrl);
      if (confirmedAt !== null) yield { email, confirmedAt, unsubscribeUrl };
    }
  }
}

/** @throws invalid/token when an e-mail client has broken the link, or the page was loaded anew without it */
function checkToken(token: string): void {
  if (!tokenPattern.test(token)) {
    throw new DomainError('invalid', 'token', 'The link is incomplete. Open it again from the e-mail.');
  }
}
