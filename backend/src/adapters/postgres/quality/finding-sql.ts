import { marketEnding } from '@appliance-index/domain/catalogue/closest-models';
import { importGuards } from '@appliance-index/domain/imports/import-guards';
import {
  type QualityCheckCode,
  qualityCheckCodes,
  qualityLimits,
  type StepCheckCode,
  stepCheckCodes,
} from '@appliance-index/domain/quality/quality-checks';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { columnOf } from '../appliance-rows.js';
import { alikeRetailers, areAlike, evidenceColumns, hasEvidence } from '../imports/step-sql.js';

/*
 * SQL for what is odd about the data as they are now. Each check is one select with the columns code, subject, appliance_id,
 * retailer, name (of the model or brand) and figures (what the domain's sentence needs).
 */

/** The day, as acceptances count it. */
export const today = `(now() at time zone 'utc')::date`;

/** Whether staff have accepted what a check finds about a subject, an expression of qualified columns. */
export const isAccepted = (code: QualityCheckCode, subject: string) => `
  exists (select from quality_acceptances
    where code = '${code}' and subject = (${subject}) collate "C" and until >= ${today})`;

/** The key of a subject at a retailer. */
export const atRetailer = (what: string, retailer: string) => `(${what} || '@' || ${retailer})`;

/** The figures at each retailer of the model `live`. */
const shownFigures = `(values ${retailers
  .map(
    ({ slug, scoreField, countField }) =>
      `('${slug}', live.${columnOf(scoreField)}, live.${columnOf(countField)})`,
  )
  .join(', ')}) as shown (retailer, score, review_count)`;

const modelName = `live.brand || ' ' || live.model`;
const brandKey = `split_part(live.match_key, '|', 1)`;
const numberKey = `split_part(live.match_key, '|', 2)`;
/** Without the letters of the market, of which keys keep as many as there are. */
const bareNumber = `left(${numberKey}, length(${numberKey}) - coalesce(length(substring(live.model from '${marketEnding}')), 0))`;
const day = (time: string) => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD')`;

const figuresOf = (figures: Readonly<Record<string, string>>) =>
  `jsonb_build_object(${Object.entries(figures)
    .flatMap(([name, value]) => [`'${name}'`, value])
    .join(', ')})`;

const columns = (
  code: string,
  subject: string,
  about: Readonly<Record<'id' | 'retailer' | 'name', string>>,
) =>
  `${code} as code, ${subject} as subject, ${about.id} as appliance_id, ${about.retailer} as retailer, ${about.name} as name`;

/** A check of each model; `from` may add to its tables. */
function ofModels(
  code: QualityCheckCode,
  { where, from = '', figures = {} }: { where: string; from?: string; figures?: Record<string, string> },
): string {
  const about = { id: 'live.id', retailer: 'null::text', name: modelName };
  return `
    select ${columns(`'${code}'`, 'live.id::text', about)}, ${figuresOf(figures)} as figures
    from appliances live ${from} where live.deleted_at is null and ${where}`;
}

const ofRetailer = (code: QualityCheckCode) =>
  columns(`'${code}'`, 'retailer', { id: 'null::uuid', retailer: 'retailer', name: 'null::text' });

/**
 * What imports found about steps, as long as the step is the newest one in force and the model still shows what it brought.
 * The domain has decided about it when the file was imported.
 */
const steps = `
  select ${columns('found.code', 'found.subject', { id: 'live.id', retailer: 'found.retailer', name: modelName })},
    ${figuresOf({
      scoreBefore: 'step.previous_score',
      countBefore: 'step.previous_review_count',
      score: 'step.score',
      count: 'step.review_count',
    })} as figures
  from step_findings found
    join score_snapshots step using (appliance_id, retailer, month, import_id)
    join appliances live on live.id = found.appliance_id and live.deleted_at is null
    cross join lateral ${shownFigures}
  where shown.retailer = found.retailer and (shown.score, shown.review_count) is not distinct from (step.score, step.review_count)
    and not exists (
      select from score_snapshots later join imports newer on newer.id = later.import_id and newer.rolled_back_at is null
      where later.appliance_id = step.appliance_id and later.retailer = step.retailer
        and (later.month, later.import_id) > (step.month, step.import_id))`;

