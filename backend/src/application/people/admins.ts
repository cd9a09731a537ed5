import { DomainError } from '@appliance-index/domain/errors';
import {
  type Account,
  normaliseEmail,
  parseEmail,
  parseSignUp,
  requireAccount,
  validatePassword,
} from '@appliance-index/domain/people/account';
import type { Changes } from '../audit-ports.js';
import type { AccountStore, Passwords } from './account-ports.js';
import type { PasswordChanges } from './password-changes.js';
import { type AdminView, adminView, type SignedInView, signedInView } from './people-views.js';

/** Manages administrators. */
export class Admins {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: Passwords,
    private readonly passwordChanges: PasswordChanges,
    private readonly changes: Changes,
  ) {}

  /** Oldest first. */
  async list(): Promise<AdminView[]> {
    return (await this.accounts.admins()).map(adminView);
  }

  /** For callers that ask for a password next. @throws invalid/sign-up, conflict/admin-already */
  async requireCandidate(email: string): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account) parseEmail(email, 'sign-up');
    if (account?.isAdmin) throw alreadyAdmin(account);
  }

  /** @throws invalid, conflict/email-taken */
  async create(email: string, password: string, actor: string): Promise<SignedInView> {
    const { password: checked, ...account } = parseSignUp({ email, password, userType: 'homeowner' });
    const passwordHash = await this.passwords.hashNew(checked);
    return this.changes.run({ actor, action: 'create-admin' }, async () =>
      signedInView(
        await this.accounts.add({ ...account, passwordHash, isAdmin: true, verification: 'none' }),
      ),
    );
  }

  /**
   * Makes an existing account an admin; null when there is none. Sets a new password and ends all sessions, because
   * sign-up does not verify addresses: the account may belong to someone other than its e-mail address suggests.
   * @throws invalid/password, conflict/admin-already
   */
  async promote(email: string, password: string, actor: string): Promise<SignedInView | null> {
    // Checked before hashing, which is slow.
    if (!(await this.accounts.byEmail(email))) return null;
    validatePassword(password, normaliseEmail(email));
    const passwordHash = await this.passwords.hashNew(password);
    return this.changes.run({ actor, action: 'grant-admin' }, async () => {
      const account = await this.accounts.lock(email);
      if (!account) return null;
      if (account.isAdmin) throw alreadyAdmin(account);
      await this.accounts.changePassword(account, passwordHash);
      await this.accounts.setAdmin(account, true);
      return signedInView(account);
    });
  }

  /** Keeps the account but ends its sessions. False when it was not an admin. @throws not-found/account */
  revoke(email: string, actor: string): Promise<boolean> {
    return this.changes.run({ actor, action: 'revoke-admin' }, async () => {
      const account = requireAccount(normaliseEmail(email), await this.accounts.lock(email));
      if (!account.isAdmin) return false;
      await this.accounts.setAdmin(account, false);
      return true;
    });
  }

  /** For callers that ask for a password next. @throws not-found/account */
  async requireAccount(email: string): Promise<SignedInView> {
    return signedInView(await this.account(email));
  }

  private async account(email: string): Promise<Account> {
    return requireAccount(normaliseEmail(email), await this.accounts.byEmail(email));
  }

  /** Works for any account, ends its sessions and tells its owner. @throws not-found/account, invalid/password */
  async resetPassword(email: string, password: string, actor: string): Promise<void> {
    const account = await this.account(email);
    await this.passwordChanges.change(account, password, actor);
    await this.passwordChanges.notify(account);
  }
}

function alreadyAdmin({ email }: Account): DomainError {
  return new DomainError('conflict', 'admin-already', `${email} is already an admin.`);
}
