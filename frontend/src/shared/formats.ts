import type { ApplianceView, CategorySlug, RetailerSlug } from '@appliance-index/backend/contract';

export const productName = 'Appliance Index';

/** In display order, as written in page titles. */
export const categoryNames: Record<CategorySlug, string> = {
  washers: 'Washers',
  dryers: 'Dryers',
  stoves: 'Stoves',
  fridges: 'Fridges',
  dishwashers: 'Dishwashers',
  microwaves: 'Microwaves',
};

export const categorySlugs = Object.keys(categoryNames) as CategorySlug[];

/** In display order, with each retailer's field names in an appliance. */
export const retailers = [
  { slug: 'lowes', name: "Lowe's", score: 'lowesScore', count: 'lowesReviewCount' },
  { slug: 'home-depot', name: 'Home Depot', score: 'homeDepotScore', count: 'homeDepotReviewCount' },
  { slug: 'best-buy', name: 'Best Buy', score: 'bestBuyScore', count: 'bestBuyReviewCount' },
  { slug: 'aj-madison', name: 'AJ Madison', score: 'ajMadisonScore', count: 'ajMadisonReviewCount' },
] as const satisfies readonly Retailer[];

interface Retailer {
  slug: RetailerSlug;
  name: string;
  score: keyof ApplianceView;
  count: keyof ApplianceView;
}

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

export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** '2026-06' as 'June 2026', or short as 'Jun 2026'. */
export function formatMonth(month: string, length: 'long' | 'short' = 'long'): string {
  const [year, number] = month.split('-');
  const name = monthNames[Number(number) - 1] ?? '';
  return `${length === 'long' ? name : name.slice(0, 3)} ${year}`;
}

/** An ISO time as 'May 12, 2026', in UTC for every reader. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  return `${monthNames[Number(month) - 1]} ${day}, ${year}`;
}

/** 43 tenths of a star as '4.3' */
export function tenthsAsStars(tenths: number): string {
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

export function isCategory(value: string): value is CategorySlug {
  return Object.hasOwn(categoryNames, value);
}

export const defaultCategory: CategorySlug = 'washers';
