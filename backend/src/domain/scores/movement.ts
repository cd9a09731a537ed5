/** How a model moved since the previous month: places up (positive) or down (negative), 0 for none, 'new' when it had no place. */
export type Movement = number | 'new';

/** Both ranks count from 1 at the top. */
export function movement(previousRank: number | null, rank: number): Movement {
  return previousRank === null ? 'new' : previousRank - rank;
}
