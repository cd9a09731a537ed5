import type { TechDetails, UserType, Verification } from '@appliance-index/domain/people/user';

/** GET /api/auth/me, and the response to signing in or up. */
export interface AccountView extends TechDetails {
  email: string;
  userType: UserType;
  isAdmin: 0 | 1;
  isVerifiedTech: 0 | 1;
  verification: Verification;
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
