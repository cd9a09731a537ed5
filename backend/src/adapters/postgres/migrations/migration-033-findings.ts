import { Migration } from '@mikro-orm/migrations';

/** What imports found odd about the data, what staff accept of it, and since when a model has its price. */
export class Migration033Findings extends Migration {
  override up(): void {
    this.addSql(importFindings);
    this.addSql('create index import_findings_subject on import_findings (code, subject)');
    this.addSql('create index import_findings_appliance on import_findings (appliance_id)');
    this.addSql(acceptances);
    this.addSql('create index quality_acceptances_appliance on quality_acceptances (appliance_id)');
    this.addSql('alter table appliances add price_changed_at timestamptz default now()');
    this.addSql(datePrices);
    this.addSql(datePriceChange);
    this.addSql(`
      create trigger date_price_change before update of price_range on appliances for each row
        when (old.price_range is distinct from new.price_range) execute function date_price_change()`);
  }
}

/** The subject is a model's id, a brand's key or nothing, followed by an at sign and the retailer if there is one. */
const subject = `
  code text collate "C" not null,
  subject text collate "C" not null check (char_length(subject) between 1 and 400),
  appliance_id uuid references appliances (id) on delete cascade,
  retailer text collate "C"`;

const importFindings = `
  create table import_findings (
    import_id bigint not null references imports (id),
    ${subject},
    primary key (import_id, code, subject)
  )`;

const acceptances = `
  create table quality_acceptances (
    ${subject},
    reason text not null check (char_length(reason) between 1 and 500),
    until date not null,
    primary key (code, subject)
  )`;

/** The log has the changes of prices by staff and by imports. Otherwise a price is as old as its model. */
const datePrices = `
  update appliances set price_changed_at = coalesce((
    select max(at) from audit_log where subject = 'appliance' and subject_id = appliances.id::text
      and jsonb_exists(after, 'priceRange')
  ), created_at)`;

const datePriceChange = `
  create function date_price_change() returns trigger language plpgsql as $$
  begin
    new.price_changed_at := now();
    return new;
  end $$`;
