import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { categorySlugs, typesOf } from '../catalogue/taxonomy.js';
import { evidenceLabels } from '../trust/trust.js';
import { bandOf, type ChoiceGroup } from './model-choices.js';
import { type ColumnKey, columnKeys, type ModelRow, rowTexts } from './model-columns.js';
import type { TableModel } from './model-facets.js';
import { minEvidences, minStores, type PriceBand, parseModelList } from './model-list.js';
import { ModelTable } from './model-table.js';

const brands = ['Bosch', 'GE', 'LG'];
const updated = '2026-05';

const categoryAndType = fc
  .constantFrom(...categorySlugs)
  .chain((category) => fc.tuple(fc.constant(category), fc.constantFrom(null, ...typesOf(category))));

/** Any model; families have up to a few members. */
const anyModel = fc
  .record({
    categoryAndType,
    brand: fc.constantFrom(...brands),
    totalReviews: fc.constantFrom(0, 29, 30, 99, 400, 999, 1_000, 5_000),
    evidence: fc.constantFrom(null, ...evidenceLabels),
    stores: fc.constantFrom(1, 2, 3, 4),
    scoreMonth: fc.constantFrom(null, '2025-04', '2025-06', updated),
    isLower: fc.boolean(),
    isRated: fc.boolean(),
    priceCents: fc.constantFrom(null, 29_900, 49_999, 50_000, 120_000, 200_000, 999_999),
    family: fc.constantFrom(null, 'a', 'b', 'c'),
  })
  .map(({ categoryAndType: [category, subcategory], isRated, priceCents, family, ...fields }) => ({
    ...{ isRated, priceCents, family, avgScore: 4 },
    row: {
      ...{ id: '', model: '', category, subcategory, priceRange: null, shownScore: null },
      ...{ reliabilityScore: null, familySize: family === null ? 1 : 2, place: null, of: null },
      ...fields,
    },
  }));

const anyModels = fc.array(anyModel, { maxLength: 40 }).map((models) =>
  models.map(({ row, family, ...model }, at): TableModel => {
    const id = `m${at}`;
    return { ...model, row: { ...row, id }, family: family ?? id };
  }),
);

const some = (name: string, values: readonly (string | number)[], most = 1) =>
  fc
    .subarray([...values], { minLength: 1, maxLength: most })
    .map((chosen) => chosen.map((value) => `${name}=${value}`));

const groups = [
  ...[some('category', categorySlugs, 2), some('type', ['front-load', 'top-load']), some('brand', brands, 2)],
  ...[some('min-price', [300, 500]), some('max-price', [499.99, 1_200]), some('no-price', [1])],
  ...[some('min-reviews', [1, 30, 1_000]), some('evidence', minEvidences), some('stores', minStores)],
  ...['fresh', 'techs', 'newer', 'unrated'].map((name) => some(name, [1])),
];

/** Few groups at a time, which leave models to count. */
const anyQuery = fc
  .tuple(fc.subarray(groups, { maxLength: 3 }), fc.constantFrom([], ['family=1']))
  .chain(([chosen, family]) => fc.tuple(fc.constant(family), ...chosen))
  .map((parts) => parts.flat().join('&'));

const listOf = (query: string) => parseModelList(new URLSearchParams(query)).list;

/** The parameters with an option as the only choice of its group. */
function withOnly(query: string, group: ChoiceGroup, value: string): string {
  const parameters = new URLSearchParams(query);
  const band: Partial<PriceBand> = (group === 'price' && bandOf(value)) || {};
  for (const name of group === 'price' ? ['min-price', 'max-price', 'no-price'] : [group])
    parameters.delete(name);
  if (band.minPrice) parameters.set('min-price', String(band.minPrice));
  if (band.maxPrice) parameters.set('max-price', String(band.maxPrice));
  if (group !== 'price') parameters.set(group, value);
  else if (value === 'none') parameters.set('no-price', '1');
  return String(parameters);
}

describe('The table of models', () => {
  test('says of each option how many models it would list, and of each group in the way, how many without it', () => {
    fc.assert(
      fc.property(anyModels, anyQuery, (models, query) => {
        const table = new ModelTable(models, updated);
        const approved = new Set(['m0', 'm2', 'm3', 'm9']);
        const select = (each: string) => table.select(listOf(each), approved);
        const { options, total, without, rows } = select(query);
        expect(rows(0, 100)).toHaveLength(total);
        // Models without a score are listed besides the others, so theirs is the number of those to add.
        const { unrated, ...others } = options;
        for (const [group, each] of Object.entries(others) as [ChoiceGroup, typeof unrated][])
          for (const { value, count } of each)
            expect([group, value, count]).toEqual([
              group,
              value,
              select(withOnly(query, group, value)).total,
            ]);
        if (!query.includes('family') && !query.includes('unrated'))
          expect(unrated).toEqual([{ value: '1', count: select(`${query}&unrated=1`).total - total }]);
        for (const { group, count } of without)
          expect(count).toBe(
            select(group === 'unrated' ? `${query}&unrated=1` : dropped(query, group)).total,
          );
      }),
      { numRuns: 300 },
    );
  });
});

function dropped(query: string, group: ChoiceGroup): string {
  const names = group === 'price' ? ['min-price', 'max-price', 'no-price'] : [group];
  return query
    .split('&')
    .filter((each) => !names.some((name) => each.startsWith(`${name}=`)))
    .join('&');
}

