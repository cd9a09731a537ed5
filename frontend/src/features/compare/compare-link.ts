import { maxCompared } from '@appliance-index/domain/catalogue/comparison';
import { isUuid } from '@appliance-index/domain/ids';
import { pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { splitIds } from './api';

/** Counts the parts of the `ids` parameter that the comparison leaves out: no valid ids, repeats, and ids past the limit. */
export function countLeftOut(idsParam: string | null) {
  const named = splitIds(idsParam).filter((part) => part !== '');
  const once = new Set(named.filter(isUuid));
  const wellFormed = named.filter(isUuid).length;
  return {
    malformed: named.length - wellFormed,
    repeated: wellFormed - once.size,
    surplus: Math.max(0, once.size - maxCompared),
  };
}

/** Explains what was left out and why; null when nothing was. `unknown` counts valid ids without a model. */
export function leftOutText(
  { malformed, repeated, surplus }: ReturnType<typeof countLeftOut>,
  unknown: number,
): string | null {
  const sentences = [
    unknown > 0 && `${pluralize(unknown, 'model')} in this link ${isOrAre(unknown)} not in the catalogue.`,
    malformed > 0 && `${pluralize(malformed, 'part')} of this link ${isOrAre(malformed)} not valid.`,
    repeated > 0 &&
      `${pluralize(repeated, 'model')} ${repeated === 1 ? 'was' : 'were'} listed more than once.`,
    surplus > 0 &&
      `You can compare up to ${maxCompared} models; ${surplus} more ${isOrAre(surplus)} not shown.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : ['Left out:', ...sentences].join(' ');
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** Value of the `only` parameter that hides rows in which all models are equal. */
export const onlyDifferences = 'differences';

/** The shareable path of a comparison in its current view. */
export function comparePath(ids: readonly string[], showsOnlyDifferences: boolean): string {
  const path = paths.compare(ids);
  return showsOnlyDifferences ? `${path}&only=${onlyDifferences}` : path;
}
