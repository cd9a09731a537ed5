import type { TypeCount } from '../ports.js';

export function totalCount(counts: readonly TypeCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
