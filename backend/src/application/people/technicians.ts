import { DomainError, invalidFields } from '../../domain/errors.js';
import { maxReasonLength, normaliseEmail, type User } from '../../domain/people/user.js';
import { unprintable } from '../../domain/text-fields.js';
import type { AuditLog } from '../audit-ports.js';
import { iteratePages, pageSize } from '../pagination.js';
import type { Clock, Log, SiteSettings, Transactions } from '../ports.js';
import type { Mailer, TechnicianCounts, TechnicianFilter, Users, Verdict } from './account-ports.js';
import { verificationMail } from './mails.js';

/** What became of a decision; a mail that could not be sent does not undo it. */
export interface VerificationDecision {
  technician: User;
  /** False when the account stood so already. */
  isChanged: boolean;
  isMailed: boolean;
}

const actions: Record<Verdict['verification'], string> = {
  verified: 'verify',
  rejected: 'reject',
  revoked: 'revoke',
};

/** Which technicians are verified. */
export class Technicians {
  constructor(
    private readonly users: Users,
    private readonly mailer: Mailer,
    private readonly settings: SiteSettings,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** A page of them, those who have waited longest first, from the first or the one after `afterEmail`. */
  list({ afterEmail, ...filter }: TechnicianFilter = {}): Promise<User[]> {
    const after = afterEmail && { afterEmail: normaliseEmail(afterEmail) };
    return this.users.technicians({ ...filter, ...after }, pageSize);
  }

  /** Those who have waited longest first. */
  all(filter: TechnicianFilter = {}): AsyncGenerator<User, void> {
    return iteratePages((last) => this.list({ ...filter, ...(last && { afterEmail: last.email }) }));
  }

  counts(): Promise<TechnicianCounts> {
    return this.users.technicianCounts();
  }

  /** From now on the technician's votes count. @throws not-found/technician */
  verify(email: string, actor: string): Promise<VerificationDecision> {
    return this.decide(email, { verification: 'verified', reason: null }, actor);
  }

  /** @throws not-found/technician, conflict/verified (revoke it instead), invalid/reason */
  async reject(email: string, reason: string, actor: string): Promise<VerificationDecision> {
    const verdict = { verification: 'rejected', reason: checkedReason(reason) } as const;
    return this.decide(email, verdict, actor, (technician) => {
      if (!technician.isVerifiedTech()) return;
      const message = `${technician.email} is verified already. Revoke the verification instead.`;
      throw new DomainError('conflict', 'verified', message);
    });
  }

  /** The technician's votes leave the counts, and the sessions end. @throws not-found/technician, conflict/not-verified */
  revoke(email: string, actor: string): Promise<VerificationDecision> {
    return this.decide(email, { verification: 'revoked', reason: null }, actor, (technician) => {
      if (technician.isVerifiedTech() || technician.verification === 'revoked') return;
      throw new DomainError('conflict', 'not-verified', `${technician.email} is not verified.`);
    });
  }

  private async decide(
    email: string,
    verdict: Verdict,
    actor: string,
    refuse: (before: User) => void = () => undefined,
  ): Promise<VerificationDecision> {
    const address = normaliseEmail(email);
    const { verification, reason } = verdict;
    const isChanged = await this.transactions.run(async () => {
      const before = technicianAt(address, await this.users.lock(address));
      refuse(before);
      if (before.verification === verification && before.verificationReason === reason) return false;
      await this.users.setVerification(before.id, verification, reason);
      await this.record(before, verdict, actor);
      return true;
    });
    const technician = technicianAt(address, await this.users.byEmail(address));
    if (!isChanged) return { technician, isChanged, isMailed: false };
    this.log.info('a technician was decided on', { user: technician.id, verification });
    return { technician, isChanged, isMailed: await this.tell(technician, verdict) };
  }

  private record(before: User, verdict: Verdict, actor: string) {
    const { id, email } = before;
    return this.audit.record(
      {
        actor,
        action: actions[verdict.verification],
        subject: 'account',
        subjectId: id,
        label: email,
        before: { verification: before.verification, reason: before.verificationReason },
        after: verdict,
      },
      this.clock.now(),
    );
  }

  private async tell(technician: User, verdict: Verdict): Promise<boolean> {
    try {
      await this.mailer.send(verificationMail(technician, verdict, this.settings.publicUrl));
      return true;
    } catch (error) {
      const problem = (error as Error).message;
      this.log.warn('a mail about a verification could not be sent', { user: technician.id, problem });
      return false;
    }
  }
}

function technicianAt(address: string, found: User | null): User {
  if (found?.userType === 'tech') return found;
  throw new DomainError('not-found', 'technician', `There is no technician's account ${address}.`);
}

function checkedReason(reason: string): string {
  const text = reason.trim();
  // It may have several lines.
  const isShowable = !unprintable.test(text.replace(/[\r\n\t]/g, ' '));
  if (text !== '' && text.length <= maxReasonLength && isShowable) return text;
  const message = `Give a reason of at most ${maxReasonLength} plain characters; the technician reads it.`;
  throw invalidFields('reason', [{ path: 'reason', message }]);
}
