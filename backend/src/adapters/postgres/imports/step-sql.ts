import { newerReviewsRules } from '@appliance-index/domain/trust/newer-reviews';
import { newestReading, ratingOf, readingJson } from '../readings-sql.js';

/* SQL for the steps of a file: from what a retailer showed of a model in an earlier month to what the file says. */

const { lowestStars, highestStars } = newerReviewsRules;

const total = 'incoming.rating * incoming.review_count - earlier.rating * earlier.review_count';
const newReviews = '(incoming.review_count - earlier.review_count)';

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
  where ${newReviews} > 0
    and ${total} not between ${lowestStars} * ${newReviews} and ${highestStars} * ${newReviews}`;

/** In the order of the file. */
export const suspectStepsPage = `
  select * from suspect_steps where (line, retailer) > ($1, $2) order by line, retailer limit $3`;
