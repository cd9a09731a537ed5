import { Migration } from '@mikro-orm/migrations';

export class Migration019AuditLogStays extends Migration {
  override up(): void {
    // The rule ignored updates without an error, and did not cover the other ways to lose records.
    this.addSql('drop rule audit_log_stays on audit_log');
    // A transaction that erases an account sets appliance_index.erase, because its address must go from the log, too.
    this.addSql(`
      create function keep_audit_log() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and current_setting('appliance_index.erase', true) = 'on' then return null; end if;
        raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create trigger keep_audit_log before update or delete or truncate on audit_log
        for each statement execute function keep_audit_log()`);
  }
}
