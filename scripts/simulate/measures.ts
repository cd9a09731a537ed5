import type { OrderMeasure } from '@appliance-index/domain/trust/simulation-results';

/** The gain, 2 to the power of the relevance, less 1, of the models down to that share of the list by true scores. */
const gains = [
  { share: 0.1, gain: 15 },
  { share: 0.25, gain: 7 },
  { share: 0.5, gain: 3 },
  { share: 0.75, gain: 1 },
];
const ndcgLength = 25;
const precisionLength = 10;

/** A model of a list: its true score, and the value that an order goes by. */
export interface Valued {
  truth: number;
  value: number;
}

/**
 * How well an order of a list finds the truth.
 * @param order the list in this order
 */
export function measuresOf(order: readonly Valued[]): Record<OrderMeasure, number> {
  const best = order.toSorted((a, b) => b.truth - a.truth);
  const place = new Map(best.map((model, index) => [model, index]));
  const places = order.map((model) => place.get(model) ?? 0);
  return {
    ndcg: discountedGain(places) / discountedGain(places.toSorted((a, b) => a - b)),
    regret: (best[0]?.truth ?? 0) - (order[0]?.truth ?? 0),
    tau: tau(order),
    precision:
      places.slice(0, precisionLength).filter((own) => own < precisionLength).length / precisionLength,
  };
}

/** @param places true places from 0, in the order that is measured */
function discountedGain(places: readonly number[]): number {
  return places.slice(0, ndcgLength).reduce((sum, place, index) => {
    const gain = gains.find(({ share }) => place < share * places.length)?.gain ?? 0;
    return sum + gain / Math.log2(index + 2);
  }, 0);
}

/** Kendall's tau-b: the pairs in the right order less those in the wrong one, by the pairs without ties. */
function tau(models: readonly Valued[]): number {
  let [right, truths, values] = [0, 0, 0];
  for (const [index, first] of models.entries()) {
    for (const second of models.slice(index + 1)) {
      const byTruth = Math.sign(first.truth - second.truth);
      const byValue = Math.sign(first.value - second.value);
      right += byTruth * byValue;
      truths += Math.abs(byTruth);
      values += Math.abs(byValue);
    }
  }
  return right / Math.sqrt(truths * values);
}
