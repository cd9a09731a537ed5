import { type Month, monthLabel, readMonth } from '../scores/month.js';
import { type RetailerSlug, retailerSlugs } from '../scores/retailers.js';

/** What the name of a score file says, as far as it says it once and clearly. */
export interface NamedImport {
  retailer?: RetailerSlug;
  month?: Month;
}

/** Shown to those who could have named it so. */
export const fileNameExample = '2026-05_best-buy.csv';

/** Reads names like '2026-05_best-buy.csv', 'BestBuy_May-2026.csv' and 'home depot 2026 05.csv.gz'. */
export function readFileName(name: string): NamedImport {
  const text = name
    .replace(/['’]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  return {
    ...ifUnique(
      'retailer',
      retailerSlugs.filter((slug) => retailerPattern(slug).test(text)),
    ),
    ...ifUnique('month', [...numericMonths(text), ...namedMonths(text)]),
  };
}

function ifUnique<F extends string, V>(field: F, found: readonly V[]): { [_ in F]?: V } {
  const values = new Set(found);
  return values.size === 1 ? ({ [field]: found[0] } as { [_ in F]?: V }) : {};
}

function retailerPattern(slug: RetailerSlug): RegExp {
  return new RegExp(`(?<![a-z])${slug.replace('-', '[^a-z0-9]*')}(?![a-z])`);
}

/** 2026-05, 202605, 2026-05-31 and 05-2026. A day before the month is not read: 12-05-2026 means two things. */
const yearFirst = /(?<!\d)(20\d\d)[-_. /]?(0[1-9]|1[0-2])(?:[-_. /]?(?:0[1-9]|[12]\d|3[01]))?(?!\d)/g;
const monthFirst = /(?<!\d|\d[-_. /])(0[1-9]|1[0-2])[-_. /]?(20\d\d)(?!\d)/g;

function numericMonths(text: string): Month[] {
  return [
    ...[...text.matchAll(yearFirst)].map(([, year, month]) => `${year}-${month}`),
    ...[...text.matchAll(monthFirst)].map(([, month, year]) => `${year}-${month}`),
  ];
}

/** May-2026, may2026, 2026_Sept */
const wordFirst = /(?<![a-z])([a-z]{3,9})[-_. ]?(20\d\d)(?!\d)/g;
const wordLast = /(?<!\d)(20\d\d)[-_. ]?([a-z]{3,9})(?![a-z])/g;

function namedMonths(text: string): Month[] {
  const pairs = [
    ...[...text.matchAll(wordFirst)].map(([, word = '', year]) => ({ word, year })),
    ...[...text.matchAll(wordLast)].map(([, year, word = '']) => ({ word, year })),
  ];
  return pairs.flatMap(({ word, year }) => monthsOf(`${year}`).filter((month) => isNameOf(month, word)));
}

function monthsOf(year: string): Month[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

function isNameOf(month: Month, word: string): boolean {
  const [name = ''] = monthLabel(month).toLowerCase().split(' ');
  return name.startsWith(word);
}

/** How Excel shows 'May 2026' once it is typed into a cell: May-26. */
const shownMonth = /^([a-z]{3})-(\d\d)$/i;

/** The month of a cell like 'May 2026', 'May-26' or '2026-05-31'; undefined if it says none. */
export function monthInCell(cell: string): Month | undefined {
  return readMonth(cell.replace(shownMonth, '$1 20$2')) ?? readFileName(cell).month;
}

export function noMonthInCell(cell: string): string {
  return `"${cell.slice(0, 40)}" is not a month. Write it like 2026-05 or May 2026.`;
}
