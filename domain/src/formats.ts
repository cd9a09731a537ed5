/** 'overall, price and reliability' */
export function formatList(words: readonly string[], last = 'and'): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `);
}

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 4 as 'four'; from 10 on in digits. */
export function inWords(count: number): string {
  return countWords[count] ?? formatCount(count);
}

/** 'four retailers' as 'Four retailers' */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
