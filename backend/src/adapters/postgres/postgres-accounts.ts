import type { SavedViewFields } from '@appliance-index/domain/catalogue/saved-view';
import { DomainError } from '@appliance-index/domain/errors';
import { isUuid } from '@appliance-index/domain/ids';
import {
  Account,
  normaliseEmail,
  storedSpellings,
  type TechCorrection,
} from '@appliance-index/domain/people/account';
import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import {
  type AccountData,
  AccountStore,
  type NewAccount,
  type OldSpellings,
  type StoredVote,
  type TechnicianFilter,
  type VerificationDecision,
} from '../../application/people/account-ports.js';
import type { TechnicianCounts } from '../../application/people/people-views.js';
import type { Database } from './database.js';
import { StoredPasswordReset } from './password-resets-schema.js';

/** Sessions store the epoch they started in; incrementing it ends them. */
const endSessions = { epoch: raw<number>('epoch + 1') };

export class PostgresAccounts implements AccountStore {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<Account | null> {
    return isUuid(id) ? this.database.repeatIfLost(() => this.entities.findOne(Account, { id })) : null;
  }

  byEmail(email: string): Promise<Account | null> {
    return this.withAddress(email);
  }

  lock(email: string): Promise<Account | null> {
    return this.withAddress(email, LockMode.PESSIMISTIC_WRITE);
  }

  private async withAddress(
    text: string,
    lockMode: LockMode.NONE | LockMode.PESSIMISTIC_WRITE = LockMode.NONE,
  ): Promise<Account | null> {
    // PostgreSQL refuses texts that it could not store.
    if (/[\0\p{Cs}]/u.test(text)) return null;
    const [typed = '', normal = ''] = storedSpellings(text);
    const where = { email: { $in: [typed, normal] } };
    const found = await this.database.repeatIfLost(() =>
      this.entities.find(Account, where, { lockMode, refresh: true }),
    );
    return found.find(({ email }) => email === typed) ?? found[0] ?? null;
  }

  async add(account: NewAccount): Promise<Account> {
    const id = crypto.randomUUID();
    const { email, isAdmin } = account;
    if (isAdmin) this.recordEffect({ id, email }, { isAdmin });
    const stored = await this.entities.upsert(
      Account,
      { id, ...account },
      { onConflictFields: ['email'], onConflictAction: 'ignore' },
    );
    if (stored.id !== id) throw emailTaken();
    return stored;
  }

  async changePassword({ id, email }: Account, passwordHash: string): Promise<void> {
    this.recordEffect({ id, email }, {});
    await this.entities.nativeUpdate(Account, { id }, { passwordHash, ...endSessions });
    await this.entities.nativeDelete(StoredPasswordReset, { userId: id });
  }

  async rehash(id: string, before: string, after: string): Promise<void> {
    await this.entities.nativeUpdate(Account, { id, passwordHash: before }, { passwordHash: after });
  }

  async setAdmin(locked: Account, isAdmin: boolean): Promise<void> {
    this.entities.assign(locked, { isAdmin, ...endSessions });
    await this.entities.flush();
  }

  async setVerification(
    locked: Account,
    { verification, reason, note }: VerificationDecision,
  ): Promise<void> {
    const losesVerification = locked.isVerifiedTech() && verification !== 'verified';
    const decision = { verification, verificationReason: reason, verificationNote: note };
    this.entities.assign(locked, { ...decision, ...(losesVerification ? endSessions : {}) });
    await this.entities.flush();
    const values = [verification === 'verified', locked.id];
    for (const update of updateTechnicianVotes) await this.database.query(update, values);
  }

  async correct(id: string, correction: TechCorrection): Promise<Account | null> {
    const corrected = await this.entities.nativeUpdate(Account, { id, verification: 'pending' }, correction);
    return corrected === 0 ? null : this.entities.findOneOrFail(Account, { id }, { refresh: true });
  }

  async dataOf({ id, email }: Account, now: Date): Promise<AccountData> {
    const votes = await this.database.query<StoredVoteRow>(selectStoredVotes, [id]);
    const sessions = await this.database.query(selectOpenSessions, [id, now]);
    const savedViews = await this.database.query<SavedViewFields>(
      'select name, query, is_shared as "isShared" from saved_views where owner = $1 order by name',
      [id],
    );
    const [newsletter] = await this.database.query<{ asked_at: string; confirmed_at: string | null }>(
      'select asked_at, confirmed_at from newsletter_subscribers where email = $1',
      [email],
    );
    const [recorded = { imports: 0, auditEntries: 0 }] = await this.database.query<
      Pick<AccountData, 'imports' | 'auditEntries'>
    >(countRecords, [email, id]);
    return {
      ...recorded,
      votes: votes.map(({ castAt, ...vote }) => ({ ...vote, castAt: new Date(castAt) })),
      openSessions: sessions.length,
      savedViews,
      newsletter: newsletter
        ? {
            askedAt: new Date(newsletter.asked_at),
            confirmedAt: newsletter.confirmed_at === null ? null : new Date(newsletter.confirmed_at),
          }
        : null,
    };
  }

