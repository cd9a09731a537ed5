import { Migration } from '@mikro-orm/migrations';

export class Migration012Purge extends Migration {
  override up(): void {
    // A model that is purged takes its standings with it; without this each looks through all of them.
    this.addSql('create index standings_appliance on standings (appliance_id)');
    // No list is asked for by who did it.
    this.addSql('drop index audit_log_actor');
  }
}
