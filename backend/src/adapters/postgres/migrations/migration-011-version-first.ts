import { Migration } from '@mikro-orm/migrations';

const tables = ['appliances', 'imports', 'score_snapshots', 'standings', 'appliance_media', 'blog_articles'];

export class Migration011VersionFirst extends Migration {
  override up(): void {
    // Locks the version row before any others: the opposite order could deadlock.
    for (const table of tables) {
      this.addSql(`drop trigger announce_${table} on ${table}`);
      this.addSql(`
        create trigger announce_${table} before insert or update or delete or truncate on ${table}
          for each statement execute function touch_catalogue()`);
    }
  }
}
