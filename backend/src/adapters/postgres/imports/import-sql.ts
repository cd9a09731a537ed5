import {
  type DescribingField,
  describingFields,
  isNumberField,
} from '@appliance-index/domain/catalogue/appliance-fields';
import { importGuards, namedModels } from '@appliance-index/domain/imports/import-guards';
import { guardChecks } from '@appliance-index/domain/quality/quality-checks';
import {
  findRetailer,
  type Retailer,
  retailerFields,
  retailers,
} from '@appliance-index/domain/scores/retailers';
import type { StagingRules } from '../../../application/imports/import-ports.js';
import type { ImportKind } from '../../../application/imports/import-report.js';
import { columnOf } from '../appliance-rows.js';
import { atRetailer, isAccepted } from '../quality/finding-sql.js';
import { supersededScoresCte } from './historical-scores-sql.js';
import { clearNumber, linkNewModels, ratingColumn } from './staging-sql.js';

/* SQL for imports: set-based statements that compare the staged rows with the catalogue, and write the changes. */

/** All columns that an import can set, in a fixed order. */
export const planColumns = [...describingFields.map(columnOf), 'price_cents', 'search_text'];

export const latestCorrection = `
  select max(later.import_id)::text as id
  from score_snapshots own join score_snapshots later using (appliance_id, retailer, month)
    join imports on imports.id = later.import_id
  where own.import_id = $1 and later.import_id > $1 and rolled_back_at is null
    and (own.score, own.review_count) is distinct from (later.score, later.review_count)`;

/** Month-end scores of models with a later month: their rows stay, and the file is compared with its own month. */
export const createSuperseded = `
  create temp table superseded on commit drop as
  with recursive ${supersededScoresCte} select * from month_end_scores`;

/** Whether scores of a month later than $1 are in effect. */
export const hasLaterMonth = `
  select exists (select from imports where kind = 'scores' and month > $1 and rolled_back_at is null) as "isLate"`;

/** Whether a model keeps its value: the file gives none, or is late and the model has one (for scores: of a later month). */
function isKept(field: DescribingField, isLate: boolean): string {
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
  const values = describingFields.map((field) => {
    const column = columnOf(field);
    return `case when ${isKept(field, isLate)} then live.${column} else nullif(staging.${column}, ${isNumberField(field) ? clearNumber : `''`}) end as ${column}`;
  });
  const columns = describingFields.map(columnOf);
  const former = columns.map((column) => `live.${column} as former_${column}`);
  const differs = columns.map((column) => `${column} is distinct from former_${column}`);
  return `
    create temp table plan on commit drop as
    select line, id, live_id, match_key, brand, model, category, ${planColumns.join(', ')},
      (live_id is null or ${differs.join(' or ')}) as differs from (
      select staging.line, coalesce(live.id, gen_random_uuid()) as id, live.id as live_id, staging.match_key,
        coalesce(live.brand, staging.brand) as brand, coalesce(live.model, staging.model) as model,
        coalesce(live.category, staging.category) as category, ${values.join(', ')}, ${former.join(', ')},
        case when ${isKept('priceRange', isLate)} then live.price_cents else staging.price_cents end as price_cents,
        coalesce(live.search_text, staging.search_text) as search_text
      from staging left join appliances live on live.match_key = staging.match_key and live.deleted_at is null
    ) new`;
}

