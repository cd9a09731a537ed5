import { type Account, requireAccount, validatePassword } from '@appliance-index/domain/people/account';
import type { Changes } from '../audit-ports.js';
import type { Log, SiteSettings } from '../ports.js';
import type { AccountStore, Mailer, Passwords } from './account-ports.js';
import { passwordChangedMail } from './mails.js';

/** Replaces forgotten passwords, and tells their owners. */
export class PasswordChanges {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: Passwords,
    private readonly mailer: Mailer,
    private readonly settings: SiteSettings,
    private readonly changes: Changes,
    private readonly log: Log,
  ) {}

  /**
   * Ends every session of the account. `authorise` joins the transaction once the account is locked, and may refuse.
   * @throws invalid/password, not-found/account
   */
  async change(
    { id, email }: Account,
    password: string,
    actor: string,
    authorise: () => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    // A rejected password must not use up a reset link.
    validatePassword(password, email);
    const passwordHash = await this.passwords.hashNew(password);
    await this.changes.run({ actor, action: 'reset-password' }, async () => {
      // Lock the account before its reset links, as every password change does, to avoid deadlocks.
      const locked = requireAccount(email, await this.accounts.lock(email));
      await authorise();
      await this.accounts.changePassword(locked, passwordHash);
    });
    this.log.info('a password was reset', { user: id });
  }

  /** Tells the owner, who may not be the one who changed it. A failed e-mail does not undo the change. */
  async notify({ id, email }: Account): Promise<void> {
    try {
      await this.mailer.send(passwordChangedMail(email, this.settings.publicUrl));
    } catch (error) {
      const problem = (error as Error).message;
      this.log.warn('a password change e-mail could not be sent', { user: id, problem });
    }
  }
}
