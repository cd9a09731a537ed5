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
