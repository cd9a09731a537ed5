import type { TypeCount } from './ranking-ports.js';

export function totalCount(counts: readonly TypeCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
