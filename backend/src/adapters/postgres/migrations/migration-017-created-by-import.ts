import { Migration } from '@mikro-orm/migrations';

export class Migration017CreatedByImport extends Migration {
  override up(): void {
    // A model's created_at tells which import created it, also for models without scores.
    this.addSql('alter table score_snapshots drop column created_appliance');
  }
}
