import { Migration } from '@mikro-orm/migrations';

export class Migration015DraftDates extends Migration {
  override up(): void {
    // Whether an existing draft's date was set on purpose was not recorded; all keep theirs.
    this.addSql(`
      alter table blog_articles add is_dated boolean not null default true,
        add constraint published_is_dated check (is_dated or not is_published)`);
  }
}
