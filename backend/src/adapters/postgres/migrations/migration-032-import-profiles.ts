import { Migration } from '@mikro-orm/migrations';

/** Column mappings under names. The application checks their text: see `parseProfile`. */
export class Migration032ImportProfiles extends Migration {
  override up(): void {
    this.addSql(`
      create table import_profiles (
        id uuid primary key default gen_random_uuid(),
        name text collate "C" not null unique check (char_length(name) between 1 and 60),
        retailer text collate "C" check (retailer in ('lowes', 'home-depot', 'best-buy', 'aj-madison')),
        mapping text not null check (char_length(mapping) between 1 and 10000),
        saved_at timestamptz not null default now()
      )`);
  }
}
