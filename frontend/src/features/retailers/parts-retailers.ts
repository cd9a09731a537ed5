import partsRetailers from './parts-retailers.json' with { type: 'json' };

/** In rank order, with their ratings in stars ('4.9'). The names are invented. */
export { partsRetailers };
export type PartsRetailer = (typeof partsRetailers)[number];

const eliteRanks = 10;

/** Ranks 1 to 10. */
export const eliteRetailers = partsRetailers.filter(({ rank }) => rank <= eliteRanks);

/** Ranks 11 to 25. */
export const topRatedRetailers = partsRetailers.filter(({ rank }) => rank > eliteRanks);
