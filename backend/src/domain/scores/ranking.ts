import { priceBands } from '../catalogue/price.js';
import type { RetailerScores } from './retailers.js';
import { avgScore, isRated, totalReviews } from './score.js';

/** The three orders of a ranking; `overall` is the default. */
export const rankByOptions = ['overall', 'reliability', 'price'] as const;
export type RankBy = (typeof rankByOptions)[number];

/** How long the two lists of a ranking are, and how they unfold on the page. */
export const rankingLimits = {
  best: 25,
  worst: 10,
  bestShown: 10,
  worstShown: 2,
  loadMore: 6,
} as const;

/** What an order needs to know of a model. */
export interface Rankable extends RetailerScores {
  id: string;
  brand: string;
  model: string;
  reliabilityScore: number | null;
  priceCents: number | null;
}

type Comparator<T> = (a: T, b: T) => number;

/** Text by code point, which is also how the database compares it (collation "C"). */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const left = [...a];
  const right = [...b];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** The overall order, step by step: what one step leaves equal, the next decides. The id makes it total. */
const overallSteps = {
  rated: (a, b) => Number(isRated(b)) - Number(isRated(a)),
  score: (a, b) => avgScore(b) - avgScore(a),
  reviews: (a, b) => totalReviews(b) - totalReviews(a),
  brand: (a, b) => compareText(a.brand, b.brand),
  model: (a, b) => compareText(a.model, b.model),
  id: (a, b) => compareText(a.id, b.id),
} satisfies Record<string, Comparator<Rankable>>;

export type OrderStep = keyof typeof overallSteps;

/** What the overall order goes by, first things first. */
export const orderSteps = Object.keys(overallSteps) as OrderStep[];

function chain(steps: Readonly<Record<string, Comparator<Rankable>>>): Comparator<Rankable> {
  const inOrder = Object.values(steps);
  return (a, b) => {
    for (const compare of inOrder) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** The overall order: rated models first, score down, then reviews down, brand, model and id up. It is total. */
export const bestFirst: Comparator<Rankable> = chain(overallSteps);

/** Score up; among equals the better evidenced stands first, as in `bestFirst`. */
export const worstFirst: Comparator<Rankable> = chain({
  ...overallSteps,
  score: (a, b) => avgScore(a) - avgScore(b),
});

/** By a field that not every model has; those without follow in the other order. */
function byNullable(
  field: 'reliabilityScore' | 'priceCents',
  direction: 1 | -1,
  otherwise: Comparator<Rankable>,
): Comparator<Rankable> {
  return (a, b) => {
    const [first, second] = [a[field], b[field]];
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || otherwise(a, b);
    }
    return direction * (first - second) || otherwise(a, b);
  };
}

function inPriceBands<T extends Rankable>(models: readonly T[]): T[] {
  const cheapestFirst = models.toSorted(byNullable('priceCents', 1, bestFirst));
  return priceBands(cheapestFirst).flatMap((band) => band.toSorted(bestFirst));
}

/** Every model in the order of the ranking, best first. */
export function ranked<T extends Rankable>(models: readonly T[], by: RankBy): T[] {
  if (by === 'price') return inPriceBands(models);
  return models.toSorted(by === 'overall' ? bestFirst : byNullable('reliabilityScore', -1, bestFirst));
}

/**
 * The rated models from the other end: lowest score, least reliable, or dearest first (by exact price: bands are for the cheap end).
 * A model without a score is left out: no evidence is not bad evidence.
 */
export function rankedFromWorst<T extends Rankable>(models: readonly T[], by: RankBy): T[] {
  const orders = {
    overall: worstFirst,
    reliability: byNullable('reliabilityScore', 1, worstFirst),
    price: byNullable('priceCents', -1, worstFirst),
  };
  return models.filter(isRated).toSorted(orders[by]);
}
