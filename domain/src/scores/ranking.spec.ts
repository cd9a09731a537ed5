import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { priceBandCents } from '../catalogue/price.js';
import { noScores } from './history.js';
import {
  bestFirst,
  compareText,
  type Rankable,
  rankByOptions,
  ranked,
  rankedFromWorst,
  worstFirst,
} from './ranking.js';
import { avgScore } from './score.js';

function model(id: string, fields: Partial<Rankable> = {}): Rankable {
  return { id, brand: 'Acme', model: id, reliabilityScore: null, priceCents: null, ...noScores, ...fields };
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const anyModel = fc.record({
  id: fc.uuid(),
  brand: fc.constantFrom('Acme', 'acme', 'Zeta', '\u{1F600}', '\uFFFD'),
  model: fc.constantFrom('A1', 'a1', 'B2'),
  reliabilityScore: maybe(fc.integer({ min: 0, max: 50 })),
  priceCents: maybe(fc.integer({ min: 0, max: 30_000 })),
  lowesScore: maybe(fc.integer({ min: 0, max: 50 })),
  lowesReviewCount: maybe(fc.integer({ min: 0, max: 3 })),
  bestBuyScore: maybe(fc.integer({ min: 0, max: 50 })),
});
const anyModels: fc.Arbitrary<Rankable[]> = fc
  .uniqueArray(anyModel, { selector: ({ id }) => id, maxLength: 40 })
  .map((models) => models.map((fields) => model(fields.id, fields)));

const ids = (models: readonly Rankable[]) => models.map(({ id }) => id);

describe('A ranking', () => {
  test.each(rankByOptions)('by %s does not depend on the input order', (by) => {
    fc.assert(
      fc.property(anyModels, fc.infiniteStream(fc.double({ noNaN: true })), (models, keys) => {
        const shuffled = models
          .map((model) => ({ model, key: keys.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ model }) => model);
        expect(ids(ranked(shuffled, by))).toEqual(ids(ranked(models, by)));
        expect(ids(rankedFromWorst(shuffled, by))).toEqual(ids(rankedFromWorst(models, by)));
      }),
    );
  });

  test.each([
    ['best', bestFirst],
    ['worst', worstFirst],
  ])('from the %s end is a total order', (_, order) => {
    fc.assert(
      fc.property(anyModels, (models) => {
        for (const a of models) {
          for (const b of models) {
            expect(Math.sign(order(a, b))).toBe(-Math.sign(order(b, a)) + 0);
            expect(order(a, b) === 0).toBe(a.id === b.id);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('puts models without a score after a score of 0', () => {
    const unrated = model('unrated', { lowesReviewCount: 900 });
    const zero = model('zero', { bestBuyScore: 0 });
    expect(ids(ranked([unrated, zero], 'overall'))).toEqual(['zero', 'unrated']);
  });

  test('breaks ties by reviews, then by brand and model', () => {
    const few = model('few', { lowesScore: 40, lowesReviewCount: 3 });
    const many = model('many', { lowesScore: 40, lowesReviewCount: 30 });
    const zeta = model('zeta', { brand: 'Zeta', lowesScore: 40, lowesReviewCount: 30 });
    expect(ids(ranked([zeta, few, many], 'overall'))).toEqual(['many', 'zeta', 'few']);
  });

  test('by reliability puts models without a reliability score last, in overall order', () => {
    const unknownBad = model('unknown-bad', { lowesScore: 10 });
    const unknownGood = model('unknown-good', { lowesScore: 50 });
    const reliable = model('reliable', { reliabilityScore: 45 });
    const brittle = model('brittle', { reliabilityScore: 20, lowesScore: 50 });
    expect(ids(ranked([unknownBad, brittle, unknownGood, reliable], 'reliability'))).toEqual([
      'reliable',
      'brittle',
      'unknown-good',
      'unknown-bad',
    ]);
  });

  test('by price treats models less than $50 above the cheapest of their band as equally expensive', () => {
    const models = [
      model('cheap', { priceCents: 10_000, lowesScore: 30 }),
      model('same-band', { priceCents: 14_999, lowesScore: 45 }),
      model('next-band', { priceCents: 15_000, lowesScore: 50 }),
      model('no-price', { lowesScore: 50 }),
    ];
    expect(ids(ranked(models, 'price'))).toEqual(['same-band', 'cheap', 'next-band', 'no-price']);
  });

  test('by price never puts a model before one that is at least a whole band cheaper', () => {
    fc.assert(
      fc.property(anyModels, (models) => {
        const prices = ranked(models, 'price').map(
          ({ priceCents }) => priceCents ?? Number.POSITIVE_INFINITY,
        );
        prices.forEach((price, index) => {
          const cheapestAfter = Math.min(...prices.slice(index + 1));
          expect(price - cheapestAfter < priceBandCents || price === cheapestAfter).toBe(true);
        });
      }),
    );
  });

  test('from the worst end lists rated models only, lowest first', () => {
    const models = Array.from({ length: 60 }, (_, n) => model(`m${n}`, { lowesScore: n % 51 }));
    const unrated = Array.from({ length: 5 }, (_, n) => model(`u${n}`));
    const lowest = rankedFromWorst([...models, ...unrated], 'overall');
    expect(ids(lowest).toSorted()).toEqual(ids(models).toSorted());
    expect(lowest.map(avgScore)).toEqual(lowest.map(avgScore).toSorted((a, b) => a - b));
  });

  test('from the worst end by reliability and by price is not the best end turned around', () => {
    const models = [
      model('brittle', { reliabilityScore: 20, priceCents: 90_000, lowesScore: 30 }),
      model('better-brittle', { reliabilityScore: 20, priceCents: 90_000, lowesScore: 40 }),
      model('reliable', { reliabilityScore: 45, priceCents: 89_900, lowesScore: 10 }),
      model('unknown', { lowesScore: 50 }),
      model('unknown-bad', { lowesScore: 20 }),
    ];
    const unknown = ['unknown-bad', 'unknown'];
    for (const by of ['reliability', 'price'] as const)
      expect(ids(rankedFromWorst(models, by))).toEqual(['brittle', 'better-brittle', 'reliable', ...unknown]);
  });

  test('compares names by code point, as the database does', () => {
    expect(compareText('\uFFFD', '\u{1F600}')).toBeLessThan(0);
    expect(compareText('LG', 'lg')).toBeLessThan(0);
    expect(compareText('AB', 'ABC')).toBeLessThan(0);
  });
});
