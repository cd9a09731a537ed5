import { pick } from '@appliance-index/domain/objects';
import type { TechDetails, UserType, Verification } from '@appliance-index/domain/people/user';
import { techDetailNames, type User } from '@appliance-index/domain/people/user';
import type { AuditRecord } from '../audit-ports.js';
import type { AuditRecordView } from '../catalogue/change-views.js';

/** GET /api/auth/me, and the response to signing in or up. */
export interface AccountView extends TechDetails {
  email: string;
  userType: UserType;
  isAdmin: 0 | 1;
  isVerifiedTech: 0 | 1;
  verification: Verification;
}

/** Who sends a request: the account, and what a session keeps of it. */
export interface SignedInView extends AccountView {
  id: string;
  epoch: number;
}

export interface AdminView {
  email: string;
  createdAt: Date;
}

/** A technician as shown to staff. */
export interface TechnicianView extends TechDetails {
  email: string;
  verification: Verification;
  verificationReason: string | null;
  /** ISO 8601. */
  signedUpAt: string;
}

/** The outcome of a verification decision. */
export interface TechnicianDecisionView extends TechnicianView {
  /** False when the account already had this status; no e-mail is sent then. */
  isChanged: boolean;
  /** False when the technician was not notified. */
  isMailed: boolean;
}

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

export function signedInView(user: User): SignedInView {
  const { id, epoch } = user;
  return { id, epoch, ...accountView(user) };
}

export function adminView({ email, createdAt }: User): AdminView {
  return { email, createdAt };
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

export function auditRecordView({ at, ...record }: AuditRecord): AuditRecordView {
  const { id, actor, action, subject, subjectId, label, before, after } = record;
  return { id, at: at.toISOString(), actor, action, subject, subjectId, label, before, after };
}
