import { retailers } from '../../../domain/scores/retailers.js';
import { columnOf } from '../appliance-rows.js';

/* The SQL of scores at another time than now. Of each model and retailer: what an import found, what counts of a month. */

/** The snapshots that count: of the newest month those of the newest import. */
export const newestSnapshots = (condition: string) => `
  select distinct on (appliance_id, retailer) appliance_id, retailer, import_id, score, review_count
  from score_snapshots snapshot join imports on imports.id = import_id
  where rolled_back_at is null and ${condition}
  order by appliance_id, retailer, snapshot.month desc, import_id desc`;

/**
 * `found`: what the imports found that `start` selects, as if none had come before them that is rolled back by now. What
 * such a one had brought, as long as it stood, gives way to what that one had found itself; import_id is the last one's
 * so looked behind. What staff entered between two imports is what the second one found.
 */
export const baselineCte = (start: string) => `
  traced (appliance_id, retailer, import_id, score, review_count) as (
    (${start})
    union all
    select appliance_id, retailer, rolled_back.* from traced cross join lateral (
      select import_id, previous_score, previous_review_count
      from score_snapshots snapshot join imports on imports.id = import_id
      where snapshot.appliance_id = traced.appliance_id and snapshot.retailer = traced.retailer
        and import_id < traced.import_id
        and (score, review_count) is not distinct from (traced.score, traced.review_count)
        and rolled_back_at > (select applied_at from imports finder where finder.id = traced.import_id)
      order by import_id desc limit 1
    ) rolled_back
  ), baseline as (
    select distinct on (appliance_id, retailer) * from traced order by appliance_id, retailer, import_id
  )`;

/** A snapshot counts when it came after what was found, else it is part of what was found. */
export const latestOf = (baseline: string, snapshots: string) => `
  select distinct on (appliance_id, retailer) appliance_id, retailer, score, review_count
  from (select * from ${baseline} union all select * from ${snapshots}) combined
  order by appliance_id, retailer, import_id desc`;

/** The retailers' columns of the row `live`, with the scores that the grouped rows of `given` have for it in their place. */
export const mergedScoreColumns = (source: string) =>
  retailers.flatMap(({ slug, scoreField, countField }) => {
    const filter = `filter (where ${source}.retailer = '${slug}')`;
    const merged = (value: string, column: string) =>
      `case when count(*) ${filter} > 0 then max(${source}.${value}) ${filter} else live.${column} end as ${column}`;
    return [merged('score', columnOf(scoreField)), merged('review_count', columnOf(countField))];
  });

/** `known`: what was shown when the month $1 was over, as far as snapshots of then or later tell. */
const monthEndScores = (condition: string, earlierCondition: string) => `
  ${baselineCte(`
    select distinct on (appliance_id, retailer) appliance_id, retailer, import_id, previous_score, previous_review_count
    from score_snapshots snapshot join imports on imports.id = import_id
    where snapshot.month > $1 and rolled_back_at is null and ${condition}
    order by appliance_id, retailer, import_id`)},
  until_then as (${newestSnapshots(`snapshot.month <= $1 and ${earlierCondition}`)}),
  month_end_scores as (${latestOf('baseline', 'until_then')})`;

export const monthEndScoresCte = monthEndScores('true', 'true');

/** Of the retailers $2 only, and of those models only that a later month is known for. */
export const supersededScoresCte = monthEndScores(
  'retailer = any ($2)',
  '(appliance_id, retailer) in (select appliance_id, retailer from baseline)',
);
