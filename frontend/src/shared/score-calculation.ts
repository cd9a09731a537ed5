import type { RetailerScoreView, ScoreExplanationView } from '@appliance-index/backend/contract';
import { formatCount, formatList, pluralize, tenthsAsStars } from './formats';

type Given = Pick<RetailerScoreView, 'name' | 'score' | 'reviewCount'>;

/** One retailer's score and what it weighs. */
interface Term {
  name: string;
  score: number;
  weight: number;
  /** False for a score without a review count, which weighs as one review. */
  isCounted: boolean;
}

/** A second opinion: the score worked out once more, here, from the integers that were answered. */
interface ScoreCalculation {
  terms: Term[];
  weightedTenths: number;
  weight: number;
  avgScore: number;
  shownScore: string;
  /** Each score weighing the same; null when there are none. */
  plainMean: number | null;
}

/** Adds up what the retailers say: a score weighs its reviews, or 1; without a score nothing. */
export function calculateScore(retailers: readonly Given[]): ScoreCalculation {
  const terms = retailers.flatMap(({ name, score, reviewCount }): Term[] =>
    score === null ? [] : [{ name, score, weight: reviewCount || 1, isCounted: Boolean(reviewCount) }],
  );
  const weightedTenths = terms.reduce((sum, { score, weight }) => sum + score * weight, 0);
  const weight = terms.reduce((sum, term) => sum + term.weight, 0);
  const tenths = terms.reduce((sum, { score }) => sum + score, 0);
  return {
    terms,
    weightedTenths,
    weight,
    avgScore: weight === 0 ? 0 : weightedTenths / (10 * weight),
    shownScore: weight === 0 ? '0.0' : roundedHalfUp(weightedTenths, weight),
    plainMean: terms.length === 0 ? null : tenths / (10 * terms.length),
  };
}

/** In what an explanation and our own sum of its integers differ; empty when they agree. */
export function findDiscrepancies(told: ScoreExplanationView): string[] {
  const own = calculateScore(told.parts);
  const contributed = told.parts.reduce((sum, part) => sum + part.weightedTenths, 0);
  return [
    own.avgScore === told.avgScore ? [] : [`the average is ${own.avgScore}, not ${told.avgScore}`],
    own.shownScore === told.shownScore
      ? []
      : [`it is shown as ${told.shownScore} instead of ${own.shownScore}`],
    own.weight === told.weight ? [] : [`the weights sum to ${own.weight}, not ${told.weight}`],
    contributed === own.weightedTenths ? [] : ['the contributions do not add up'],
    own.plainMean === told.plainMean ? [] : [`the plain mean is ${own.plainMean}, not ${told.plainMean}`],
  ].flat();
}

/** '(4.3 × 11,270 + 4.2 × 467) ÷ 11,737 = 4.296' */
export function equationText({ terms, weight, avgScore, shownScore }: ScoreCalculation): string {
  const products = terms
    .map((term) => `${tenthsAsStars(term.score)} × ${formatCount(term.weight)}`)
    .join(' + ');
  const sum = terms.length > 1 ? `(${products})` : products;
  return `${sum} ÷ ${formatCount(weight)} = ${averageText(avgScore, shownScore)}`;
}

const fewestDecimals = 3;
const mostDecimals = 9;

/** '4.296'; with more decimals where three would round to another score than the one that is shown. */
export function averageText(average: number, shownScore: string): string {
  for (let decimals = fewestDecimals; ; decimals++) {
    const text = average.toFixed(decimals);
    if (decimals === mostDecimals || roundedOnce(text) === shownScore) return text;
  }
}

/** How much of the average comes from each part, as '1.125': rounded so that the figures add up to `averageText`. */
export function contributionTexts({
  parts,
  weight,
  avgScore,
  shownScore,
}: Pick<ScoreExplanationView, 'parts' | 'weight' | 'avgScore' | 'shownScore'>): string[] {
  const decimals = averageText(avgScore, shownScore).split('.')[1]?.length;
  let tenths = 0;
  let before = 0;
  return parts.map(({ weightedTenths }) => {
    tenths += weightedTenths;
    const upTo = Number((tenths / (10 * weight)).toFixed(decimals));
    const own = (upTo - before).toFixed(decimals);
    before = upTo;
    return own;
  });
}

/** '4.250' as '4.3' */
function roundedOnce(text: string): string {
  const [whole = '', decimals = ''] = text.split('.');
  return roundedHalfUp(Number(whole + decimals), 10 ** (decimals.length - 1));
}

/** A quotient of tenths in stars, exact at the half: 425 and 10 as '4.3' */
function roundedHalfUp(tenths: number, by: number): string {
  return tenthsAsStars(Math.floor((2 * tenths + by) / (2 * by)));
}

/** Says in words where a score comes from. */
export function explanationText({ terms, weight }: ScoreCalculation): string {
  const [first] = terms;
  if (!first) return 'No retailer has a score for this model yet, so there is nothing to average.';
  if (terms.length === 1) {
    return `${first.name} is the only retailer with a score, so its ${tenthsAsStars(first.score)} is the whole score.`;
  }
  const heaviest = terms.reduce((most, term) => (term.weight > most.weight ? term : most));
  const share = `${percentOf(heaviest.weight, weight)} of the weight`;
  // A score without a count weighs something, but is no review.
  const of = terms.every(({ isCounted }) => isCounted)
    ? `${formatCount(heaviest.weight)} of the ${pluralize(weight, 'review')} that count: ${share}`
    : share;
  return `Each retailer counts as much as the reviews behind it. ${heaviest.name} has ${of}.`;
}

/** '96%'; never 100% or 0% of something that is not all or nothing. */
export function percentOf(weight: number, all: number): string {
  const percent = (100 * weight) / all;
  if (percent > 99 && weight < all) return 'over 99%';
  return percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}

/** What about the figures needs a word: scores without a count, and reviews without a score. */
export function calculationNotes({
  parts,
  leftOut,
}: Pick<ScoreExplanationView, 'parts' | 'leftOut'>): string[] {
  const uncounted = parts.filter(({ reviewCount }) => !reviewCount).map(({ name }) => name);
  const unscored = leftOut.filter(({ reviewCount }) => reviewCount).map(({ name }) => name);
  const absent = leftOut.filter(({ reviewCount }) => !reviewCount).map(({ name }) => name);
  const remark = (names: string[], text: (list: string) => string) =>
    names.length === 0 ? [] : [text(formatList(names))];
  return [
    ...remark(uncounted, (list) => `${list}: a score without a review count weighs as one review.`),
    ...remark(unscored, (list) => `${list}: reviews without a score count in the total and weigh nothing.`),
    ...remark(absent, (list) => `${list}: no score. Left out, not counted as zero.`),
  ];
}
