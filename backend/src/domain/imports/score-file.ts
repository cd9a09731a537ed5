import type { Issue } from '../errors.js';
import { maxReviewCount, maxScoreTenths } from '../scores/score.js';

/** The scales on which files give ratings: stars (0-5), tenths of a star (0-50), percent (0-100). */
export const ratingScales = [5, maxScoreTenths, 100] as const;
export type RatingScale = (typeof ratingScales)[number];

/** In a file, this word clears a field; an empty cell leaves it as it is. */
export const clearMarker = 'NULL';

/** What a cell says: a new value, null to clear, or undefined to leave the field unchanged. */
export type CellValue = number | null | undefined;

/** Also as programs write out a mean: '4.666666666666667'. */
const ratingPattern = /^\d{1,3}(?:\.\d{1,20})?$/;
const countPattern = /^\d{1,3}(?:,\d{3})+$|^\d+$/;

/** Says what is wrong with a cell; it then says nothing itself. */
export type RejectCell = (code: string, message: string) => undefined;

/**
 * A rating cell as whole tenths of a star, rounded half up from its decimal digits.
 * On the scale of 50 the tenths must already be whole.
 */
export function parseRatingCell(cell: string, scale: RatingScale, reject: RejectCell): CellValue {
  const text = cell.trim();
  if (text === '') return undefined;
  if (text === clearMarker) return null;
  if (!ratingPattern.test(text)) {
    return reject(
      'rating-not-a-number',
      `"${shorten(text)}" is not a rating. Write a number from 0 to ${scale}.`,
    );
  }
  const [whole = '0', decimals = ''] = text.split('.');
  const unit = 10n ** BigInt(decimals.length);
  const rating = BigInt(whole + decimals);
  const highest = BigInt(scale) * unit;
  if (rating > highest) return reject('rating-above-scale', aboveScale(text, scale));
  if (scale === maxScoreTenths && rating % unit !== 0n) {
    return reject(
      'rating-fractional',
      `${text} is not whole tenths of a star. 4.3 stars is written 43 on the scale of 50.`,
    );
  }
  return Number((2n * rating * BigInt(maxScoreTenths) + highest) / (2n * highest));
}

function aboveScale(text: string, scale: RatingScale): string {
  const wider = ratingScales.find((other) => other > scale && Number(text) <= other);
  const hint = wider ? ` If the ratings of the file go up to ${wider}, choose the scale of ${wider}.` : '';
  return `${text} is above ${scale}.${hint}`;
}

/** A review count cell; '1,234' is read as 1234. */
export function parseCountCell(cell: string, reject: RejectCell): CellValue {
  const text = cell.trim();
  if (text === '') return undefined;
  if (text === clearMarker) return null;
  if (text.startsWith('-'))
    return reject('count-negative', `${shorten(text)} is below 0. A review count is 0 or more.`);
  if (!countPattern.test(text)) {
    return reject(
      'count-not-a-number',
      `"${shorten(text)}" is not a review count. Write a whole number like 1234 or 1,234.`,
    );
  }
  const count = Number(text.replaceAll(',', ''));
  if (count > maxReviewCount) {
    return reject('count-too-large', `${shorten(text)} is above ${maxReviewCount}, the highest count taken.`);
  }
  return count;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}

/** A cell that a spreadsheet would run as a formula; no brand or model begins so. */
export function looksLikeFormula(cell: string): boolean {
  return /^[=@\t\r]|^[+-](?!\d*\.?\d+$)/.test(cell.trim());
}

const leadingQuotes = /^[\s']+/;

/** Whether it would be run as a formula, or is hidden from that behind an apostrophe. */
const beginsAsFormula = (cell: string) => looksLikeFormula(cell.replace(leadingQuotes, ''));

/** A cell for a file that people open in a spreadsheet: an apostrophe says that what looks like a formula is text. */
export function escapeFormula(text: string): string {
  return beginsAsFormula(text) ? `'${text}` : text;
}

/** What such a cell says; any other cell says itself. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && beginsAsFormula(cell) ? cell.slice(1) : cell;
}

/** A row of a file that was not taken, with the place to look at. `column` is the header's name, '' for the row as a whole. */
export interface Reject extends Issue {
  line: number;
  column: string;
  code: string;
  /** The row as it was read, for the rejects file. */
  cells: readonly string[];
}
