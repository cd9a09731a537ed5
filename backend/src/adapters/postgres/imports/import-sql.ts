import type { ApplianceFieldName } from '@appliance-index/domain/catalogue/appliance';
import { categorySlugs, subcategoriesOf } from '@appliance-index/domain/catalogue/taxonomy';
import { importGuards, namedModels } from '@appliance-index/domain/imports/import-guards';
import {
  findRetailer,
  type Retailer,
  retailerFields,
  retailers,
} from '@appliance-index/domain/scores/retailers';
import type { StagingRules } from '../../../application/imports/import-ports.js';
import type { ImportKind } from '../../../application/imports/import-report.js';
import { bestFirst, columnOf, worstFirst } from '../appliance-rows.js';
import { supersededScoresCte } from './historical-scores-sql.js';

/* SQL for imports: set-based statements that compare the staged rows with the catalogue. */

/** Staged value that clears a number; an empty string clears a text. */
export const clearNumber = -1;

const textFields: readonly string[] = [
  'subcategory',
  'imageUrl',
  'priceRange',
] satisfies ApplianceFieldName[];
const plainFields = ['subcategory', 'imageUrl', 'priceRange', ...retailerFields, 'reliabilityScore'] as const;
/** All columns that an import can set, in a fixed order. */
const planColumns = [...plainFields.map(columnOf), 'price_cents', 'search_text'];

export const createStaging = `
  create temp table staging (
    line integer not null, id uuid, match_key text collate "C", brand text collate "C", model text collate "C",
    category text collate "C", subcategory text collate "C", image_url text, price_range text, price_cents integer,
    ${[...retailerFields, 'reliabilityScore'].map((field) => `${columnOf(field)} integer`).join(', ')},
    search_text text collate "C", named_key text collate "C", cells text not null
  ) on commit drop`;

/**
 * Matches imports in effect (not rolled back) with the kind $1, the hash $2 and the options $3, and whatever follows these:
 * ' after ID', or from earlier releases whether the import created missing models.
 */
export const hasSameContent = `
  kind = $1 and file_hash = $2 and (options = $3 or starts_with(options, $3 || ' ')) and rolled_back_at is null`;

/** Kind, hash and options are unique among imports in effect, so a repeat that adds rejected rows appends ' after ID'. */
export const uniqueOptions = `
  coalesce((select $3 || ' after ' || max(id) from imports where ${hasSameContent}), $3)`;

export const latestCorrection = `
  select max(later.import_id)::text as id
  from score_snapshots own join score_snapshots later using (appliance_id, retailer, month)
    join imports on imports.id = later.import_id
  where own.import_id = $1 and later.import_id > $1 and rolled_back_at is null
    and (own.score, own.review_count) is distinct from (later.score, later.review_count)`;

/** Resolves ids to match keys, so that all later steps identify models in one way. */
export const fillKeysFromIds = `
  update staging set named_key = staging.match_key, match_key = live.match_key, brand = live.brand, model = live.model, category = live.category
  from appliances live where live.id = staging.id and live.deleted_at is null`;

/** Rows rejected by the catalogue, to be reported in line order. */
export const createRejected = `
  create temp table rejected (line integer primary key, path text, code text, message text, cells text)
    on commit drop`;

const rejectRows = (where: string, path: string, code: string, message: string) => `
  with deleted as (delete from staging where ${where} returning line, ${message} as message, cells)
  insert into rejected select line, '${path}', '${code}', message, cells from deleted`;

export const rejectedPage = `select * from rejected where line > $1 order by line limit $2`;

/** Rows without names only: otherwise the names identify the model, as the file may come from another catalogue. */
export const rejectUnknownIds = rejectRows(
  'match_key is null',
  'id',
  'unknown-id',
  `'No model in the catalogue has this id.'`,
);

export const rejectRenamedModels = rejectRows(
  `named_key <> match_key`,
  'id',
  'other-model',
  `'This id belongs to ' || brand || ' ' || model || ' (' || category || '). A file cannot rename a model.'`,
);

