import { randomUUID } from 'node:crypto';
import { maxBulkChange } from '@appliance-index/domain/catalogue/appliance';
import { maxDecisions } from '@appliance-index/domain/limits';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ApplianceView } from '../src/application/catalogue/appliance-views.js';
import { type Agent, TestSite } from './test-site.js';

let site: TestSite;
let admin: Agent;
let count = 0;

beforeAll(async () => {
  site = await TestSite.start();
  admin = await site.as('admin');
});
afterAll(() => site.stop());

async function addModel(fields: object = {}): Promise<ApplianceView> {
  const body = { brand: 'Acme', model: `C-${++count}-${Date.now()}`, category: 'washers', ...fields };
  return (await admin.post('/api/appliances').send(body).expect(201)).body;
}

const current = async ({ id }: { id: string }): Promise<ApplianceView> =>
  (await site.agent().get(`/api/appliances/${id}`).expect(200)).body;

const of = ({ id, version }: Pick<ApplianceView, 'id' | 'version'>, cells: object) => ({
  id,
  version,
  cells,
});

const send = (models: object[], options: object) =>
  admin.post('/api/admin/appliances/cells').send({ models, ...options });
const plan = (...models: object[]) => send(models, { apply: false });
const apply = (...models: object[]) => send(models, { apply: true });
const undo = (...models: object[]) => send(models, { apply: true, undo: true });

const actionsOf = async ({ id }: ApplianceView): Promise<string[]> => {
  const { body } = await admin.get(`/api/admin/appliances/${id}/history`).expect(200);
  return body.map(({ action }: { action: string }) => action);
};

describe('A plan of cells', () => {
  test('shows each change, counts what stays, names what cannot be read, and writes nothing', async () => {
    const priced = await addModel({ priceRange: '$900', lowesScore: 40 });
    const plain = await addModel();
    const { body } = await plan(
      of(priced, { priceRange: '$850', lowesScore: '40', lowesReviewCount: '1,204' }),
      of(plain, { bestBuyScore: '4.3', priceRange: ' ', homeDepotScore: '45' }),
    ).expect(200);
    expect(body).toEqual({
      isApplied: false,
      models: [
        {
          appliance: priced,
          before: { priceRange: '$900', lowesReviewCount: null },
          after: { priceRange: '$850', lowesReviewCount: 1204 },
          problems: [],
        },
        {
          appliance: plain,
          before: { homeDepotScore: null },
          after: { homeDepotScore: 45 },
          problems: [
            {
              field: 'bestBuyScore',
              message: '4.3 is not a whole number. 4.3 stars is entered as 43.',
            },
          ],
        },
      ],
      unchanged: 2,
    });
    expect(await current(priced)).toEqual(priced);
    expect(await actionsOf(priced)).toEqual(['create']);
  });

  test('shows the type that goes with its category, and reads a new one in it', async () => {
    const washer = await addModel({ subcategory: 'top-load' });
    const other = await addModel();
    const { body } = await plan(
      of(washer, { category: 'Dryers' }),
      of(other, { category: 'fridges', subcategory: 'French Door' }),
    ).expect(200);
    expect(body.models).toMatchObject([
      { before: { subcategory: 'top-load' }, after: { category: 'dryers', subcategory: null } },
      { after: { category: 'fridges', subcategory: 'french-door' } },
    ]);
  });

  test('says at their cells that names are taken, by the catalogue or within the block', async () => {
    const [first, second, third] = [await addModel(), await addModel(), await addModel()];
    const [fourth, deleted] = [await addModel(), await addModel()];
    await admin.delete(`/api/appliances/${deleted.id}`).expect(200);
    const { body } = await plan(
      of(first, { model: second.model.toLowerCase() }),
      of(second, { model: `N-${second.model}`, priceRange: '$1' }),
      of(third, { model: `N ${second.model}` }),
      of(fourth, { model: deleted.model }),
    ).expect(200);
    const taken = { field: 'model', message: expect.stringMatching(/is already in the catalogue/) };
    expect(body.models).toMatchObject([
      { before: {}, problems: [taken] },
      { after: { model: `N-${second.model}`, priceRange: '$1' }, problems: [] },
      { after: {}, problems: [taken] },
      { after: { model: deleted.model }, problems: [] },
    ]);
  });

  test('is refused when a model has changed since, or is gone', async () => {
    const model = await addModel();
    await admin.put(`/api/appliances/${model.id}`).send({ priceRange: '$1' }).expect(200);
    for (const run of [plan, apply]) {
      const { body } = await run(of(model, { priceRange: '$2' })).expect(409);
      expect(body).toMatchObject({ code: 'stale', current: { id: model.id, priceRange: '$1', version: 2 } });
    }
    await admin.delete(`/api/appliances/${model.id}`).expect(200);
    await plan(of(model, { priceRange: '$2' })).expect(404);
  });
});

