import { Migration } from '@mikro-orm/migrations';

export class Migration018ReadersByAddress extends Migration {
  override up(): void {
    // Subscribers are paged by address; no query uses their confirmation time any more.
    this.addSql('drop index newsletter_subscribers_confirmed');
  }
}
