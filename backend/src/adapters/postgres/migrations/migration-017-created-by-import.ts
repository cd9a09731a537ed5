import { Migration } from '@mikro-orm/migrations';

export class Migration017CreatedByImport extends Migration {
  override up(): void {
    // Which models came by an import is told by when they were made, also of those without a figure.
    this.addSql('alter table score_snapshots drop column created_appliance');
  }
}
