import type { BetterModels, SearchRange } from './better-models.js';
import { trustConstants } from './constants.js';
import { normalNodes } from './normal.js';
import { tableReach, tabulatedCdf } from './normal-table.js';
import type { PlacedList } from './placed-list.js';

/** The number of better models in a short list, exactly, at each node of the model's true score. */
export class ShortList implements BetterModels {
  /** Chances of exactly 0, 1, 2 ... better models at one node. */
  private readonly chances: Float64Array;

  constructor(private readonly list: PlacedList) {
    this.chances = new Float64Array(list.adjusted.length);
  }

  fill(index: number, cdf: Float64Array): SearchRange {
    const [adjusted, sd] = [this.list.adjusted[index] as number, this.list.sd[index] as number];
    cdf.fill(0);
    for (const node of normalNodes) {
      this.chancesAt(adjusted + sd * node, this.list.pool[index] as number);
      let atMost = 0;
      for (let better = 0; better < cdf.length; better++) {
        atMost += this.chances[better] as number;
        cdf[better] = (cdf[better] as number) + atMost / trustConstants.nodes;
      }
    }
    cdf[cdf.length - 1] = 1;
    const last = cdf.length;
    return { firstLow: 1, lastLow: last, firstHigh: 1, lastHigh: last, reach: last - 1 };
  }

  /** Adds the models outside of the pool one by one; each is better than the score or not. */
  private chancesAt(score: number, ownPool: number): void {
    const { adjusted, sd, pool } = this.list;
    this.chances.fill(0);
    this.chances[0] = 1;
    let added = 0;
    for (let other = 0; other < pool.length; other++) {
      if (pool[other] === ownPool) continue;
      const distance = ((adjusted[other] as number) - score) / (sd[other] as number);
      if (distance <= -tableReach) continue;
      this.addModel(distance >= tableReach ? 1 : tabulatedCdf(distance), ++added);
    }
  }

  private addModel(chance: number, added: number): void {
    const { chances } = this;
    for (let better = added; better > 0; better--) {
      chances[better] = (chances[better] as number) * (1 - chance) + (chances[better - 1] as number) * chance;
    }
    chances[0] = (chances[0] as number) * (1 - chance);
  }
}
