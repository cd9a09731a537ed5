import type { TechDetails, UserType, Verification } from '../../domain/people/user.js';

/** GET /api/auth/me, and what signing in and up answer. */
export interface AccountView extends TechDetails {
  email: string;
  userType: UserType;
  isAdmin: 0 | 1;
  isVerifiedTech: 0 | 1;
  verification: Verification;
}

/** A technician as staff see one. */
export interface TechnicianView extends TechDetails {
  email: string;
  verification: Verification;
  verificationReason: string | null;
  /** An ISO time. */
  signedUpAt: string;
}

/** What staff hear of their decision about a technician. */
export interface TechnicianDecisionView extends TechnicianView {
  /** False when the account stood so already; no mail goes out then. */
  isChanged: boolean;
  /** False when the technician does not hear of it from us. */
  isMailed: boolean;
}