describe('Four models', () => {
  const a: Omit<ModelRow, 'id'> = {
    ...{ brand: 'LG', model: 'B2', category: 'washers', subcategory: 'top-load', priceRange: '$900' },
    ...{ shownScore: '4.6', totalReviews: 30, evidence: 'low', stores: 2, reliabilityScore: 41 },
    ...{ scoreMonth: updated, familySize: 1, isLower: true, place: 1, of: 2 },
  };
  const b: Omit<ModelRow, 'id'> = {
    ...{ brand: 'bosch', model: 'a1', category: 'dryers', subcategory: 'front-load', priceRange: '$500' },
    ...{ shownScore: '4.2', totalReviews: 900, evidence: 'high', stores: 4, reliabilityScore: 30 },
    ...{ scoreMonth: '2025-05', familySize: 3, isLower: false, place: 3, of: 4 },
  };
  const d: Omit<ModelRow, 'id'> = {
    ...{ brand: 'GE', model: 'D4', category: 'stoves', subcategory: null, priceRange: null },
    ...{ shownScore: null, totalReviews: 0, evidence: null, stores: 0, reliabilityScore: null },
    ...{ scoreMonth: null, familySize: 1, isLower: false, place: null, of: null },
  };
  const table = new ModelTable(
    [
      { row: { id: 'a', ...a }, isRated: true, avgScore: 4.6, priceCents: 90_000, family: 'a' },
      { row: { id: 'b', ...b }, isRated: true, avgScore: 4.2, priceCents: 50_000, family: 'b' },
      { row: { id: 'c', ...a, model: 'C3' }, isRated: true, avgScore: 4.6, priceCents: 90_000, family: 'c' },
      { row: { id: 'd', ...d }, isRated: false, avgScore: 0, priceCents: null, family: 'd' },
    ],
    updated,
  );
  const select = (query: string, ...approved: string[]) => table.select(listOf(query), new Set(approved));
  const listed = (query: string) =>
    select(query)
      .rows(0, 10)
      .map(({ id }) => id)
      .join(' ');

  test.each<[ColumnKey, string, string]>([
    ['place', 'a c b d', 'b a c d'],
    ['brand', 'b d a c', 'a c d b'],
    ['model', 'b a c d', 'd c a b'],
    ['category', 'a c b d', 'd b a c'],
    ['type', 'b a c d', 'a c b d'],
    ['price', 'b a c d', 'a c b d'],
    ['score', 'b a c d', 'a c b d'],
    ['reviews', 'd a c b', 'b a c d'],
    ['evidence', 'a c b d', 'b a c d'],
    ['stores', 'd a c b', 'b a c d'],
    ['reliability', 'b a c d', 'a c b d'],
    ['month', 'b a c d', 'a c b d'],
    ['newer', 'b d a c', 'a c b d'],
    ['family', 'a c d b', 'b a c d'],
  ])('by %s are %s or %s: equal ones as officially, and those without a value last', (sort, up, down) => {
    expect(listed(`unrated=1&sort=${sort}&order=asc`)).toBe(up);
    expect(listed(`unrated=1&sort=${sort}&order=desc`)).toBe(down);
  });

  test.each([
    ['fresh=1', 'a c'],
    ['newer=1', 'b'],
    ['stores=2', 'a c b'],
    ['stores=4', 'b'],
    ['evidence=low', 'a c b'],
    ['evidence=high', 'b'],
    ['min-reviews=30', 'a c b'],
    ['min-reviews=900', 'b'],
    ['max-price=500', 'b'],
    ['min-price=900', 'a c'],
  ])('that fit "%s", with the bound itself, are %s', (query, ids) => {
    expect(listed(query)).toBe(ids);
  });

  test('are listed in parts', () => {
    const part = (offset: number, limit: number) =>
      select('unrated=1')
        .rows(offset, limit)
        .map(({ id }) => id);
    expect([part(0, 3), part(3, 3), part(1, 2)]).toEqual([['a', 'c', 'b'], ['d'], ['c', 'b']]);
  });

  test('none of which fits, say which choices alone are in the way', () => {
    const without = (query: string) => select(query).without;
    expect(without('category=stoves')).toEqual([
      { group: 'category', count: 3 },
      { group: 'unrated', count: 1 },
    ]);
    expect(without('brand=LG&stores=4')).toEqual([
      { group: 'brand', count: 1 },
      { group: 'stores', count: 2 },
    ]);
    expect(without('brand=LG&max-price=100&fresh=1')).toEqual([{ group: 'price', count: 2 }]);
    expect(without('brand=LG')).toEqual([]);
  });

  test('are offered by brands without regard to case; chosen brands and types stay', () => {
    const offered = (query: string, group: 'brand' | 'type') =>
      select(query).options[group].map(({ value, count }) => `${value} ${count}`);
    expect(offered('unrated=1', 'brand')).toEqual(['bosch 1', 'GE 1', 'LG 2']);
    expect(offered('category=dryers&brand=LG&brand=AEG', 'brand')).toEqual(['bosch 1', 'LG 0', 'AEG 0']);
    expect(offered('type=top-load', 'type')).toEqual(['top-load 2']);
  });

  test('are counted with the recommendations of the moment', () => {
    expect(select('', 'a').options.techs).toEqual([{ value: '1', count: 1 }]);
    expect(select('', 'a', 'b').options.techs).toEqual([{ value: '1', count: 2 }]);
  });

  test('have empty cells for what is not known', () => {
    expect(rowTexts({ id: 'd', ...d }, columnKeys).join('|')).toBe('|GE|D4|Stoves||||0||0||||1');
  });
});
