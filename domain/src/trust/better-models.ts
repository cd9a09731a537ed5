/** Places, counted from 1, between which the two ends of the likely places are searched. */
export interface SearchRange {
  firstLow: number;
  lastLow: number;
  firstHigh: number;
  lastHigh: number;
  /** The ends of the shortest run are at most this far apart. */
  reach: number;
}

/** How many models of a list are better than one of them, not counting those of its pool. */
export interface BetterModels {
  /**
   * Fills `cdf`, one entry per model of the list, with the chances that at most 0, 1, 2 ... models are better than the one
   * at `index`, at least where the search needs them: up to two places before both ends of the range.
   */
  fill(index: number, cdf: Float64Array): SearchRange;
}
