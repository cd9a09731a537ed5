import { retailerFields, retailers } from '@appliance-index/domain/scores/retailers';
import { trustConstants } from '@appliance-index/domain/trust/constants';
import { newerReviewsRules } from '@appliance-index/domain/trust/newer-reviews';
import { columnOf } from '../appliance-rows.js';
import { newestReadings, ratingOf, readingJson } from '../readings-sql.js';

/* SQL for the steps of a file: from what a retailer showed of a model in an earlier month to what the file says. */

const { lowestStars, highestStars } = newerReviewsRules;

const total = 'incoming.rating * incoming.review_count - earlier.rating * earlier.review_count';
const newReviews = '(incoming.review_count - earlier.review_count)';
const countOf = (rows: string) => `coalesce(nullif(${rows}.review_count, 0), 1)`;

/** Whatever may fail one of the domain's checks; wider than these, so that rounding decides nothing here. */
const isSuspect = `
  ${countOf('incoming')} < ${countOf('earlier')}
  or ${countOf('incoming')} = ${countOf('earlier')} and incoming.rating <> earlier.rating
  or ${countOf('incoming')} >= ${trustConstants.importChecks.pooledTimes} * ${countOf('earlier')}
  or abs(incoming.rating - earlier.rating) >= ${trustConstants.importChecks.jumpTenths / 10 - 0.1}
  or ${newReviews} > 0 and ${total} not between ${lowestStars} * ${newReviews} and ${highestStars - 0.1} * ${newReviews}`;

/**
 * Steps that may fail a check, from the newest earlier month in force to the file's month $1. The domain has the last word;
 * it is not asked about all steps, because sending them to the application would take longer than the rest of the import. They are
 * found once, when the import is planned.
 */
export const createSuspectSteps = `
  create temp table if not exists suspect_steps on commit drop as
  select line, plan.id as "applianceId", brand, model, incoming.retailer,
    ${readingJson('earlier.rating', 'earlier.review_count')} as earlier,
    ${readingJson('incoming.rating', 'incoming.review_count')} as later
  from (select *, ${ratingOf} as rating from incoming_scores where is_shown) incoming
    join plan on plan.id = incoming.appliance_id
    cross join lateral (${newestReadings(1, 'plan.live_id', 'incoming.retailer collate "C"', 'dated.month < $1')}) earlier
  where ${isSuspect}`;

const { sharedReviews, sharedCountShare, sharedTenths } = trustConstants.importChecks;

/** Each pair of retailers, and whether both may show the same reviews of a model. */
export const alikeRetailers = retailers.flatMap((one, index) =>
  retailers.slice(index + 1).map((other) => {
    const [score, otherScore] = [columnOf(one.scoreField), columnOf(other.scoreField)];
    const [count, otherCount] = [columnOf(one.countField), columnOf(other.countField)];
    const condition = `(least(${count}, ${otherCount}) >= ${sharedReviews}
      and abs(${count} - ${otherCount}) <= ${sharedCountShare} * greatest(${count}, ${otherCount})
      and abs(${score} - ${otherScore}) <= ${sharedTenths})`;
    return { names: `${one.name} and ${other.name}`, condition };
  }),
);
export const areAlike = `(${alikeRetailers.map(({ condition }) => condition).join(' or ')})`;

/** Planned models of which two retailers may show the same reviews; in the order of the file. */
export const selectSharedReviews = `
  select brand || ' ' || model as name, count(*) over ()::int as total from plan
  where differs and ${areAlike} order by line limit $1`;

/** Models with the same values in these columns share their evidence, if they have enough reviews. */
export const evidenceColumns = ['brand', 'category', 'subcategory', ...retailerFields.map(columnOf)];
const reviewsAtRated = retailers
  .map(({ scoreField, countField }) => [columnOf(scoreField), columnOf(countField)])
  .map(([score, count]) => `case when ${score} is null then 0 else greatest(coalesce(${count}, 0), 1) end`)
  .join(' + ');
export const hasEvidence = `${reviewsAtRated} >= ${trustConstants.poolReviews}`;

/**
 * Planned models that share their figures with another of the brand; `future` has the models of their types. Comparing each with
 * each would take hours for a million, as no index or hash finds equal rows with empty cells.
 */
export const selectSameEvidence = `
  select plan.brand || ' ' || plan.model as name, count(*) over ()::int as total
  from plan join (
    select id, count(*) over (partition by ${evidenceColumns.join(', ')}) as models from future where ${hasEvidence}
  ) pooled using (id)
  where differs and models > 1 order by line limit $1`;

/** In the order of the file. */
export const suspectStepsPage = `
  select * from suspect_steps where (line, retailer) > ($1, $2) order by line, retailer limit $3`;