  async erase({ id, email }: Account): Promise<void> {
    this.recordEffect({ id, email: id }, null);
    await this.database.query(`update imports set actor = $1 where actor = $2`, [id, email]);
    await this.database.query(`select set_config('appliance_index.erase', 'on', true)`);
    await this.replaceActor(email, id);
    await this.database.query(anonymiseRecords, [id]);
    await this.database.query('delete from newsletter_subscribers where email = $1', [email]);
    await this.database.query(`delete from sessions where ${isSessionOf('$1')}`, [id]);
    // Votes, saved views and reset links go with the account.
    await this.database.query('delete from users where id = $1', [id]);
  }

  private async replaceActor(email: string, id: string): Promise<void> {
    let replaced: unknown[];
    do replaced = await this.database.query(replaceActor, [email, id]);
    while (replaced.length === maxReplaced);
  }

  admins(): Promise<Account[]> {
    return this.database.repeatIfLost(() =>
      this.entities.find(Account, { isAdmin: true }, { orderBy: { createdAt: 'asc' } }),
    );
  }

  async technicians({ verification, afterEmail }: TechnicianFilter, limit: number): Promise<Account[]> {
    const values: unknown[] = [];
    const parameter = (value: unknown) => `$${values.push(value)}`;
    const startOf = (text: string) => {
      const [typed, normal] = storedSpellings(text).map(parameter);
      return `select created_at, id from users where email in (${typed}, ${normal}) order by email = ${typed} desc limit 1`;
    };
    const rows = await this.database.query<{ id: string }>(
      `select id from users where user_type = 'tech'
         ${verification ? `and verification = ${parameter(verification)}` : ''}
         ${afterEmail ? `and (created_at, id) > (${startOf(afterEmail)})` : ''}
         order by created_at, id limit ${limit}`,
      values,
    );
    const ids = rows.map(({ id }) => id);
    const orderBy = { createdAt: 'asc', id: 'asc' } as const;
    return this.database.repeatIfLost(() => this.entities.find(Account, { id: { $in: ids } }, { orderBy }));
  }

  async technicianCounts(): Promise<TechnicianCounts> {
    const rows = await this.database.query<{ verification: keyof TechnicianCounts; count: number }>(
      `select verification, count(*)::integer as count from users where user_type = 'tech' group by verification`,
    );
    const counts: TechnicianCounts = { pending: 0, verified: 0, rejected: 0, revoked: 0 };
    for (const { verification, count } of rows) counts[verification] = count;
    return counts;
  }

  async oldSpellings(): Promise<OldSpellings> {
    const oldIn = async (table: string): Promise<string[]> => {
      const rows = await this.database.query<{ email: string }>(
        `select email from ${table} where octet_length(email) > char_length(email) order by email`,
      );
      return rows.map(({ email }) => email).filter((email) => email !== normaliseEmail(email));
    };
    return { accounts: await oldIn('users'), subscriptions: await oldIn('newsletter_subscribers') };
  }

  /** For accounts that SQL has written. */
  private recordEffect({ id, email }: Pick<Account, 'id' | 'email'>, after: object | null): void {
    const subject = { subject: 'account', subjectId: id, label: email } as const;
    this.database.auditTrail.record({ ...subject, before: null, after });
  }

  private get entities(): EntityManager {
    return this.database.entities();
  }
}

function emailTaken(): DomainError {
  const message = 'An account with this e-mail address already exists. Sign in instead.';
  return new DomainError('conflict', 'email-taken', message, [{ path: 'email', message }]);
}

const updateTechnicianVotes = [
  `update votes set counts = $1 where voter_id = $2 and voter_type = 'tech'`,
  `update tech_votes set counts = $1 where user_id = $2`,
];

/** The driver returns timestamps as text. */
type StoredVoteRow = Omit<StoredVote, 'castAt'> & { castAt: string };

const selectStoredVotes = `
  select brand, model, aspect, voter_type as "voterType", value, cast_at as "castAt" from (
    select appliance_id, best_for_category as aspect, voter_type, vote_value as value, cast_at
      from votes where voter_id = $1
    union all
    select appliance_id, 'thumbs-up', 'tech', vote_value, cast_at from tech_votes where user_id = $1
  ) cast_votes join appliances on appliances.id = appliance_id
  order by cast_at, brand, model, aspect`;

const isSessionOf = (accountId: string) => `sess #>> '{passport,user,id}' = ${accountId}`;

const countRecords = `select (select count(*) from imports where actor = $1)::integer as imports,
  (select count(*) from audit_log where actor = $1 or (subject, subject_id) = ('account', $2))::integer as "auditEntries"`;

/** Sessions of an earlier epoch have ended, although they are still stored. */
const selectOpenSessions = `
  select from sessions, users where users.id = $1::uuid and ${isSessionOf('$1::text')}
    and expire > $2 and (sess #>> '{passport,user,epoch}')::integer = epoch`;

/** The records of many years take longer than a statement may. */
const maxReplaced = 10_000;
const replaceActor = `
  update audit_log set actor = $2
    where id in (select id from audit_log where actor = $1 limit ${maxReplaced}) returning id`;

const anonymiseRecords = `
  update audit_log set label = $1, before = before - '{reason,note}'::text[], after = after - '{reason,note}'::text[]
    where subject = 'account' and subject_id = $1`;
