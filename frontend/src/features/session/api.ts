import type { AccountView, ErrorBody } from '@appliance-index/backend/contract';
import { ApiError, sendJson } from '../../shared/api-client';
import { fetchAccount } from '../../shared/session';
import type { FormValues } from '../../shared/ui/controls/form';

/**
 * Signs in, with an account that it may create first, and reads the account again, as the next page will.
 * @throws ApiError 400 with issues per field, 401 for an unknown address, a wrong password or a blocked cookie, 403 for a wrong
 * admin key, 409 when the address is taken, 429 after too many attempts
 */
export async function startSession(
  by: 'login' | 'signup' | 'admin-signup',
  values: FormValues,
): Promise<AccountView> {
  const answered = await sendJson<AccountView>('POST', `/api/auth/${by}`, values);
  const account = await fetchAccount().catch((error: unknown) => {
    console.warn('Failed to fetch user', error);
    return answered;
  });
  if (account === null) throw cookieMissing();
  return account;
}

function cookieMissing(): ApiError {
  const body: ErrorBody = {
    statusCode: 401,
    code: 'cookie',
    message: 'Your browser did not keep the session cookie. Allow cookies for this site and sign in again.',
  };
  return new ApiError(body.statusCode, body, body.message);
}

/**
 * Corrects what staff will check, all of it at once.
 * @throws ApiError 400 with issues per field, 409 once staff have decided
 */
export function correctDetails(details: FormValues): Promise<AccountView> {
  return sendJson('PUT', '/api/auth/me', details);
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
