import { trustConstants } from './constants.js';
import type { Evidence } from './evidence.js';
import { within } from './limits.js';
import type { Expectation } from './posterior.js';

/** A piece of evidence with what it is compared to. */
export interface Piece extends Evidence {
  category: string;
  /** Unique across categories. */
  type: string;
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
interface TypeSummary {
  type: string;
  category: string;
  pieces: readonly Piece[];
  weight: number;
  score: number;
  /** Of log10(reviews) above `slopeCentre`. */
  position: number;
}

/** With the type's mean at 100 reviews, in stars, and the variance of that mean. */
interface TypeMean extends TypeSummary {
  mean: number;
  meanVariance: number;
}

/** Learns from pieces of evidence. Every category and type of theirs gets an entry. */
export function learnPrior(pieces: readonly Piece[]): Prior {
  const types = Map.groupBy(pieces, ({ type }) => type);
  const start = new Map(pieces.map(({ category }) => [category, trustConstants.priorVariance]));
  return learnOnce(types, learnOnce(types, start).variances);
}

/** @throws Error when the type has no piece of evidence */
export function expectation({ slope, types }: Prior, { type, log10Reviews }: Piece): Expectation {
  const expected = types.get(type);
  if (!expected) throw new Error(`Nothing is known of the type ${type}.`);
  return { ...expected, mean: expected.mean + slope * (log10Reviews - trustConstants.slopeCentre) };
}

/** @param guesses of the variance inside a type, by category; they weigh the pieces */
function learnOnce(
  types: ReadonlyMap<string, readonly Piece[]>,
  guesses: ReadonlyMap<string, number>,
): Prior {
  const weightOf = ({ category, variance }: Piece) =>
    1 / ((guesses.get(category) ?? trustConstants.priorVariance) + variance);
  const summaries = [...types].map(([type, pieces]) => summaryOf(type, pieces, weightOf));
  const slope = slopeOf(summaries, weightOf);
  const means = byCategory(summaries, (own) => meanOf(own, slope));
  const typeMeans = summaries.map((summary) => typeMeanOf(summary, slope, means.get(summary.category) ?? 0));
  const variances = learnVariances(typeMeans, slope, weightOf);
  const expectations = typeMeans.map(({ type, category, mean, meanVariance }): [string, Expectation] => [
    type,
    { mean, meanVariance, variance: variances.get(category) ?? 0 },
  ]);
  return { slope, variances, types: new Map(expectations) };
}

type Weight = (piece: Piece) => number;

function summaryOf(type: string, pieces: readonly Piece[], weightOf: Weight): TypeSummary {
  let [weight, score, position] = [0, 0, 0];
  for (const piece of pieces) {
    const own = weightOf(piece);
    weight += own;
    score += own * piece.score;
    position += own * positionOf(piece);
  }
  const category = pieces[0]?.category ?? '';
  return { type, category, pieces, weight, score: score / weight, position: position / weight };
}

function positionOf({ log10Reviews }: Piece): number {
  return log10Reviews - trustConstants.slopeCentre;
}

/** Stars per tenfold reviews inside types, over all types. */
function slopeOf(summaries: readonly TypeSummary[], weightOf: Weight): number {
  let [covariance, variance] = [0, 0];
  for (const { pieces, score, position } of summaries) {
    for (const piece of pieces) {
      const distance = weightOf(piece) * (positionOf(piece) - position);
      covariance += distance * (piece.score - score);
      variance += distance * (positionOf(piece) - position);
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
  return types.reduce((sum, { pieces }) => sum + pieces.length, 0) < trustConstants.smallestGroup;
}

/** The mean of some types' pieces at 100 reviews. */
function meanOf(summaries: readonly TypeSummary[], slope: number): number {
  let [weight, sum] = [0, 0];
  for (const summary of summaries) {
    weight += summary.weight;
    sum += summary.weight * (summary.score - slope * summary.position);
  }
  return sum / weight;
}

/** Pulls a type's mean towards its category's. */
function typeMeanOf(summary: TypeSummary, slope: number, categoryMean: number): TypeMean {
  const own = summary.score - slope * summary.position;
  const prior = 1 / trustConstants.typeVariance;
  const weight = summary.weight + prior;
  const mean = (summary.weight * own + prior * categoryMean) / weight;
  return { ...summary, mean, meanVariance: 1 / weight };
}

function learnVariances(types: readonly TypeMean[], slope: number, weightOf: Weight): Map<string, number> {
  if (isSmall(types)) return new Map(types.map(({ category }) => [category, trustConstants.priorVariance]));
  return byCategory(types, (some) => varianceInside(some, slope, weightOf));
}

/** How much more pieces differ from their type's line than their noise explains. */
function varianceInside(types: readonly TypeMean[], slope: number, weightOf: Weight): number {
  let [weight, sum] = [0, 0];
  for (const { pieces, mean, meanVariance } of types) {
    for (const piece of pieces) {
      const own = weightOf(piece);
      const residual = piece.score - slope * positionOf(piece) - mean;
      weight += own;
      sum += own * (residual * residual - piece.variance + meanVariance);
    }
  }
  return within(trustConstants.priorVarianceLimits, sum / weight);
}
