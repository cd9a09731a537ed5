import { Migration } from '@mikro-orm/migrations';

export class Migration012Purge extends Migration {
  override up(): void {
    // Without this, the cascade from a purged model to its standings scans the whole table.
    this.addSql('create index standings_appliance on standings (appliance_id)');
    // No query filters by actor.
    this.addSql('drop index audit_log_actor');
  }
}
