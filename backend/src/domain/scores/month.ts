import { DomainError } from '../errors.js';

/** A calendar month as 'YYYY-MM'; months sort chronologically as strings. */
export type Month = string;

const pattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const names = [
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

export function isMonth(value: string): boolean {
  return pattern.test(value);
}

/** @throws invalid/month when the text is not a month of this century, or is later than `now` */
export function parseMonth(value: string, now: Date): Month {
  if (!isMonth(value)) {
    throw new DomainError(
      'invalid',
      'month',
      `"${value}" is not a month. Write it as YYYY-MM, for example 2026-05.`,
    );
  }
  const current = monthOf(now);
  if (value > current) {
    throw new DomainError('invalid', 'month', `${value} is in the future; the current month is ${current}.`);
  }
  return value;
}

export function monthOf(date: Date): Month {
  return date.toISOString().slice(0, 7);
}

/** The same month a year earlier. */
export function aYearBefore(month: Month): Month {
  const [year, number] = month.split('-');
  return `${Number(year) - 1}-${number}`;
}

/** '2026-05' as 'May 2026'. */
export function monthLabel(month: Month): string {
  const [year, number] = month.split('-');
  return `${names[Number(number) - 1]} ${year}`;
}
