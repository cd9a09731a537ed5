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
