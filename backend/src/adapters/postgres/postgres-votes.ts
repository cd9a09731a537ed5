import { applianceNotFound } from '@appliance-index/domain/catalogue/appliance';
import { isUuid } from '@appliance-index/domain/ids';
import { techniciansOnly } from '@appliance-index/domain/people/account';
import type { Aspect, ThumbsUpValue, VoterGroup } from '@appliance-index/domain/people/vote';
import {
  type AspectVote,
  type Burst,
  type Freeze,
  type OwnVotes,
  type VoteCount,
  Votes,
} from '../../application/people/vote-ports.js';
import type { Database } from './database.js';

export class PostgresVotes implements Votes {
  constructor(private readonly database: Database) {}

  async cast(vote: AspectVote, now: Date): Promise<void> {
    const { applianceId, accountId, voterGroup, aspect, voteValue } = vote;
    const values = [applianceId, accountId, voterGroup, aspect] as const;
    if (voteValue === 0) await this.storeVote(withdrawVote, values);
    else await this.storeVote(castVote, [...values, voteValue, now]);
  }

  giveThumbsUp(applianceId: string, accountId: string, voteValue: ThumbsUpValue, now: Date): Promise<void> {
    return this.storeVote(giveThumbsUp, [applianceId, accountId, voteValue, now]);
  }

  private async storeVote(sql: string, values: readonly [string, ...unknown[]]): Promise<void> {
    const [model] = isUuid(values[0]) ? await this.database.query<{ is_stored: boolean }>(sql, values) : [];
    if (!model) throw applianceNotFound();
    if (!model.is_stored) throw techniciansOnly();
  }

  async counts(applianceIds: readonly string[], aspects: readonly Aspect[], now: Date): Promise<VoteCount[]> {
    const ids = applianceIds.filter(isUuid);
    if (ids.length === 0) return [];
    const rows = await this.database.prepared<CountRow>(selectCounts, [ids, aspects, now]);
    const found = new Map<string, VoteCount>();
    for (const { id, is_frozen, thumbs_up } of rows) {
      found.set(id, { applianceId: id, tallies: [], thumbsUpCount: thumbs_up, isFrozen: is_frozen });
    }
    for (const { id, aspect, voter_type, upvotes, downvotes } of rows) {
      if (aspect === null || voter_type === null) continue;
      found.get(id)?.tallies.push({ aspect, voterGroup: voter_type, tally: { upvotes, downvotes } });
    }
    return [...found.values()];
  }

  async ownVotes(accountId: string, applianceIds: readonly string[]): Promise<OwnVotes[]> {
    const ids = applianceIds.filter(isUuid);
    if (ids.length === 0) return [];
    const rows = await this.database.prepared<OwnRow>(selectOwnVotes, [accountId, ids]);
    return rows.map(({ id, votes, thumbs_up }) => ({ applianceId: id, votes, thumbsUp: thumbs_up }));
  }

  async countSince(applianceId: string, since: Date, limit: number): Promise<number> {
    const [row] = await this.database.query<{ votes: number }>(selectCountSince, [applianceId, since, limit]);
    return row?.votes ?? 0;
  }

  async freeze(applianceId: string, { since, until }: Freeze, now: Date): Promise<boolean> {
    return (await this.database.query(insertFreeze, [applianceId, since, until, now])).length > 0;
  }

  async bursts(limit: number): Promise<Burst[]> {
    const rows = await this.database.query<BurstRow>(`${selectBursts} order by f.since desc limit $1`, [
      limit,
    ]);
    return rows.map(toBurst);
  }

  async burstOf(applianceId: string): Promise<Burst | null> {
    if (!isUuid(applianceId)) return null;
    const [row] = await this.database.query<BurstRow>(
      `${selectBursts} where f.appliance_id = $1 for update of f`,
      [applianceId],
    );
    return row ? toBurst(row) : null;
  }

  async discard(applianceId: string, { since, until }: Freeze): Promise<number> {
    const [row] = await this.database.query<{ votes: number }>(deleteVotes, [applianceId, since, until]);
    return row?.votes ?? 0;
  }

  async endFreeze(applianceId: string, now: Date): Promise<void> {
    await this.database.query('update vote_freezes set until = $2 where appliance_id = $1', [
      applianceId,
      now,
    ]);
  }
}

interface CountRow {
  id: string;
  is_frozen: boolean;
  thumbs_up: number;
  /** Null for a model without votes. */
  aspect: Aspect | null;
  voter_type: VoterGroup | null;
  upvotes: number;
  downvotes: number;
}

interface OwnRow {
  id: string;
  votes: OwnVotes['votes'];
  thumbs_up: ThumbsUpValue | null;
}

/** The driver returns timestamps as text. */
type BurstRow = Omit<Burst, 'since' | 'until'> & { since: string; until: string };

function toBurst({ since, until, ...rest }: BurstRow): Burst {
  return { ...rest, since: new Date(since), until: new Date(until) };
}

/** The row lock makes a concurrent revocation wait, or this statement see it. */
const verifiedTechnician = (user: string) => `
  select id from users where id = ${user} and verification = 'verified' for share`;
const liveModel = 'select id from appliances where id = $1 and deleted_at is null';

/** No row when the model does not exist. Part of the storing statement: a later query could see another request's vote. */
const selectIsStored = 'select exists (select from stored) as is_stored from model';

