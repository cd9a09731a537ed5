import states from './states.json' with { type: 'json' };

/**
 * All fifty states, in alphabetical order, each with three major cities. A city has its top-rated retailer with a rating in stars
 * ('4.7') or a grade ('A+ BBB'); best-rated first. The cities are real; the retailers are invented.
 */
export { states };
export type StateRanking = (typeof states)[number];
