import { formatCount, formatDollars, formatList, inWords, pluralize } from '@appliance-index/domain/formats';
import { monthNames } from '@appliance-index/domain/scores/month';
import { retailers } from '@appliance-index/domain/scores/retailers';

export { formatCount, formatDollars, formatList, pluralize };

/** "Lowe's, Home Depot, Best Buy and AJ Madison" */
export const retailerList = formatList(retailers.map(({ name }) => name));

/** 'four retailers' */
export const countedRetailers = `${inWords(retailers.length)} retailers`;

/** 'LG WM4000HWA' */
export function modelName({ brand, model }: { brand: string; model: string }): string {
  return `${brand} ${model}`;
}

/** '3 of 1,204' */
export function formatRank({ rank, of }: { rank: number; of: number }): string {
  return `${formatCount(rank)} of ${formatCount(of)}`;
}

/** Likely places as '2–7', or as '2' when only one is likely. */
export function formatPlaces({ low, high }: { low: number; high: number }): string {
  return low === high ? formatCount(low) : `${formatCount(low)}–${formatCount(high)}`;
}

/** An ISO time as 'May 12, 2026', in UTC for every reader. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  return `${monthNames[Number(month) - 1]} ${day}, ${year}`;
}

/** An ISO time as '27 Nov', in UTC for every reader. */
export function formatDayOfMonth(iso: string): string {
  const [, month, day] = iso.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  return `${day} ${monthNames[Number(month) - 1]?.slice(0, 3)}`;
}
