import { trustConstants } from './constants.js';
import { within } from './limits.js';
import type { Expectation } from './posterior.js';

/** The pieces of evidence of one type, at least one, in columns. */
export interface TypePieces {
  /** Unique across categories. */
  type: string;
  category: string;
  /** Official scores, in stars. */
  score: Float64Array;
  /** Noise of the scores, in stars squared. */
  variance: Float64Array;
  log10Reviews: Float64Array;
}

/** What the catalogue says of true scores: a line over log10(reviews) for each type, and the variance around it. */
export interface Prior {
  /** Stars per tenfold reviews. */
  slope: number;
  /** What is expected of models with 100 reviews, by type. */
  types: ReadonlyMap<string, Expectation>;
  /** Variance of true scores inside a type, in stars squared, by category. */
  variances: ReadonlyMap<string, number>;
}

/** The weighted means of the pieces of a type. */
interface TypeSummary extends TypePieces {
  /** Of each piece. */
  weights: Float64Array;
  weight: number;
  meanScore: number;
  meanPosition: number;
}

/** With the type's mean at 100 reviews, in stars, and the variance of that mean. */
interface TypeMean extends TypeSummary {
  mean: number;
  meanVariance: number;
}

/** Learns from pieces of evidence. Every category and type of theirs gets an entry. */
export function learnPrior(types: readonly TypePieces[]): Prior {
  const start = new Map(types.map(({ category }) => [category, trustConstants.priorVariance]));
  return learnOnce(types, learnOnce(types, start).variances);
}

/** @throws Error when the type has no piece of evidence */
export function expectation({ slope, types }: Prior, type: string, log10Reviews: number): Expectation {
  const expected = types.get(type);
  if (!expected) throw new Error(`Nothing is known of the type ${type}.`);
  return { ...expected, mean: expected.mean + slope * positionOf(log10Reviews) };
}

/** @param guesses of the variance inside a type, by category; they weigh the pieces */
function learnOnce(types: readonly TypePieces[], guesses: ReadonlyMap<string, number>): Prior {
  const summaries = types.map((pieces) =>
    summaryOf(pieces, guesses.get(pieces.category) ?? trustConstants.priorVariance),
  );
  const slope = slopeOf(summaries);
  const means = byCategory(summaries, (own) => meanOf(own, slope));
  const typeMeans = summaries.map((summary) => typeMeanOf(summary, slope, means.get(summary.category) ?? 0));
  const variances = learnVariances(typeMeans, slope);
  const expectations = typeMeans.map(({ type, category, mean, meanVariance }): [string, Expectation] => [
    type,
    { mean, meanVariance, variance: variances.get(category) ?? 0 },
  ]);
  return { slope, variances, types: new Map(expectations) };
}

function summaryOf(pieces: TypePieces, guess: number): TypeSummary {
  const weights = pieces.variance.map((variance) => 1 / (guess + variance));
  let [weight, score, position] = [0, 0, 0];
  for (const [index, own] of weights.entries()) {
    weight += own;
    score += own * (pieces.score[index] as number);
    position += own * positionAt(pieces, index);
  }
  return { ...pieces, weights, weight, meanScore: score / weight, meanPosition: position / weight };
}

/** Of log10(reviews) above `slopeCentre`. */
function positionOf(log10Reviews: number): number {
  return log10Reviews - trustConstants.slopeCentre;
}

function positionAt({ log10Reviews }: TypePieces, index: number): number {
  return positionOf(log10Reviews[index] as number);
}

/** Stars per tenfold reviews inside types, over all types. */
function slopeOf(summaries: readonly TypeSummary[]): number {
  let [covariance, variance] = [0, 0];
  for (const summary of summaries) {
    for (const [index, score] of summary.score.entries()) {
      const beside = positionAt(summary, index) - summary.meanPosition;
      const distance = (summary.weights[index] as number) * beside;
      covariance += distance * (score - summary.meanScore);
      variance += distance * beside;
    }
  }
  return variance <= 1e-9 ? 0 : within(trustConstants.slopeLimits, covariance / variance);
}

/** Calculates something for each category from its types; for small categories from all types. */
function byCategory<T extends TypeSummary>(
  types: readonly T[],
  calculate: (types: readonly T[]) => number,
): Map<string, number> {
  const ofAll = calculate(types);
  const own = [...Map.groupBy(types, ({ category }) => category)];
  return new Map(own.map(([category, some]) => [category, isSmall(some) ? ofAll : calculate(some)]));
}

function isSmall(types: readonly TypeSummary[]): boolean {
  return types.reduce((sum, { score }) => sum + score.length, 0) < trustConstants.smallestGroup;
}

/** The mean of some types' pieces at 100 reviews. */
function meanOf(summaries: readonly TypeSummary[], slope: number): number {
  let [weight, sum] = [0, 0];
  for (const summary of summaries) {
    weight += summary.weight;
    sum += summary.weight * (summary.meanScore - slope * summary.meanPosition);
  }
  return sum / weight;
}

/** Pulls a type's mean towards its category's. */
function typeMeanOf(summary: TypeSummary, slope: number, categoryMean: number): TypeMean {
  const own = summary.meanScore - slope * summary.meanPosition;
  const prior = 1 / trustConstants.typeVariance;
  const weight = summary.weight + prior;
  const mean = (summary.weight * own + prior * categoryMean) / weight;
  return { ...summary, mean, meanVariance: 1 / weight };
}

function learnVariances(types: readonly TypeMean[], slope: number): Map<string, number> {
  if (isSmall(types)) return new Map(types.map(({ category }) => [category, trustConstants.priorVariance]));
  return byCategory(types, (some) => varianceInside(some, slope));
}

/** How much more pieces differ from their type's line than their noise explains. */
function varianceInside(types: readonly TypeMean[], slope: number): number {
  let [weight, sum] = [0, 0];
  for (const type of types) {
    for (const [index, own] of type.weights.entries()) {
      const residual = (type.score[index] as number) - slope * positionAt(type, index) - type.mean;
      weight += own;
      sum += own * (residual * residual - (type.variance[index] as number) + type.meanVariance);
    }
  }
  return within(trustConstants.priorVarianceLimits, sum / weight);
}
