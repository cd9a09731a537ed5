/** Change in rank since the previous month: positive is up, 0 is unchanged, 'new' means the model has never had a rank before. */
export type Movement = number | 'new';

/** Ranks start at 1. The previous one is null if only months before had one, and undefined if none had; null has no movement. */
export function movement(previousRank: number | null | undefined, rank: number): Movement | null {
  if (previousRank === undefined) return 'new';
  return previousRank === null ? null : previousRank - rank;
}
