import { sendJson } from '../../shared/api-client';

/** Answers the same whether or not the address is subscribed. @throws ApiError 400 for an invalid address */
export function subscribe(email: string): Promise<unknown> {
  return sendJson('POST', '/api/newsletter', { email });
}

/** @throws ApiError 400 for an unknown or expired link */
export function confirmSubscription(token: string): Promise<unknown> {
  return sendJson('POST', '/api/newsletter/confirm', { token });
}

/** Idempotent: succeeds again after the address was removed. */
export function unsubscribe(token: string): Promise<unknown> {
  return sendJson('POST', '/api/newsletter/unsubscribe', { token });
}
