/** The rated models of a list in the official order. All arrays have one entry per model. */
export interface PlacedList {
  /** Likely true scores, in stars. */
  adjusted: Float64Array;
  /** Their standard deviations, in stars; above 0. */
  sd: Float64Array;
  /** Models of one pool have the same number; all others have a number of their own. */
  pool: Int32Array;
}

/** Number of models of the pool that each model of a list is in, itself included. */
export function poolSizes({ pool }: PlacedList): Int32Array {
  const sizes = new Map<number, number>();
  for (const own of pool) sizes.set(own, (sizes.get(own) ?? 0) + 1);
  return pool.map((own) => sizes.get(own) ?? 1);
}
