import { rankByOptions } from '@appliance-index/domain/scores/ranking';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ModelsView } from '../src/application/rankings/model-views.js';
import { Appliances, type ListEnd } from '../src/application/rankings/ranking-ports.js';
import type { RankingView } from '../src/application/rankings/ranking-views.js';
import { TrustReads } from '../src/application/rankings/trust-ports.js';
import { TestSite } from './test-site.js';
import { until } from './until.js';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.start();
});
afterAll(() => site.stop());

const address = '/api/rankings/washers/front-load';
const washers = { category: 'washers', subcategory: 'front-load' };
const limits = { best: 25, worst: 10 };

const ranking = async (query = ''): Promise<RankingView> =>
  (await site.agent().get(`${address}?${query}`).expect(200)).body;

/** The ids of the type's models that fit, as the table of models has them. */
async function fitting(query: string): Promise<Set<string>> {
  const scope = 'category=washers&type=front-load&unrated=1';
  const { body } = await site.agent().get(`/models.json?${scope}&${query}`).expect(200);
  return new Set((body.models as ModelsView['rows']).map(({ id }) => id));
}

const filters = [
  'brand=LG',
  'max-price=900',
  'no-price=1',
  'min-reviews=100&brand=LG&brand=Samsung',
  'evidence=good',
];

describe.each(filters)('The ranking of models with %s', (query) => {
  test.each(rankByOptions)('by %s has the order and the places of the whole ranking', async (by) => {
    const [{ lists, filtered }, fits] = await Promise.all([ranking(query), fitting(query)]);
    expect(filtered?.total).toBe(fits.size);
    for (const end of ['best', 'worst'] satisfies ListEnd[]) {
      const whole = await site.http.app.get(Appliances).ranked(washers, by, end, 10_000);
      const expected = whole.flatMap(({ id }, index) => (fits.has(id) ? [{ id, place: index + 1 }] : []));
      const listed = lists[by][end].map(({ appliance: id }, index) => ({
        ...{ id, place: filtered?.places[by][end][index] },
      }));
      expect(listed).toEqual(expected.slice(0, limits[end]));
    }
  });

  test('by likely true scores has the order of the whole one', async () => {
    const [{ lists }, fits] = await Promise.all([ranking(`order=evidence&${query}`), fitting(query)]);
    for (const end of ['best', 'worst'] satisfies ListEnd[]) {
      const whole = await site.http.app.get(TrustReads).rankedByEvidence(washers, end, 10_000);
      const expected = whole.flatMap(({ id }) => (fits.has(id) ? [id] : []));
      expect(lists.overall[end].map(({ appliance }) => appliance)).toEqual(expected.slice(0, limits[end]));
    }
    expect(lists.price).toEqual((await ranking(query)).lists.price);
  });
});

describe('A filtered ranking', () => {
  test('is not mistaken for the whole one, as a page neither', async () => {
    const open = async (query: string) =>
      (await site.agent().get(`/category/washers/front-load${query}`)).text;
    const [whole, page] = [await ranking(), await open('')];
    expect((await ranking('brand=LG')).filtered?.total).toBeGreaterThan(0);
    expect(await open('?brand=LG')).toContain('All 11 that fit, with their places among all 39.');
    expect(await ranking()).toEqual(whole);
    expect(await open('')).toBe(page);
    expect(whole.filtered).toBeNull();
  });

  test('ignores values that mean nothing, and says what can be chosen when asked', async () => {
    const [whole, open] = [await ranking(), await ranking('filters=open')];
    expect(open.lists).toEqual(whole.lists);
    expect(open.filtered?.options.brand.length).toBeGreaterThan(2);
    expect(await ranking('max-price=cheap')).toEqual(open);
    const { body } = await site.agent().get('/api/rankings/toasters?brand=LG').expect(200);
    expect(body).toMatchObject({ total: 0, filtered: null });
  });

  test('says which choice is in the way when nothing fits', async () => {
    const { lists, filtered } = await ranking('max-price=1&brand=LG');
    expect(lists.overall).toEqual({ best: [], worst: [] });
    expect(filtered).toMatchObject({
      total: 0,
      without: [{ group: 'price', count: (await fitting('brand=LG')).size }],
    });
  });

  test('gets a model soon after a technician recommends it', async () => {
    const technician = await site.as('verified technician');
    expect((await ranking('techs=1')).filtered?.total).toBe(0);
    const [first] = (await ranking()).lists.overall.best;
    await technician
      .post('/api/tech-votes')
      .send({ applianceId: first?.appliance, voteValue: 1 })
      .expect(200);
    await until(async () => (await ranking('techs=1')).filtered?.total === 1);
  });
});

test('A whole ranking says where the bands of its list by price begin', async () => {
  const { lists, priceSteps } = await ranking();
  const ids = lists.price.best.map(({ appliance }) => appliance);
  const starts = Object.keys(priceSteps).map((id) => ids.indexOf(id));
  expect(starts.length).toBeGreaterThan(3);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts[0]).toBe(0);
  expect((await ranking('min-reviews=100')).priceSteps).toEqual({});
});

test('A ranking offers its parts by price', async () => {
  const { bands } = await ranking();
  expect(bands.map(({ text }) => text)).toContain('Best $500 to $999');
  for (const { query } of bands) expect((await ranking(query)).filtered?.query).toBe(query);
});