/** Repeating a vote keeps its original time. */
const castAt = (table: string, isSame: string) =>
  `case when ${isSame} then ${table}.cast_at else excluded.cast_at end`;

const castVote = `
  with voter as (
    ${verifiedTechnician('$2')}
  ), model as (${liveModel}), stored as (
    insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value, cast_at)
      select id, $2, $3, $4, $5, $6 from model where $3 = 'consumer' or exists (select from voter)
    on conflict (appliance_id, voter_id, best_for_category) do update
      set voter_type = excluded.voter_type, vote_value = excluded.vote_value, counts = true,
        cast_at = ${castAt('votes', '(votes.voter_type, votes.vote_value) = (excluded.voter_type, excluded.vote_value)')}
    returning appliance_id
  )
  ${selectIsStored}`;

const withdrawVote = `
  with model as (${liveModel}), taken as (
    delete from votes using model
      where appliance_id = model.id and voter_id = $2 and voter_type = $3 and best_for_category = $4
  )
  select true as is_stored from model`;

const giveThumbsUp = `
  with voter as (
    ${verifiedTechnician('$2')}
  ), model as (${liveModel}), stored as (
    insert into tech_votes (appliance_id, user_id, vote_value, cast_at)
      select model.id, voter.id, $3, $4 from model, voter
    on conflict (appliance_id, user_id) do update
      set vote_value = excluded.vote_value, counts = true,
        cast_at = ${castAt('tech_votes', 'tech_votes.vote_value = excluded.vote_value')}
    returning appliance_id
  )
  ${selectIsStored}`;

/** Votes that a freeze holds back since `since`, as negative counts: triggers add them to the tallies nevertheless. */
export const heldBackVotes = (columns: string, from: string, where: string) => `
  select ${columns}, -(vote_value = 1)::integer, -(vote_value = -1)::integer from ${from}
    where counts and cast_at >= since and ${where}`;

/** The tallies without the votes held back. */
const selectCounts = `
  with model as (
    select a.id, f.since from appliances a
      left join vote_freezes f on f.appliance_id = a.id and f.until > $3
      where a.id = any($1::uuid[]) and a.deleted_at is null
  )
  select m.id, m.since is not null as is_frozen, t.thumbs_up, v.aspect, v.voter_type,
      coalesce(v.upvotes, 0) as upvotes, coalesce(v.downvotes, 0) as downvotes
    from model m
    cross join lateral (
      select count(*)::integer as thumbs_up from tech_votes
        where appliance_id = m.id and counts and vote_value = 1 and (m.since is null or cast_at < m.since)
    ) t
    left join lateral (
      select best_for_category as aspect, voter_type,
          sum(upvotes)::integer as upvotes, sum(downvotes)::integer as downvotes
        from (
          select best_for_category, voter_type, upvotes, downvotes from vote_tallies
            where appliance_id = m.id and best_for_category = any($2::text[])
          union all
          ${heldBackVotes('best_for_category, voter_type', 'votes', 'appliance_id = m.id and best_for_category = any($2::text[])')}
        ) combined
        group by best_for_category, voter_type having sum(upvotes) <> 0 or sum(downvotes) <> 0
    ) v on true`;

const selectOwnVotes = `
  select coalesce(v.appliance_id, t.appliance_id) as id, coalesce(v.votes, '[]') as votes, t.vote_value as thumbs_up
    from (
      select appliance_id, json_agg(json_build_object(
          'aspect', best_for_category, 'voterGroup', voter_type, 'voteValue', vote_value)) as votes
        from votes where voter_id = $1 and appliance_id = any($2::uuid[]) and counts group by appliance_id
    ) v
    full join (
      select appliance_id, vote_value from tech_votes
        where user_id = $1 and appliance_id = any($2::uuid[]) and counts
    ) t on t.appliance_id = v.appliance_id`;

/** Votes of an earlier freeze are left out: an operator may have released them minutes ago. */
const countedSince = 'greatest($2::timestamptz, (select until from vote_freezes where appliance_id = $1))';

const selectCountSince = `
  select count(*)::integer as votes from (
    (select from votes where appliance_id = $1 and cast_at > ${countedSince} limit $3)
    union all
    (select from tech_votes where appliance_id = $1 and cast_at > ${countedSince} limit $3)
  ) recent`;

const insertFreeze = `
  insert into vote_freezes (appliance_id, since, until) values ($1, $2, $3)
  on conflict (appliance_id) do update
    set since = greatest(excluded.since, vote_freezes.until), until = excluded.until
    where vote_freezes.until <= $4
  returning appliance_id`;

const votesIn = (table: string) => `
  select count(*) from ${table} where appliance_id = f.appliance_id and cast_at >= f.since and cast_at < f.until`;

const selectBursts = `
  select f.appliance_id as "applianceId", a.brand, a.model, f.since, f.until,
      ((${votesIn('votes')}) + (${votesIn('tech_votes')}))::integer as votes
    from vote_freezes f join appliances a on a.id = f.appliance_id`;

const deletedFrom = (table: string) => `
  delete from ${table} where appliance_id = $1 and cast_at >= $2 and cast_at < $3 returning 1`;

const deleteVotes = `
  with gone as (${deletedFrom('votes')}), tech_gone as (${deletedFrom('tech_votes')})
  select ((select count(*) from gone) + (select count(*) from tech_gone))::integer as votes`;
