import { PasswordResets } from '../../application/people/account-ports.js';
import type { Database } from './database.js';
import { StoredPasswordReset } from './password-resets-schema.js';

export class PostgresPasswordResets implements PasswordResets {
  constructor(private readonly database: Database) {}

  async add(userId: string, tokenHash: string, expiresAt: Date, now: Date): Promise<void> {
    const entities = this.database.entities();
    await entities.nativeDelete(StoredPasswordReset, { userId, expiresAt: { $lte: now } });
    await entities.insert(StoredPasswordReset, { tokenHash, userId, expiresAt });
  }

  async ownerOf(tokenHash: string, now: Date): Promise<string | null> {
    const where = { tokenHash, expiresAt: { $gt: now } };
    const found = await this.database.repeatIfLost(() =>
      this.database.entities().findOne(StoredPasswordReset, where),
    );
    return found?.userId ?? null;
  }
}
