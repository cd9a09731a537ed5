import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { nilUuid } from '@appliance-index/domain/ids';
import type { Month } from '@appliance-index/domain/scores/month';
import { adjustedSteps } from '@appliance-index/domain/trust/adjusted-order';
import { techniciansDisagree } from '@appliance-index/domain/trust/chips';
import { trustConstants } from '@appliance-index/domain/trust/constants';
import type { ListFacts } from '@appliance-index/domain/trust/list-facts';
import type { EvidenceLabel, RatedTrust, TrustModel } from '@appliance-index/domain/trust/trust';
import { iteratePages } from '../../../application/pagination.js';
import type { ListEnd, Scope } from '../../../application/rankings/ranking-ports.js';
import {
  type EvidenceById,
  type LikelyPlaces,
  type StoredTrust,
  type TechsDisagree,
  TrustReads,
} from '../../../application/rankings/trust-ports.js';
import { type ApplianceRow, applianceColumns, orderBy, scopeValues, toAppliance } from '../appliance-rows.js';
import type { Database } from '../database.js';
import { heldBackVotes } from '../postgres-votes.js';

const pageSize = 2_000;

/** A model that was moved since it was assessed has no place in its new list yet. */
const isSameList = `appliances.category = appliance_trust.category
  and appliances.subcategory is not distinct from appliance_trust.subcategory`;
const assessed = `
  appliance_trust join appliances on appliances.id = appliance_id and deleted_at is null and ${isSameList}`;

const mostLikelyFirst = orderBy(adjustedSteps);
const leastLikelyFirst = mostLikelyFirst.replace('adjusted desc', 'adjusted');

const isScope = ({ subcategory }: Scope) =>
  `appliance_trust.category = $1${subcategory === null ? '' : ' and appliance_trust.subcategory = $2'}`;

/** Models on which enough owners and technicians have voted to compare them; votes held back by a freeze do not count. */
const comparedVotes = (isWanted: string) => `
  select appliance_id as id,
    sum(upvotes) filter (where voter_type = 'consumer')::integer as "ownersUp",
    sum(downvotes) filter (where voter_type = 'consumer')::integer as "ownersDown",
    sum(upvotes) filter (where voter_type = 'tech')::integer as "techsUp",
    sum(downvotes) filter (where voter_type = 'tech')::integer as "techsDown"
  from (
    select appliance_id, voter_type, upvotes, downvotes from vote_tallies where best_for_category = 'overall' ${isWanted}
    union all
    ${heldBackVotes(
      'appliance_id, voter_type',
      'vote_freezes join votes using (appliance_id)',
      `until > now() and best_for_category = 'overall' ${isWanted}`,
    )}
  ) counted group by appliance_id
  having sum(upvotes + downvotes) filter (where voter_type = 'tech') >= ${trustConstants.techniciansDisagree.technicians}
    and sum(upvotes + downvotes) filter (where voter_type = 'consumer') >= ${trustConstants.techniciansDisagree.owners}
  order by appliance_id`;

interface ComparedVotes {
  id: string;
  ownersUp: number;
  ownersDown: number;
  techsUp: number;
  techsDown: number;
}

export class PostgresTrust implements TrustReads {
  constructor(private readonly database: Pick<Database, 'query' | 'prepared'>) {}

  async trustOf(applianceIds: readonly string[]): Promise<ReadonlyMap<string, StoredTrust>> {
    const rows = await this.database.prepared<StoredTrust & { id: string }>(
      `select appliance_id as id, trust, score_month as "scoreMonth" from ${assessed} where appliance_id = any ($1)`,
      [applianceIds],
    );
    return new Map(rows.map(({ id, ...stored }) => [id, stored]));
  }

  async evidenceOf(applianceIds: readonly string[] | null): Promise<EvidenceById> {
    const select = `select appliance_id as id, evidence from ${assessed}`;
    const rows = await (applianceIds === null
      ? this.database.query<{ id: string; evidence: EvidenceLabel }>(select)
      : this.database.prepared<{ id: string; evidence: EvidenceLabel }>(
          `${select} where appliance_id = any ($1)`,
          [applianceIds],
        ));
    return new Map(rows.map(({ id, evidence }) => [id, evidence]));
  }

  async factsOf(scope: Scope | null): Promise<ListFacts | null> {
    const [row] = await this.database.prepared<{ facts: ListFacts }>(
      'select facts from trust_lists where category is not distinct from $1 and subcategory is not distinct from $2',
      [scope?.category ?? null, scope?.subcategory ?? null],
    );
    return row?.facts ?? null;
  }

  async rankedByEvidence(scope: Scope, end: ListEnd, limit: number): Promise<Appliance[]> {
    // Looked up one by one: the planner takes a join on both types for one that leaves few models, and reads the whole list.
    const rows = await this.database.prepared<ApplianceRow>(
      `select ${applianceColumns} from (
         select model.*, adjusted from appliance_trust cross join lateral (
           select * from appliances where id = appliance_id and deleted_at is null and ${isSameList} offset 0) as model
         where ${isScope(scope)}) as model
       order by ${end === 'best' ? mostLikelyFirst : leastLikelyFirst} limit ${limit}`,
      scopeValues(scope),
    );
    return rows.map(toAppliance);
  }

  async pastPlacesOf(
    applianceId: string,
    { category, subcategory }: Scope,
  ): Promise<ReadonlyMap<Month, LikelyPlaces>> {
    const list = subcategory === null ? 'category' : 'type';
    const rows = await this.database.prepared<LikelyPlaces & { month: Month }>(
      `select month, ${list}_low as low, ${list}_high as high from standings
       where appliance_id = $1 and category = $2 and ($3::text is null or subcategory = $3) and ${list}_low is not null`,
      [applianceId, category, subcategory],
    );
    return new Map(rows.map(({ month, low, high }) => [month, { low, high }]));
  }

  async model(): Promise<TrustModel | null> {
    const [row] = await this.database.prepared<{ model: TrustModel }>('select model from trust_model');
    return row?.model ?? null;
  }

  stream(category: string | null): AsyncIterable<{ id: string; trust: RatedTrust }> {
    const nextPage = `select appliance_id as id, trust from ${assessed}
      where appliance_id > $1 and ($2::text is null or appliance_trust.category = $2)
      order by appliance_id limit ${pageSize}`;
    return iteratePages(
      (last) => this.database.prepared(nextPage, [last?.id ?? nilUuid, category]),
      pageSize,
    );
  }

  async techsDisagree(applianceIds: readonly string[] | null): Promise<TechsDisagree> {
    const rows = await (applianceIds === null
      ? this.database.prepared<ComparedVotes>(comparedVotes(''))
      : this.database.prepared<ComparedVotes>(comparedVotes('and appliance_id = any ($1)'), [applianceIds]));
    const disagreements = new Map<string, 'owners' | 'technicians'>();
    for (const { id, ownersUp, ownersDown, techsUp, techsDown } of rows) {
      const more = techniciansDisagree(
        { upvotes: ownersUp, downvotes: ownersDown },
        { upvotes: techsUp, downvotes: techsDown },
      );
      if (more) disagreements.set(id, more);
    }
    return disagreements;
  }
}
