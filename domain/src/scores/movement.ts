/** Change in rank since the previous month: positive is up, 0 is unchanged, 'new' means the model had no rank. */
export type Movement = number | 'new';

/** Ranks start at 1. */
export function movement(previousRank: number | null, rank: number): Movement {
  return previousRank === null ? 'new' : previousRank - rank;
}
