import { normaliseEmail } from '@appliance-index/domain/people/account';
import { Migration } from '@mikro-orm/migrations';

const maxEmailLength = 254;

export class Migration022OneAddress extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table newsletter_links drop constraint newsletter_links_email_fkey,
        add foreign key (email) references newsletter_subscribers on update cascade on delete cascade`);
    // The audit log allows this only while an account is erased; that must find its address in the log.
    await this.execute(`select set_config('appliance_index.erase', 'on', true)`);
    await this.unify('users', 'created_at');
    await this.unify('newsletter_subscribers', 'asked_at');
    await this.execute(`select set_config('appliance_index.erase', 'off', true)`);
  }

  /**
   * Gives each address the spelling in which it is now looked up (see `normaliseEmail`). Where that one exists already, the
   * address stays as it is, and `doctor` reports it.
   */
  private async unify(table: 'users' | 'newsletter_subscribers', since: string): Promise<void> {
    const rows = (await this.execute(
      `select email from ${table} where octet_length(email) > char_length(email) order by ${since}`,
    )) as { email: string }[];
    for (const { email } of rows) {
      const normal = normaliseEmail(email);
      if (normal === email || normal.length > maxEmailLength) continue;
      const taken = await this.execute(`select from ${table} where email = ?`, [normal]);
      if (taken.length > 0) continue;
      await this.execute(`update ${table} set email = ? where email = ?`, [normal, email]);
      if (table === 'users') await this.renameInRecords(email, normal);
    }
  }

  private async renameInRecords(email: string, normal: string): Promise<void> {
    await this.execute('update imports set actor = ? where actor = ?', [normal, email]);
    await this.execute('update audit_log set actor = ? where actor = ?', [normal, email]);
    await this.execute(`update audit_log set label = ? where subject = 'account' and label = ?`, [
      normal,
      email,
    ]);
  }
}
