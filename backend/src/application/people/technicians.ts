import { DomainError, invalidFields } from '@appliance-index/domain/errors';
import { pageSize } from '@appliance-index/domain/limits';
import {
  type Account,
  maxNoteLength,
  maxReasonLength,
  normaliseEmail,
} from '@appliance-index/domain/people/account';
import { unprintable } from '@appliance-index/domain/text/characters';
import { isBlank } from '@appliance-index/domain/text/text-fields';
import type { Changes } from '../audit-ports.js';
import { iteratePages } from '../pagination.js';
import type { Log, SiteSettings } from '../ports.js';
import { checkPrecondition, type Precondition } from '../precondition.js';
import type { AccountStore, Mailer, TechnicianFilter, VerificationDecision } from './account-ports.js';
import { verificationMail } from './mails.js';
import {
  type TechnicianCounts,
  type TechnicianDecisionView,
  type TechnicianView,
  technicianView,
} from './people-views.js';

const actions: Record<VerificationDecision['verification'], string> = {
  verified: 'verify',
  rejected: 'reject',
  revoked: 'revoke',
};

/**
 * Verification of technicians. A failed e-mail does not undo a decision. A note says what staff checked; it is kept with the
 * decision and not sent. A decision that changes nothing keeps the earlier note.
 */
export class Technicians {
  constructor(
    private readonly accounts: AccountStore,
    private readonly mailer: Mailer,
    private readonly settings: SiteSettings,
    private readonly changes: Changes,
    private readonly log: Log,
  ) {}

  /** A page of technicians, longest waiting first: the first page, or the one after `afterEmail`. */
  async list(filter: TechnicianFilter = {}): Promise<TechnicianView[]> {
    return (await this.accounts.technicians(filter, pageSize)).map(technicianView);
  }

  /** All technicians, longest waiting first. */
  all(filter: TechnicianFilter = {}): AsyncGenerator<TechnicianView, void> {
    return iteratePages((last) => this.list({ ...filter, ...(last && { afterEmail: last.email }) }));
  }

  counts(): Promise<TechnicianCounts> {
    return this.accounts.technicianCounts();
  }

  /**
   * From now on, the technician's votes count.
   * @throws not-found/technician, invalid/note, conflict/stale when the technician has changed what was checked
   */
  async verify(
    email: string,
    actor: string,
    note = '',
    precondition?: Precondition<TechnicianView>,
  ): Promise<TechnicianDecisionView> {
    const decision = { verification: 'verified', reason: null, note: parseNote(note) } as const;
    return this.decide(email, decision, actor, (technician) =>
      checkPrecondition('this technician', technicianView(technician), precondition),
    );
  }

  /**
   * @throws not-found/technician, conflict/verified when a revocation is needed instead, invalid/reason, invalid/note,
   * conflict/stale when the technician has changed what was checked
   */
  async reject(
    email: string,
    reason: string,
    actor: string,
    note = '',
    precondition?: Precondition<TechnicianView>,
  ): Promise<TechnicianDecisionView> {
    const decision = {
      verification: 'rejected',
      reason: parseReason(reason),
      note: parseNote(note),
    } as const;
    return this.decide(email, decision, actor, (technician) => {
      checkPrecondition('this technician', technicianView(technician), precondition);
      if (!technician.isVerifiedTech()) return;
      const message = `${technician.email} is already verified. Revoke the verification instead.`;
      throw new DomainError('conflict', 'verified', message);
    });
  }

  /**
   * Removes the technician's votes from the counts and ends all sessions.
   * @throws not-found/technician, conflict/not-verified
   */
  revoke(email: string, actor: string): Promise<TechnicianDecisionView> {
    return this.decide(email, { verification: 'revoked', reason: null, note: null }, actor, (technician) => {
      if (technician.isVerifiedTech() || technician.verification === 'revoked') return;
      throw new DomainError('conflict', 'not-verified', `${technician.email} is not verified.`);
    });
  }

  private async decide(
    email: string,
    decision: VerificationDecision,
    actor: string,
    validate: (current: Account) => void = () => undefined,
  ): Promise<TechnicianDecisionView> {
    const address = normaliseEmail(email);
    const { verification, reason } = decision;
    const isChanged = await this.changes.run({ actor, action: actions[verification] }, async () => {
      const before = requireTechnician(address, await this.accounts.lock(email));
      validate(before);
      if (before.verification === verification && before.verificationReason === reason) return false;
      await this.accounts.setVerification(before, decision);
      return true;
    });
    const technician = requireTechnician(address, await this.accounts.byEmail(email));
    const view = technicianView(technician);
    if (!isChanged) return { ...view, isChanged, isMailed: false };
    this.log.info("a technician's verification was changed", { user: technician.id, verification });
    return { ...view, isChanged, isMailed: await this.notify(technician, decision) };
  }

  private async notify(technician: Account, decision: VerificationDecision): Promise<boolean> {
    try {
      await this.mailer.send(verificationMail(technician, decision, this.settings.publicUrl));
      return true;
    } catch (error) {
      const problem = (error as Error).message;
      this.log.warn('a verification e-mail could not be sent', { user: technician.id, problem });
      return false;
    }
  }
}

function requireTechnician(address: string, found: Account | null): Account {
  if (found?.userType === 'tech') return found;
  throw new DomainError('not-found', 'technician', `There is no technician account for ${address}.`);
}

function parseReason(reason: string): string {
  const text = reason.trim();
  if (!isBlank(text) && isPrintable(text, maxReasonLength)) return text;
  const message = `Give a reason of at most ${maxReasonLength} printable characters. The technician will read it.`;
  throw invalidFields('reason', [{ path: 'reason', message }]);
}

/** Null for a blank one. */
function parseNote(note: string): string | null {
  const text = note.trim();
  if (isBlank(text)) return null;
  if (isPrintable(text, maxNoteLength)) return text;
  const message = `The note can have at most ${maxNoteLength} printable characters.`;
  throw invalidFields('note', [{ path: 'note', message }]);
}

/** Line breaks are allowed. */
function isPrintable(text: string, limit: number): boolean {
  return text.length <= limit && !unprintable.test(text.replace(/[\r\n\t]/g, ' '));
}
