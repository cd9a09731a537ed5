import { likelyPlaces } from './likely-places.js';
import { chanceAbove, type LikelyScore, versus } from './posterior.js';
import type { Placement } from './trust.js';

/** A rated model in a list. Models of one pool have the same number; all others have a number of their own. */
export interface Placeable extends LikelyScore {
  pool: number;
}

/** The placements of the rated models of a list, which are in the official order. */
export function placementsOf(list: readonly Placeable[]): Placement[] {
  const places = likelyPlaces({
    adjusted: Float64Array.from(list, ({ adjusted }) => adjusted),
    sd: Float64Array.from(list, ({ sd }) => sd),
    pool: Int32Array.from(list, ({ pool }) => pool),
  });
  return list.map((model, index) => {
    const place = index + 1;
    const [placeLow, placeHigh] = [places.low[index] as number, places.high[index] as number];
    const outside = place < placeLow || place > placeHigh;
    return { place, placeLow, placeHigh, of: list.length, outside, ...comparedTo(model, list[place]) };
  });
}

function comparedTo(
  model: Placeable,
  next: Placeable | undefined,
): Pick<Placement, 'sureAboveNext' | 'versusNext'> {
  if (!next) return { sureAboveNext: null, versusNext: null };
  const sureAboveNext = model.pool === next.pool ? null : chanceAbove(model, next);
  return { sureAboveNext, versusNext: versus(sureAboveNext) };
}
