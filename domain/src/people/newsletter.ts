import { invalidFields } from '../errors.js';
import { looksLikeFormula } from '../imports/score-file.js';
import { parseEmail } from './account.js';

/** How long a confirmation link is valid. */
export const confirmationDays = 7;

/** A confirmed or pending newsletter subscription. */
export interface Subscriber {
  email: string;
  /** Allows unsubscribing and nothing else. */
  unsubscribeToken: string;
  /** Null until the confirmation link is used. */
  confirmedAt: Date | null;
}

/**
 * Validates and normalises the address of a new subscriber. A spreadsheet would run one that begins like a formula when the
 * exported subscribers are opened in it. @throws invalid/newsletter
 */
export function parseSubscriberEmail(text: string): string {
  const email = parseEmail(text, 'newsletter');
  if (!looksLikeFormula(email)) return email;
  const message = 'The newsletter cannot be sent to an address that begins with =, + or -.';
  throw invalidFields('newsletter', [{ path: 'email', message }]);
}