/** Checked here for rows identified by id, because only the catalogue knows their category. */
export const rejectForeignTypes = rejectRows(
  `id is not null and subcategory <> '' and (category, subcategory) not in (${categorySlugs
    .flatMap((category) => subcategoriesOf(category).map((type) => `('${category}', '${type}')`))
    .join(', ')})`,
  'subcategory',
  'subcategory',
  `'This is not a type of ' || category || '.'`,
);

export const rejectDuplicates = rejectRows(
  `line in (select line from (select line, row_number() over (partition by match_key order by line) as occurrence
    from staging) numbered where occurrence > 1)`,
  'model',
  'duplicate',
  `'The file lists ' || brand || ' ' || model || ' more than once; only the first row is used.'`,
);

export const rejectUnknownModels = rejectRows(
  `not exists (select from appliances live where live.match_key = staging.match_key and live.deleted_at is null)`,
  'model',
  'unknown-model',
  `brand || ' ' || model || ' (' || category || ') is not in the catalogue. To add it, let the import create missing models.'`,
);

/** Month-end scores of models with a later month: their rows stay, and the file is compared with its own month. */
export const createSuperseded = `
  create temp table superseded on commit drop as
  with recursive ${supersededScoresCte} select * from month_end_scores`;

/** Whether scores of a month later than $1 are in effect. */
export const hasLaterMonth = `
  select exists (select from imports where kind = 'scores' and month > $1 and rolled_back_at is null) as "isLate"`;

/** Whether a model keeps its value: the file gives none, or is late and the model has one (for scores: of a later month). */
function isKept(field: string, isLate: boolean): string {
  const column = columnOf(field);
  const isAbsent = `staging.${column} is null`;
  if (!isLate) return isAbsent;
  const retailer = retailers.find(
    ({ scoreField, countField }) => field === scoreField || field === countField,
  );
  if (!retailer) return `(${isAbsent} or live.${column} is not null)`;
  return `(${isAbsent} or exists (select from superseded where appliance_id = live.id and retailer = '${retailer.slug}'))`;
}

/** The new values of each staged row's model, and whether they differ from its current ones. */
export function createPlan(isLate: boolean): string {
  const values = plainFields.map((field) => {
    const column = columnOf(field);
    const cleared = textFields.includes(field) ? `''` : String(clearNumber);
    return `case when ${isKept(field, isLate)} then live.${column} else nullif(staging.${column}, ${cleared}) end as ${column}`;
  });
  const differs = plainFields.map(
    (field) => `new.${columnOf(field)} is distinct from live.${columnOf(field)}`,
  );
  return `
    create temp table plan on commit drop as
    select new.*, (live_id is null or ${differs.join(' or ')}) as differs from (
      select staging.line, coalesce(live.id, gen_random_uuid()) as id, live.id as live_id, staging.match_key,
        coalesce(live.brand, staging.brand) as brand, coalesce(live.model, staging.model) as model,
        coalesce(live.category, staging.category) as category, ${values.join(', ')},
        case when ${isKept('priceRange', isLate)} then live.price_cents else staging.price_cents end as price_cents,
        coalesce(live.search_text, staging.search_text) as search_text
      from staging left join appliances live on live.match_key = staging.match_key and live.deleted_at is null
    ) new left join appliances live on live.id = new.live_id`;
}

/** Existing models whose type changes, and with it their search text. */
export const selectRetyped = `
  select plan.id, plan.brand, plan.model, plan.category, plan.subcategory from plan join appliances live on live.id = plan.live_id
  where plan.subcategory is distinct from live.subcategory`;

export const updateSearchTexts = `
  update plan set search_text = given.search_text
  from unnest($1::uuid[], $2::text[]) as given (id, search_text) where given.id = plan.id`;

export const selectPlanCounts = `
  select count(*) filter (where live_id is null)::int as created,
    count(*) filter (where live_id is not null and differs)::int as changed,
    count(*) filter (where live_id is not null and not differs)::int as unchanged from plan`;

