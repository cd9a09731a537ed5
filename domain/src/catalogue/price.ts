/** An amount with its thousands grouped by spaces of any kind or apostrophes, or by dots or commas. */
const firstAmount = /\d{1,3}(?:[\s'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|\.\d+/;

/**
 * The price of a price range in cents, by its lower bound. See `decimalMark` for how each amount is read.
 * Null when the text has no amount ("N/A") or the amount is too large to be a price.
 */
export function priceCents(priceRange: string | null): number | null {
  const bounds = (priceRange ?? '').split(/\s*(?:[-–—]|\bto\b)\s*/i);
  const cents = bounds.map(amountInCents).filter((amount) => amount !== null);
  return cents.length === 0 ? null : Math.min(...cents);
}

function amountInCents(text: string): number | null {
  const amount = firstAmount.exec(text)?.[0];
  if (amount === undefined) return null;
  const mark = decimalMark(amount);
  const whole = amount.slice(0, mark).replace(/\D/g, '');
  const cents = Math.round(Number(`${whole}.${amount.slice(mark + 1)}0`) * 100);
  return cents <= maxPriceCents ? cents : null;
}

/**
 * The index of the decimal mark of an amount; its length if it has none.
 * The last dot or comma is the mark when something else groups the thousands: '8.999,00', '1,499.99', "1'499.00".
 * Used alone, a dot or comma before exactly three digits groups thousands, in every country: '1.299', '1,499', '1,49,999'.
 */
function decimalMark(amount: string): number {
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  if (last === -1) return amount.length;
  const before = amount.slice(0, last);
  const isGrouped = /\D/.test(before);
  if (isGrouped) return before.includes(amount.charAt(last)) ? amount.length : last;
  const decimals = amount.length - last - 1;
  const isThousands = decimals === 3 && /^[1-9]\d{0,2}$/.test(before);
  return isThousands || (amount.charAt(last) === ',' && decimals > 2) ? amount.length : last;
}

/** Ten million dollars: more than any household appliance costs, and it fits a 32-bit column. */
const maxPriceCents = 1_000_000_000;

/** Models less than this above the cheapest of their band count as equally expensive, in cents. */
export const priceBandCents = 5_000;

/**
 * Splits items, sorted by price, into bands: each band holds the items less than `priceBandCents` above its first.
 * Items without a price, which come last, form a band of their own.
 */
export function priceBands<T extends { priceCents: number | null }>(cheapestFirst: readonly T[]): T[][] {
  const bands: T[][] = [];
  for (const item of cheapestFirst) {
    const band = bands.at(-1);
    if (band?.[0] && isSameBand(band[0].priceCents, item.priceCents)) band.push(item);
    else bands.push([item]);
  }
  return bands;
}

function isSameBand(first: number | null, price: number | null): boolean {
  if (first === null || price === null) return first === price;
  return price - first < priceBandCents;
}
