import { priceBands } from '../catalogue/price.js';
import type { RetailerScores } from './retailers.js';
import { avgScore, isRated, totalReviews } from './score.js';

/** What a ranking can be ordered by; `overall` is the default. */
export const rankByOptions = ['overall', 'reliability', 'price'] as const;
export type RankBy = (typeof rankByOptions)[number];

/** Lengths of the best and worst lists, how many of each are shown at first, and the step of 'Load More'. */
export const rankingLimits = {
  best: 25,
  worst: 10,
  bestShown: 10,
  worstShown: 2,
  loadMore: 6,
} as const;

/** The fields of a model that rankings depend on. */
export interface Rankable extends RetailerScores {
  id: string;
  brand: string;
  model: string;
  reliabilityScore: number | null;
  priceCents: number | null;
}

type Comparator<T> = (a: T, b: T) => number;

/** Compares text by code point, as the database does (collation "C"). */
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

/** The criteria of the overall order; each breaks the ties of those before it. The id makes the order total. */
const overallSteps = {
  rated: (a, b) => Number(isRated(b)) - Number(isRated(a)),
  score: (a, b) => avgScore(b) - avgScore(a),
  reviews: (a, b) => totalReviews(b) - totalReviews(a),
  brand: (a, b) => compareText(a.brand, b.brand),
  model: (a, b) => compareText(a.model, b.model),
  id: (a, b) => compareText(a.id, b.id),
} satisfies Record<string, Comparator<Rankable>>;

export type OrderStep = keyof typeof overallSteps;

/** The criteria of the overall order, most significant first. */
export const orderSteps = Object.keys(overallSteps) as OrderStep[];

function chain(steps: Readonly<Record<string, Comparator<Rankable>>>): Comparator<Rankable> {
  const comparators = Object.values(steps);
  return (a, b) => {
    for (const compare of comparators) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** The overall order: rated models first, then by score and reviews (descending), brand, model and id (ascending). */
export const bestFirst: Comparator<Rankable> = chain(overallSteps);

/** Lowest score first; ties are broken as in `bestFirst`, so more reviews come first. */
export const worstFirst: Comparator<Rankable> = chain({
  ...overallSteps,
  score: (a, b) => avgScore(a) - avgScore(b),
});

/** Orders by a nullable field; models without it come last, in the order of `fallback`, which also breaks ties. */
function byNullable(
  field: 'reliabilityScore' | 'priceCents',
  direction: 1 | -1,
  fallback: Comparator<Rankable>,
): Comparator<Rankable> {
  return (a, b) => {
    const [first, second] = [a[field], b[field]];
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || fallback(a, b);
    }
    return direction * (first - second) || fallback(a, b);
  };
}

function byPriceBand<T extends Rankable>(models: readonly T[]): T[] {
  const cheapestFirst = models.toSorted(byNullable('priceCents', 1, bestFirst));
  return priceBands(cheapestFirst).flatMap((band) => band.toSorted(bestFirst));
}

/** Sorts all models best first. */
export function ranked<T extends Rankable>(models: readonly T[], by: RankBy): T[] {
  if (by === 'price') return byPriceBand(models);
  return models.toSorted(by === 'overall' ? bestFirst : byNullable('reliabilityScore', -1, bestFirst));
}

/**
 * Sorts the rated models worst first: lowest score, least reliable, or most expensive (by exact price, without bands).
 * Unrated models are left out, because no evidence is not bad evidence.
 */
export function rankedFromWorst<T extends Rankable>(models: readonly T[], by: RankBy): T[] {
  const orders = {
    overall: worstFirst,
    reliability: byNullable('reliabilityScore', 1, worstFirst),
    price: byNullable('priceCents', -1, worstFirst),
  };
  return models.filter(isRated).toSorted(orders[by]);
}
