import { DomainError } from '../../domain/errors.js';
import { normaliseEmail, requireAccount, type User } from '../../domain/people/user.js';
import type { AuditLog } from '../audit-ports.js';
import type { Clock, Transactions } from '../ports.js';
import type { AccountData, Users } from './account-ports.js';

/** An account and everything stored about it. */
export interface PersonalRecord extends AccountData {
  account: User;
}

/** Answers members who ask what is stored about them, or want it erased. */
export class PersonalData {
  constructor(
    private readonly users: Users,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws not-found/account */
  async show(email: string): Promise<PersonalRecord> {
    const address = normaliseEmail(email);
    return this.recordOf(requireAccount(address, await this.users.byEmail(address)));
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
    const address = normaliseEmail(email);
    return this.transactions.run(async () => {
      const account = requireAccount(address, await this.users.lock(address));
      if (account.isAdmin) throw isAdmin(account);
      const erased = await this.recordOf(account);
      if (!apply) return { ...erased, isApplied: false };
      const { id } = account;
      await this.users.erase(account);
      await this.audit.record(
        { actor, action: 'erase', subject: 'account', subjectId: id, label: id, before: null, after: null },
        this.clock.now(),
      );
      return { ...erased, isApplied: true };
    });
  }

  private async recordOf(account: User): Promise<PersonalRecord> {
    return { account, ...(await this.users.dataOf(account, this.clock.now())) };
  }
}

function isAdmin({ email }: User): DomainError {
  const message = `${email} is an admin. Revoke that first: admins revoke ${email}`;
  return new DomainError('conflict', 'admin', message);
}
