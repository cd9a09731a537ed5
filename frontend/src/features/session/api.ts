import type { AccountView, TechDetailName } from '@appliance-index/backend/contract';
import { sendJson } from '../../shared/api-client';

interface Credentials {
  email: string;
  password: string;
}

/** @throws ApiError 401 for an unknown address or a wrong password, 429 after too many attempts */
export function signIn({ email, password }: Credentials): Promise<AccountView> {
  return sendJson('POST', '/api/auth/login', { email, password });
}

/** Creates an account and signs in. @throws ApiError 400 with issues per field, 409 when the address is taken */
export function signUp(
  account: Credentials & { userType?: 'tech' } & Partial<Record<TechDetailName, string>>,
) {
  return sendJson<AccountView>('POST', '/api/auth/signup', account);
}

/** Creates an admin account and signs in. @throws ApiError 403 for a wrong key */
export function signUpAdmin(account: Credentials & { adminKey: string }): Promise<AccountView> {
  return sendJson('POST', '/api/auth/admin-signup', account);
}

export function signOut(): Promise<unknown> {
  return sendJson('POST', '/api/auth/logout');
}

/** Answers the same whether or not the address has an account. */
export function requestPasswordReset(email: string): Promise<unknown> {
  return sendJson('POST', '/api/auth/forgot-password', { email });
}

/** @throws ApiError 400 for a used or expired link */
export function checkResetLink(token: string): Promise<unknown> {
  return sendJson('POST', '/api/auth/reset-link', { token });
}

/** @throws ApiError 400 for a used or expired link, or a weak password */
export function resetPassword(token: string, password: string): Promise<unknown> {
  return sendJson('POST', '/api/auth/reset-password', { token, password });
}
