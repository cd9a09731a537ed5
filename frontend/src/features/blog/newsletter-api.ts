import { sendJson } from '../../shared/api-client';

/** Answers the same for any address. @throws ApiError 400 for what is no address */
export function subscribe(email: string): Promise<unknown> {
  return sendJson('POST', '/api/newsletter', { email });
}

/** @throws ApiError 400 for a link that is unknown or too old */
export function confirmSubscription(token: string): Promise<unknown> {
  return sendJson('POST', '/api/newsletter/confirm', { token });
}

/** Also answers when it was done before. */
export function unsubscribe(token: string): Promise<unknown> {
  return sendJson('POST', '/api/newsletter/unsubscribe', { token });
}
