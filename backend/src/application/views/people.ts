import type { TechDetails, UserType, Verification } from '../../domain/user.js';

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
