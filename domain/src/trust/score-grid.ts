import { normalNodes } from './normal.js';
import { tableReach, tabulatedCdf } from './normal-table.js';
import type { PlacedList } from './placed-list.js';

/** Points of the grid per standard deviation of the surest model. */
const pointsPerDeviation = 16;

/** Points that the interpolation needs beyond each end. */
const margin = 2;

/** The number of models of a list whose true score is above a given one: a sum of independent chances. */
interface Sums {
  mean: number;
  variance: number;
  /** Third central moment. */
  skewness: number;
}

/** `Sums` on a grid of scores, so that a long list costs models x points instead of models x models x nodes. */
export class ScoreGrid {
  private readonly start: number;
  private readonly step: number;
  private readonly means: Float64Array;
  private readonly variances: Float64Array;
  private readonly skewnesses: Float64Array;

  constructor({ adjusted, sd }: PlacedList) {
    const reach = normalNodes.at(-1) ?? 0;
    const lows = adjusted.map((score, index) => score - reach * (sd[index] as number));
    const highs = adjusted.map((score, index) => score + reach * (sd[index] as number));
    this.step = least(sd) / pointsPerDeviation;
    this.start = least(lows) - margin * this.step;
    const points = Math.ceil((-least(highs.map((high) => -high)) - this.start) / this.step) + margin + 1;
    this.means = new Float64Array(points);
    this.variances = new Float64Array(points);
    this.skewnesses = new Float64Array(points);
    this.addAll(adjusted, sd);
  }

  private addAll(adjusted: Float64Array, sd: Float64Array): void {
    const points = this.means.length;
    /** For each point: models that are certainly better than all scores before it. */
    const certain = new Uint32Array(points + 1);
    for (let index = 0; index < adjusted.length; index++) {
      const first = this.addModel(adjusted[index] as number, sd[index] as number);
      certain[first] = (certain[first] as number) + 1;
    }
    let better = 0;
    for (let point = points - 1; point >= 0; point--) {
      better += certain[point + 1] as number;
      this.means[point] = (this.means[point] as number) + better;
    }
  }

  /** Adds a model where it is uncertain whether it is better, and returns the first of these points. */
  private addModel(adjusted: number, sd: number): number {
    const points = this.means.length;
    const middle = (adjusted - this.start) / this.step;
    const deviation = sd / this.step;
    const first = Math.min(points, Math.max(0, Math.floor(middle - tableReach * deviation) + 1));
    const end = Math.min(points, Math.ceil(middle + tableReach * deviation));
    for (let point = first; point < end; point++) {
      const chance = tabulatedCdf((middle - point) / deviation);
      const variance = chance * (1 - chance);
      this.means[point] = (this.means[point] as number) + chance;
      this.variances[point] = (this.variances[point] as number) + variance;
      this.skewnesses[point] = (this.skewnesses[point] as number) + variance * (1 - 2 * chance);
    }
    return first;
  }

  /** The sums at a node of a model of the list, by the cubic through the four points around it. */
  at(score: number): Sums {
    const position = (score - this.start) / this.step;
    const point = Math.trunc(position);
    const share = position - point;
    const a = (-share * (share - 1) * (share - 2)) / 6;
    const b = ((share + 1) * (share - 1) * (share - 2)) / 2;
    const c = (-(share + 1) * share * (share - 2)) / 2;
    const d = ((share + 1) * share * (share - 1)) / 6;
    const mix = (values: Float64Array) =>
      a * (values[point - 1] as number) +
      b * (values[point] as number) +
      c * (values[point + 1] as number) +
      d * (values[point + 2] as number);
    return { mean: mix(this.means), variance: mix(this.variances), skewness: mix(this.skewnesses) };
  }
}

function least(values: Float64Array): number {
  return values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
}
