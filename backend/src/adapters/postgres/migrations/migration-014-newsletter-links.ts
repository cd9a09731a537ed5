import { Migration } from '@mikro-orm/migrations';

export class Migration014NewsletterLinks extends Migration {
  override up(): void {
    // A repeated request, perhaps made by someone else, must not invalidate the links of earlier mails.
    this.addSql(`
      create table newsletter_links (
        confirmation_hash text primary key,
        email text collate "C" not null references newsletter_subscribers on delete cascade,
        expires_at timestamptz not null
      )`);
    this.addSql('create index newsletter_links_email on newsletter_links (email)');
    this.addSql(`
      insert into newsletter_links (confirmation_hash, email, expires_at)
        select confirmation_hash, email, expires_at from newsletter_subscribers
          where confirmation_hash is not null and expires_at is not null`);
    this.addSql(`
      alter table newsletter_subscribers
        drop column confirmation_hash,
        add constraint waits_or_is_confirmed check (confirmed_at is not null or expires_at is not null)`);
  }
}
