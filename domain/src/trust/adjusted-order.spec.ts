import { describe, expect, test } from '@jest/globals';
import { scoresOf } from '../../test/known-scores.js';
import { adjustedSteps, byAdjusted } from './adjusted-order.js';

const model = (id: string, adjusted: number | null, reviews: number | null, brand = 'A') => ({
  id,
  brand,
  model: 'X',
  adjusted,
  ...scoresOf([adjusted === null ? null : 40, reviews]),
});

describe('The evidence-adjusted order', () => {
  test('goes by the likely score, then by reviews, brand, model and id; unrated models come last', () => {
    const sorted = [
      model('best', 4.5, 3),
      model('reviews', 4.2, 90),
      model('brand', 4.2, 10, 'A'),
      model('id-1', 4.2, 10, 'B'),
      model('id-2', 4.2, 10, 'B'),
      model('worst', 1, 90),
      model('unrated-popular', null, 500),
      model('unrated', null, null),
    ];
    const order = byAdjusted<(typeof sorted)[number]>(({ adjusted }) => adjusted);
    expect(sorted.toReversed().sort(order)).toEqual(sorted);
    expect(sorted.toSorted(order)).toEqual(sorted);
    expect(adjustedSteps.map(({ name }) => name)).toEqual(['adjusted', 'reviews', 'brand', 'model', 'id']);
  });
});
