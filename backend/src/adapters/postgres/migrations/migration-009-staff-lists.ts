import { Migration } from '@mikro-orm/migrations';

export class Migration009StaffLists extends Migration {
  override up(): void {
    // In the order in which the staff lists are paged, so that each page starts where the last one ended.
    this.addSql(
      `create index users_technicians_in_order on users (verification, created_at, id) where user_type = 'tech'`,
    );
    this.addSql('drop index users_technicians');
    this.addSql(`create index users_technicians_of_all on users (created_at, id) where user_type = 'tech'`);
    this.addSql('create index blog_articles_all on blog_articles (published_at, id)');
    this.addSql(
      'create index appliances_trash_in_order on appliances (deleted_at, id) where deleted_at is not null',
    );
    this.addSql('drop index appliances_trash');
    this.addSql('create index imports_of_kind on imports (kind, id)');
    // A limit's name and the longest e-mail address together exceed 255 characters.
    this.addSql('alter table rate_limits alter column key type text');
  }
}
