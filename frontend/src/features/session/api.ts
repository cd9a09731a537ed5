import type { AccountView, TechDetailName } from '@appliance-index/backend/contract';
import { sendJson } from '../../shared/api-client';

interface Credentials {
  email: string;
  password: string;
}

/** @throws ApiError 401 for an unknown address and for a wrong password alike, 429 after too many attempts */
export function signIn({ email, password }: Credentials): Promise<AccountView> {
  return sendJson('POST', '/api/auth/login', { email, password });
}

/** Signs in, too. @throws ApiError 400 with what is wrong by field, 409 when the address has an account */
export function signUp(
  account: Credentials & { userType?: 'tech' } & Partial<Record<TechDetailName, string>>,
) {
  return sendJson<AccountView>('POST', '/api/auth/signup', account);
}

/** Signs in, too. @throws ApiError 403 for a wrong key */
export function signUpAdmin(account: Credentials & { adminKey: string }): Promise<AccountView> {
  return sendJson('POST', '/api/auth/admin-signup', account);
}

export function signOut(): Promise<unknown> {
  return sendJson('POST', '/api/auth/logout');
}

/** Answers the same for any address. */
export function requestPasswordReset(email: string): Promise<unknown> {
  return sendJson('POST', '/api/auth/forgot-password', { email });
}

/** @throws ApiError 400 for a link that was used or is too old */
export function checkResetLink(token: string): Promise<unknown> {
  return sendJson('POST', '/api/auth/reset-link', { token });
}

/** @throws ApiError 400 for a link that was used or is too old, and for a weak password */
export function resetPassword(token: string, password: string): Promise<unknown> {
  return sendJson('POST', '/api/auth/reset-password', { token, password });
}
