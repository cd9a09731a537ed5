import { capitalised, formatCount, pluralize } from '../formats.js';
import { importChecks } from '../imports/import-checks.js';
import { importGuards } from '../imports/import-guards.js';
import { monthLabel } from '../scores/month.js';
import { tenthsAsStars } from '../scores/score.js';

/** What the data say about a finding: scores in tenths of a star, days as 'YYYY-MM-DD', names. */
export type Figures = Readonly<Record<string, number | string | null>>;

interface QualityCheck {
  title: string;
  /** What a finding is about, which says where it can be mended. */
  about: 'model' | 'retailer' | 'brand';
  /** What to do about a finding. */
  advice: string;
  /** Says what was found, without naming its subject. */
  sentence(figures: Figures): string;
}

/** When the checks of the whole catalogue find something. Shares are 0 to 1. */
export const qualityLimits = {
  /** A retailer's month is a flat line when more than this share of its models show what they showed the month before. */
  flatShare: 0.95,
  /** With fewer models in both months, nothing is said of a flat line. */
  flatModels: 20,
  /** How far the number of a retailer's models may be from the mean of the three months before. */
  volumeShare: 0.3,
  volumeMonths: 3,
  /** Files come once a month; days since the retailer's newest import. */
  lateDays: 35,
  oldPriceDays: 365,
} as const;

const lookAtFile =
  "Compare the model with the retailer's page. If the file is wrong, import a corrected one, or edit the model.";

const fileSentences = {
  ...importChecks,
  'score-move': `the score has moved by more than ${tenthsAsStars(importGuards.scoreMoveTenths)} stars, or was removed`,
} as const;

/** The checks of the step from one month score to the next: what they find is kept with the import that brought the step. */
export type StepCheckCode = Exclude<keyof typeof fileSentences, 'same-evidence' | 'shared-reviews'>;

const stepCheck = (code: StepCheckCode, title: string) => ({
  title,
  about: 'model' as const,
  advice: lookAtFile,
  sentence: ({ scoreBefore, countBefore, score, count }: Figures) =>
    `${capitalised(fileSentences[code])}: ${reading(scoreBefore, countBefore)}, then ${reading(score, count)}.`,
});

const stepChecks = {
  impossible: stepCheck('impossible', 'Impossible step'),
  'score-move': stepCheck('score-move', 'Large move of a score'),
  jump: stepCheck('jump', 'Jump of a score'),
  'score-without-reviews': stepCheck('score-without-reviews', 'Score changed without reviews'),
  'all-fives': stepCheck('all-fives', 'Only five stars'),
  'count-fell': stepCheck('count-fell', 'Review count fell'),
  'count-fell-slightly': stepCheck('count-fell-slightly', 'Review count fell slightly'),
  'pooled-now': stepCheck('pooled-now', 'Variants merged'),
} as const satisfies Record<StepCheckCode, QualityCheck>;

