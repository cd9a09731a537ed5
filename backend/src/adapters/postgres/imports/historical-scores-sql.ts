import { retailers } from '@appliance-index/domain/scores/retailers';
import { columnOf } from '../appliance-rows.js';

/* SQL for past scores per model and retailer: what an import found before it ran, and what was in effect at a month's end. */

/** The month scores in effect: per model and retailer that of the newest month, and of its newest import not rolled back. */
export const newestScores = (condition: string) => `
  select distinct on (appliance_id, retailer) appliance_id, retailer, import_id, score, review_count
  from score_snapshots dated join imports on imports.id = import_id
  where rolled_back_at is null and ${condition}
  order by appliance_id, retailer, dated.month desc, import_id desc`;

/**
 * The CTEs `traced` and `baseline`. `baseline` holds the scores that the imports selected by `start` found, as if imports
 * rolled back since had never run: a value that came from one of those is replaced by what that import found itself, and
 * so on; import_id is that of the last import traced back to. Edits by staff between two imports count as found by the
 * second.
 */
export const baselineCte = (start: string) => `
  traced (appliance_id, retailer, import_id, score, review_count) as (
    (${start})
    union all
    select appliance_id, retailer, rolled_back.* from traced cross join lateral (
      select import_id, previous_score, previous_review_count
      from score_snapshots dated join imports on imports.id = import_id
      where dated.appliance_id = traced.appliance_id and dated.retailer = traced.retailer
        and import_id < traced.import_id
        and (score, review_count) is not distinct from (traced.score, traced.review_count)
        and rolled_back_at > (select applied_at from imports finder where finder.id = traced.import_id)
      order by import_id desc limit 1
    ) rolled_back
  ), baseline as (
    select distinct on (appliance_id, retailer) * from traced order by appliance_id, retailer, import_id
  )`;

/** Per model and retailer the later of baseline and month score; an older month score is already part of the baseline. */
export const latestOf = (baseline: string, monthScores: string) => `
  select distinct on (appliance_id, retailer) appliance_id, retailer, import_id, score, review_count
  from (select * from ${baseline} union all select * from ${monthScores}) combined
  order by appliance_id, retailer, import_id desc`;

/** The retailer columns of `live`, overridden by the scores in the grouped rows of `source` where it has any. */
export const mergedScoreColumns = (source: string) =>
  retailers.flatMap(({ slug, scoreField, countField }) => {
    const filter = `filter (where ${source}.retailer = '${slug}')`;
    const merged = (value: string, column: string) =>
      `case when count(*) ${filter} > 0 then max(${source}.${value}) ${filter} else live.${column} end as ${column}`;
    return [merged('score', columnOf(scoreField)), merged('review_count', columnOf(countField))];
  });

/** The CTE `month_end_scores`: the scores at the end of month $1, as far as month scores of that month or later tell. */
const monthEndScores = (condition: string, earlierCondition: string) => `
  ${baselineCte(`
    select distinct on (appliance_id, retailer) appliance_id, retailer, import_id, previous_score, previous_review_count
    from score_snapshots dated join imports on imports.id = import_id
    where dated.month > $1 and rolled_back_at is null and ${condition}
    order by appliance_id, retailer, import_id`)},
  until_then as (${newestScores(`dated.month <= $1 and ${earlierCondition}`)}),
  month_end_scores as (${latestOf('baseline', 'until_then')})`;

export const monthEndScoresCte = monthEndScores('true', 'true');

/** Restricted to the retailers $2 and to models with scores of a later month. */
export const supersededScoresCte = monthEndScores(
  'retailer = any ($2)',
  '(appliance_id, retailer) in (select appliance_id, retailer from baseline)',
);