const retailersOf = (rules: StagingRules): Retailer[] =>
  rules.retailers.flatMap((slug) => findRetailer(slug) ?? []);

const isShown = ({ scoreField, countField }: Retailer) =>
  `(staging.${columnOf(scoreField)} is not null or staging.${columnOf(countField)} is not null)`;

export function selectRetailersWithData(rules: StagingRules): string {
  const each = retailersOf(rules).map(
    (retailer) => `case when bool_or(${isShown(retailer)}) then '${retailer.slug}' end`,
  );
  return `select array_remove(array[${each.join(', ')}]::text[], null) as retailers from staging`;
}

/**
 * Per model and retailer of the file: the new score, the former one (`former_`) and the one on the model (`live_`). When a
 * later month is known, new and former are those of the file's month.
 */
export function createIncoming(rules: StagingRules): string {
  const each = retailersOf(rules).map((retailer) => {
    const [score, count] = [columnOf(retailer.scoreField), columnOf(retailer.countField)];
    const before = (name: string, column: string) =>
      `case when superseded.retailer is null then live.${column} else superseded.${name} end as ${name}`;
    const after = (name: string, column: string) =>
      `case when staging.${column} is null then former.${name} else nullif(staging.${column}, ${clearNumber}) end as ${name}`;
    return `
      select plan.id as appliance_id, '${retailer.slug}' as retailer, ${isShown(retailer)} as is_shown,
        ${after('score', score)}, ${after('review_count', count)},
        former.score as former_score, former.review_count as former_count, live.${score} as live_score, live.${count} as live_count
      from staging join plan using (line) left join appliances live on live.id = live_id
        left join superseded on superseded.appliance_id = live_id and superseded.retailer = '${retailer.slug}'
        cross join lateral (select ${before('score', score)}, ${before('review_count', count)}) former`;
  });
  return `create temp table incoming_scores on commit drop as ${each.join(' union all ')}`;
}

const { scoreMoveTenths, countFallShare } = importGuards;

const guardedModels = `
  select appliance_id, bool_or(former_score is not null) as was_rated,
    bool_or(abs(score - former_score) > ${scoreMoveTenths} or score is null and former_score is not null) as has_moved,
    bool_or(coalesce(review_count, 0) < former_count * ${1 - countFallShare}) as has_fallen
  from incoming_scores group by appliance_id`;

/** Counts for the import guards; the domain decides which of them are too high. */
export const selectTallies = `
  select count(*) filter (where was_rated)::int as "knownModels", count(*) filter (where has_moved)::int as "scoreMoves",
    count(*) filter (where has_fallen)::int as "countFalls"
  from (${guardedModels}) model`;

/** The first models of the file that a guard counts. */
export const selectGuarded = (condition: 'has_moved' | 'has_fallen') => `
  select brand || ' ' || model as name from (${guardedModels}) guarded join plan on plan.id = appliance_id
  where ${condition} order by line limit ${namedModels}`;