/** All checks of the data, the most serious first. Their codes are part of addresses, and never change. */
export const qualityChecks = {
  ...stepChecks,
  'identical-ratings': {
    title: 'All models of a brand with one rating',
    about: 'brand',
    advice: 'Look whether a column of the file was filled down by mistake. If so, import a corrected file.',
    sentence: ({ models, score }) =>
      `All ${formatCount(Number(models))} models of the brand in the newest file have ${stars(score)} stars.`,
  },
  'shared-reviews': {
    title: 'Reviews shared by two retailers',
    about: 'model',
    advice: 'Look whether both retailers show the same reviews. If so, remove the figures of one.',
    sentence: ({ retailers }) => `${retailers} show nearly the same score and review count.`,
  },
  'same-evidence': {
    title: 'Reviews shared by models',
    about: 'model',
    advice:
      'The retailer has merged these models. Their evidence counts once; accept this if they are variants.',
    sentence: ({ models }) =>
      `${formatCount(Number(models))} models of the brand have these scores and review counts.`,
  },
  'flat-line': {
    title: 'Nothing changed since last month',
    about: 'retailer',
    advice:
      'Look whether an old file was imported again. If so, roll the import back and import the new one.',
    sentence: ({ unchanged, models, month }) =>
      `${formatCount(Number(unchanged))} of ${formatCount(Number(models))} models show in ${label(month)} what they showed the month before.`,
  },
  volume: {
    title: 'Unusual number of models',
    about: 'retailer',
    advice: 'Look whether the file is complete. If not, import the complete one for the same month.',
    sentence: ({ models, usual, month }) =>
      `${pluralize(Number(models), 'model')} in ${label(month)}, and ${formatCount(Number(usual))} on average of the three months before.`,
  },
  'retailer-late': {
    title: 'Retailer late',
    about: 'retailer',
    advice: "Ask for the retailer's file and import it.",
    sentence: ({ day, days }) =>
      `The newest import is of ${day}, ${formatCount(Number(days))} days ago; files are expected every ${qualityLimits.lateDays} days.`,
  },
  'rating-without-count': {
    title: 'Rating without a review count',
    about: 'model',
    advice:
      "Enter the review count of the retailer's page; without one, the rating counts as a single review.",
    sentence: ({ score }) => `${stars(score)} stars without a review count.`,
  },
  'no-type': {
    title: 'Model without a type',
    about: 'model',
    advice: 'Choose its type; without one, the model is in the list of its category only.',
    sentence: ({ category }) => `One of the ${category}, without a type.`,
  },
  'same-number': {
    title: 'Two models with one number',
    about: 'model',
    advice: 'If they are one product, keep one of them and delete the others.',
    sentence: ({ models }) => `The same number without signs, case and a market like /AA: ${models}.`,
  },
  'brand-spelling': {
    title: 'Brand spelt in two ways',
    about: 'brand',
    advice: 'Give all models of the brand one spelling.',
    sentence: ({ models, spellings }) =>
      `${formatCount(Number(models))} models are spelt in ${formatCount(Number(spellings))} ways.`,
  },
  'old-price': {
    title: 'Price older than a year',
    about: 'model',
    advice: 'Look up the price and enter it.',
    sentence: ({ price, day }) => `${price} has been the price since ${day}.`,
  },
  'no-picture': {
    title: 'No picture',
    about: 'model',
    advice: "Upload a photo, or enter the address of the maker's picture.",
    sentence: () => 'Neither a photo nor the address of a picture.',
  },
} as const satisfies Record<string, QualityCheck>;

export type QualityCheckCode = keyof typeof qualityChecks;
export const qualityCheckCodes = /* @__PURE__ */ Object.keys(qualityChecks) as QualityCheckCode[];
export const stepCheckCodes = /* @__PURE__ */ Object.keys(stepChecks) as StepCheckCode[];

/**
 * The check that finds, once they are imported, the models or brands for which a guard stops an import. The guard passes over
 * those whose finding staff have accepted.
 */
export const guardChecks = {
  'score-move': 'score-move',
  'count-fall': 'count-fell',
  'identical-ratings': 'identical-ratings',
} as const satisfies Record<string, QualityCheckCode>;

/** What was found. The data of a fixed finding are gone, so that only its check can be told. */
export function findingSentence(code: QualityCheckCode, figures: Figures | null): string {
  const check: QualityCheck = qualityChecks[code];
  return figures === null ? `${check.title}.` : check.sentence(figures);
}

/** '4.6 from 1,517 reviews' */
function reading(score: Figures[string] | undefined, count: Figures[string] | undefined): string {
  if (score === null || score === undefined) return 'no score';
  if (count === null || count === undefined) return `${stars(score)} without a review count`;
  return `${stars(score)} from ${pluralize(Number(count), 'review')}`;
}

const stars = (tenths: Figures[string] | undefined) => tenthsAsStars(Number(tenths));
const label = (month: Figures[string] | undefined) => monthLabel(String(month));