/** The imports of scores in force, once for each of their retailers. */
const imported = `
  imported as (
    select id, month, applied_at, retailer collate "C" as retailer from imports cross join unnest(retailers) as retailer
    where kind = 'scores' and rolled_back_at is null
  )`;

/** What imports in force found about steps. It is read first, being far less than the month scores. */
const stepFindings = (codes: readonly StepCheckCode[]) => `
  step_findings as materialized (
    select import_findings.*, month from import_findings join imports on imports.id = import_id
    where rolled_back_at is null and code = any (array[${codes.map((code) => `'${code}'`).join(', ')}]::text[])
  )`;

/** The newest months of each retailer; the newest has the age 1. */
const recentMonths = `
  recent_months as (
    select * from (
      select retailer, month, row_number() over (partition by retailer order by month desc) as age
      from imported group by retailer, month
    ) dated where age <= ${1 + qualityLimits.volumeMonths}
  )`;

/** The month scores in force of these months. They are looked up by import, so that older months are not read. */
const recentScores = `
  recent_scores as materialized (
    select distinct on (retailer, age, appliance_id) retailer, month, age, appliance_id, score, review_count
    from recent_months join imported using (retailer, month)
      join score_snapshots using (retailer, month)
    where import_id = imported.id
    order by retailer, age, appliance_id, import_id desc
  )`;

