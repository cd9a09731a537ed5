import { Migration } from '@mikro-orm/migrations';

export class Migration020NamesInMemory extends Migration {
  override up(): void {
    // Only counts of matches in model names used it. Those now come from the search index of the process.
    this.addSql('drop index appliances_model');
  }
}
