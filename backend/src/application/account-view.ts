import type { User } from '../domain/user.js';
import type { AccountView } from './views.js';

/** What members see of their own account; a new field of an account stays inside until it is named here. */
export function accountView(user: User): AccountView {
  const { email, userType, verification, techName, techCompany, techCity, techState, techCountry } = user;
  return {
    email,
    userType,
    isAdmin: user.isAdmin ? 1 : 0,
    isVerifiedTech: user.isVerifiedTech() ? 1 : 0,
    verification,
    techName,
    techCompany,
    techCity,
    techState,
    techCountry,
  };
}