/** The selects of the checks that are not about steps. */
const selects: Readonly<Record<Exclude<QualityCheckCode, StepCheckCode>, string>> = {
  'identical-ratings': `
    select ${columns(`'identical-ratings'`, atRetailer(brandKey, 'retailer'), {
      id: 'null::uuid',
      retailer: 'retailer',
      name: 'min(live.brand)',
    })}, ${figuresOf({ models: 'count(*)', score: 'min(score)' })} as figures
    from (select retailer, max(id) as import_id from imported join recent_months using (retailer, month)
        where age = 1 group by retailer) newest
      join score_snapshots using (import_id, retailer) join appliances live on live.id = appliance_id
    where live.deleted_at is null and score is not null
    group by retailer, ${brandKey}
    having count(*) >= ${importGuards.identicalRatingModels} and min(score) = max(score)`,
  'shared-reviews': ofModels('shared-reviews', {
    where: areAlike,
    figures: {
      retailers: `case ${alikeRetailers
        .map(({ names, condition }) => `when ${condition} then '${names.replaceAll("'", "''")}'`)
        .join(' ')} end`,
    },
  }),
  'same-evidence': ofModels('same-evidence', {
    from: `join (select id, count(*) over (partition by ${evidenceColumns.join(', ')}) as models from appliances
      where deleted_at is null and is_rated and ${hasEvidence}) pooled using (id)`,
    where: 'pooled.models > 1',
    figures: { models: 'pooled.models' },
  }),
  'flat-line': `
    select ${ofRetailer('flat-line')}, ${figuresOf({ unchanged: 'unchanged', models: 'models', month: 'month' })} as figures
    from (
      select retailer, month, count(*) as models, count(*) filter (where is_same) as unchanged
      from (
        select retailer, month, age, lead(age) over of_model as former_age,
          (score, review_count) is not distinct from (lead(score) over of_model, lead(review_count) over of_model) as is_same
        from recent_scores where age <= 2 window of_model as (partition by retailer, appliance_id order by age)
      ) stepped
      where age = 1 and former_age = 2 group by retailer, month
    ) compared
    where models >= ${qualityLimits.flatModels} and unchanged > ${qualityLimits.flatShare} * models`,
  volume: `
    select ${ofRetailer('volume')}, ${figuresOf({ models: 'models', usual: 'round(usual)', month: 'month' })} as figures
    from (
      select retailer, max(month) as month, count(*) filter (where age = 1) as models,
        count(*) filter (where age > 1)::numeric / ${qualityLimits.volumeMonths} as usual
      from recent_scores group by retailer having max(age) = ${1 + qualityLimits.volumeMonths}
    ) compared
    where abs(models - usual) > ${qualityLimits.volumeShare} * usual`,
  'retailer-late': `
    select ${ofRetailer('retailer-late')},
      ${figuresOf({ day: day('newest'), days: `extract(day from now() - newest)::int` })} as figures
    from (select retailer, max(applied_at) as newest from imported group by retailer) dated
    where newest < now() - interval '${qualityLimits.lateDays} days'`,
  'rating-without-count': `
    select ${columns(`'rating-without-count'`, atRetailer('live.id', 'shown.retailer'), {
      id: 'live.id',
      retailer: 'shown.retailer',
      name: modelName,
    })}, ${figuresOf({ score: 'shown.score' })} as figures
    from appliances live cross join lateral ${shownFigures}
    where live.deleted_at is null and shown.score is not null and coalesce(shown.review_count, 0) = 0`,
  'no-type': ofModels('no-type', {
    where: 'live.subcategory is null',
    figures: { category: 'live.category' },
  }),
  'same-number': ofModels('same-number', {
    from: `join (
      select ${bareNumber} as number, array_to_string(
        (array_agg(${modelName} || ' (' || live.category || ')' order by live.brand, live.category))[1:4], ', ') as models
      from appliances live where live.deleted_at is null group by 1 having count(*) > 1) numbered
      on numbered.number = ${bareNumber}`,
    where: 'true',
    figures: { models: 'numbered.models' },
  }),
  'brand-spelling': `
    select ${columns(`'brand-spelling'`, brandKey, {
      id: 'null::uuid',
      retailer: 'null::text',
      name: `string_agg(distinct live.brand, ', ')`,
    })}, ${figuresOf({ models: 'count(*)', spellings: 'count(distinct live.brand)' })} as figures
    from appliances live where live.deleted_at is null group by ${brandKey} having count(distinct live.brand) > 1`,
  'old-price': ofModels('old-price', {
    where: `live.price_range is not null and live.price_changed_at < now() - interval '${qualityLimits.oldPriceDays} days'`,
    figures: { price: 'live.price_range', day: day('live.price_changed_at') },
  }),
  'no-picture': ofModels('no-picture', { where: 'coalesce(live.cover_url, live.image_url) is null' }),
};

const isStep = (code: QualityCheckCode): code is StepCheckCode =>
  stepCheckCodes.some((each) => each === code);

/** The common table expressions `present`, all that these checks find in the present data, and `acceptances`, those in force. */
export function presentFindings(codes: readonly QualityCheckCode[]): string {
  const ofSteps = codes.filter(isStep);
  const branches = codes.flatMap((code) => (isStep(code) ? [] : [selects[code]]));
  if (ofSteps.length > 0) branches.unshift(steps);
  return `${stepFindings(ofSteps)}, ${imported}, ${recentMonths}, ${recentScores}, present as (
    select code collate "C" as code, subject collate "C" as subject, appliance_id, retailer collate "C" as retailer,
      coalesce(name, '') collate "C" as name, figures
    from (${branches.join(' union all ')}) found
  ), acceptances as (select code, subject, reason, until from quality_acceptances where until >= ${today})`;
}

/** The checks that need no file to compare with; imports keep what of it they see for the first time. */
const standingCodes = qualityCheckCodes.filter((code) => !isStep(code));

/** Keeps for the import $1 what the data show after it, so that it can be told later that it was fixed. Sorted like the key. */
export const insertStandingFindings = `
  with ${presentFindings(standingCodes)}
  insert into import_findings (import_id, code, subject, appliance_id, retailer)
  select $1, code, subject, appliance_id, retailer from present
  where not exists (select from import_findings seen where (seen.code, seen.subject) = (present.code, present.subject))
  order by code, subject`;
