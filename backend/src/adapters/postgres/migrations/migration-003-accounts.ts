import { Migration } from '@mikro-orm/migrations';

const techDetails = ['name', 'company', 'city', 'state', 'country'].map(
  (name) => `tech_${name} text check (char_length(tech_${name}) between 1 and 100)`,
);

export class Migration003Accounts extends Migration {
  override up(): void {
    this.addSql(users);
    this.addSql(`create index users_admins on users (created_at) where is_admin`);
    this.addSql(
      `create index users_technicians on users (verification, created_at) where user_type = 'tech'`,
    );
    this.addSql(passwordResets);
    this.addSql(`create index password_resets_user on password_resets (user_id)`);
    this.addSql(sessions);
    this.addSql(`create index sessions_expire on sessions (expire)`);
    this.addSql(rateLimits);
    this.addSql(`create index rate_limits_expire on rate_limits (expire)`);
  }
}

/** Addresses are stored in lower case, so that a plain unique index is case-insensitive. */
const users = `
  create table users (
    id uuid primary key default gen_random_uuid(),
    email text collate "C" not null unique
      check (email = lower(email) and email like '%_@_%' and char_length(email) <= 254),
    password_hash text not null check (password_hash like '$argon2id$%'),
    user_type text not null check (user_type in ('homeowner', 'tech')),
    is_admin boolean not null default false,
    verification text not null default 'none'
      check (verification in ('none', 'pending', 'verified', 'rejected', 'revoked')),
    verification_reason text check (char_length(verification_reason) <= 500),
    epoch integer not null default 1,
    ${techDetails.join(',\n    ')},
    created_at timestamptz not null default now(),
    constraint technicians_are_verified check ((user_type = 'tech') = (verification <> 'none'))
  )`;

const passwordResets = `
  create table password_resets (
    token_hash text primary key,
    user_id uuid not null references users (id) on delete cascade,
    expires_at timestamptz not null
  )`;

/** The table that connect-pg-simple expects. */
const sessions = `
  create table sessions (
    sid text primary key,
    sess json not null,
    expire timestamptz not null
  )`;

/** The table that rate-limiter-flexible expects; unlogged, because losing the counters in a crash is acceptable. */
const rateLimits = `
  create unlogged table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`;
