import { type ChoiceGroup, optionText } from '@appliance-index/domain/models/model-choices';
import { switchKeys } from '@appliance-index/domain/models/model-list';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ReviewTrends } from '../src/application/catalogue/review-trends.js';
import type { ModelsView } from '../src/application/rankings/model-views.js';
import { TestSite } from './test-site.js';
import { until } from './until.js';

let site: TestSite;
let models: Model[];

/** A model as the other answers of the API have it. */
interface Model {
  id: string;
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
  priceCents: number | null;
  isRated: boolean;
  reviews: number;
  stores: number;
  evidence: string;
  month: string | null;
  pool: string;
  isLower: boolean;
  isApproved: boolean;
}

beforeAll(async () => {
  site = await TestSite.start();
  const stores = retailers.map(({ slug }) => `${slug.replaceAll('-', '_')}_score`).join();
  const rows = await site.postgres.database.query<Omit<Model, 'isLower' | 'isApproved'>>(
    `select id, brand, model, appliances.category, appliances.subcategory, price_cents as "priceCents",
       is_rated as "isRated", total_reviews::integer as reviews, num_nonnulls(${stores}) as stores,
       coalesce(evidence, 'none') as evidence, score_month as month, coalesce(pool_first, id) as pool
     from appliances left join appliance_trust on appliance_id = id where deleted_at is null
     order by is_rated desc, avg_score desc, total_reviews desc, brand, model, id`,
  );
  // One in a hundred has a thumbs-up.
  const technician = await site.as('verified technician');
  const approved = new Set(rows.filter((_, index) => index % 100 === 7).map(({ id }) => id));
  for (const id of approved)
    await technician.post('/api/tech-votes').send({ applianceId: id, voteValue: 1 }).expect(200);
  const lower = await site.http.app.get(ReviewTrends).lowerModels();
  models = rows.map((row) => ({ ...row, isLower: lower.has(row.id), isApproved: approved.has(row.id) }));
});
afterAll(() => site.stop());

const strength = ['none', 'very low', 'low', 'good', 'high'];

/** Whether a model fits the parameters, each on its own and as its description says. */
const rules: Record<string, (model: Model, values: string[], all: URLSearchParams) => boolean> = {
  category: ({ category }, values) => values.includes(category),
  type: ({ subcategory }, values) => values.includes(String(subcategory)),
  brand: ({ brand }, values) => values.includes(brand),
  price: ({ priceCents }, _, all) => {
    const [min, max] = ['min-price', 'max-price'].map((name) => all.get(name));
    if (priceCents === null) return all.get('no-price') === '1';
    if (!min && !max) return false;
    return priceCents / 100 >= Number(min ?? 0) && priceCents / 100 <= Number(max ?? 1e9);
  },
  'min-reviews': ({ reviews }, [least]) => reviews >= Number(least),
  evidence: ({ evidence }, [least = '']) => strength.indexOf(evidence) >= strength.indexOf(least),
  stores: ({ stores }, [least]) => stores >= Number(least),
  fresh: ({ month }) => month !== null && month > '2025-05',
  techs: ({ isApproved }) => isApproved,
  newer: ({ isLower }) => !isLower,
};

function fitting(parameters: URLSearchParams): Model[] {
  const found = models.filter((model) => {
    const names = new Set([...parameters.keys()].map((name) => (name.endsWith('-price') ? 'price' : name)));
    const own = [...names].every((name) => rules[name]?.(model, parameters.getAll(name), parameters) ?? true);
    return own && (model.isRated || parameters.get('unrated') === '1');
  });
  if (parameters.get('family') !== '1') return found;
  return [...new Map(found.toReversed().map((model) => [model.pool, model])).values()].reverse();
}

const page = async (query: string): Promise<ModelsView> =>
  (await site.agent().get(`/api/models?${query}`).expect(200)).body;
const file = async (query: string): Promise<{ total: number; models: Record<string, unknown>[] }> =>
  (await site.agent().get(`/models.json?${query}`).expect(200)).body;

const queries = [
  '',
  'unrated=1',
  'category=washers',
  'category=washers&category=dryers',
  'category=washers&type=front-load',
  'category=fridges&type=french-door&type=side-by-side',
  'brand=LG',
  'brand=LG&brand=Samsung&category=fridges',
  'max-price=900',
  'min-price=500&max-price=999.99',
  'no-price=1',
  'no-price=1&max-price=600',
  'min-reviews=100',
  'min-reviews=75&category=stoves',
  'evidence=good',
  'evidence=high&category=dishwashers',
  'stores=2',
  'stores=3&brand=GE',
  'fresh=1',
  'techs=1',
  'techs=1&category=washers&unrated=1',
  'newer=1',
  'family=1',
  'family=1&category=fridges&min-reviews=30',
  'category=washers&type=front-load&max-price=900&evidence=good&fresh=1&newer=1&stores=2',
  'category=microwaves&type=french-door',
];

