/** Thousands may be grouped by commas, spaces of any kind or apostrophes: '1,499', '1 499', "1'499". */
const firstAmount = /(?:\d{1,3}(?:[\s'’]\d{3})+(?!\d)|\d[\d,]*)(?:\.\d+)?|\.\d+/;
const separators = /[\s'’,]/g;

/**
 * The price of a price range in cents, by its lower bound.
 * Null when the text has no amount ("N/A") or the amount is too large to be a price.
 */
export function priceCents(priceRange: string | null): number | null {
  const bounds = (priceRange ?? '').split(/\s*(?:[-–—]|\bto\b)\s*/i);
  const cents = bounds.map(amountInCents).filter((amount) => amount !== null);
  return cents.length === 0 ? null : Math.min(...cents);
}

function amountInCents(text: string): number | null {
  const digits = firstAmount.exec(text)?.[0].replace(separators, '');
  if (digits === undefined) return null;
  const cents = Math.round(Number(digits) * 100);
  return cents <= maxPriceCents ? cents : null;
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
