import type { RetailerScoreView, ScoreExplanationView } from '@appliance-index/backend/contract';
import { shareTexts } from '@appliance-index/domain/scores/explanation';
import {
  retailerWeight,
  shownFraction,
  starsOf,
  tenthsAsStars,
  weightedMean,
} from '@appliance-index/domain/scores/score';
import { formatCount, formatList, pluralize } from './formats';

type RetailerScore = Pick<RetailerScoreView, 'name' | 'score' | 'reviewCount'>;

type ScoreCalculation = ReturnType<typeof calculateScore>;

/**
 * Averages the scores by the product's own formula, in the browser; null scores are ignored. Averages are in stars; the
 * unweighted one is null without scores.
 */
export function calculateScore(retailers: readonly RetailerScore[]) {
  const terms = retailers.flatMap(({ name, score, reviewCount }) => {
    // A score without a review count weighs as one review.
    const [weight, isCounted] = [retailerWeight(reviewCount), Boolean(reviewCount)];
    return score === null ? [] : [{ name, score, weight, isCounted }];
  });
  const mean = weightedMean(retailers);
  const plainMean = weightedMean(terms.map(({ score }) => ({ score, reviewCount: null })));
  return {
    ...mean,
    terms,
    avgScore: starsOf(mean),
    shownScore: shownFraction(mean),
    plainMean: terms.length === 0 ? null : starsOf(plainMean),
  };
}

/** Describes where an explanation differs from our own calculation; empty when they agree. */
export function findDiscrepancies(explanation: ScoreExplanationView): string[] {
  const own = calculateScore(explanation.parts);
  const contributed = explanation.parts.reduce((sum, part) => sum + part.weightedTenths, 0);
  return [
    own.avgScore !== explanation.avgScore && `the average is ${own.avgScore}, not ${explanation.avgScore}`,
    own.shownScore !== explanation.shownScore &&
      `it is shown as ${explanation.shownScore} instead of ${own.shownScore}`,
    own.weight !== explanation.weight && `the weights sum to ${own.weight}, not ${explanation.weight}`,
    contributed !== own.weightedTenths && 'the contributions do not add up',
    own.plainMean !== explanation.plainMean &&
      `the plain mean is ${own.plainMean}, not ${explanation.plainMean}`,
  ].filter((text) => text !== false);
}

/** '(4.3 × 11,270 + 4.2 × 467) ÷ 11,737 = 4.296' */
export function equationText({ terms, weight, avgScore, shownScore }: ScoreCalculation): string {
  const products = terms
    .map((term) => `${tenthsAsStars(term.score)} × ${formatCount(term.weight)}`)
    .join(' + ');
  const sum = terms.length > 1 ? `(${products})` : products;
  return `${sum} ÷ ${formatCount(weight)} = ${averageText(avgScore, shownScore)}`;
}

const minDecimals = 3;
const maxDecimals = 9;

/** '4.296'; with more decimals where three would round to a different score from the one shown. */
export function averageText(average: number, shownScore: string): string {
  for (let decimals = minDecimals; ; decimals++) {
    const text = average.toFixed(decimals);
    if (decimals === maxDecimals || roundText(text) === shownScore) return text;
  }
}

/** Each part's contribution to the average, as '1.125', rounded so that they add up to `averageText`. */
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
    const contribution = (upTo - before).toFixed(decimals);
    before = upTo;
    return contribution;
  });
}

/** Rounds a decimal text half up: '4.250' to '4.3'. */
function roundText(text: string): string {
  const [whole = '', decimals = ''] = text.split('.');
  return shownFraction({ weightedTenths: Number(whole + decimals), weight: 10 ** (decimals.length - 1) });
}

/** Explains in a sentence where a score comes from. */
export function explanationText({ terms, weight }: ScoreCalculation): string {
  const [first] = terms;
  if (!first) return 'No retailer has a score for this model, so there is nothing to average.';
  if (terms.length === 1) {
    return `${first.name} is the only retailer with a score, so its ${tenthsAsStars(first.score)} is the whole score.`;
  }
  const heaviest = terms.reduce((most, term) => (term.weight > most.weight ? term : most));
  const share = `${shareTexts(terms.map((term) => term.weight))[terms.indexOf(heaviest)]} of the weight`;
  // A score without a count has a weight but no reviews, so the weights are not review counts.
  const weightText = terms.every(({ isCounted }) => isCounted)
    ? `${formatCount(heaviest.weight)} of the ${pluralize(weight, 'review')} that count: ${share}`
    : share;
  return `Each retailer counts as much as the reviews behind it. ${heaviest.name} has ${weightText}.`;
}

/** Notes on retailers with a score but no count, a count but no score, or neither. */
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
    ...remark(
      unscored,
      (list) => `${list}: reviews without a score count towards the total but carry no weight.`,
    ),
    ...remark(absent, (list) => `${list}: no score. Left out, not counted as zero.`),
  ];
}
