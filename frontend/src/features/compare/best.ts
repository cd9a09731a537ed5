/** Whether high or low values are better. */
export type Better = 'high' | 'low';

export function allEqual(values: readonly unknown[]): boolean {
  return new Set(values).size <= 1;
}

/**
 * Marks the best values; ties are all marked. None is marked when fewer than two values are known (non-null), or when
 * all known values are equal.
 */
export function bestOf(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || allEqual(known)) return values.map(() => false);
  const best = better === 'high' ? Math.max(...known) : Math.min(...known);
  return values.map((value) => value === best);
}
