import { tenthsPerStar } from '../scores/score.js';
import { checkChange, type ImportCheck, type RetailerFigures } from '../trust/import-checks.js';
import { newerReviews, type Reading } from '../trust/newer-reviews.js';

/** What is odd about one retailer's figures. Whether a step is possible is told by the digits read, not by tenths. */
type StepCheck = ImportCheck | 'impossible';

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
} as const satisfies Record<StepCheck | 'same-evidence' | 'shared-reviews', string>;

export type ImportCheckCode = keyof typeof importChecks;

/** The codes of what is odd about a retailer's step from one reading of a model to the next. */
export function stepChecks(earlier: Reading, later: Reading): StepCheck[] {
  const checks = checkChange(figuresOf(earlier), figuresOf(later));
  if (newerReviews(earlier, later).kind !== 'impossible') return checks;
  // An impossible mean need not be called all fives, too.
  return ['impossible', ...checks.filter((code) => code !== 'all-fives')];
}

function figuresOf({ rating, count }: Reading): RetailerFigures {
  return {
    score: rating === null ? null : Math.round(Number(rating) * tenthsPerStar + 1e-9),
    reviewCount: count,
  };
}
