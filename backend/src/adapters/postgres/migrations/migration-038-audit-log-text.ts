import { Migration } from '@mikro-orm/migrations';

export class Migration038AuditLogText extends Migration {
  override up(): void {
    // Without this, a search for a rare text reads the whole log. The log looks for text in exactly this expression.
    this.addSql(String.raw`
      create index audit_log_text on audit_log using gin (
        (label || E'\n' || actor || E'\n' || action || E'\n' || replace(action, '-', ' ')) gin_trgm_ops)`);
    // Until the expression has statistics, a frequent text would be taken for a rare one.
    this.addSql('analyze audit_log');
  }
}
