import { Migration } from '@mikro-orm/migrations';

const key = 'appliance_id, best_for_category, voter_type';
/** So many who vote on one model at once hardly ever wait for each other's row. */
const slots = 16;

/** What the rows of a table add to the tallies. */
const figures = (rows: string, sign = '') => `
  select ${key}, ${sign}(vote_value = 1)::integer as upvotes, ${sign}(vote_value = -1)::integer as downvotes
    from ${rows} where counts`;
const come = figures('come');
const gone = figures('gone', '-');

/** What each statement hands on to its trigger, and what that makes of it. */
const events = {
  insert: { rows: 'new table as come', change: come },
  delete: { rows: 'old table as gone', change: gone },
  update: { rows: 'old table as gone new table as come', change: `${gone} union all ${come}` },
};

export class Migration016VoteTallies extends Migration {
  override up(): void {
    this.addSql(tallies);
    for (const [event, { rows, change }] of Object.entries(events)) {
      this.addSql(`
        create function tally_votes_on_${event}() returns trigger language plpgsql as $$
        begin
          ${tally(change, `pg_backend_pid() % ${slots}`)};
          return null;
        end $$`);
      this.addSql(`
        create trigger tally_votes_on_${event} after ${event} on votes referencing ${rows}
          for each statement execute function tally_votes_on_${event}()`);
    }
    this.addSql(`
      create function forget_tallies() returns trigger language plpgsql as $$
      begin
        delete from vote_tallies;
        return null;
      end $$`);
    this.addSql(`
      create trigger forget_tallies after truncate on votes for each statement execute function forget_tallies()`);
    this.addSql(tally(figures('votes'), '0'));
    // All that it was for was counting.
    this.addSql('drop index votes_tally');
  }
}

/** How the votes that count stand: the sum of a model's slots, of which one alone may be below zero. */
const tallies = `
  create table vote_tallies (
    appliance_id uuid not null references appliances (id) on delete cascade,
    best_for_category text collate "C" not null,
    voter_type text collate "C" not null,
    slot smallint not null,
    upvotes integer not null,
    downvotes integer not null,
    primary key (${key}, slot)
  )`;

/** In one order, so that none who change many wait for each other; a model that is purged takes its tallies with it. */
const tally = (change: string, slot: string) => `
  insert into vote_tallies (${key}, slot, upvotes, downvotes)
  select ${key}, ${slot}, sum(upvotes), sum(downvotes) from (${change}) changed
    where exists (select from appliances where id = appliance_id)
    group by ${key} having sum(upvotes) <> 0 or sum(downvotes) <> 0 order by ${key}
  on conflict (${key}, slot) do update set
    upvotes = vote_tallies.upvotes + excluded.upvotes, downvotes = vote_tallies.downvotes + excluded.downvotes`;
