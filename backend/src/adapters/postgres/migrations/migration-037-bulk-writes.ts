import { Migration } from '@mikro-orm/migrations';

/** What a large import writes by the hundred thousand is written without a look-up per row, and to fewer indexes. */
export class Migration037BulkWrites extends Migration {
  override up(): void {
    // Rows are made of the catalogue and replaced with it. Reads join them to the models, so that leftovers of one do not show.
    this.addSql('alter table appliance_trust drop constraint appliance_trust_appliance_id_fkey');
    // A purge deletes the findings of its models.
    this.addSql(`
      alter table import_findings drop constraint import_findings_appliance_id_fkey, drop constraint import_findings_pkey`);
    this.addSql('drop index import_findings_subject, import_findings_appliance');
    this.addSql('alter table import_findings add primary key (code, subject, import_id)');
  }
}
