/** The lowest and the highest allowed value. */
export type Limits = readonly [lowest: number, highest: number];

/** The allowed value that is nearest. */
export function within([lowest, highest]: Limits, value: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
