import { describingFields } from '@appliance-index/domain/catalogue/appliance-fields';
import { bestFirst, columnOf, worstFirst } from '../appliance-rows.js';
import { planColumns } from './import-sql.js';

/* SQL that ranks the models with and without the planned changes, and keeps the ranks at the end of a month. */

/**
 * The affected models as they will be after the import, with the catalogue's generated columns. Models without a type
 * are ranked in their whole category, so they are affected by any change in it, and a change to one affects them all.
 */
export const createFuture = [
  `create temp table affected_types on commit drop as
     select category, subcategory from plan where differs
     union
     select live.category, live.subcategory from plan join appliances live on live.id = live_id where differs
     union
     select category, null from (select distinct category from plan where differs) changed
     where exists (select from appliances live
       where live.category = changed.category and subcategory is null and deleted_at is null)`,
  `create temp table future (like appliances including generated) on commit drop`,
  `insert into future (id, brand, model, category, match_key, version, created_at, updated_at, ${planColumns.join(', ')})
     select id, brand, model, category, match_key, 1, now(), now(), ${planColumns.join(', ')} from plan where differs`,
  `insert into future (id, brand, model, category, match_key, version, created_at, updated_at, ${planColumns.join(', ')})
     select id, brand, model, category, match_key, 1, now(), now(), ${planColumns.join(', ')} from appliances live
     where deleted_at is null and not exists (select from plan where plan.id = live.id and differs)
       and exists (select from affected_types where affected_types.category = live.category
         and (affected_types.subcategory is null or affected_types.subcategory = live.subcategory))`,
];

const rowNumber = (scope: string, order: string) =>
  `row_number() over (partition by ${scope} order by ${order})::int`;

/** Unrated models sort last and have no rank. */
const rank = (scope: string) => `case when is_rated then ${rowNumber(scope, bestFirst)} end as rank`;

/** Ranks within the type, or within the category for models without a type. */
const ranksIn = (table: string) => `
  select id, subcategory, ${rank('category, subcategory')} from ${table}
  where deleted_at is null and (category, subcategory) in (select category, subcategory from affected_types)
  union all
  select id, subcategory, rank from (
    select id, subcategory, ${rank('category')} from ${table}
    where deleted_at is null and category in (select category from affected_types where subcategory is null)
  ) ranked where subcategory is null`;

/** Ranks of all affected models before and after the import. A model that changes type has no rank before. */
export const createRanks = `
  create temp table ranks on commit drop as
  with before as (${ranksIn('appliances')}), after as (${ranksIn('future')})
  select after.id, before.rank as rank_before, after.rank as rank_after, plan.id is null as is_other
  from after left join before on before.id = after.id and before.subcategory is not distinct from after.subcategory
    left join plan on plan.id = after.id and plan.differs`;

/** No move is larger than that of a model that is left without a rank. */
const largestMovesFirst =
  '(rank_before is not null and rank_after is null) desc, abs(rank_before - rank_after) desc nulls last, rank_after';

export const countChanges = 'select count(*)::int as total from plan where differs';

/** The planned changes with both ranks, largest moves first; old values have the prefix "old_". */
export const selectChanges = `
  select plan.*, rank_before, rank_after,
    ${describingFields.map((field) => `live.${columnOf(field)} as old_${columnOf(field)}`).join(', ')}
  from plan join ranks on ranks.id = plan.id left join appliances live on live.id = plan.live_id
  where differs
  order by ${largestMovesFirst}, plan.line limit $1`;

const isDisplaced = 'is_other and rank_before <> rank_after';

export const countDisplaced = `select count(*)::int as total from ranks where ${isDisplaced}`;

/** Models that the file does not change but whose rank moves; those that move alike by name. */
export const selectDisplaced = `
  select id as "applianceId", brand, model, category, subcategory, rank_before as "rankBefore", rank_after as "rankAfter"
  from ranks join appliances using (id)
  where ${isDisplaced}
  order by ${largestMovesFirst}, brand, model, category limit $1`;

/** Records the ranks of all rated models in `table` for the month $1, with their category and type. */
export const insertStandings = (table: string) => `
  insert into standings (month, appliance_id, category, subcategory, category_best, category_worst, type_best, type_worst)
  select $1, id, category, subcategory,
    ${rowNumber('category', bestFirst)}, ${rowNumber('category', worstFirst)},
    ${rowNumber('category, subcategory', bestFirst)}, ${rowNumber('category, subcategory', worstFirst)}
  from ${table} where deleted_at is null and is_rated
  on conflict do nothing`;
