import { DomainError } from '../domain/errors.js';
import { maxReasonLength, normaliseEmail, type User, type Verification } from '../domain/user.js';
import type { Log, Mailer, SiteSettings, Users } from './account-ports.js';
import type { AuditLog } from './audit-ports.js';
import { verificationMail } from './mails.js';
import type { Clock, Transactions } from './ports.js';

/** What became of a decision; a mail that could not be sent does not undo it. */
export interface VerificationDecision {
  technician: User;
  /** False when the account stood so already. */
  isChanged: boolean;
  isMailed: boolean;
}

const decisions: Record<Verification, string> = {
  none: 'reset',
  pending: 'reset',
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

  /** Those who have waited longest first. */
  list(only: Verification | null = null): Promise<User[]> {
    return this.users.technicians(only);
  }

  /** From now on the technician's votes count. @throws not-found/technician */
  verify(email: string, actor: string): Promise<VerificationDecision> {
    return this.decide(email, 'verified', null, actor);
  }

  /** @throws not-found/technician, conflict/verified (revoke it instead), invalid/reason */
  async reject(email: string, reason: string, actor: string): Promise<VerificationDecision> {
    const technician = await this.existing(email);
    if (technician.isVerifiedTech()) {
      const message = `${technician.email} is verified already. Revoke the verification instead.`;
      throw new DomainError('conflict', 'verified', message);
    }
    return this.decide(email, 'rejected', checkedReason(reason), actor);
  }

  /** The technician's votes leave the counts, and the sessions end. @throws not-found/technician, conflict/not-verified */
  async revoke(email: string, actor: string): Promise<VerificationDecision> {
    const technician = await this.existing(email);
    if (!technician.isVerifiedTech() && technician.verification !== 'revoked') {
      throw new DomainError('conflict', 'not-verified', `${technician.email} is not verified.`);
    }
    return this.decide(email, 'revoked', null, actor);
  }

  private async decide(
    email: string,
    verification: Verification,
    reason: string | null,
    actor: string,
  ): Promise<VerificationDecision> {
    const before = await this.existing(email);
    if (before.verification === verification && before.verificationReason === reason) {
      return { technician: before, isChanged: false, isMailed: false };
    }
    await this.transactions.run(async () => {
      await this.users.setVerification(before.id, verification, reason);
      await this.record(before, verification, reason, actor);
    });
    const technician = await this.existing(email);
    this.log.info('a technician was decided on', { user: technician.id, verification });
    return { technician, isChanged: true, isMailed: await this.tell(technician) };
  }

  private record(before: User, verification: Verification, reason: string | null, actor: string) {
    const { id, email } = before;
    return this.audit.record(
      {
        actor,
        action: decisions[verification],
        subject: 'account',
        subjectId: id,
        label: email,
        before: { verification: before.verification, reason: before.verificationReason },
        after: { verification, reason },
      },
      this.clock.now(),
    );
  }

  private async tell(technician: User): Promise<boolean> {
    const mail = verificationMail(technician, this.settings.publicUrl);
    if (mail === null) return false;
    try {
      await this.mailer.send(mail);
      return true;
    } catch (error) {
      const problem = (error as Error).message;
      this.log.warn('a mail about a verification could not be sent', { user: technician.id, problem });
      return false;
    }
  }

  private async existing(email: string): Promise<User> {
    const user = await this.users.byEmail(normaliseEmail(email));
    if (user?.userType === 'tech') return user;
    const message = `There is no technician's account ${normaliseEmail(email)}.`;
    throw new DomainError('not-found', 'technician', message);
  }
}

function checkedReason(reason: string): string {
  const text = reason.trim();
  if (text !== '' && text.length <= maxReasonLength) return text;
  const message = `Give a reason of at most ${maxReasonLength} characters; the technician reads it.`;
  throw new DomainError('invalid', 'reason', message, [{ path: 'reason', message }]);
}