/** Of the columns by which rows are found; those of all columns take as long as planning. */
export const analyzePlan = 'analyze plan (line, id, live_id, category, subcategory, differs)';

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
        ${after('score', score)}, ${after('review_count', count)}, staging.${ratingColumn(retailer)} as rating_read,
        former.score as former_score, former.review_count as former_count, live.${score} as live_score, live.${count} as live_count
      from staging join plan using (line) left join appliances live on live.id = live_id
        left join superseded on superseded.appliance_id = live_id and superseded.retailer = '${retailer.slug}'
        cross join lateral (select ${before('score', score)}, ${before('review_count', count)}) former`;
  });
  return `create temp table incoming_scores on commit drop as ${each.join(' union all ')}`;
}

const { scoreMoveTenths, countFallShare } = importGuards;

const hasMoved = `(abs(score - former_score) > ${scoreMoveTenths} or score is null and former_score is not null)`;
const hasFallen = `(coalesce(review_count, 0) < former_count * ${1 - countFallShare})`;
const isAcceptedFor = (guard: 'score-move' | 'count-fall') =>
  isAccepted(guardChecks[guard], atRetailer('incoming_scores.appliance_id', 'incoming_scores.retailer'));

const guardedModels = `
  select appliance_id, bool_or(former_score is not null) as was_rated,
    bool_or(${hasMoved} and not ${isAcceptedFor('score-move')}) as has_moved,
    bool_or(${hasFallen} and not ${isAcceptedFor('count-fall')}) as has_fallen
  from incoming_scores group by appliance_id`;

/** Whatever the guards count is a finding, too, so that staff can accept it; for the import $1. */
export const insertGuardedFindings = `
  insert into import_findings (import_id, code, subject, appliance_id, retailer)
  select $1, code, ${atRetailer('appliance_id', 'retailer')}, appliance_id, retailer from incoming_scores
    cross join lateral (values ('${guardChecks['score-move']}', ${hasMoved}), ('${guardChecks['count-fall']}', ${hasFallen})) as guard (code, trips)
  where trips on conflict do nothing`;

/** For the import $1: the codes $2, models $3 and retailers $4 of findings. */
export const insertStepFindings = `
  insert into import_findings (import_id, code, subject, appliance_id, retailer)
  select $1, code, ${atRetailer('appliance_id', 'retailer')}, appliance_id, retailer
  from unnest($2::text[], $3::uuid[], $4::text[]) as found (code, appliance_id, retailer)`;

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
  const each = retailersOf(rules).map(({ slug, scoreField }) => {
    const score = columnOf(scoreField);
    return `select name from (
        select split_part(match_key, '|', 1) as key, min(brand) as name from staging
        where ${score} is not null and ${score} <> ${clearNumber}
        group by 1 having count(*) >= ${importGuards.identicalRatingModels} and min(${score}) = max(${score})
      ) identical where not ${isAccepted(guardChecks['identical-ratings'], atRetailer('identical.key', `'${slug}'`))}`;
  });
  return `${each.join(' union ')} order by name`;
}

/** Audit records of changes to existing models that no snapshot keeps. To be run before the models are updated. */
export function insertAuditRecords(kind: ImportKind): string {
  const isInImport = (field: string) => kind === 'scores' && retailerFields.some((each) => each === field);
  const fields = describingFields.filter((field) => !isInImport(field));
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

/** Like the indexes by which models are ranked: neighbours in these are written one after the other. */
const likeIndexes = 'order by category, subcategory';

const updateChanged = `
  update appliances set ${planColumns.map((column) => `${column} = plan.${column}`).join(', ')},
    version = version + 1, updated_at = $1
  from (select * from plan where differs ${likeIndexes}) plan where plan.live_id = appliances.id`;

const insertCreated = `
  insert into appliances (id, brand, model, category, match_key, created_at, updated_at, ${planColumns.join(', ')})
  select id, brand, model, category, match_key, $1, $1, ${planColumns.join(', ')} from plan where live_id is null
  ${likeIndexes}`;

/** The month scores of all scores in the file, changed or not; sorted like the key. */
const insertScores = `
  insert into score_snapshots (appliance_id, retailer, month, import_id, score, review_count, rating_read, previous_score,
    previous_review_count)
  select appliance_id, retailer, $2, $3, score, review_count, rating_read, live_score, live_count from incoming_scores where is_shown
  order by appliance_id`;

/** Writes the plan at the time $1, and with scores those of the month $2 for the import $3: all in one trip to the database. */
export const writePlan = (withScores: boolean) => `
  with updated as (${updateChanged}), created as (${insertCreated}), linked as (${linkNewModels})
  ${withScores ? insertScores : 'select'}`;
