import { DomainError } from '../errors.js';
import { isEmailAddress, normaliseEmail } from './user.js';

/** How long the link works by which somebody says that the address is theirs. */
export const confirmationDays = 7;

/** Somebody who gets the newsletter, or has asked for it. */
export interface Subscriber {
  email: string;
  /** By which the letters are ended; it can do nothing else. */
  unsubscribeToken: string;
  /** Null until the link in the mail was used. */
  confirmedAt: Date | null;
}

/** @throws invalid/newsletter when it is no address */
export function subscriberAddress(text: string): string {
  const email = normaliseEmail(text);
  if (isEmailAddress(email)) return email;
  const message = 'Write an e-mail address like name@example.org.';
  throw new DomainError('invalid', 'newsletter', message, [{ path: 'email', message }]);
}
