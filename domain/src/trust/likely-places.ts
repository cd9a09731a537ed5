import type { BetterModels, SearchRange } from './better-models.js';
import { trustConstants } from './constants.js';
import { LongList } from './long-list.js';
import type { PlacedList } from './placed-list.js';
import { ShortList } from './short-list.js';

/** Places from 1, in the order of the list. */
export interface LikelyPlaces {
  low: Int32Array;
  high: Int32Array;
}

/** The shortest ranges of places that hold the true places with a chance of 90 %. */
export function likelyPlaces(list: PlacedList): LikelyPlaces {
  const { length } = list.adjusted;
  const places = { low: new Int32Array(length), high: new Int32Array(length) };
  const cdf = new Float64Array(length);
  const others = betterModels(list);
  const matesAbove = new Map<number, number>();
  for (let index = 0; index < length; index++) {
    const { low, high } = shortestRun(cdf, others.fill(index, cdf));
    const pool = list.pool[index] as number;
    const above = matesAbove.get(pool) ?? 0;
    matesAbove.set(pool, above + 1);
    places.low[index] = Math.min(low + above, length);
    places.high[index] = Math.min(high + above, length);
  }
  return places;
}

function betterModels(list: PlacedList): BetterModels {
  const isShort = list.adjusted.length <= trustConstants.longestExactList;
  return isShort ? new ShortList(list) : new LongList(list);
}

interface Run {
  low: number;
  high: number;
}

/** Chances are compared in billionths, so that every process finds the same places. */
const billion = 1e9;
const leastChance = (Math.round(trustConstants.level * billion) - 0.5) / billion;

/**
 * Of the equally short runs the most probable, and of these the first.
 * @param cdf chances of at most 0, 1, 2 ... better models
 */
function shortestRun(cdf: Float64Array, range: SearchRange): Run {
  const { lastLow, firstHigh, lastHigh } = range;
  let best = 1;
  let bestBillionths = 0;
  let reach = range.reach;
  let high = firstHigh;
  for (let low = range.firstLow; low <= lastLow; low++) {
    const before = low < 2 ? 0 : (cdf[low - 2] as number);
    while (high < lastHigh && (cdf[high - 1] as number) - before < leastChance) high++;
    const chance = (cdf[high - 1] as number) - before;
    if (chance < leastChance) break;
    const longer = high - low - reach;
    // Later runs end here or later: skip those that are longer as well.
    if (longer > 0) {
      low += longer - 1;
      continue;
    }
    const billionths = Math.round(chance * billion);
    if (longer === 0 && billionths <= bestBillionths) continue;
    best = low;
    reach = high - low;
    bestBillionths = billionths;
  }
  return { low: best, high: best + reach };
}
