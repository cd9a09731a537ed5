import type { Issue } from '../errors.js';
import { maxReviewCount, maxScoreTenths, tenthsAsStars, tenthsPerStar } from '../scores/score.js';
import { advice } from './plans/advice.js';
import { maxStars, type RatingScale, type RejectCell, ratingScales } from './rating-scales.js';
import { hasGroupsOnly, plainRating, roundedCount } from './written-numbers.js';

/** The most decimals that are kept of a rating. */
export const maxRatingDecimals = 4;

/** A cell with this text clears its field; an empty cell leaves the field unchanged. */
export const clearMarker = 'NULL';

/** A new value, null to clear the field, or undefined to leave it unchanged. */
export type CellValue = number | null | undefined;

/** Allows long fractions, as in an exported mean: '4.666666666666667'. */
const ratingPattern = /^\d{1,3}(?:\.\d{1,20})?$/;
/** Thousands are grouped as in prices; spreadsheets and programs add '.0' to whole numbers. */
const countPattern = /^(?:\d+|[1-9]\d{0,2}(?:(?:[\s'’]\d{3})+|(?:,\d{2,3})*,\d{3}))(?:\.0+)?$/;
/** Thousands in some countries, a fraction in others. */
const ambiguousCount = /^\d{1,3}(?:\.\d{3})+$/;

/** Records a warning about a cell that is read nevertheless. */
export type WarnCell = (code: string, message: string) => void;

/**
 * Parses a rating, such as '4.7', '4,7' or '4.7 out of 5', into whole tenths of a star, rounded half up in exact decimal arithmetic.
 * On the 0-50 scale only whole numbers are accepted.
 */
export function parseRatingCell(cell: string, scale: RatingScale, reject: RejectCell): CellValue {
  const written = cell.trim();
  if (written === '') return undefined;
  if (written === clearMarker) return null;
  const text = plainRating(written, scale, reject);
  if (text === undefined) return undefined;
  if (!ratingPattern.test(text)) {
    return reject(
      'rating-not-a-number',
      `"${shorten(text)}" is not a rating. Use a number from 0 to ${scale}.`,
    );
  }
  const exact = exactRating(text, scale);
  const { rating, unit, highest } = exact;
  if (rating > highest) return reject('rating-above-scale', aboveScale(text, scale));
  if (scale === maxScoreTenths && rating % unit !== 0n) {
    return reject(
      'rating-fractional',
      `${text} is not a whole number. On the scale of 50, 4.3 stars is written as 43.`,
    );
  }
  return Number(roundedTo(maxScoreTenths, exact));
}

/**
 * The rating of a cell that `parseRatingCell` accepts, in stars and with the digits that the cell has ('4.40', not '4.4'); at
 * most four decimals, rounded half up. Null for whole tenths, whose score says the same. A percentage has as many digits in
 * stars: 87.4 is 4.37.
 */
export function ratingAsRead(cell: string, scale: RatingScale): string | null {
  if (scale === maxScoreTenths) return null;
  const exact = exactRating(plainRating(cell.trim(), scale, () => undefined) ?? '', scale);
  const kept = Math.min(exact.decimals + (scale === 100 ? 1 : 0), maxRatingDecimals);
  const digits = String(roundedTo(maxStars * 10 ** kept, exact)).padStart(kept + 1, '0');
  return kept === 0 ? digits : `${digits.slice(0, -kept)}.${digits.slice(-kept)}`;
}

/** Warns of a score that no reviews can have, as each gives one star at least: '0.94' for 94 %, or 0 for no reviews. */
export function warnOfImpossibleScore(tenths: number, cell: string, warn: WarnCell): void {
  if (tenths >= tenthsPerStar) return;
  warn(
    'rating-below-one',
    `"${shorten(cell)}" is read as ${tenthsAsStars(tenths)} stars, but reviews give at least one. If it is on another scale, convert it; if there are no reviews, leave the cell empty.`,
  );
}

interface ExactRating {
  /** A whole number of the units of the last digit. */
  rating: bigint;
  unit: bigint;
  /** The end of the scale, in the same units. */
  highest: bigint;
  decimals: number;
}

function exactRating(text: string, scale: RatingScale): ExactRating {
  const [whole = '0', digits = ''] = text.split('.');
  const unit = 10n ** BigInt(digits.length);
  return {
    rating: BigInt(whole + digits),
    unit,
    highest: BigInt(scale) * unit,
    decimals: digits.length,
  };
}

/** The rating on a scale that ends at `end`, as a whole number, rounded half up. */
function roundedTo(end: number, { rating, highest }: ExactRating): bigint {
  return (2n * rating * BigInt(end) + highest) / (2n * highest);
}

function aboveScale(text: string, scale: RatingScale): string {
  const wider = ratingScales.find((other) => other > scale && Number(text) <= other);
  const hint = wider ? ` If the ratings in this file go up to ${wider}, ${advice.scale} ${wider}.` : '';
  return `${text} is above ${scale}.${hint}`;
}

export interface CountReading {
  /** Read '(2.1k)' as 2100. */
  allowRounded?: boolean | undefined;
  /** Read '1.234' as 1234: see `DotsInCounts`. */
  dotsGroupThousands?: boolean;
}

/** Parses a review count; '1,234', "1'234", '1 234', '1234.0' are 1234, and '1.234.567' is 1234567. */
export function parseCountCell(cell: string, reject: RejectCell, reading: CountReading = {}): CellValue {
  const text = cell.trim();
  if (text === '') return undefined;
  if (text === clearMarker) return null;
  if (text.startsWith('-'))
    return reject('count-negative', `${shorten(text)} is below 0. A review count is 0 or more.`);
  if (ambiguousCount.test(text)) {
    const digits = text.replaceAll('.', '');
    if (reading.dotsGroupThousands || hasGroupsOnly(text)) return limited(Number(digits), text, reject);
    return reject(
      'count-ambiguous',
      `"${shorten(text)}" can be read as ${shorten(digits)} or as ${Number.parseFloat(text)}. Write it without the dot.`,
    );
  }
  if (countPattern.test(text)) return limited(Number(text.replace(/[\s'’,]/g, '')), text, reject);
  const approximate = roundedCount(text);
  if (approximate === undefined) {
    return reject(
      'count-not-a-number',
      `"${shorten(text)}" is not a review count. Use a whole number like 1234 or 1,234.`,
    );
  }
  return reading.allowRounded ? limited(approximate, text, reject) : rejectRounded(text, reject);
}

function rejectRounded(text: string, reject: RejectCell): undefined {
  return reject(
    'count-rounded',
    `"${shorten(text)}" is a rounded count. Use the exact one, or ${advice.roundedCounts}.`,
  );
}

function limited(count: number, text: string, reject: RejectCell): CellValue {
  if (count > maxReviewCount) {
    return reject(
      'count-too-large',
      `${shorten(text)} is above ${maxReviewCount}, the highest count allowed.`,
    );
  }
  return count;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}

/** Whether a spreadsheet would run the cell as a formula; signed numbers are harmless. */
export function looksLikeFormula(cell: string): boolean {
  return /^[=@]|^[+-](?!\d*\.?\d+$)/.test(cell.trim());
}

const leadingQuotes = /^[\s']+/;

/** Whether the cell is a formula, or one already escaped with an apostrophe. */
const isFormulaOrEscaped = (cell: string) => looksLikeFormula(cell.replace(leadingQuotes, ''));

/** Prefixes a formula-like cell with an apostrophe, so that spreadsheets treat it as text. */
export function escapeFormula(text: string): string {
  return isFormulaOrEscaped(text) ? `'${text}` : text;
}

/** The inverse of `escapeFormula`; other cells are returned unchanged. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && isFormulaOrEscaped(cell) ? cell.slice(1) : cell;
}

/** Something to check in a row that is read. `column` is the header's name, '' for the row as a whole. */
export interface FileWarning {
  line: number;
  column: string;
  /** Brand and model as the row gives them; '' if it gives neither. */
  model: string;
  code: string;
  message: string;
}

/** One problem of a rejected row. */
export interface Reject extends FileWarning, Issue {
  /** The original row, for the rejects file. */
  cells: readonly string[];
}
