import { DomainError } from '../errors.js';

/** A calendar month as 'YYYY-MM'; months sort chronologically as strings. */
export type Month = string;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 2026-07, 2026/7 */
const yearFirst = /^(20\d{2})[-/.](\d{1,2})$/;
/** 07/2026, 7-2026 */
const yearLast = /^(\d{1,2})[-/.](20\d{2})$/;
/** July 2026, Jul. 2026 */
const named = /^([a-z]{3,9})[.,]? ?(20\d{2})$/i;

/** The month that people write in one of these ways; null for any other text, and for years of other centuries. */
export function readMonth(text: string): Month | null {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const [, firstYear, lastNumber] = yearFirst.exec(trimmed) ?? [];
  const [, firstNumber, lastYear] = yearLast.exec(trimmed) ?? [];
  const [, name, namedYear] = named.exec(trimmed) ?? [];
  const year = firstYear ?? lastYear ?? namedYear;
  const number = name === undefined ? Number(lastNumber ?? firstNumber) : numberOf(name);
  if (year === undefined || !(number >= 1 && number <= 12)) return null;
  return `${year}-${String(number).padStart(2, '0')}`;
}

/** 'sept' as 9; 0 for a word that begins no name. */
function numberOf(word: string): number {
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1;
}

/** @throws invalid/month when the text is not a month of this century, or is later than `now` */
export function parseMonth(text: string, now: Date): Month {
  const month = readMonth(text);
  const current = monthOf(now);
  if (month === null) throw wrongMonth(`"${text}" is not a month. Write it as YYYY-MM, for example 2026-05.`);
  if (month > current) throw wrongMonth(`${month} is in the future; the current month is ${current}.`);
  return month;
}

export function wrongMonth(message: string): DomainError {
  return new DomainError('invalid', 'month', message, [{ path: 'month', message }]);
}

export function monthOf(date: Date): Month {
  return date.toISOString().slice(0, 7);
}

/** Number of months from one to a later one. */
export function monthsBetween(earlier: Month, later: Month): number {
  const count = (month: Month) => {
    const [year, number] = month.split('-').map(Number);
    return Number(year) * 12 + Number(number);
  };
  return count(later) - count(earlier);
}

/** The same month a year earlier. */
export function aYearBefore(month: Month): Month {
  const [year, number] = month.split('-');
  return `${Number(year) - 1}-${number}`;
}

/** '2026-06' as 'June 2026', or short as 'Jun 2026'. */
export function monthLabel(month: Month, length: 'long' | 'short' = 'long'): string {
  const [year, number] = month.split('-');
  const name = monthNames[Number(number) - 1] ?? '';
  return `${length === 'long' ? name : name.slice(0, 3)} ${year}`;
}
