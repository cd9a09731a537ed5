/** 'overall, price and reliability' */
export function formatList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}

/** Counts, lists, months and days are formatted without Intl, whose first use blocks a phone for 50 ms. */
const thousandsBoundary = /\B(?=(?:\d{3})+$)/g;

/** 11737 as '11,737'; for whole numbers. */
export function formatCount(count: number): string {
  return String(count).replace(thousandsBoundary, ',');
}

/** '1 review', '11,737 reviews' */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** 1299.5 as '$1,299.50'; whole dollars without cents. */
export function formatDollars(dollars: number): string {
  const [whole = '', cents] = dollars.toFixed(2).split('.');
  return `$${formatCount(Number(whole))}${cents === '00' ? '' : `.${cents}`}`;
}
