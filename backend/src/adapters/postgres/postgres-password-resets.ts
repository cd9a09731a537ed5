import { PasswordResets } from '../../application/people/account-ports.js';
import type { Database } from './database.js';

export class PostgresPasswordResets implements PasswordResets {
  constructor(private readonly database: Database) {}

  async add(accountId: string, tokenHash: string, expiresAt: Date, now: Date): Promise<void> {
    await this.database.query(
      `with too_old as (delete from password_resets where user_id = $2 and expires_at <= $4)
       insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, $3)`,
      [tokenHash, accountId, expiresAt, now],
    );
  }

  async consume(tokenHash: string, now: Date): Promise<string | null> {
    const [used] = await this.database.query<{ user_id: string }>(
      `delete from password_resets where token_hash = $1 and expires_at > $2 returning user_id`,
      [tokenHash, now],
    );
    return used?.user_id ?? null;
  }

  async ownerOf(tokenHash: string, now: Date): Promise<string | null> {
    const [found] = await this.database.query<{ user_id: string }>(
      'select user_id from password_resets where token_hash = $1 and expires_at > $2',
      [tokenHash, now],
    );
    return found?.user_id ?? null;
  }
}
