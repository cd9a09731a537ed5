import { Migration } from '@mikro-orm/migrations';

/** For 100,000 models, each of these takes more than a second off an import. */
export class Migration039BulkWrites extends Migration {
  override up(): void {
    // It is stored and read whole; jsonb would take its numbers apart and put them together again.
    this.addSql('alter table appliance_trust alter trust type json using trust::json');
    // Imports are never deleted.
    this.addSql('alter table import_findings drop constraint import_findings_import_id_fkey');
  }
}
