import { bestSteps, type Comparator, comparator, type Scored } from '../scores/ranking.js';

const tieBreakers = /* @__PURE__ */ bestSteps.filter(({ name }) => name !== 'rated' && name !== 'score');

/** The steps of the order by likely true scores. Models without one come last. */
export const adjustedSteps = [
  { name: 'adjusted', field: 'adjusted', direction: 'descending' },
  ...tieBreakers,
] as const;

const byTieBreakers = /* @__PURE__ */ comparator(tieBreakers);

/**
 * Compares models by `adjustedSteps`.
 * @param adjustedOf a model's likely true score; null when it is unrated
 */
export function byAdjusted<T extends Scored>(adjustedOf: (model: T) => number | null): Comparator<T> {
  return (a, b) => {
    const [first, second] = [adjustedOf(a), adjustedOf(b)];
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || byTieBreakers(a, b);
    }
    return second - first || byTieBreakers(a, b);
  };
}
