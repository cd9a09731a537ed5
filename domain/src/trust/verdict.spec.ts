import { describe, expect, test } from '@jest/globals';
import { type ComparedModel, verdicts } from './verdict.js';

const model = (name: string, more: Partial<ComparedModel> = {}): ComparedModel => ({
  ...{ name, category: 'washers', shownScore: '4.5', score: 4.5, reviews: 300, priceCents: 80_000 },
  likely: { adjusted: 4.4, sd: 0.1, pool: name },
  ...more,
});

describe('A verdict', () => {
  test.each<[string, Partial<ComparedModel>, Partial<ComparedModel>, string]>([
    [
      'of equal scores names reviews, price and that it is too close to call',
      { reviews: 900, priceCents: 70_000 },
      {},
      'A and B: the same score, 4.5. A has 3 times the reviews and costs $100 less. Too close to call (50%).',
    ],
    [
      'of a surely better model says how sure that is, rounded down',
      { shownScore: '4.7', score: 4.7, likely: { adjusted: 4.7, sd: 0.1, pool: 'A' } },
      {},
      'A scores 4.7, B 4.5. We are 98% sure owners rate A above B.',
    ],
    [
      'never says 100%',
      { shownScore: '4.9', score: 4.9, likely: { adjusted: 4.9, sd: 0.01, pool: 'A' } },
      { likely: { adjusted: 4, sd: 0.01, pool: 'B' } },
      'A scores 4.9, B 4.5. We are 99% sure owners rate A above B.',
    ],
    [
      'says when score and evidence disagree',
      { shownScore: '5.0', score: 5, reviews: 2, likely: { adjusted: 4.2, sd: 0.1, pool: 'A' } },
      { reviews: 2_469, priceCents: 200_000, likely: { adjusted: 4.5, sd: 0.1, pool: 'B' } },
      'A scores 5.0, B 4.5. A has fewer reviews (B: 1,235 times as many) and costs $1,200 less. The score favours A, the evidence favours B (98%).',
    ],
    [
      'that is too close to call says to which model the evidence leans, though it has the lower score',
      { shownScore: '4.9', score: 4.9, likely: { adjusted: 4.39, sd: 0.22, pool: 'A' } },
      { shownScore: '4.7', score: 4.7, likely: { adjusted: 4.68, sd: 0.07, pool: 'B' } },
      'A scores 4.9, B 4.7. Too close to call (89%), the evidence leans to B.',
    ],
    [
      'that is too close to call says so of the model with the higher score, too',
      { likely: { adjusted: 4.5, sd: 0.1, pool: 'A' } },
      { priceCents: null },
      'A and B: the same score, 4.5. Too close to call (76%), the evidence leans to A.',
    ],
    [
      'of models that share their reviews tells nothing apart',
      { likely: { adjusted: 4.4, sd: 0.1, pool: 'B' }, priceCents: null },
      {},
      'A and B: the same score, 4.5. They share their reviews, so nothing tells them apart.',
    ],
    [
      'of a new model says that it has not been assessed',
      { likely: null },
      { priceCents: null },
      'A and B: the same score, 4.5. How sure that is has not been calculated yet.',
    ],
    [
      'names reviews from half as many more on',
      { reviews: 450 },
      {},
      'A and B: the same score, 4.5. A has 1.5 times the reviews. Too close to call (50%).',
    ],
    [
      'compares no reviews with none, and no prices that differ by cents',
      { priceCents: 80_020 },
      { reviews: 0 },
      'A and B: the same score, 4.5. Too close to call (50%).',
    ],
    [
      'of equal scores begins with the model that has more reviews',
      {},
      { reviews: 900 },
      'B and A: the same score, 4.5. B has 3 times the reviews. Too close to call (50%).',
    ],
  ])('%s', (_, first, second, text) => {
    expect(verdicts([model('A', first), model('B', second)])).toEqual([text]);
  });

  test('compares the model with the highest score with each other one', () => {
    const models = [model('A'), model('B', { shownScore: '4.8', score: 4.8 }), model('C', { score: 4.49 })];
    expect(verdicts(models).map((text) => text.slice(0, 22))).toEqual([
      'B scores 4.8, A 4.5. T',
      'B scores 4.8, C 4.5. T',
    ]);
  });

  test('of models that share their reviews among others is given for each pair with the best', () => {
    const likely = { adjusted: 4.6, sd: 0.1, pool: 'A' };
    const models = [model('A', { likely, reviews: 900 }), model('B', { likely }), model('C'), model('D')];
    expect(verdicts(models)).toEqual([
      'A and B: the same score, 4.5. A has 3 times the reviews. They share their reviews, so nothing tells them apart.',
      'A and C: the same score, 4.5. A has 3 times the reviews. We are 92% sure owners rate A above C.',
      'A and D: the same score, 4.5. A has 3 times the reviews. We are 92% sure owners rate A above D.',
    ]);
  });

  test('says of an unrated model that it is not rated', () => {
    const unrated = { shownScore: null, likely: null };
    const notRated = (name: string) => `${name} is not rated, so nothing can be said of it.`;
    expect(verdicts([model('A'), model('B', unrated)])).toEqual([notRated('B')]);
    expect(verdicts([model('A', unrated), model('B', unrated)])).toEqual([notRated('A'), notRated('B')]);
    expect(verdicts([model('A', unrated), model('B'), model('C', { reviews: 100 })])).toEqual([
      'B and C: the same score, 4.5. B has 3 times the reviews. Too close to call (50%).',
      notRated('A'),
    ]);
  });

  test('is not given for models of different categories', () => {
    expect(verdicts([model('A'), model('B', { category: 'dryers' })])).toEqual([]);
  });
});