describe('Cells that are applied', () => {
  test('change all models with one audit entry each, and one undo gives back exactly what was there', async () => {
    const models = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        addModel({ lowesScore: index, subcategory: 'top-load', priceRange: `$${index}` }),
      ),
    );
    const cells = {
      ...{ category: 'dryers', priceRange: '$950', lowesScore: '44', lowesReviewCount: '12' },
      ...{ homeDepotScore: '45', homeDepotReviewCount: '7', bestBuyScore: '46', bestBuyReviewCount: '8' },
    };
    const { body } = await apply(...models.map((model) => of(model, cells))).expect(200);
    expect(body).toMatchObject({ isApplied: true, unchanged: 0 });
    expect(body.models).toHaveLength(40);
    for (const { appliance, before, after } of body.models) {
      expect(await current(appliance)).toEqual(appliance);
      expect(appliance).toMatchObject({ ...after, version: 2 });
      expect(before).toMatchObject({ subcategory: 'top-load', homeDepotScore: null });
    }
    const texts = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));
    type Changed = { appliance: ApplianceView; before: object };
    const undone = body.models.map(({ appliance, before }: Changed) => of(appliance, texts(before)));
    await undo(...undone).expect(200);
    for (const model of models) expect(await current(model)).toEqual({ ...model, version: 3 });
    expect(await actionsOf(models[39] as ApplianceView)).toEqual(['undo', 'update', 'create']);
  });

  test('are all or none: one that cannot be read, or a model that has changed, keeps back the others', async () => {
    const [good, bad] = [await addModel(), await addModel()];
    const { body } = await apply(of(good, { priceRange: '$5' }), of(bad, { lowesScore: '85' })).expect(400);
    expect(body.issues).toEqual([
      { path: 'models.1.cells.lowesScore', message: '85 is above 50. 4.3 stars is entered as 43.' },
    ]);
    const stale = await apply(
      of(good, { priceRange: '$5' }),
      of({ ...bad, version: 7 }, { priceRange: '$5' }),
    ).expect(409);
    expect(stale.body.message).toContain(`Someone else has changed Acme ${bad.model} in the meantime.`);
    expect(await current(good)).toEqual(good);
  });

  test('leave a model alone whose cells hold what it has', async () => {
    const model = await addModel({ priceRange: '$5' });
    const { body } = await apply(of(model, { priceRange: '$5', lowesScore: '' })).expect(200);
    expect(body).toEqual({ isApplied: true, models: [], unchanged: 2 });
    expect(await current(model)).toEqual(model);
  });

  test('have the brand spelt as in the catalogue, and undo gives back the former spelling', async () => {
    await addModel({ brand: 'Kräft' });
    const model = await addModel({ brand: 'Solo' });
    const { body } = await apply(of(model, { brand: 'KRAFT' })).expect(200);
    const [{ appliance }] = body.models;
    expect(appliance.brand).toBe('Kräft');
    const other = await addModel({ brand: 'SOLO' });
    await undo(of(appliance, { brand: 'Solo' })).expect(200);
    expect((await current(model)).brand).toBe('Solo');
    expect((await current(other)).brand).toBe('SOLO');
  });
});

test('The largest requests of staff are read', async () => {
  const imageUrl = `https://example.org/${'front-load-washer/'.repeat(10)}.jpg`;
  const gone = Array.from({ length: maxBulkChange }, () =>
    of({ id: randomUUID(), version: 1 }, { imageUrl }),
  );
  expect((await plan(...gone).expect(404)).body).toMatchObject({ code: 'appliance' });
  const { id, brand } = await addModel();
  const decisions = Array.from({ length: maxDecisions }, (_, index) => ({
    ...{ brand, model: `As written ${index}`, category: 'washers', decision: 'same', applianceId: id },
  }));
  const { body } = await admin.post('/api/admin/aliases').send({ decisions }).expect(200);
  expect(body).toHaveLength(maxDecisions);
});

test('What is wrong with each model of a request is listed for each, and said once', async () => {
  const wrong = { ...of(await addModel(), { priceRange: '$1' }), version: 'x' };
  const { body } = await plan(wrong, wrong).expect(400);
  expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
    'models.0.version',
    'models.1.version',
  ]);
  expect(body.message).toBe('version must be the number that came with the appliance.');
});

test('Requests for cells are of a size and shape that is checked', async () => {
  const model = await addModel();
  const blank = { cells: { priceRange: null } };
  const wrong = [
    [{ ...of(model, {}), ...blank }],
    [of(model, { lowesScore: 43 })],
    [{ id: model.id, version: 1 }],
    [{ ...of(model, {}), id: 'x' }],
    [of(model, { priceRange: '$1' }), { ...of(model, { priceRange: '$2' }), id: model.id.toUpperCase() }],
    [],
    [[]],
    Array.from({ length: 501 }, () => of(model, { priceRange: '$1' })),
    Array.from({ length: 401 }, () =>
      of(model, { brand: 'a', model: 'b', lowesScore: '1', bestBuyScore: '2', homeDepotScore: '3' }),
    ),
  ];
  for (const models of wrong) await plan(...models).expect(400);
  await send([of(model, { priceRange: '$1' })], {}).expect(400);
  const { body } = await plan(of(model, { priceRange: '$1', version: '9', deletedAt: 'x' })).expect(200);
  expect(body.models[0].after).toEqual({ priceRange: '$1' });
});
