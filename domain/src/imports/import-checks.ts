import { tenthsPerStar } from '../scores/score.js';
import { checkChange, type ImportCheck, type RetailerFigures } from '../trust/import-checks.js';
import { newerReviews, type Reading } from '../trust/newer-reviews.js';

/** What staff are told of a model whose figures in a file are odd, by code. Unlike guards, checks stop no import. */
export const importChecks = {
  impossible: 'the new average cannot follow from the old one (impossible step)',
  'count-fell': 'the retailer shows far fewer reviews than before',
  'count-fell-slightly': 'the retailer shows a few reviews less than before',
  'all-fives': 'all new reviews would have to be of five stars',
  'score-without-reviews': 'the score has changed without a new review',
  jump: 'the score has moved further than chance explains',
  'pooled-now': 'it has many times as many reviews: the retailer may have merged variants',
  'same-evidence':
    'another model of the brand has the same scores and review counts: they share their reviews',
  'shared-reviews': 'two retailers show nearly the same score and count: they may share their reviews',
} as const satisfies Record<ImportCheck | 'same-evidence' | 'shared-reviews', string>;

export type ImportCheckCode = keyof typeof importChecks;

/** The codes of what is odd about a retailer's step from one reading of a model to the next. */
export function stepChecks(earlier: Reading, later: Reading): ImportCheck[] {
  const ofTenths = checkChange(figuresOf(earlier), figuresOf(later));
  // The digits read tell more of the new reviews than tenths do; an impossible mean need not be called all fives, too.
  const isImpossible = newerReviews(earlier, later).kind === 'impossible';
  const others = ofTenths.filter((code) => code !== 'impossible' && !(isImpossible && code === 'all-fives'));
  return isImpossible ? ['impossible', ...others] : others;
}

function figuresOf({ rating, count }: Reading): RetailerFigures {
  return {
    score: rating === null ? null : Math.round(Number(rating) * tenthsPerStar + 1e-9),
    reviewCount: count,
  };
}
