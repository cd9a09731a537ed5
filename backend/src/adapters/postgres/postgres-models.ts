import { retailerFields } from '@appliance-index/domain/scores/retailers';
import type { ListedModel, ModelReads } from '../../application/rankings/model-ports.js';
import { bestFirst, columnOf } from './appliance-rows.js';
import type { Database } from './database.js';

const own = [
  ...['id', 'brand', 'model', 'category', 'subcategory', 'priceRange', 'priceCents', 'reliabilityScore'],
  ...retailerFields,
]
  .map((field) => `appliances.${columnOf(field)} as "${field}"`)
  .join(', ');

/** Each table is read once, and the trust of a model that was moved since it was assessed is left out. */
const selectAll = `
  select ${own}, image_url is not null or cover_url is not null as "isPictured", evidence, adjusted, score_month as "scoreMonth", pool_first as "poolFirst",
    (trust -> 'pool' ->> 'size')::integer as "poolSize"
  from appliances left join appliance_trust on appliance_id = appliances.id
    and appliance_trust.category = appliances.category
    and appliance_trust.subcategory is not distinct from appliances.subcategory
  where deleted_at is null
  order by ${bestFirst.replace(/\b(brand|model|id)\b/g, 'appliances.$1')}`;

/** As the cards count them: not those since a burst of votes began, while it is under review. */
const selectApproved = `
  select distinct tech_votes.appliance_id as id from tech_votes
  left join vote_freezes on vote_freezes.appliance_id = tech_votes.appliance_id and until > $1
  where counts and vote_value = 1 and (since is null or cast_at < since)
  order by id`;

export class PostgresModels implements ModelReads {
  constructor(private readonly database: Pick<Database, 'query' | 'prepared'>) {}

  all(): Promise<ListedModel[]> {
    return this.database.query(selectAll);
  }

  async approved(now: Date): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(selectApproved, [now]);
    return rows.map(({ id }) => id);
  }
}
