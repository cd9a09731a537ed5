import { Migration } from '@mikro-orm/migrations';

export class Migration005Administration extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        actor text not null,
        action text not null,
        subject text not null,
        subject_id text not null,
        label text not null,
        before jsonb,
        after jsonb
      )`);
    this.addSql(`create index audit_log_subject on audit_log (subject, subject_id, id desc)`);
    this.addSql(`create index audit_log_actor on audit_log (actor, id desc)`);
    // Audit records must not be updated, even by code that may write to the catalogue.
    this.addSql(`create rule audit_log_stays as on update to audit_log do instead nothing`);
  }
}
