import { minuteMs } from '@appliance-index/domain/durations';
import { DomainError } from '@appliance-index/domain/errors';
import {
  type Account,
  invalidCredentials,
  normaliseEmail,
  normalisePassword,
  parseEmail,
  parseSignUp,
  parseTechCorrection,
  type SignUp,
  type TechCorrection,
} from '@appliance-index/domain/people/account';
import { rateLimits } from '@appliance-index/domain/people/rate-limits';
import type { Clock, Log, SiteSettings, Tokens } from '../ports.js';
import type { AccountStore, Mailer, PasswordResets, Passwords, RateLimits } from './account-ports.js';
import type { Admins } from './admins.js';
import { resetMail, resetMinutes } from './mails.js';
import type { PasswordChanges } from './password-changes.js';
import { type SignedInView, signedInView } from './people-views.js';

/** Sign-up, sign-in and password reset. `from` is the client's network address, used for rate limiting. */
export class Accounts {
  constructor(
    private readonly accounts: AccountStore,
    private readonly admins: Admins,
    private readonly passwordChanges: PasswordChanges,
    private readonly resets: PasswordResets,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * An unknown address and a wrong password are indistinguishable, even by timing.
   * @throws unauthenticated/credentials, rate-limited
   */
  async signIn(email: string, password: string, from: string): Promise<SignedInView> {
    const address = normaliseEmail(email);
    await this.limits.attemptFrom(rateLimits.signInByAddress, from);
    await this.limits.attempt(rateLimits.signInByAccountAndAddress, `${address} ${from}`, from);
    await this.limits.attempt(rateLimits.signInByAccount, address, from);
    const account = await this.accounts.byEmail(email);
    const result = await this.passwords.check(password, account?.passwordHash ?? null);
    if (!account || result === 'wrong') {
      this.log.warn('a sign-in failed', { user: account?.id ?? null, from });
      throw invalidCredentials();
    }
    await this.forgetSignIns(address, from);
    if (result === 'outdated') {
      const renewed = await this.passwords.hash(normalisePassword(password));
      await this.accounts.rehash(account.id, account.passwordHash, renewed);
    }
    return signedInView(account);
  }

  /** Technicians start unverified. @throws invalid, conflict/email-taken, rate-limited */
  async signUp(input: SignUp, from: string): Promise<SignedInView> {
    await this.limits.attemptFrom(rateLimits.signUpByAddress, from);
    const { password, ...account } = parseSignUp(input);
    const verification = account.userType === 'tech' ? 'pending' : 'none';
    const passwordHash = await this.passwords.hashNew(password);
    return signedInView(await this.accounts.add({ ...account, passwordHash, isAdmin: false, verification }));
  }

  /** @throws forbidden/admin-key, forbidden/admin-sign-up-off, invalid, conflict/email-taken, rate-limited */
  async signUpAdmin(email: string, password: string, adminKey: string, from: string): Promise<SignedInView> {
    const expected = this.settings.adminKey;
    if (expected === null) {
      throw new DomainError('forbidden', 'admin-sign-up-off', 'Admin sign-up is disabled on this site.');
    }
    await this.limits.attemptFrom(rateLimits.adminKeyByAddress, from);
    if (!this.tokens.areEqual(adminKey, expected)) {
      this.log.warn('an admin key was refused', { from });
      throw new DomainError('forbidden', 'admin-key', 'Invalid admin key');
    }
    // The new admin is also the actor: only the bearer of the key is involved.
    const admin = await this.admins.create(email, password, normaliseEmail(email));
    this.log.info('an admin was created', { user: admin.id, from });
    return admin;
  }

  /** The account of a session; null when the session belongs to an earlier epoch. */
  async current(id: string, epoch: number): Promise<SignedInView | null> {
    const account = await this.accounts.find(id);
    return account?.epoch === epoch ? signedInView(account) : null;
  }

  /**
   * Corrects what staff will check about a technician, until they have decided.
   * @throws invalid/tech-details, conflict/not-pending, rate-limited
   */
  async correct({ id }: SignedInView, input: Partial<TechCorrection>): Promise<SignedInView> {
    await this.limits.attempt(rateLimits.correctionByAccount, id);
    const corrected = await this.accounts.correct(id, parseTechCorrection(input));
    if (!corrected) throw notPending();
    return signedInView(corrected);
  }

  /**
   * Behaves the same for known and unknown addresses; the e-mail is sent in the background.
   * @throws invalid/email, rate-limited
   */
  async requestPasswordReset(email: string, from: string): Promise<void> {
    await this.limits.attemptFrom(rateLimits.resetMailByAddress, from);
    const address = parseEmail(email, 'email');
    await this.limits.attempt(rateLimits.resetMailByAccount, address, from);
    void this.mailReset(email).catch((error: Error) =>
      this.log.warn('a password reset e-mail could not be sent', { problem: error.message }),
    );
  }

  private async mailReset(email: string): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account) return;
    const token = this.tokens.create();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + resetMinutes * minuteMs);
    await this.resets.add(account.id, this.tokens.hashOf(token), expiresAt, now);
    await this.mailer.send(resetMail(account.email, this.settings.publicUrl, token));
  }

  /** Checks a reset link without using it. @throws invalid/reset-token when the link no longer works, rate-limited */
  async checkResetLink(token: string, from: string): Promise<void> {
    await this.limits.attemptFrom(rateLimits.resetLinkByAddress, from);
    await this.ownerOf(this.tokens.hashOf(token));
  }

  private async ownerOf(tokenHash: string): Promise<Account> {
    const owner = await this.resets.ownerOf(tokenHash, this.clock.now());
    const account = owner === null ? null : await this.accounts.find(owner);
    if (!account) throw invalidResetToken();
    return account;
  }

  /** Ends every session of the account, and tells its owner in the background. @throws invalid/reset-token, invalid/password, rate-limited */
  async resetPassword(token: string, password: string, from: string): Promise<void> {
    await this.limits.attemptFrom(rateLimits.resetByAddress, from);
    const tokenHash = this.tokens.hashOf(token);
    const account = await this.ownerOf(tokenHash);
    // Another request may use the link while this one hashes.
    const isStillValid = () => this.ownerOf(tokenHash);
    await this.passwordChanges.change(account, password, account.email, isStillValid);
    void this.passwordChanges.notify(account);
    await this.forgetSignIns(normaliseEmail(account.email), from);
  }

  private async forgetSignIns(address: string, from: string): Promise<void> {
    await this.limits.clear(rateLimits.signInByAccountAndAddress, `${address} ${from}`);
    await this.limits.clear(rateLimits.signInByAccount, address);
  }
}

function notPending(): DomainError {
  const message = 'These details can be changed only while we are checking them.';
  return new DomainError('conflict', 'not-pending', message);
}

function invalidResetToken(): DomainError {
  const message = 'This link has expired or was already used. Request a new one.';
  return new DomainError('invalid', 'reset-token', message);
}
