import { monthNames } from '@appliance-index/domain/scores/month';
import { retailers } from '@appliance-index/domain/scores/retailers';

/** 'overall, price and reliability' */
export function formatList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}

/** "Lowe's, Home Depot, Best Buy and AJ Madison" */
export const retailerList = formatList(retailers.map(({ name }) => name));

/** Counts, lists, months and days are formatted without Intl, whose first use blocks a phone for 50 ms. */
const thousandsBoundary = /\B(?=(?:\d{3})+$)/g;

/** 11737 as '11,737'; for whole numbers. */
export function formatCount(count: number): string {
  return String(count).replace(thousandsBoundary, ',');
}

/** '1 review', '46 reviews' */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** '3 of 1,204' */
export function formatRank({ rank, of }: { rank: number; of: number }): string {
  return `${formatCount(rank)} of ${formatCount(of)}`;
}

/** An ISO time as 'May 12, 2026', in UTC for every reader. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  return `${monthNames[Number(month) - 1]} ${day}, ${year}`;
}
