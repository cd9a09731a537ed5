import type { BetterModels, SearchRange } from './better-models.js';
import { trustConstants } from './constants.js';
import { normalNodes } from './normal.js';
import { skewedCdf, tableReach } from './normal-table.js';
import { type PlacedList, poolSizes } from './placed-list.js';
import { ScoreGrid } from './score-grid.js';

const { nodes, level } = trustConstants;
const tail = (1 - level) / 2;

/** Rounding may move a chance by this much. */
const rounding = 1e-9;

/**
 * The number of better models in a long list, approximated by a normal distribution with a correction for skewness, at each
 * node of the model's true score.
 */
export class LongList implements BetterModels {
  private readonly length: number;
  private readonly sizes: Int32Array;
  private readonly grid: ScoreGrid;
  /** Of the selected model's nodes: mean, 1 / standard deviation, and skewness / 6. */
  private readonly means = new Float64Array(nodes);
  private readonly scales = new Float64Array(nodes);
  private readonly skews = new Float64Array(nodes);
  /** For each number of better models: nodes at which it is the first that is certain. Zero between calls. */
  private readonly certain: Uint8Array;

  constructor(private readonly list: PlacedList) {
    this.length = list.adjusted.length;
    this.sizes = poolSizes(list);
    this.grid = new ScoreGrid(list);
    this.certain = new Uint8Array(this.length + 1);
  }

  fill(index: number, cdf: Float64Array): SearchRange {
    this.select(index);
    const range = this.searchRange();
    this.fillBetween(range.firstLow - 2, range.lastLow - 2, cdf);
    this.fillBetween(range.firstHigh - 1, range.lastHigh - 1, cdf);
    return range;
  }

  /** Calculates the distribution at each node, without the model itself and its pool. */
  private select(index: number): void {
    const adjusted = this.list.adjusted[index] as number;
    const sd = this.list.sd[index] as number;
    const size = this.sizes[index] as number;
    for (let node = 0; node < nodes; node++) {
      const sums = this.grid.at(adjusted + sd * (normalNodes[node] as number));
      const own = 1 - (node + 0.5) / nodes;
      const ownVariance = own * (1 - own);
      const variance = Math.max(sums.variance - size * ownVariance, 1e-12);
      const scale = 1 / Math.sqrt(variance);
      this.means[node] = sums.mean - size * own;
      this.scales[node] = scale;
      this.skews[node] = ((sums.skewness - size * ownVariance * (1 - 2 * own)) * scale ** 3) / 6;
    }
  }

  /**
   * No range that starts before `firstLow` is as short as the one between equal tails, because its other end is at
   * `firstHigh` or later; the same holds for the other end.
   */
  private searchRange(): SearchRange {
    const firstHigh = this.firstWith(level - rounding) + 1;
    const lastLow = this.firstWith(1 - level + rounding) + 1;
    const reach = this.firstWith(1 - tail) - this.firstWith(tail);
    return {
      firstLow: Math.max(1, firstHigh - reach),
      lastLow,
      firstHigh,
      lastHigh: Math.min(this.length, lastLow + reach),
      reach,
    };
  }

  /** The smallest number of better models that is not exceeded with at least this chance. */
  private firstWith(chance: number): number {
    let low = 0;
    let high = this.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.chanceOfAtMost(middle) >= chance) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private chanceOfAtMost(better: number): number {
    let sum = 0;
    for (let node = 0; node < nodes; node++) {
      const position = (better + 0.5 - (this.means[node] as number)) * (this.scales[node] as number);
      if (position >= tableReach) sum += 1;
      else if (position > -tableReach) sum += skewedCdf(position, this.skews[node] as number);
    }
    return sum / nodes;
  }

  /** Fills the chances of at most `from` to at most `to` better models. */
  private fillBetween(from: number, to: number, cdf: Float64Array): void {
    const start = Math.max(0, from);
    cdf.fill(0, start, to + 1);
    for (let node = 0; node < nodes; node++) this.addNode(node, start, to, cdf);
    let certain = 0;
    for (let better = start; better <= to; better++) {
      certain += this.certain[better] as number;
      cdf[better] = ((cdf[better] as number) + certain) / nodes;
    }
    this.certain.fill(0, start, to + 2);
    if (to === this.length - 1) cdf[to] = 1;
  }

  private addNode(node: number, start: number, to: number, cdf: Float64Array): void {
    const mean = this.means[node] as number;
    const scale = this.scales[node] as number;
    const skew = this.skews[node] as number;
    const reach = tableReach / scale;
    const firstPossible = Math.max(start, Math.floor(mean - 0.5 - reach) + 1);
    const firstCertain = Math.min(to + 1, Math.max(start, Math.ceil(mean - 0.5 + reach)));
    for (let better = firstPossible; better < firstCertain; better++) {
      cdf[better] = (cdf[better] as number) + skewedCdf((better + 0.5 - mean) * scale, skew);
    }
    this.certain[firstCertain] = (this.certain[firstCertain] as number) + 1;
  }
}
