import { likelyPlaces } from './likely-places.js';
import { chanceAbove, type LikelyScore, versus } from './posterior.js';
import type { Placement } from './trust.js';

/** Models that are placed, in columns. */
export interface Placeable {
  /** Likely true scores and their standard deviations, in stars. */
  adjusted: Float64Array;
  sd: Float64Array;
  /** Models of one pool have the same number; all others have a number of their own. */
  pool: Int32Array;
}

/** The placements of models in lists of one kind, in columns: each model is in one of these lists. */
export interface Placements {
  place: Int32Array;
  placeLow: Int32Array;
  placeHigh: Int32Array;
  /** Length of the model's list. */
  of: Int32Array;
  /** NaN where a `Placement` has null. */
  sureAboveNext: Float64Array;
}

/**
 * Places each model in its list.
 * @param lists the indexes of the models of each list, in the official order
 */
export function placementsOf(models: Placeable, lists: readonly Int32Array[]): Placements {
  const { length } = models.pool;
  const placements = {
    place: new Int32Array(length),
    placeLow: new Int32Array(length),
    placeHigh: new Int32Array(length),
    of: new Int32Array(length),
    sureAboveNext: new Float64Array(length).fill(Number.NaN),
  };
  for (const list of lists) placeList(list, models, placements);
  return placements;
}

function placeList(list: Int32Array, { adjusted, sd, pool }: Placeable, placements: Placements): void {
  const places = likelyPlaces({
    adjusted: Float64Array.from(list, (model) => adjusted[model] as number),
    sd: Float64Array.from(list, (model) => sd[model] as number),
    pool: list.map((model) => pool[model] as number),
  });
  const likely = (model: number): LikelyScore => {
    return { adjusted: adjusted[model] as number, sd: sd[model] as number };
  };
  for (const [index, model] of list.entries()) {
    placements.place[model] = index + 1;
    placements.placeLow[model] = places.low[index] as number;
    placements.placeHigh[model] = places.high[index] as number;
    placements.of[model] = list.length;
    const next = list[index + 1];
    if (next === undefined || pool[model] === pool[next]) continue;
    placements.sureAboveNext[model] = chanceAbove(likely(model), likely(next));
  }
}

export function placementAt(placements: Placements, model: number): Placement {
  const place = placements.place[model] as number;
  const placeLow = placements.placeLow[model] as number;
  const placeHigh = placements.placeHigh[model] as number;
  const of = placements.of[model] as number;
  const chance = placements.sureAboveNext[model] as number;
  const sureAboveNext = Number.isNaN(chance) ? null : chance;
  const outside = place < placeLow || place > placeHigh;
  const versusNext = place === of ? null : versus(sureAboveNext);
  return { place, placeLow, placeHigh, of, outside, sureAboveNext, versusNext };
}
