import { priceBands } from '../catalogue/price.js';
import type { RetailerScores } from './retailers.js';
import { avgScore, isRated, totalReviews } from './score.js';

/** What a ranking can be ordered by; `overall` is the default. */
export const rankByLabels = { overall: 'Overall', reliability: 'Reliability', price: 'Price' } as const;
export type RankBy = keyof typeof rankByLabels;
export const rankByOptions = /* @__PURE__ */ Object.keys(rankByLabels) as RankBy[];

/** The official order, or the one by likely true scores (see `trust/adjusted-order.ts`). */
export const rankingOrders = ['official', 'evidence'] as const;
export type RankingOrder = (typeof rankingOrders)[number];

/** Lengths of the best and worst lists, how many of each are shown at first, and the step of 'Load More'. */
export const rankingLimits = {
  best: 25,
  worst: 10,
  bestShown: 10,
  worstShown: 2,
  loadMore: 6,
} as const;

/** The fields of a model that the overall order depends on. */
export interface Scored extends RetailerScores {
  id: string;
  brand: string;
  model: string;
}

/** The fields of a model that rankings depend on. */
export interface Rankable extends Scored {
  reliabilityScore: number | null;
  priceCents: number | null;
}

export type Comparator<T> = (a: T, b: T) => number;

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

type Direction = 'ascending' | 'descending';

/** What models are compared by, calculated from their fields. */
const criteria = {
  isRated,
  avgScore,
  totalReviews,
  brand: ({ brand }) => brand,
  model: ({ model }) => model,
  id: ({ id }) => id,
} satisfies Record<string, (model: Scored) => boolean | number | string>;

/** A step of an order. Each breaks the ties of those before it. */
export interface Step {
  name: string;
  field: keyof typeof criteria;
  direction: Direction;
}

/** The steps of the overall order, most significant first. The id makes the order total. */
export const bestSteps = [
  { name: 'rated', field: 'isRated', direction: 'descending' },
  { name: 'score', field: 'avgScore', direction: 'descending' },
  { name: 'reviews', field: 'totalReviews', direction: 'descending' },
  { name: 'brand', field: 'brand', direction: 'ascending' },
  { name: 'model', field: 'model', direction: 'ascending' },
  { name: 'id', field: 'id', direction: 'ascending' },
] as const satisfies readonly Step[];

export type OrderStep = (typeof bestSteps)[number]['name'];

export const orderSteps = /* @__PURE__ */ bestSteps.map(({ name }) => name);

/** The order of the worst models: lowest score first, with ties broken as in `bestSteps`. Only rated models are in it. */
export const worstSteps: readonly Step[] = /* @__PURE__ */ bestSteps
  .filter(({ name }) => name !== 'rated')
  .map((step) => (step.name === 'score' ? { ...step, direction: 'ascending' } : step));

/** The other orders' first step, with the direction in which the best come first. Models without a value follow. */
export const rankSteps = {
  reliability: { field: 'reliabilityScore', direction: 'descending' },
  price: { field: 'priceCents', direction: 'ascending' },
} as const satisfies Record<Exclude<RankBy, 'overall'>, { field: keyof Rankable; direction: Direction }>;

/** Compares models step by step. */
export function comparator(steps: readonly Step[]): Comparator<Scored> {
  return (a, b) => {
    for (const { field, direction } of steps) {
      const difference = compare(criteria[field](a), criteria[field](b));
      if (difference !== 0) return direction === 'ascending' ? difference : -difference;
    }
    return 0;
  };
}

function compare<T extends boolean | number | string>(a: T, b: T): number {
  return typeof a === 'string' ? compareText(a, String(b)) : Number(a) - Number(b);
}

export const bestFirst = /* @__PURE__ */ comparator(bestSteps);
export const worstFirst = /* @__PURE__ */ comparator(worstSteps);

/** Orders by one of `rankSteps`, and then by the overall order. */
function byStep(by: keyof typeof rankSteps, end: 'best' | 'worst'): Comparator<Rankable> {
  const { field, direction } = rankSteps[by];
  const sign = direction === 'ascending' ? 1 : -1;
  const fallback = end === 'best' ? bestFirst : worstFirst;
  return (a, b) => {
    const [first, second] = [a[field], b[field]];
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || fallback(a, b);
    }
    return (end === 'best' ? sign : -sign) * (first - second) || fallback(a, b);
  };
}

function byPriceBand<T extends Rankable>(models: readonly T[]): T[] {
  const cheapestFirst = models.toSorted(byStep('price', 'best'));
  return priceBands(cheapestFirst).flatMap((band) => band.toSorted(bestFirst));
}

/** Sorts all models best first. */
export function ranked<T extends Rankable>(models: readonly T[], by: RankBy): T[] {
  if (by === 'price') return byPriceBand(models);
  return models.toSorted(by === 'overall' ? bestFirst : byStep(by, 'best'));
}

/**
 * Sorts the rated models worst first: lowest score, least reliable, or most expensive (by exact price, without bands).
 * Unrated models are left out, because no evidence is not bad evidence.
 */
export function rankedFromWorst<T extends Rankable>(models: readonly T[], by: RankBy): T[] {
  return models.filter(isRated).toSorted(by === 'overall' ? worstFirst : byStep(by, 'worst'));
}
