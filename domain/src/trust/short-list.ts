import type { BetterModels, SearchRange } from './better-models.js';
import { trustConstants } from './constants.js';
import { normalNodes } from './normal.js';
import { tableReach, tabulatedCdf } from './normal-table.js';
import type { PlacedList } from './placed-list.js';

/** The number of better models in a short list, exactly, at each node of the model's true score. */
export class ShortList implements BetterModels {
  /** At one node: how many models are certainly better, and the chances that others are, of which there are `unsure`. */
  private certain = 0;
  private unsure = 0;
  private readonly better: Float64Array;
  /** Chances that exactly 0, 1, 2 ... of the unsure models are better. */
  private readonly counts: Float64Array;

  constructor(private readonly list: PlacedList) {
    const { length } = list.adjusted;
    this.better = new Float64Array(length + 1);
    this.counts = new Float64Array(length + 2);
  }

  fill(index: number, cdf: Float64Array): SearchRange {
    const [adjusted, sd] = [this.list.adjusted[index] as number, this.list.sd[index] as number];
    const { counts } = this;
    cdf.fill(0);
    for (const node of normalNodes) {
      this.compare(adjusted + sd * node, this.list.pool[index] as number);
      this.count();
      for (let count = 0; count <= this.unsure; count++) {
        const better = this.certain + count;
        cdf[better] = (cdf[better] as number) + (counts[count] as number);
      }
    }
    const last = cdf.length;
    let atMost = 0;
    for (let better = 0; better < last; better++) {
      atMost += cdf[better] as number;
      cdf[better] = atMost / trustConstants.nodes;
    }
    cdf[last - 1] = 1;
    return { firstLow: 1, lastLow: last, firstHigh: 1, lastHigh: last, reach: last - 1 };
  }

  /** Compares the models outside of the pool with a score. */
  private compare(score: number, ownPool: number): void {
    const { adjusted, sd, pool } = this.list;
    this.certain = 0;
    this.unsure = 0;
    for (let other = 0; other < pool.length; other++) {
      if (pool[other] === ownPool) continue;
      const distance = ((adjusted[other] as number) - score) / (sd[other] as number);
      if (distance <= -tableReach) continue;
      if (distance >= tableReach) this.certain++;
      else this.better[this.unsure++] = tabulatedCdf(distance);
    }
  }

  /** Counts the better ones of the unsure models, two at a time, because each pass over the counts takes time. */
  private count(): void {
    const { better, counts, unsure } = this;
    better[unsure] = 0;
    counts.fill(0, 0, unsure + 2);
    counts[0] = 1;
    for (let added = 0; added < unsure; added += 2) {
      const one = better[added] as number;
      const other = better[added + 1] as number;
      const none = (1 - one) * (1 - other);
      const both = one * other;
      const either = one + other - 2 * both;
      let last = 0;
      let lastButOne = 0;
      for (let count = 0; count <= added + 2; count++) {
        const own = counts[count] as number;
        counts[count] = own * none + last * either + lastButOne * both;
        lastButOne = last;
        last = own;
      }
    }
  }
}
