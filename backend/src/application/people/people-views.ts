import { pick } from '@appliance-index/domain/objects';
import { techDetailNames, type User, userTypes, verifications } from '@appliance-index/domain/people/user';
import {
  count,
  enumOf,
  flag,
  named,
  object,
  optionalText,
  record,
  text,
  time,
  type ValueOf,
  zeroOrOne,
} from '../shapes.js';

const techDetails = record(techDetailNames, optionalText);

/** GET /api/auth/me, and the response to signing in or up. */
export const AccountView = named(
  'Account',
  object({
    email: text,
    userType: enumOf(userTypes),
    isAdmin: zeroOrOne,
    isVerifiedTech: zeroOrOne,
    verification: enumOf(verifications),
    ...techDetails,
  }),
);
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
export const TechnicianView = named(
  'Technician',
  object({
    email: text,
    verification: enumOf(verifications),
    verificationReason: optionalText,
    ...techDetails,
    signedUpAt: time,
  }),
);
export type TechnicianView = ValueOf<typeof TechnicianView>;

/** The outcome of a verification decision. */
export const TechnicianDecisionView = named(
  'TechnicianDecision',
  object({
    ...TechnicianView.properties,
    /** False when the account already had this status; no e-mail is sent then. */
    isChanged: flag,
    /** False when the technician was not notified. */
    isMailed: flag,
  }),
);
export type TechnicianDecisionView = ValueOf<typeof TechnicianDecisionView>;

/** Number of technicians per verification status. */
export const TechnicianCounts = named(
  'TechnicianCounts',
  object(
    record(
      verifications.filter((verification) => verification !== 'none'),
      count,
    ),
  ),
);
export type TechnicianCounts = ValueOf<typeof TechnicianCounts>;

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
