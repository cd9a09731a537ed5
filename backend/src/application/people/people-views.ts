import { pick } from '@appliance-index/domain/objects';
import { techDetailNames, type User } from '@appliance-index/domain/people/user';
import type { AuditRecord } from '../audit-ports.js';
import type { AuditRecordView } from '../views/changes.js';
import type { AccountView, TechnicianDecisionView, TechnicianView } from '../views/people.js';
import type { VerificationDecision } from './technicians.js';

/** A user's own account: an explicit list, so that new fields stay internal until added here. */
export function accountView(user: User): AccountView {
  const { email, userType, verification } = user;
  return {
    email,
    userType,
    isAdmin: user.isAdmin ? 1 : 0,
    isVerifiedTech: user.isVerifiedTech() ? 1 : 0,
    verification,
    ...pick(user, techDetailNames),
  };
}

/** A technician as shown to staff. */
export function technicianView(user: User): TechnicianView {
  const { email, verification, verificationReason, createdAt } = user;
  return {
    email,
    verification,
    verificationReason,
    ...pick(user, techDetailNames),
    signedUpAt: createdAt.toISOString(),
  };
}

export function decisionView(decision: VerificationDecision): TechnicianDecisionView {
  const { technician, isChanged, isMailed } = decision;
  return { ...technicianView(technician), isChanged, isMailed };
}

export function auditRecordView({ at, ...record }: AuditRecord): AuditRecordView {
  const { id, actor, action, subject, subjectId, label, before, after } = record;
  return { id, at: at.toISOString(), actor, action, subject, subjectId, label, before, after };
}
