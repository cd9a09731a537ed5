import { newerReviews, type Reading } from '../trust/newer-reviews.js';

/** What staff are told of a model whose figures in a file are odd, by code. Unlike guards, checks stop no import. */
export const importChecks = {
  'impossible-step': 'the new average cannot follow from the old one (impossible step)',
} as const;

export type ImportCheckCode = keyof typeof importChecks;

/** The codes of what is odd about a retailer's step from one reading of a model to the next. */
export function stepChecks(earlier: Reading, later: Reading): ImportCheckCode[] {
  return newerReviews(earlier, later).kind === 'impossible' ? ['impossible-step'] : [];
}
