import { Migration } from '@mikro-orm/migrations';

const appliance = 'appliance_id uuid not null references appliances (id) on delete cascade';
const user = 'uuid not null references users (id) on delete cascade';
/** False for votes of technicians who are no longer verified; kept, because they count again after a new verification. */
const counts = 'counts boolean not null default true';
const castAt = 'cast_at timestamptz not null default clock_timestamp()';

export class Migration004Votes extends Migration {
  override up(): void {
    this.addSql(`
      create table votes (
        id bigint generated always as identity primary key,
        ${appliance},
        voter_id ${user},
        voter_type text collate "C" not null check (voter_type in ('consumer', 'tech')),
        best_for_category text collate "C" not null
          check (best_for_category in ('overall', 'price', 'reliability')),
        vote_value smallint not null check (vote_value in (1, -1)),
        ${counts},
        ${castAt},
        unique (appliance_id, voter_id, best_for_category)
      )`);
    // Covers all columns of a tally, so that it is an index-only scan.
    this.addSql(`
      create index votes_tally on votes (appliance_id, best_for_category, voter_type, vote_value, cast_at)
        where counts`);
    this.addSql(`create index votes_recent on votes (appliance_id, cast_at)`);
    this.addSql(`create index votes_voter on votes (voter_id)`);
    this.addSql(`
      create table tech_votes (
        id bigint generated always as identity primary key,
        ${appliance},
        user_id ${user},
        vote_value smallint not null check (vote_value in (1, 0)),
        ${counts},
        ${castAt},
        unique (appliance_id, user_id)
      )`);
    this.addSql(`create index tech_votes_recent on tech_votes (appliance_id, cast_at)`);
    this.addSql(`create index tech_votes_user on tech_votes (user_id)`);
    this.addSql(`
      create table vote_freezes (
        appliance_id uuid primary key references appliances (id) on delete cascade,
        since timestamptz not null,
        until timestamptz not null check (until > since)
      )`);
  }
}
