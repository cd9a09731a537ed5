/* SQL for what a retailer showed of a model. */

/** The rating as read of a month score, in stars and with its digits; else its score, with its one decimal. */
export const ratingOf = 'coalesce(rating_read, round(score / 10.0, 1))';

/** A domain's `Reading`, with the digits of its rating, and further properties. */
export const readingJson = (rating: string, count: string, ...more: string[]) =>
  `json_build_object(${["'rating'", `${rating}::text`, "'count'", count, ...more].join(', ')})`;

/** The readings in force of the newest months that the condition allows, if any: month, rating and review_count of each. */
export const newestReadings = (months: number, applianceId: string, retailer: string, condition = 'true') => `
  select distinct on (dated.month) dated.month, ${ratingOf} as rating, review_count
  from score_snapshots dated join imports on imports.id = import_id
  where dated.appliance_id = ${applianceId} and dated.retailer = ${retailer} and ${condition} and rolled_back_at is null
  order by dated.month desc, import_id desc limit ${months}`;
