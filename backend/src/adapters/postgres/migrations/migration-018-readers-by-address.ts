import { Migration } from '@mikro-orm/migrations';

export class Migration018ReadersByAddress extends Migration {
  override up(): void {
    // Readers are read in pages by their address; by the time of their confirmation nothing asks any more.
    this.addSql('drop index newsletter_subscribers_confirmed');
  }
}
