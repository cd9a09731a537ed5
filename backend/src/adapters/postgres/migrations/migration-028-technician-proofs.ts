import { Migration } from '@mikro-orm/migrations';

/** What technicians add for the check, and what staff checked. */
export class Migration028TechnicianProofs extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add tech_website text check (char_length(tech_website) <= 200 and tech_website ~ '^https?://'),
        add tech_licence text check (char_length(tech_licence) between 1 and 100),
        add tech_phone text check (char_length(tech_phone) between 1 and 40),
        add verification_note text check (char_length(verification_note) between 1 and 500)`);
  }
}
