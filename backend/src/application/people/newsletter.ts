import { dayMs } from '../../domain/durations.js';
import { DomainError } from '../../domain/errors.js';
import { confirmationDays } from '../../domain/people/newsletter.js';
import { rateLimits } from '../../domain/people/rate-limits.js';
import { parseEmail } from '../../domain/people/user.js';
import type { Clock, Log, SiteSettings, Tokens } from '../ports.js';
import type { Mailer, RateLimits } from './account-ports.js';
import { confirmationMail, subscribedMail, unsubscribeLink, welcomeMail } from './mails.js';
import type { Subscribers } from './newsletter-ports.js';

/** 32 bytes. */
const tokenPattern = /^[\w-]{43}$/;

/** A reader of the newsletter, for whoever sends it. */
export interface NewsletterRecipient {
  email: string;
  confirmedAt: Date;
  /** Belongs into every letter. */
  unsubscribeUrl: string;
}

/** The newsletter's readers: nobody is one who has not said so by mail. `from` is the network that attempts are counted by. */
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

  /** The same for any address, a reader's or not; the mail goes out when the answer has. @throws invalid/newsletter, rate-limited */
  async subscribe(text: string, from: string): Promise<void> {
    await this.limits.attempt(rateLimits.newsletterByAddress, from);
    const email = parseEmail(text, 'newsletter');
    await this.limits.attempt(rateLimits.newsletterByEmail, email);
    this.inBackground(this.mailLink(email));
  }

  private async mailLink(email: string): Promise<void> {
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

  /** Also answers when it was done before. @throws invalid/newsletter-link, rate-limited */
  async confirm(token: string, from: string): Promise<void> {
    await this.limits.attempt(rateLimits.newsletterLinkByAddress, from);
    const confirmed = await this.subscribers.confirm(this.tokens.hashOf(token), this.clock.now());
    if (!confirmed) {
      const message = 'This link is unknown or too old. Subscribe again to get a new one.';
      throw new DomainError('invalid', 'newsletter-link', message);
    }
    if (!confirmed.isNew) return;
    this.inBackground(this.mailer.send(welcomeMail(confirmed.subscriber, this.settings.publicUrl)));
  }

  /** Nobody waits for it; of a failure the log tells. */
  private inBackground(mail: Promise<void>): void {
    mail.catch((error: Error) =>
      this.log.warn('a mail about the newsletter could not be sent', { problem: error.message }),
    );
  }

  /**
   * Also answers when it was done before, or the link is nobody's: either way no letter comes. Not limited, because a
   * mail provider presses for all its readers from one network, and nobody guesses a token.
   * @throws invalid/token for what cannot be one, as when a mail program breaks the link
   */
  async unsubscribe(token: string): Promise<void> {
    if (!tokenPattern.test(token)) {
      throw new DomainError('invalid', 'token', 'The link is incomplete. Open it from the e-mail again.');
    }
    await this.subscribers.remove(token);
  }

  /** The addresses whose owners did not confirm in time, as the mail has promised; answers how many. */
  removeExpired(): Promise<number> {
    return this.subscribers.removeExpired(this.clock.now());
  }

  /** By address. */
  async *recipients(): AsyncGenerator<NewsletterRecipient, void> {
    for await (const subscriber of this.subscribers.confirmed()) {
      const { email, confirmedAt } = subscriber;
      const unsubscribeUrl = unsubscribeLink(subscriber, this.settings.publicUrl);
      if (confirmedAt !== null) yield { email, confirmedAt, unsubscribeUrl };
    }
  }
}
