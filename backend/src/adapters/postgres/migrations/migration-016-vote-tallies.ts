import { Migration } from '@mikro-orm/migrations';

const key = 'appliance_id, best_for_category, voter_type';
/** Spreads a model's concurrent votes over several rows, so that they rarely wait for the same one. */
const slots = 16;

/** The contribution of a table's rows to the tallies. */
const figures = (rows: string, sign = '') => `
  select ${key}, ${sign}(vote_value = 1)::integer as upvotes, ${sign}(vote_value = -1)::integer as downvotes
    from ${rows} where counts`;
const come = figures('come');
const gone = figures('gone', '-');

/** Per event, the transition tables that the trigger gets and the resulting change of the tallies. */
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
    // Was used only to count votes.
    this.addSql('drop index votes_tally');
  }
}

/** A tally is the sum of a model's slots; a single slot may be negative. */
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

/** Sorted to avoid deadlocks between bulk changes; the tallies of purged models are deleted by the cascade. */
const tally = (change: string, slot: string) => `
  insert into vote_tallies (${key}, slot, upvotes, downvotes)
  select ${key}, ${slot}, sum(upvotes), sum(downvotes) from (${change}) changed
    where exists (select from appliances where id = appliance_id)
    group by ${key} having sum(upvotes) <> 0 or sum(downvotes) <> 0 order by ${key}
  on conflict (${key}, slot) do update set
    upvotes = vote_tallies.upvotes + excluded.upvotes, downvotes = vote_tallies.downvotes + excluded.downvotes`;
