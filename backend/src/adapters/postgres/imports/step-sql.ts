import { retailers } from '@appliance-index/domain/scores/retailers';
import { trustConstants } from '@appliance-index/domain/trust/constants';
import { newerReviewsRules } from '@appliance-index/domain/trust/newer-reviews';
import { columnOf } from '../appliance-rows.js';
import { newestReading, ratingOf, readingJson } from '../readings-sql.js';

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
 * it is not asked about all steps, because sending them to the application would take longer than the rest of the import.
 */
export const createSuspectSteps = `
  create temp table suspect_steps on commit drop as
  select line, brand, model, incoming.retailer,
    ${readingJson('earlier.rating', 'earlier.review_count')} as earlier,
    ${readingJson('incoming.rating', 'incoming.review_count')} as later
  from (select *, ${ratingOf} as rating from incoming_scores where is_shown) incoming
    join plan on plan.id = incoming.appliance_id
    cross join lateral (${newestReading('plan.live_id', 'incoming.retailer collate "C"', 'dated.month < $1')}) earlier
  where ${isSuspect}`;

const stores = retailers.map(({ slug, scoreField, countField }) => [
  slug,
  columnOf(scoreField),
  columnOf(countField),
]);
const { sharedReviews, sharedCountShare, sharedTenths } = trustConstants.importChecks;

const areAlike = stores.flatMap(([, score, count], index) =>
  stores.slice(index + 1).map(
    ([, otherScore, otherCount]) => `(least(${count}, ${otherCount}) >= ${sharedReviews}
      and abs(${count} - ${otherCount}) <= ${sharedCountShare} * greatest(${count}, ${otherCount})
      and abs(${score} - ${otherScore}) <= ${sharedTenths})`,
  ),
);

/** Planned models of which two retailers may show the same reviews; in the order of the file. */
export const selectSharedReviews = `
  select brand || ' ' || model as name, count(*) over ()::int as total from plan
  where differs and (${areAlike.join(' or ')}) order by line limit $1`;

const evidence = [
  'brand',
  'category',
  'subcategory',
  ...stores.flatMap(([, score, count]) => [score, count]),
];
const reviewsAtRated = stores
  .map(([, score, count]) => `case when ${score} is null then 0 else greatest(coalesce(${count}, 0), 1) end`)
  .join(' + ');

/** Planned models that share their figures with another of the brand; `future` has the models of their types. */
export const selectSameEvidence = `
  select plan.brand || ' ' || plan.model as name, count(*) over ()::int as total from plan
  where differs and exists (select from future where future.id <> plan.id
    and ${evidence.map((column) => `future.${column} is not distinct from plan.${column}`).join(' and ')})
    and ${reviewsAtRated} >= ${trustConstants.poolReviews}
  order by line limit $1`;

/** In the order of the file. */
export const suspectStepsPage = `
  select * from suspect_steps where (line, retailer) > ($1, $2) order by line, retailer limit $3`;
