import { Migration } from '@mikro-orm/migrations';

/** What an import's plan said of odd figures and likely places; null for imports from before. */
export class Migration031ReportCards extends Migration {
  override up(): void {
    this.addSql('alter table imports add report_card jsonb');
  }
}
