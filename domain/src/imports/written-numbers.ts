import { type RatingScale, type RejectCell, ratingScales } from './rating-scales.js';

/* What shops and spreadsheets write around the numbers of a file. */

/**
 * The number in a rating: '4.7' for '4,7', '4.7 out of 5' and '4.7/5', '94' for '94 %'. Undefined, and rejected, when the cell
 * names another scale than that of the import. Other texts are returned as they are.
 */
export function plainRating(text: string, scale: RatingScale, reject: RejectCell): string | undefined {
  if (/^[\d.]*$/.test(text)) return text;
  const [, number = text, end] =
    /^(.+?)\s*(?:(?:\bout of|\/)\s*(\d{1,4})(?:\s*stars?)?|%)$/i.exec(text) ?? [];
  if (number !== text) {
    const named = Number(end ?? 100);
    if (named !== scale) return reject('rating-scale', otherScale(text, named, scale));
  }
  return number.replace(/^(\d{1,3}),(\d{1,20})$/, '$1.$2');
}

function otherScale(text: string, named: number, scale: RatingScale): string {
  return `"${text.slice(0, 40)}" is a rating out of ${named}, but the scale of this import is ${scale}. ${scaleAdvice(named)}`;
}

/** What to do about ratings that go up to a number which is not the scale of the import. */
export function scaleAdvice(named: number): string {
  const isScale = ratingScales.some((scale) => scale === named);
  return isScale ? `Set the scale to ${named}, or convert the ratings.` : 'Convert the ratings.';
}

/** '2.1k', '(2,1K)' and '1M': a count that was rounded to be shown. */
const rounded = /^(\()?(\d{1,3}(?:[.,]\d{1,2})?)\s?([km])(\))?$/i;

/** The count of a rounded text, such as 2100 for '(2.1k)'; undefined for other texts. */
export function roundedCount(text: string): number | undefined {
  const [, opening, number = '', unit = '', closing] = rounded.exec(text) ?? [];
  if (number === '' || (opening === undefined) !== (closing === undefined)) return undefined;
  return Math.round(Number(number.replace(',', '.')) * (unit.toLowerCase() === 'k' ? 1_000 : 1_000_000));
}

const isSmall = /^\d{0,3}$/;
const oneGroup = /^[1-9]\d{0,2}\.\d{3}$/;
const severalGroups = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;

/** Whether the dots of a count can only group thousands, whatever other cells hold: '1.234.567'. */
export function hasGroupsOnly(text: string): boolean {
  return severalGroups.test(text);
}

/**
 * Says whether '1.234' is 1,234 in the counts of a file, which takes all of them: the dot always stands before exactly three
 * digits, no count of a thousand or more lacks it, and a program has not merely added '.000' to each.
 */
export class DotsInCounts {
  private dotted = 0;
  private hasOtherThanZeros = false;
  private isContradicted = false;

  /** Takes a clean cell into account; returns whether its meaning depends on the others. */
  add(cell: string): boolean {
    if (isSmall.test(cell)) return false;
    const isOpen = oneGroup.test(cell);
    if (isOpen || hasGroupsOnly(cell)) {
      this.dotted++;
      this.hasOtherThanZeros ||= !cell.endsWith('.000');
    } else if (/\d[.,\s'’]?\d{3}|\d[.,]\d/.test(cell)) this.isContradicted = true;
    return isOpen;
  }

  get groupThousands(): boolean {
    return this.dotted > 1 && this.hasOtherThanZeros && !this.isContradicted;
  }
}
