import { trustConstants } from './constants.js';
import { compareEvidence, type RatedModels, samplesAt } from './rated-models.js';

/** For each model, the index of the first model of its pool; its own index without others in it. */
export function firstOfPools(models: RatedModels): Int32Array {
  const firsts = Int32Array.from({ length: models.length }, (_, index) => index);
  const sorted = firsts.filter((index) => hasEnoughReviews(models, index));
  sorted.sort((a, b) => compareEvidence(models, a, b) || a - b);
  let first = -1;
  for (const index of sorted) {
    if (first < 0 || compareEvidence(models, first, index) !== 0) first = index;
    firsts[index] = first;
  }
  return firsts;
}

function hasEnoughReviews(models: RatedModels, index: number): boolean {
  const reviews = samplesAt(models, index).reduce((sum, { count }) => sum + count, 0);
  return reviews >= trustConstants.poolReviews;
}
