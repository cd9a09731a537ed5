import { cleanLine } from '../text/text-fields.js';
import { priceCents } from './price.js';

/** 'under 900', 'up to $1,200', 'below 899.99 dollars'; not 'under 36 inches', which is a width. */
const limitWords =
  /(?:^|\s)(?:under|below|up to|less than)\s+(\$?\s?\d[\d.,]*)(?![\d.,])(?!\s?["”″]|[\s-]?(?:in|inch|inches|cm|cu|db|years?)\b)(?:\s?(?:\$|dollars?\b|usd\b))?(?=\s|$)/i;

/** A search text that names the highest price. */
export interface PriceLimit {
  /** The text without the price. */
  rest: string;
  /** More than 0; has at most two decimals. */
  dollars: number;
}

/** Null when the text names no highest price. */
export function priceLimit(text: string): PriceLimit | null {
  const line = cleanLine(text);
  const found = limitWords.exec(line);
  const cents = priceCents(found?.[1] ?? null);
  if (!found || !cents) return null;
  return { rest: cleanLine(line.replace(found[0], ' ')), dollars: cents / 100 };
}
