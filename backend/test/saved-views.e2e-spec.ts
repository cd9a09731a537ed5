import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CatalogueFactView } from '../src/application/rankings/model-views.js';
import { type Agent, TestSite } from './test-site.js';

let site: TestSite;
let ann: Agent;
let ben: Agent;

beforeAll(async () => {
  site = await TestSite.start();
  ann = await site.as('admin', 'ann@example.org');
  ben = await site.as('admin', 'ben@example.org');
});
afterAll(() => site.stop());

const view = (name: string, more: object = {}) => ({
  name,
  query: 'only=no-price',
  isShared: false,
  ...more,
});

describe('Saved views', () => {
  test('are for their owner, and shared ones for all of the staff', async () => {
    await ann.post('/api/admin/views').send(view('Mine')).expect(200);
    const shared = view('Ours', { query: 'category=washers&sort=-place', isShared: true });
    const { body: ours } = await ann.post('/api/admin/views').send(shared).expect(200);
    const { body: ofAnn } = await ann.get('/api/admin/views').expect(200);
    expect(ofAnn).toMatchObject([view('Mine', { isOwn: true }), { ...shared, isOwn: true }]);
    const { body: ofBen } = await ben.get('/api/admin/views').expect(200);
    expect(ofBen).toEqual([{ ...ours, isOwn: false }]);
    const [mine] = ofAnn;
    await ben.delete(`/api/admin/views/${mine.id}`).expect(404);
    await ben.delete(`/api/admin/views/${ours.id}`).expect(200);
    await ann.delete(`/api/admin/views/${mine.id}`).expect(200);
    expect((await ann.get('/api/admin/views').expect(200)).body).toEqual([]);
  });

  test('replace the own one of their name, and changes of shared ones are in the audit log', async () => {
    await ann.post('/api/admin/views').send(view('Prices')).expect(200);
    for (let time = 0; time < 2; time++)
      await ann
        .post('/api/admin/views')
        .send(view('Prices', { isShared: true }))
        .expect(200);
    const { body } = await ann.get('/api/admin/views').expect(200);
    expect(body).toMatchObject([view('Prices', { isShared: true })]);
    await ann.delete(`/api/admin/views/${body[0].id}`).expect(200);
    const { body: log } = await ann.get('/api/admin/audit?subject=view&text=Prices').expect(200);
    expect(log).toMatchObject([
      { action: 'delete', label: 'Prices', before: { isShared: true }, after: null },
      { action: 'save', before: { isShared: false }, after: { isShared: true } },
    ]);
  });

  test.each([
    [view(' '), 'name'],
    [view('x'.repeat(61)), 'name'],
    [view('Long', { query: 'q'.repeat(1_001) }), 'query'],
    [view('Raw', { query: 'q=a b' }), 'query'],
    [view('Maybe', { isShared: 'yes' }), 'isShared'],
  ])('are refused with a message at the field: %j', async (body, path) => {
    const { body: refusal } = await ann.post('/api/admin/views').send(body).expect(400);
    expect(refusal.issues).toMatchObject([{ path }]);
  });

  test('are at most 50 for each of the staff', async () => {
    for (let count = 0; count < 50; count++)
      await ann
        .post('/api/admin/views')
        .send(view(`View ${count}`))
        .expect(200);
    const { body } = await ann.post('/api/admin/views').send(view('One more')).expect(409);
    expect(body.message).toBe('You have 50 views. Delete one before you save another.');
    await ann
      .post('/api/admin/views')
      .send(view('View 7', { query: '' }))
      .expect(200);
  });
});

test("The staff's list knows the place, the month, the price and the picture of each model", async () => {
  const { body } = await ann.get('/api/admin/appliances/facts').expect(200);
  const [stored] = await site.postgres.database.query<{ pictured: number; priced: number; all: number }>(
    `select count(*) filter (where image_url is not null or cover_url is not null)::integer as pictured,
       count(price_cents)::integer as priced, count(*)::integer as all from appliances where deleted_at is null`,
  );
  const facts = body as CatalogueFactView[];
  expect({
    pictured: facts.filter(({ isPictured }) => isPictured).length,
    priced: facts.filter(({ priceCents }) => priceCents !== null).length,
    all: facts.length,
  }).toEqual(stored);
  const { body: ranking } = await site.agent().get('/api/rankings/fridges/french-door').expect(200);
  const [best] = ranking.lists.overall.best;
  expect(facts.find(({ id }) => id === best.appliance)).toMatchObject({ place: 1, of: ranking.facts.rated });
});
