import rankings from './states.json' with { type: 'json' };

/** A city and its top-rated appliance retailer. */
export interface City {
  readonly name: string;
  readonly retailer: string;
  /** Stars ('4.7') or a grade ('A+ BBB'). */
  readonly rating: string;
}

/** A state with three major cities, best-rated retailer first. */
export interface StateRanking {
  readonly state: string;
  readonly cities: readonly City[];
}

/** All fifty states, in alphabetical order. The cities are real; the retailers are invented. */
export const states: readonly StateRanking[] = rankings;
