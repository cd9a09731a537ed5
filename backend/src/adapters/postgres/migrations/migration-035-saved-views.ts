import { Migration } from '@mikro-orm/migrations';

/** Views of the staff's list of models. A name is given once per account. */
export class Migration035SavedViews extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_views (
        id uuid primary key default gen_random_uuid(),
        owner uuid not null references users (id) on delete cascade,
        name text not null,
        query text not null,
        is_shared boolean not null,
        unique (owner, name)
      )`);
    this.addSql('create index saved_views_shared on saved_views (name) where is_shared');
  }
}
