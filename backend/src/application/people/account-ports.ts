import type { SavedViewFields } from '@appliance-index/domain/catalogue/saved-view';
import {
  type Account,
  type AccountType,
  normalisePassword,
  passwordTooCommon,
  type TechCorrection,
  type TechDetails,
  type Verification,
} from '@appliance-index/domain/people/account';
import { isGuessable, repeatedUnit } from '@appliance-index/domain/people/guessable-passwords';
import type { RateLimit } from '@appliance-index/domain/people/rate-limits';
import type { TechProofs } from '@appliance-index/domain/people/technician-proofs';
import type { Aspect, VoterGroup, VoteValue } from '@appliance-index/domain/people/vote';
import type { TechnicianCounts } from './people-views.js';

/** A new account. */
export interface NewAccount extends TechDetails, TechProofs {
  email: string;
  passwordHash: string;
  userType: AccountType;
  isAdmin: boolean;
  verification: Verification;
}

/** A decision by staff about a technician; only a rejection has a reason. */
export interface VerificationDecision {
  verification: 'verified' | 'rejected' | 'revoked';
  reason: string | null;
  /** What staff checked; the technician is not sent it. */
  note: string | null;
}

export interface TechnicianFilter {
  verification?: Verification;
  /** Only technicians after the one with this address, in any spelling; none when the address is unknown. */
  afterEmail?: string;
}

/** A vote of an account; a thumbs-up that was taken back has the value 0. */
export interface StoredVote {
  brand: string;
  model: string;
  aspect: Aspect | 'thumbs-up';
  voterType: VoterGroup;
  value: VoteValue;
  castAt: Date;
}

/** What is stored about an account besides its own fields. */
export interface AccountData {
  /** Oldest first. */
  votes: StoredVote[];
  openSessions: number;
  /** Of the staff's list of models, by name. */
  savedViews: SavedViewFields[];
  /** The newsletter subscription of the address; `confirmedAt` is null while it waits for its confirmation. */
  newsletter: { askedAt: Date; confirmedAt: Date | null } | null;
  /** How many imports the account has made. */
  imports: number;
  /** How many entries of the audit log are by the account or about it. */
  auditEntries: number;
}

/** Addresses that keep a spelling from before there was one (see `normaliseEmail`), because the normal one is stored, too. */
export interface OldSpellings {
  accounts: string[];
  subscriptions: string[];
}

/**
 * The accounts. Each write leaves all other fields untouched. Those of staff must run in a change, and take an account that it
 * has locked.
 */
export abstract class AccountStore {
  /** Null when there is no such account; malformed ids are allowed. */
  abstract find(id: string): Promise<Account | null>;
  /**
   * Finds by an address in any spelling; null when there is no such account. Of two accounts from before addresses had one
   * spelling, it is the one with exactly this spelling.
   */
  abstract byEmail(email: string): Promise<Account | null>;
  /** Like `byEmail`, but locks the account until the transaction ends. */
  abstract lock(email: string): Promise<Account | null>;
  /** A new admin is one by a change. @throws conflict/email-taken */
  abstract add(account: NewAccount): Promise<Account>;
  /** Also ends the account's sessions and invalidates its reset links. */
  abstract changePassword(locked: Account, passwordHash: string): Promise<void>;
  /** Stores a new hash of the same password, keeping sessions. Does nothing if the hash is no longer `before`. */
  abstract rehash(id: string, before: string, after: string): Promise<void>;
  /** Also ends the account's sessions. */
  abstract setAdmin(locked: Account, isAdmin: boolean): Promise<void>;
  /**
   * A technician's votes count only while verified; losing the verification ends the account's sessions.
   */
  abstract setVerification(locked: Account, decision: VerificationDecision): Promise<void>;
  /** Null when the account is no technician who waits for a verification. */
  abstract correct(id: string, correction: TechCorrection): Promise<Account | null>;
  abstract dataOf(account: Account, now: Date): Promise<AccountData>;
  /**
   * Deletes the account with its votes, its sessions and the newsletter subscription of its address. Its id replaces its
   * address in the audit log, which also loses the reasons and notes of its verification, and in the list of imports.
   */
  abstract erase(account: Account): Promise<void>;
  /** Oldest first. */
  abstract admins(): Promise<Account[]>;
  /** Longest waiting first; conditions are combined with AND. */
  abstract technicians(filter: TechnicianFilter, limit: number): Promise<Account[]>;
  abstract technicianCounts(): Promise<TechnicianCounts>;
  abstract oldSpellings(): Promise<OldSpellings>;
}

/** Password reset tokens; only their hashes are stored. */
export abstract class PasswordResets {
  abstract add(accountId: string, tokenHash: string, expiresAt: Date, now: Date): Promise<void>;
  /** The id of the token's account; null when it is unknown, used or expired. */
  abstract ownerOf(tokenHash: string, now: Date): Promise<string | null>;
}

/** Slow, salted password hashing. */
export abstract class Passwords {
  /** Hashes a newly chosen password. @throws invalid/password-common, unavailable/busy */
  async hashNew(password: string): Promise<string> {
    const normal = normalisePassword(password);
    const isCommon = (await this.isCommon(normal)) || (await this.isCommon(repeatedUnit(normal)));
    if (isCommon || isGuessable(normal)) throw passwordTooCommon();
    return this.hash(normal);
  }

  /**
   * Whether a typed password is the one that was hashed; 'outdated' when it is, but should be hashed again. Takes as long
   * for a null hash (no such account) as for a wrong password. @throws unavailable/busy
   */
  async check(password: string, hash: string | null): Promise<'right' | 'outdated' | 'wrong'> {
    const normal = normalisePassword(password);
    if (await this.matches(normal, hash)) return this.isOutdated(hash ?? '') ? 'outdated' : 'right';
    // Hashed as typed, before passwords had one form.
    return normal !== password && (await this.matches(password, hash)) ? 'outdated' : 'wrong';
  }

  /** @throws unavailable/busy when too many calls are waiting */
  abstract hash(password: string): Promise<string>;
  /** False for a null hash, after the same time as for another one. @throws unavailable/busy */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether the hash uses weaker parameters than the current ones. */
  abstract isOutdated(hash: string): boolean;
  /** Whether the password is on the list of common passwords. */
  abstract isCommon(password: string): Promise<boolean>;
}

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
}

export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}

/** Counts attempts, shared by all processes. */
export abstract class RateLimits {
  /** Counts an attempt by its network address. @throws rate-limited/too-many-attempts above the limit */
  attemptFrom(limit: RateLimit, from: string): Promise<void> {
    return this.attempt(limit, from, from);
  }

  /** Counts one attempt under `key`; `from` is the client's network address, for the log. @throws as `attemptFrom` */
  abstract attempt(limit: RateLimit, key: string, from?: string): Promise<void>;
  /** Resets the count under `key`. */
  abstract clear(limit: RateLimit, key: string): Promise<void>;
  /** RATE_LIMIT_SCALE; 0 disables all limits. */
  abstract readonly scale: number;
}
