/** Which end of a row is the better one. */
export type Better = 'high' | 'low';

/** Whether every model says the same in a row. */
export function allEqual(values: readonly unknown[]): boolean {
  return new Set(values).size <= 1;
}

/**
 * Which values are the best of a row. None when fewer than two are known, or when all that are known are equal:
 * what cannot be better than another is not the best.
 */
export function bestOf(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || allEqual(known)) return values.map(() => false);
  const best = better === 'high' ? Math.max(...known) : Math.min(...known);
  return values.map((value) => value === best);
}
