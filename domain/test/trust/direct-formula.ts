import { normalCdf, normalDensity, normalNodes } from '../../src/trust/normal.js';
import type { PlacedList } from '../../src/trust/placed-list.js';

/**
 * The chances of at most 0, 1, 2 ... better models than the one at `index`, model by model and node by node as the method is
 * written down: exact for up to 100 models, approximate for more.
 */
export function directCdf(list: PlacedList, index: number): number[] {
  const { length } = list.adjusted;
  const cdf = Array.from({ length }, () => 0);
  for (const node of normalNodes) {
    const chances = chancesAt(list, index, (list.adjusted[index] ?? 0) + (list.sd[index] ?? 0) * node);
    const atMost = length > 100 ? approximate(chances) : exact(chances, length);
    for (let better = 0; better < length; better++) cdf[better] = (cdf[better] ?? 0) + atMost(better) / 33;
  }
  return cdf.with(-1, 1);
}

/** The shortest range that holds 90 %, from all of them. */
export function directPlaces(cdf: readonly number[]): [low: number, high: number] {
  const chance = (low: number, high: number) => Math.round(1e9 * chanceOf(cdf, low, high));
  let best: [number, number] = [1, cdf.length];
  let high = 1;
  for (let low = 1; low <= cdf.length; low++) {
    while (high < cdf.length && chance(low, high) < 9e8) high++;
    const length = high - low - (best[1] - best[0]);
    const better = length < 0 || (length === 0 && chance(low, high) > chance(...best));
    if (chance(low, high) >= 9e8 && better) best = [low, high];
  }
  return best;
}

/** The chance of a range of places. */
export function chanceOf(cdf: readonly number[], low: number, high: number): number {
  return (cdf[high - 1] ?? Number.NaN) - (low < 2 ? 0 : (cdf[low - 2] ?? Number.NaN));
}

/** Of the models outside of the pool, the chances that each is better than the score. */
function chancesAt({ adjusted, sd, pool }: PlacedList, index: number, score: number): number[] {
  const chances: number[] = [];
  for (let other = 0; other < pool.length; other++) {
    if (pool[other] === pool[index]) continue;
    chances.push(normalCdf(((adjusted[other] ?? 0) - score) / (sd[other] ?? 0)));
  }
  return chances;
}

function exact(chances: readonly number[], length: number) {
  let pmf = [1];
  for (const p of chances) {
    pmf = [...pmf, 0].map((own, better) => own * (1 - p) + (better > 0 ? (pmf[better - 1] ?? 0) * p : 0));
  }
  let sum = 0;
  const sums = Array.from({ length }, (_, better) => {
    sum += pmf[better] ?? 0;
    return sum;
  });
  return (better: number) => sums[better] ?? 1;
}

function approximate(chances: readonly number[]) {
  let [mean, variance, skewness] = [0, 0, 0];
  for (const p of chances) {
    mean += p;
    variance += p * (1 - p);
    skewness += p * (1 - p) * (1 - 2 * p);
  }
  variance = Math.max(variance, 1e-12);
  return (better: number) => {
    const q = (better + 0.5 - mean) / Math.sqrt(variance);
    if (Math.abs(q) > 7) return q > 0 ? 1 : 0;
    const correction = ((skewness / variance ** 1.5) * (1 - q * q) * normalDensity(q)) / 6;
    return Math.min(Math.max(normalCdf(q) + correction, 0), 1);
  };
}
