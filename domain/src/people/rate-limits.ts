/** At most `points` attempts per `seconds`; the caller supplies the key they are counted by. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

const minutes = 60;
const hours = 60 * minutes;
const limit = (name: string, points: number, seconds: number): RateLimit => ({ name, points, seconds });

/** All rate limits. RATE_LIMIT_SCALE multiplies the points. `...ByAddress` limits count by network address. */
export const rateLimits = {
  /**
   * Counted by e-mail address, whether or not it has an account, and by network address, so that others cannot easily lock
   * the owner out. Reset by a successful sign-in, as is the limit for all networks together.
   */
  signInByAccountAndAddress: limit('sign-in-account-address', 10, 15 * minutes),
  signInByAccount: limit('sign-in-account', 100, 15 * minutes),
  signInByAddress: limit('sign-in-address', 100, 15 * minutes),
  signUpByAddress: limit('sign-up-address', 20, hours),
  adminKeyByAddress: limit('admin-key-address', 10, hours),
  resetMailByAccount: limit('reset-mail-account', 3, hours),
  resetMailByAddress: limit('reset-mail-address', 20, hours),
  resetByAddress: limit('reset-address', 30, hours),
  resetLinkByAddress: limit('reset-link-address', 60, hours),
  newsletterByEmail: limit('newsletter-email', 3, hours),
  newsletterByAddress: limit('newsletter-address', 20, hours),
  newsletterLinkByAddress: limit('newsletter-link-address', 60, hours),
  correctionByAccount: limit('correction-account', 30, hours),
  voteByAccount: limit('vote-account', 120, 10 * minutes),
} as const;
