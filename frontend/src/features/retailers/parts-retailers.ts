import retailers from './parts-retailers.json' with { type: 'json' };

/** Where a parts retailer ships from. */
export const partsLocations = ['USA', 'UK', 'Canada', 'Australia', 'Germany', 'International'] as const;

export interface PartsRetailer {
  /** 1 to 25. */
  readonly rank: number;
  readonly name: string;
  readonly location: (typeof partsLocations)[number];
  /** Stars as text: '4.9'. */
  readonly rating: string;
  readonly specialty: string;
}

/** In rank order. The names are invented. */
export const partsRetailers = retailers as readonly PartsRetailer[];

const eliteRanks = 10;

/** Ranks 1 to 10. */
export const eliteRetailers = partsRetailers.filter(({ rank }) => rank <= eliteRanks);

/** Ranks 11 to 25. */
export const topRatedRetailers = partsRetailers.filter(({ rank }) => rank > eliteRanks);
