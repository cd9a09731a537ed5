import { Migration } from '@mikro-orm/migrations';
import { announce } from './migration-001-catalogue.js';

const retailers = `('lowes', 'home-depot', 'best-buy', 'aj-madison')`;
const month = `collate "C" not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')`;

export class Migration002Scores extends Migration {
  override up(): void {
    this.addSql(imports);
    this.addSql(snapshots);
    this.addSql(`create index score_snapshots_month on score_snapshots (retailer, month, import_id)`);
    this.addSql(`create index score_snapshots_import on score_snapshots (import_id)`);
    this.addSql(standings);
    for (const table of ['imports', 'score_snapshots', 'standings']) this.addSql(announce(table));
  }
}

const imports = `
  create table imports (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('scores', 'catalogue')),
    file_name text not null,
    file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
    options text not null,
    retailers text[] not null,
    month text collate "C" check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
    actor text not null,
    applied_at timestamptz not null,
    row_count integer not null check (row_count >= 0),
    rejected_count integer not null check (rejected_count >= 0),
    created_count integer not null check (created_count >= 0),
    changed_count integer not null check (changed_count >= 0),
    unchanged_count integer not null check (unchanged_count >= 0),
    formula_version text not null,
    rolled_back_at timestamptz,
    check ((kind = 'scores') = (month is not null))
  );
  create unique index imports_content on imports (kind, file_hash, options) where rolled_back_at is null`;

/** Append-only. Per retailer, month and model, the row of the newest import not rolled back is in effect. */
const snapshots = `
  create table score_snapshots (
    appliance_id uuid not null references appliances (id) on delete cascade,
    retailer text collate "C" not null check (retailer in ${retailers}),
    month text ${month},
    import_id bigint not null references imports (id),
    score smallint check (score between 0 and 50),
    review_count integer check (review_count between 0 and 100000000),
    previous_score smallint,
    previous_review_count integer,
    created_appliance boolean not null default false,
    primary key (appliance_id, retailer, month, import_id)
  )`;

/** Each model's overall ranks at the end of a month. Worst ranks are null for unrated models. */
const standings = `
  create table standings (
    month text ${month},
    appliance_id uuid not null references appliances (id) on delete cascade,
    category_best integer not null,
    category_worst integer,
    type_best integer not null,
    type_worst integer,
    primary key (month, appliance_id)
  )`;
