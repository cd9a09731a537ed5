/* SQL for what a retailer showed of a model. */

/** The rating as read of a month score, in stars and with its digits; else its score, with its one decimal. */
export const ratingOf = 'coalesce(rating_read, round(score / 10.0, 1))';

/** A domain's `Reading`, with the digits of its rating, and further properties. */
export const readingJson = (rating: string, count: string, ...more: string[]) =>
  `json_build_object(${["'rating'", `${rating}::text`, "'count'", count, ...more].join(', ')})`;
