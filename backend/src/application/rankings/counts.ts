import type { TypeCount } from '../ports.js';

/** How many models there are in all. */
export function totalCount(counts: readonly TypeCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
