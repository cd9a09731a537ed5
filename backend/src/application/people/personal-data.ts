import { DomainError } from '@appliance-index/domain/errors';
import { type Account, normaliseEmail, requireAccount } from '@appliance-index/domain/people/account';
import type { Changes } from '../audit-ports.js';
import type { Clock } from '../ports.js';
import type { AccountData, AccountStore, OldSpellings } from './account-ports.js';

/** All fields of an account but the password hash, and the epoch, which only counts changes of the account. */
export type StoredAccount = Omit<Account, 'passwordHash' | 'epoch' | 'isVerifiedTech'>;

/** An account and everything stored about it. */
export interface PersonalRecord extends AccountData {
  account: StoredAccount;
}

/** Answers members who ask what is stored about them, or want it erased. */
export class PersonalData {
  constructor(
    private readonly accounts: AccountStore,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** @throws not-found/account */
  async show(email: string): Promise<PersonalRecord> {
    return this.recordOf(requireAccount(normaliseEmail(email), await this.accounts.byEmail(email)));
  }

  /**
   * Erases an account and everything about it, or without `apply` only reports what would go. Refuses admins, so that none
   * loses access by mistake.
   * @throws not-found/account, conflict/admin
   */
  erase(
    email: string,
    { apply, actor }: { apply: boolean; actor: string },
  ): Promise<PersonalRecord & { isApplied: boolean }> {
    return this.changes.run({ actor, action: 'erase' }, async () => {
      const account = requireAccount(normaliseEmail(email), await this.accounts.lock(email));
      if (account.isAdmin) throw isAdmin(account);
      const erased = await this.recordOf(account);
      if (!apply) return { ...erased, isApplied: false };
      await this.accounts.erase(account);
      return { ...erased, isApplied: true };
    });
  }

  /** Addresses that were stored twice before they had one spelling. */
  oldSpellings(): Promise<OldSpellings> {
    return this.accounts.oldSpellings();
  }

  private async recordOf(account: Account): Promise<PersonalRecord> {
    const { passwordHash, epoch, ...known } = account;
    return { account: known, ...(await this.accounts.dataOf(account, this.clock.now())) };
  }
}

function isAdmin({ email }: Account): DomainError {
  const message = `${email} is an admin. Revoke that first: admins revoke ${email}`;
  return new DomainError('conflict', 'admin', message);
}
