import { DomainError } from '@appliance-index/domain/errors';
import {
  normaliseEmail,
  parseEmail,
  parseSignUp,
  requireAccount,
  type User,
  validatePassword,
} from '@appliance-index/domain/people/user';
import type { Changes } from '../audit-ports.js';
import type { Passwords, Users } from './account-ports.js';
import type { PasswordChanges } from './password-changes.js';
import { type AdminView, adminView, type SignedInView, signedInView } from './people-views.js';

/** Manages administrators. */
export class Admins {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly passwordChanges: PasswordChanges,
    private readonly changes: Changes,
  ) {}

  /** Oldest first. */
  async list(): Promise<AdminView[]> {
    return (await this.users.admins()).map(adminView);
  }

  /** For callers that ask for a password next. @throws invalid/sign-up, conflict/admin-already */
  async requireCandidate(email: string): Promise<void> {
    parseEmail(email, 'sign-up');
    const user = await this.users.byEmail(email);
    if (user?.isAdmin) throw alreadyAdmin(user);
  }

  /** @throws invalid, conflict/email-taken */
  async create(email: string, password: string, actor: string): Promise<SignedInView> {
    const { password: checked, ...account } = parseSignUp({ email, password, userType: 'homeowner' });
    const passwordHash = await this.passwords.hashNew(checked);
    return this.changes.run({ actor, action: 'create-admin' }, async () =>
      signedInView(await this.users.add({ ...account, passwordHash, isAdmin: true, verification: 'none' })),
    );
  }

  /**
   * Makes an existing account an admin; null when there is none. Sets a new password and ends all sessions, because
   * sign-up does not verify addresses: the account may belong to someone other than its e-mail address suggests.
   * @throws invalid/password, conflict/admin-already
   */
  async promote(email: string, password: string, actor: string): Promise<SignedInView | null> {
    // Checked before hashing, which is slow.
    if (!(await this.users.byEmail(email))) return null;
    validatePassword(password, normaliseEmail(email));
    const passwordHash = await this.passwords.hashNew(password);
    return this.changes.run({ actor, action: 'grant-admin' }, async () => {
      const user = await this.users.lock(email);
      if (!user) return null;
      if (user.isAdmin) throw alreadyAdmin(user);
      await this.users.changePassword(user, passwordHash);
      await this.users.setAdmin(user, true);
      return signedInView(user);
    });
  }

  /** Keeps the account but ends its sessions. False when it was not an admin. @throws not-found/account */
  revoke(email: string, actor: string): Promise<boolean> {
    return this.changes.run({ actor, action: 'revoke-admin' }, async () => {
      const user = requireAccount(normaliseEmail(email), await this.users.lock(email));
      if (!user.isAdmin) return false;
      await this.users.setAdmin(user, false);
      return true;
    });
  }

  /** For callers that ask for a password next. @throws not-found/account */
  async requireAccount(email: string): Promise<SignedInView> {
    return signedInView(await this.account(email));
  }

  private async account(email: string): Promise<User> {
    return requireAccount(normaliseEmail(email), await this.users.byEmail(email));
  }

  /** Works for any account, ends its sessions and tells its owner. @throws not-found/account, invalid/password */
  async resetPassword(email: string, password: string, actor: string): Promise<void> {
    const user = await this.account(email);
    await this.passwordChanges.change(user, password, actor);
    await this.passwordChanges.notify(user);
  }
}

function alreadyAdmin({ email }: User): DomainError {
  return new DomainError('conflict', 'admin-already', `${email} is already an admin.`);
}
