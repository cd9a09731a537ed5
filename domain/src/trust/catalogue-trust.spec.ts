import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { scoresOf } from '../../test/known-scores.js';
import { generatedCatalogue } from '../../test/trust/generated-catalogue.js';
import { known, knownCatalogues, sampleCatalogue } from '../../test/trust/vectors.js';
import { ranked } from '../scores/ranking.js';
import { retailers } from '../scores/retailers.js';
import { assessCatalogue } from './catalogue-trust.js';
import type { CatalogueTrust, ModelTrust, RatedTrust, TrustInput } from './trust.js';

/** Without what depends on the order of models and retailers. */
function comparable({ models }: CatalogueTrust) {
  return new Map(
    [...models].map(([id, { storesDisagree, pool, ...trust }]) => {
      return [id, { ...trust, size: pool?.size, gap: storesDisagree?.gap }] as const;
    }),
  );
}

/** Sums may differ by rounding. */
function expectSame(received: CatalogueTrust, expected: CatalogueTrust): void {
  const trusts = comparable(received);
  expect(trusts.size).toBe(expected.models.size);
  for (const [id, trust] of comparable(expected)) expect(trusts.get(id)).toEqual(known(trust));
}

/** The same reviews, at the next retailers. */
function atOtherRetailers(model: TrustInput): TrustInput {
  const pairs = retailers.map(
    ({ scoreField, countField }) => [model[scoreField], model[countField]] as const,
  );
  return { ...model, ...scoresOf(...pairs.slice(1), ...pairs.slice(0, 1)) };
}

function ratedTrust(trust: ModelTrust | undefined): RatedTrust {
  if (!trust || trust.evidence === 'none') throw new Error('The model is unrated.');
  return trust;
}

const small = generatedCatalogue(120);

describe('The trust in a ranking', () => {
  test.each(knownCatalogues)('is known for $name', ({ models, expected: { lists, ...figures } }) => {
    const { model, models: trusts } = assessCatalogue(models);
    expect(model).toMatchObject(known(figures) as object);
    for (const [list, lines] of Object.entries(lists)) {
      for (const line of lines) {
        const { inType, inCategory, pool, ...common } = ratedTrust(trusts.get(line.id));
        const placement = list.includes('/') ? inType : inCategory;
        expect({ id: line.id, ...common, ...placement, pool: pool.size }).toMatchObject(
          known(line) as object,
        );
        expect(placement.of).toBe(lines.length);
        expect(placement.outside).toBe(line.place < line.placeLow || line.place > line.placeHigh);
      }
    }
  });

  test('covers all models; of unrated ones there is nothing to say', () => {
    const unrated = { ...small[0], ...scoresOf([null, 50]), id: 'unrated' } as TrustInput;
    const { models } = assessCatalogue([...small, unrated]);
    expect([...models.keys()]).toEqual([...small.map(({ id }) => id), 'unrated']);
    const { evidence, ...rest } = models.get('unrated') ?? { evidence: null };
    expect(evidence).toBe('none');
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  test('says nothing of an empty catalogue', () => {
    const { model, models } = assessCatalogue([]);
    expect(models.size).toBe(0);
    expect(model).toMatchObject({ K: 2.25, F: 0.0044, slope: 0, priorVariance: {}, typeMean: {} });
  });

  test('places models as the official ranking does', () => {
    const { models } = assessCatalogue(sampleCatalogue);
    const washers = sampleCatalogue.filter(({ category }) => category === 'washers');
    const official = ranked(
      washers.map((model) => ({ ...model, reliabilityScore: null, priceCents: null })),
      'overall',
    );
    const places = official.flatMap(({ id }) => models.get(id)?.inCategory?.place ?? []);
    expect(places).toEqual(places.map((_, index) => index + 1));
    expect(places.length).toBeGreaterThan(70);
  });

  test.each<[string, (index: number) => number, object]>([
    ['fall with more reviews', (index) => 48 - 5 * (index % 4), { slope: 0 }],
    ['rise steeply with more reviews', (index) => 15 + 10 * (index % 4), { slope: 0.3 }],
    ['are all the same', () => 43, { priorVariance: { washers: 0.005 } }],
    ['are the best or the worst', (index) => (index % 8 < 4 ? 50 : 10), { priorVariance: { washers: 0.5 } }],
  ])('stays within its limits when the scores %s', (_what, scoreOf, limits) => {
    const models = small.map((model, index) => ({
      ...model,
      ...scoresOf([scoreOf(index), 10 * 4 ** (index % 4)]),
      category: 'washers' as const,
      subcategory: 'front-load' as const,
    }));
    expect(assessCatalogue(models).model).toMatchObject(limits);
  });

  test.each([
    [7, 'borrow from the whole catalogue'],
    [8, 'teach by themselves'],
  ])('is learned from categories: those with %i models %s', (count, how) => {
    const some = (category: 'washers' | 'dryers' | 'stoves', length: number, spread: number) =>
      small.slice(0, length).map((model, index) => ({
        ...{ ...model, id: `${category} ${index}`, category, subcategory: null },
        ...scoresOf([30 + spread * (index % 2), 50 + 100 * index]),
      }));
    const models = [...some('washers', 50, 5), ...some('dryers', count, 2), ...some('stoves', count, 20)];
    const { dryers, stoves } = assessCatalogue(models).model.priorVariance;
    expect(dryers === stoves).toBe(how.startsWith('borrow'));
  });

  test('does not depend on the order of the catalogue', () => {
    const expected = assessCatalogue(small);
    fc.assert(
      fc.property(fc.shuffledSubarray(small, { minLength: small.length }), (shuffled) => {
        expectSame(assessCatalogue(shuffled), expected);
      }),
      { numRuns: 5 },
    );
  });

  test('does not depend on which retailer has which reviews', () => {
    expectSame(assessCatalogue(small.map(atOtherRetailers)), assessCatalogue(small));
  });

  test('of a model does not change when another gets more colours', () => {
    const copied = sampleCatalogue.find(({ id }) => id === 'washers/LG/WM4500HBA');
    const copies = ['white', 'black', 'red'].map((id) => ({ ...copied, id, model: id }) as TrustInput);
    const before = assessCatalogue(sampleCatalogue);
    const after = assessCatalogue([...sampleCatalogue, ...copies]);
    expect(after.model).toEqual(before.model);
    for (const [id, trust] of before.models) {
      const { inType, inCategory, pool, ...common } = trust;
      expect(after.models.get(id)).toMatchObject(common);
      expect(after.models.get(id)?.pool?.size).toBe(
        (pool?.size ?? 0) + (id === copied?.id ? 3 : 0) || undefined,
      );
    }
    expect(after.models.get('red')?.pool).toEqual({ size: 4, first: copied?.id });
  });

  test('takes few reviews, or another brand, as evidence of their own', () => {
    const model = (id: string, brand: string, count: number) =>
      ({ ...small[0], id, brand, ...scoresOf([45, count]) }) as TrustInput;
    const sizes = (count: number) =>
      [
        ...assessCatalogue([
          model('1', 'A', count),
          model('2', 'A', count),
          model('3', 'B', count),
        ]).models.values(),
      ].map(({ pool }) => pool?.size);
    expect(sizes(10)).toEqual([2, 2, 1]);
    expect(sizes(9)).toEqual([1, 1, 1]);
  });
});
