import { DomainError } from '../domain/errors.js';
import { checkedSignUp, checkPassword, commonPassword, normaliseEmail, type User } from '../domain/user.js';
import type { Passwords, Users } from './account-ports.js';

/** Who may run the site, as operators decide it. */
export class Admins {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
  ) {}

  /** Oldest first. */
  list(): Promise<User[]> {
    return this.users.admins();
  }

  /** @throws invalid, conflict/email-taken */
  async create(email: string, password: string): Promise<User> {
    const { password: checked, ...account } = checkedSignUp({ email, password, userType: 'homeowner' });
    const passwordHash = await this.newHash(checked);
    return this.users.add({ ...account, passwordHash, isAdmin: true, verification: 'none' });
  }

  /** The account stays, its sessions end. False when it was no admin. @throws not-found/account */
  async revoke(email: string): Promise<boolean> {
    const user = await this.existing(email);
    if (!user.isAdmin) return false;
    await this.users.setAdmin(user.id, false);
    return true;
  }

  /** For any account; its sessions end. @throws not-found/account, invalid/password */
  async resetPassword(email: string, password: string): Promise<void> {
    const user = await this.existing(email);
    checkPassword(password, user.email);
    await this.users.changePassword(user.id, await this.newHash(password));
  }

  private async existing(email: string): Promise<User> {
    const user = await this.users.byEmail(normaliseEmail(email));
    if (user) return user;
    throw new DomainError('not-found', 'account', `There is no account ${normaliseEmail(email)}.`);
  }

  private async newHash(password: string): Promise<string> {
    if (await this.passwords.isCommon(password)) throw commonPassword();
    return this.passwords.hash(password);
  }
}
