import { pick } from '@appliance-index/domain/objects';
import {
  type Account,
  accountTypes,
  techDetailNames,
  verifications,
} from '@appliance-index/domain/people/account';
import { techProofNames } from '@appliance-index/domain/people/technician-proofs';
import {
  count,
  enumOf,
  flag,
  optionalText,
  record,
  text,
  time,
  type ValueOf,
  view,
  zeroOrOne,
} from '../shapes.js';

const technicianNames = [...techDetailNames, ...techProofNames];
const techDetails = record(technicianNames, optionalText);

/** GET /api/auth/me, and the response to signing in or up. */
export const AccountView = view('Account', {
  email: text,
  userType: enumOf(accountTypes),
  isAdmin: zeroOrOne,
  isVerifiedTech: zeroOrOne,
  verification: enumOf(verifications),
  ...techDetails,
  signedUpAt: time,
});
export type AccountView = ValueOf<typeof AccountView>;

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
export const TechnicianView = view('Technician', {
  email: text,
  verification: enumOf(verifications),
  verificationReason: optionalText,
  /** What staff checked before they decided. */
  verificationNote: optionalText,
  ...techDetails,
  signedUpAt: time,
});
export type TechnicianView = ValueOf<typeof TechnicianView>;

/** The outcome of a verification decision. */
export const TechnicianDecisionView = view('TechnicianDecision', {
  ...TechnicianView.properties,
  /** False when the account already had this status; no e-mail is sent then. */
  isChanged: flag,
  /** False when the technician was not notified. */
  isMailed: flag,
});
export type TechnicianDecisionView = ValueOf<typeof TechnicianDecisionView>;

/** Number of technicians per verification status. */
export const TechnicianCounts = view(
  'TechnicianCounts',
  record(
    verifications.filter((verification) => verification !== 'none'),
    count,
  ),
);
export type TechnicianCounts = ValueOf<typeof TechnicianCounts>;

/** A user's own account: an explicit list, so that new fields stay internal until added here. */
export function accountView(account: Account): AccountView {
  const { email, userType, verification, createdAt } = account;
  return {
    email,
    userType,
    isAdmin: account.isAdmin ? 1 : 0,
    isVerifiedTech: account.isVerifiedTech() ? 1 : 0,
    verification,
    ...pick(account, technicianNames),
    signedUpAt: createdAt.toISOString(),
  };
}

export function signedInView(account: Account): SignedInView {
  const { id, epoch } = account;
  return { id, epoch, ...accountView(account) };
}

export function adminView({ email, createdAt }: Account): AdminView {
  return { email, createdAt };
}

/** A technician as shown to staff. */
export function technicianView(account: Account): TechnicianView {
  const { email, verification, verificationReason, verificationNote, createdAt } = account;
  return {
    email,
    verification,
    verificationReason,
    verificationNote,
    ...pick(account, technicianNames),
    signedUpAt: createdAt.toISOString(),
  };
}