test.each(queries)('The models that fit "%s" are listed, best first', async (query) => {
  const { total, models: listed } = await file(query);
  const expected = fitting(new URLSearchParams(query));
  expect(listed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(total).toBe(expected.length);
});

/** The parameters with an option chosen besides: options of a kind of which one counts replace each other. */
function choosing(query: string, group: ChoiceGroup, value: string): URLSearchParams {
  const parameters = new URLSearchParams(query);
  for (const name of group === 'price' ? ['min-price', 'max-price', 'no-price'] : [group])
    parameters.delete(name);
  if (group !== 'price') parameters.append(group, value);
  else if (value === 'none') parameters.append('no-price', '1');
  else {
    const [min = '', max = ''] = value.split('-');
    if (min) parameters.append('min-price', min);
    if (max) parameters.append('max-price', max);
  }
  return parameters;
}

test.each(queries)('Each option of "%s" has the number of models that it would list', async (query) => {
  const { options } = await page(query);
  for (const [group, own] of Object.entries(options) as [ChoiceGroup, ModelsView['options'][ChoiceGroup]][])
    for (const { value, count } of own) {
      const chosen = fitting(choosing(query, group, value));
      // Models without a score join the others, of which the option does not count any.
      const expected = group === 'unrated' ? chosen.filter(({ isRated }) => !isRated) : chosen;
      expect({ option: optionText(group, value), count }).toEqual({
        option: optionText(group, value),
        count: expected.length,
      });
    }
});

describe('A list without models', () => {
  test('tells what is in the way, and how many there are without it', async () => {
    const { total, without } = await page('category=washers&max-price=1&min-reviews=30');
    expect(total).toBe(0);
    const free = fitting(new URLSearchParams('category=washers&min-reviews=30')).length;
    expect(without).toEqual([{ group: 'price', count: free }]);
  });

  test('names no group that is not enough to drop', async () => {
    expect((await page('category=washers&max-price=1&min-reviews=99999999')).without).toEqual([]);
  });
});

describe('The order', () => {
  test.each([
    ['asc', 1],
    ['desc', -1],
  ])('by price, %s, has the models without one last', async (order, sign) => {
    const { models: listed } = await file(`sort=price&order=${order}`);
    const prices = listed.map(({ id }) => models.find((model) => model.id === id)?.priceCents);
    const known = prices.filter((cents) => cents !== null);
    expect(known).toEqual(known.toSorted((a, b) => sign * (Number(a) - Number(b))));
    expect(prices.slice(known.length).every((cents) => cents === null)).toBe(true);
  });
});

test('The place is the official one, however the list is filtered', async () => {
  const { body: ranking } = await site.agent().get('/api/rankings/washers/front-load').expect(200);
  const best = ranking.lists.overall.best as { appliance: string }[];
  const { rows } = await page('category=washers&type=front-load&brand=LG&sort=price');
  expect(rows.length).toBeGreaterThan(2);
  for (const { id, place, of } of rows) {
    const official = best.findIndex(({ appliance }) => appliance === id);
    if (official >= 0) expect({ place, of }).toEqual({ place: official + 1, of: ranking.facts.rated });
  }
});

describe('The files', () => {
  const query = 'category=fridges&min-reviews=30&columns=place,brand,price,reviews,month&sort=reviews';

  test('have the same rows and columns as the pages', async () => {
    const { text, headers } = await site.agent().get(`/models.csv?${query}`).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('Place in type,Brand,Model,Price,Reviews,Newest scores');
    const { total, rows } = await page(query);
    expect(lines).toHaveLength(total + 1);
    expect(lines.slice(1, 4).map((line) => line.split(',')[0])).toEqual(
      rows.slice(0, 3).map(({ place, of }) => `#${place} of ${of}`),
    );
    const { models: values } = await file(query);
    expect(Object.keys(values[0] ?? {})).toEqual([
      'id',
      'place',
      'of',
      'brand',
      'model',
      'price',
      'reviews',
      'month',
    ]);
    expect(values.slice(0, 50).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test('hold no formulas', async () => {
    const [{ id = '' } = {}] = models;
    const { database } = site.postgres;
    await database.query(`update appliances set price_range = '=1+1, "x"' where id = $1`, [id]);
    const isListed = async () => {
      const { text } = await site.agent().get('/models.csv?columns=price').expect(200);
      return text.includes(`,"'=1+1, ""x"""\r\n`);
    };
    await until(isListed);
  });

  test.each(['/models.csv', '/models.json'])(
    'are not sent again while they are the same: %s',
    async (path) => {
      const { headers } = await site.agent().get(path).expect(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding',
      });
      await site.agent().get(path).set('If-None-Match', String(headers.etag)).expect(304);
      const other = await site.agent().get(`${path}?fresh=1`).expect(200);
      expect(other.headers.etag).not.toBe(headers.etag);
    },
  );
});

test.each(['/api/models', '/models.json', '/models.csv'])(
  '%s refuses values that mean nothing',
  async (path) => {
    const { body, headers } = await site.agent().get(`${path}?evidence=some&stores=9`).expect(400);
    expect(headers['content-disposition']).toBeUndefined();
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual(['evidence', 'stores']);
  },
);

test('A page is answered from memory, before its request reaches the framework', async () => {
  await page('brand=LG');
  const { headers, body } = await site.agent().get('/api/models?utm=x&brand=Bosch&sort=price').expect(200);
  expect(headers['x-request-id']).toBeUndefined();
  expect(body.total).toBe(fitting(new URLSearchParams('brand=Bosch')).length);
  expect(Object.keys(body)).toEqual(['total', 'all', 'page', 'pages', 'rows', 'options', 'without']);
});

test('A page holds 50 models, and later pages go on', async () => {
  const [first, second] = [await page(''), await page('page=2')];
  const { models: all } = await file('');
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(all.slice(0, 100).map(({ id }) => id));
  expect(first).toMatchObject({ page: 1, pages: Math.ceil(all.length / 50), all: models.length });
  expect((await page('page=999')).rows).toEqual([]);
  expect(switchKeys.every((key) => first.options[key].length === 1)).toBe(true);
});
