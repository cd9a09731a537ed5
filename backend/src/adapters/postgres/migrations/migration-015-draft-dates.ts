import { Migration } from '@mikro-orm/migrations';

export class Migration015DraftDates extends Migration {
  override up(): void {
    // Which of the drafts so far were given their date nobody wrote down; they keep it.
    this.addSql(`
      alter table blog_articles add is_dated boolean not null default true,
        add constraint published_is_dated check (is_dated or not is_published)`);
  }
}
