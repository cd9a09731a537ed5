import { retailerFields } from '../scores/retailers.js';
import { trustConstants } from './constants.js';
import type { Sample } from './evidence.js';
import type { TrustInput } from './trust.js';

/** A rated model, with its type (unique across categories). */
interface Poolable {
  model: TrustInput;
  type: string;
  samples: readonly Sample[];
}

/** For each model, the index of the first model of its pool; its own index without others in it. */
export function firstOfPools(models: readonly Poolable[]): Int32Array {
  const firsts = new Map<string, number>();
  return Int32Array.from(models, (model, index) => {
    const reviews = model.samples.reduce((sum, { count }) => sum + count, 0);
    if (reviews < trustConstants.poolReviews) return index;
    const key = poolKey(model);
    const first = firsts.get(key) ?? index;
    firsts.set(key, first);
    return first;
  });
}

/** The brand comes last, because it may contain the separator. */
function poolKey({ model, type }: Poolable): string {
  const figures = retailerFields.map((field) => model[field]);
  return `${type}|${figures.join('|')}|${model.brand}`;
}
