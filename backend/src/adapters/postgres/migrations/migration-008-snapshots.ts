import { Migration } from '@mikro-orm/migrations';

export class Migration008Snapshots extends Migration {
  override up(): void {
    // In the order in which an import's scores are paged, so that each page starts where the last one ended.
    this.addSql(
      'create index score_snapshots_of_import on score_snapshots (import_id, appliance_id, retailer)',
    );
    this.addSql('drop index score_snapshots_import');
  }
}
