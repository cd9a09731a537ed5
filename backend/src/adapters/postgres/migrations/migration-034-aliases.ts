import { Migration } from '@mikro-orm/migrations';

/** What staff decided about spellings in files. A spelling of a brand has no model; of both, the key is unique. */
export class Migration034Aliases extends Migration {
  override up(): void {
    this.addSql(`
      create table aliases (
        id uuid primary key,
        written_key text collate "C" not null unique,
        brand text not null,
        model text,
        category text collate "C",
        decision text collate "C" not null check (decision in ('same', 'new', 'ignore', 'brand')),
        appliance_id uuid references appliances (id) on delete cascade,
        same_as text,
        decided_at timestamptz not null,
        constraint names_a_model_or_a_brand check (
          (model is null) = (decision = 'brand') and (category is null) = (decision = 'brand')),
        constraint says_what_it_means check (
          (decision <> 'same' or appliance_id is not null) and (decision not in ('same', 'brand') or same_as is not null))
      )`);
    this.addSql('create index aliases_of_model on aliases (appliance_id)');
    this.addSql(
      'alter table imports add ignored_count integer not null default 0 check (ignored_count >= 0)',
    );
  }
}
