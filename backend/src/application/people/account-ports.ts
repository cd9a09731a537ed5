import type { RateLimit } from '../../domain/people/rate-limits.js';
import {
  passwordTooCommon,
  type TechDetails,
  type User,
  type UserType,
  type Verification,
} from '../../domain/people/user.js';

/** An account to be made. */
export interface NewUser extends TechDetails {
  email: string;
  passwordHash: string;
  userType: UserType;
  isAdmin: boolean;
  verification: Verification;
}

/** What staff decided about a technician; a rejection has a reason. */
export interface Verdict {
  verification: 'verified' | 'rejected' | 'revoked';
  reason: string | null;
}

export interface TechnicianFilter {
  verification?: Verification;
  /** Only those who follow the technician of this normalised address; nobody follows one who is not known. */
  afterEmail?: string;
}

/** How many technicians stand where. */
export type TechnicianCounts = Record<Exclude<Verification, 'none'>, number>;

/** The accounts. Each change is one atomic step that leaves every other field as it is. */
export abstract class Users {
  /** Null when there is none; `id` is any text. */
  abstract find(id: string): Promise<User | null>;
  /** By the normalised address; null for any text that is none. */
  abstract byEmail(email: string): Promise<User | null>;
  /** The same, and nobody else changes the account until the transaction ends. */
  abstract lock(email: string): Promise<User | null>;
  /** @throws conflict/email-taken */
  abstract add(user: NewUser): Promise<User>;
  /** Ends the account's sessions, and its links for a new password. */
  abstract changePassword(id: string, passwordHash: string): Promise<void>;
  /** The same password in a newer form; sessions go on. Does nothing when the hash is no longer `before`. */
  abstract rehash(id: string, before: string, after: string): Promise<void>;
  /** Ends the account's sessions. */
  abstract setAdmin(id: string, isAdmin: boolean): Promise<void>;
  /** The technician's votes count exactly while verified; losing that ends the account's sessions. */
  abstract setVerification(id: string, verification: Verification, reason: string | null): Promise<void>;
  /** Oldest first. */
  abstract admins(): Promise<User[]>;
  /** Those who have waited longest first; all conditions that are given must hold. */
  abstract technicians(filter: TechnicianFilter, limit: number): Promise<User[]>;
  abstract technicianCounts(): Promise<TechnicianCounts>;
}

/** Links for a forgotten password; only a hash of each token is kept. */
export abstract class PasswordResets {
  abstract add(userId: string, tokenHash: string, expiresAt: Date, now: Date): Promise<void>;
  /** Uses the token up, and answers whose it was; null when it is unknown, used or too old. */
  abstract consume(tokenHash: string, now: Date): Promise<string | null>;
  /** Whose it is, without using it up. */
  abstract ownerOf(tokenHash: string, now: Date): Promise<string | null>;
}

/** Slow, salted hashes of passwords. */
export abstract class Passwords {
  /** For a password that somebody chooses. @throws invalid/password-common, unavailable/busy */
  async hashNew(password: string): Promise<string> {
    if (await this.isCommon(password)) throw passwordTooCommon();
    return this.hash(password);
  }

  /** @throws unavailable/busy when too many wait */
  abstract hash(password: string): Promise<string>;
  /** Takes as long for null (no such account) as for a wrong password. @throws unavailable/busy */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash was made with weaker settings than ours. */
  abstract isOutdated(hash: string): boolean;
  /** Whether many people use it. */
  abstract isCommon(password: string): Promise<boolean>;
}

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Beyond those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}

export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}

/** Counts attempts, for all processes together. */
export abstract class RateLimits {
  /** Counts one attempt under `key`. @throws rate-limited/too-many-attempts past the limit */
  abstract attempt(limit: RateLimit, key: string): Promise<void>;
  /** Forgets the attempts under `key`. */
  abstract clear(limit: RateLimit, key: string): Promise<void>;
  /** RATE_LIMIT_SCALE; 0 means that there are no limits. */
  abstract readonly scale: number;
}
