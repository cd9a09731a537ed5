import { countOf } from '../../shared/formats';
import { limits } from '../../shared/limits';
import { paths } from '../../shared/paths';
import { isId, splitIds } from './api';

/** What of an address cannot be compared. */
interface LeftOut {
  /** Parts that cannot be an id. */
  malformed: number;
  /** Ids that were named before. */
  repeated: number;
  /** Ids beyond the last column. */
  surplus: number;
}

/** Counts what an address names and a comparison leaves out. */
export function countLeftOut(idsParam: string | null): LeftOut {
  const named = splitIds(idsParam).filter((part) => part !== '');
  const once = new Set(named.filter(isId));
  const wellFormed = named.filter(isId).length;
  return {
    malformed: named.length - wellFormed,
    repeated: wellFormed - once.size,
    surplus: Math.max(0, once.size - limits.compared),
  };
}

/** Says what was left out of a comparison and why; null when nothing was. `unknown` counts ids that are no model. */
export function leftOutText(leftOut: LeftOut, unknown: number): string | null {
  const { malformed, repeated, surplus } = leftOut;
  const sentences = [
    unknown > 0 && `${countOf(unknown, 'model')} of this address ${isOrAre(unknown)} not in the catalogue.`,
    malformed > 0 &&
      `${countOf(malformed, 'part')} of this address ${malformed === 1 ? 'names' : 'name'} no model.`,
    repeated > 0 && `${countOf(repeated, 'model')} ${repeated === 1 ? 'was' : 'were'} named more than once.`,
    surplus > 0 &&
      `Only ${limits.compared} models fit side by side; ${surplus} more ${isOrAre(surplus)} not shown.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : ['Left out:', ...sentences].join(' ');
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** The value of `only` that hides the rows in which all are the same. */
export const onlyDifferences = 'differences';

/** The address of a comparison as it is seen, to be kept and shared. */
export function comparePath(ids: readonly string[], isOnlyDifferences: boolean): string {
  const path = paths.compare(ids);
  return isOnlyDifferences ? `${path}&only=${onlyDifferences}` : path;
}