/** Brands whose models in the file all have the same rating. */
export function selectIdenticalBrands(rules: StagingRules): string {
  const each = retailersOf(rules).map(({ scoreField }) => {
    const score = columnOf(scoreField);
    return `select min(brand) as name from staging where ${score} is not null and ${score} <> ${clearNumber}
      group by split_part(match_key, '|', 1) having count(*) >= ${importGuards.identicalRatingModels} and min(${score}) = max(${score})`;
  });
  return `${each.join(' union ')} order by name`;
}

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
  select id, ${rank('category, subcategory')} from ${table}
  where deleted_at is null and (category, subcategory) in (select category, subcategory from affected_types)
  union all
  select id, rank from (
    select id, subcategory, ${rank('category')} from ${table}
    where deleted_at is null and category in (select category from affected_types where subcategory is null)
  ) ranked where subcategory is null`;

/** Ranks of all affected models before and after the import. A model that changes type has no rank before. */
export const createRanks = `
  create temp table ranks on commit drop as
  with before as (${ranksIn('appliances')}), after as (${ranksIn('future')})
  select future.id, before.rank as rank_before, after.rank as rank_after, plan.id is null as is_other
  from future left join appliances live on live.id = future.id
    left join before on before.id = future.id and future.subcategory is not distinct from live.subcategory
    left join after on after.id = future.id
    left join plan on plan.id = future.id and plan.differs`;

const largestMovesFirst = 'abs(rank_before - rank_after) desc nulls last, rank_after';

export const countChanges = 'select count(*)::int as total from plan where differs';

/** The planned changes with both ranks, largest moves first; old values have the prefix "old_". */
export const selectChanges = `
  select plan.*, rank_before, rank_after,
    ${plainFields.map((field) => `live.${columnOf(field)} as old_${columnOf(field)}`).join(', ')}
  from plan join ranks on ranks.id = plan.id left join appliances live on live.id = plan.live_id
  where differs
  order by ${largestMovesFirst}, plan.line limit $1`;

const isDisplaced = 'is_other and rank_before <> rank_after';

export const countDisplaced = `select count(*)::int as total from ranks where ${isDisplaced}`;

/** Models that the file does not change but whose rank moves. */
export const selectDisplaced = `
  select id as "applianceId", brand, model, category, subcategory, rank_before as "rankBefore", rank_after as "rankAfter"
  from ranks join appliances using (id)
  where ${isDisplaced}
  order by ${largestMovesFirst}, id limit $1`;

/** Audit records of changes to existing models that no snapshot keeps. To be run before the models are updated. */
export function insertAuditRecords(kind: ImportKind): string {
  const isInSnapshot = (field: string) => kind === 'scores' && retailerFields.some((each) => each === field);
  const fields = plainFields.filter((field) => !isInSnapshot(field));
  const differs = fields.map((field) => `plan.${columnOf(field)} is distinct from live.${columnOf(field)}`);
  const values = fields.map(
    (field) => `('${field}', to_jsonb(live.${columnOf(field)}), to_jsonb(plan.${columnOf(field)}))`,
  );
  return `
    insert into audit_log (at, actor, action, subject, subject_id, label, before, after)
    select $1, $2, 'import', 'appliance', live.id, live.brand || ' ' || live.model, changed.before, changed.after
    from plan join appliances live on live.id = plan.live_id cross join lateral (
      select jsonb_object_agg(name, former) as before, jsonb_object_agg(name, given) as after
      from (values ${values.join(', ')}) as field (name, former, given) where former is distinct from given
    ) changed where ${differs.join(' or ')}`;
}

export const updateChanged = `
  update appliances set ${planColumns.map((column) => `${column} = plan.${column}`).join(', ')},
    version = version + 1, updated_at = $1
  from plan where plan.live_id = appliances.id and plan.differs`;

export const insertCreated = `
  insert into appliances (id, brand, model, category, match_key, created_at, updated_at, ${planColumns.join(', ')})
  select id, brand, model, category, match_key, $1, $1, ${planColumns.join(', ')} from plan where live_id is null`;

/** Snapshots of all scores in the file, changed or not. */
export const insertSnapshots = `
  insert into score_snapshots (appliance_id, retailer, month, import_id, score, review_count, previous_score,
    previous_review_count)
  select appliance_id, retailer, $1, $2, score, review_count, live_score, live_count from incoming_scores where is_shown`;

/** Records the ranks of all rated models in `table` for the month $1, with their category and type. */
export const insertStandings = (table: string) => `
  insert into standings (month, appliance_id, category, subcategory, category_best, category_worst, type_best, type_worst)
  select $1, id, category, subcategory,
    ${rowNumber('category', bestFirst)}, ${rowNumber('category', worstFirst)},
    ${rowNumber('category, subcategory', bestFirst)}, ${rowNumber('category, subcategory', worstFirst)}
  from ${table} where deleted_at is null and is_rated
  on conflict do nothing`;
