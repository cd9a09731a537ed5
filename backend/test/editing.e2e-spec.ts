import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { lockCatalogue } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { CatalogueEditor } from '../src/application/catalogue/catalogue-editor.js';
import type { TrashedView } from '../src/application/catalogue/change-views.js';
import { ApplianceEdits } from '../src/application/catalogue/editing-ports.js';
import { FileImport } from '../src/application/imports/file-import.js';
import { ImportHistory } from '../src/application/imports/import-history.js';
import { Mailer } from '../src/application/people/account-ports.js';
import { runNightlyCleanup } from '../src/server/nightly-cleanup.js';
import { chunks } from './sample-imports.js';
import { waitingForLocks } from './test-database.js';
import { type Agent, password, TestSite, technician } from './test-site.js';

let site: TestSite;
let admin: Agent;
let otherAdmin: Agent;

beforeAll(async () => {
  site = await TestSite.start();
  admin = await site.as('admin');
  otherAdmin = await site.as('admin', 'second.admin@example.org');
});
afterAll(() => site.stop());

const washer = { brand: 'Acme', model: 'W-100', category: 'washers' };
let count = 0;

/** Adds a new model. */
async function addModel(fields: object = {}) {
  const body = { ...washer, model: `W-${++count}-${Date.now()}`, ...fields };
  return (await admin.post('/api/appliances').send(body).expect(201)).body;
}

describe('A model that is added', () => {
  test('is returned as the public entity, and is listed at once', async () => {
    const { body } = await admin
      .post('/api/appliances')
      .send({
        ...washer,
        lowesScore: 45,
        lowesReviewCount: 100,
        homeDepotScore: 30,
        homeDepotReviewCount: 300,
      })
      .expect(201);
    expect(body).toMatchObject({
      brand: 'Acme',
      avgScore: 3.375,
      totalReviews: 400,
      version: 1,
      imageUrl: null,
    });
    const list = await site.agent().get('/api/appliances');
    expect(list.body.some(({ id }: { id: string }) => id === body.id)).toBe(true);
    const found = await site.agent().get('/api/search?q=acme');
    expect(found.body.total).toBeGreaterThan(0);
  });

  test('gets its id and averages from the server', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const body = await addModel({
      id,
      avgScore: 5,
      totalReviews: 9_999,
      version: 77,
      deletedAt: '2020-01-01',
    });
    expect(body).toMatchObject({ avgScore: 0, totalReviews: 0, version: 1 });
    expect(body.id).not.toBe(id);
  });

  test.each<[string, object, string, RegExp]>([
    [
      'a score on another scale',
      { lowesScore: 85 },
      'lowesScore',
      /85 is above 50\. 4\.3 stars is entered as 43\./,
    ],
    ['a negative score', { bestBuyScore: -1 }, 'bestBuyScore', /below 0/],
    ['a fraction', { ajMadisonScore: 4.3 }, 'ajMadisonScore', /43/],
    ['a score as text', { homeDepotScore: '43' }, 'homeDepotScore', /whole number/],
    ['no brand', { brand: ' ' }, 'brand', /^Fill in the brand/],
    ['a list for a model', { model: ['W'] }, 'model', /text/],
    ['an unknown category', { category: 'toasters' }, 'category', /one of washers/],
    ["another category's type", { subcategory: 'french-door' }, 'subcategory', /^For washers/],
    ['a script for an image', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', /http/],
    ['a count too large', { lowesReviewCount: 1e12 }, 'lowesReviewCount', /above/],
    ['an object with a prototype', { brand: { __proto__: {} } }, 'brand', /text/],
  ])('with %s is refused with an issue for its field', async (_what, wrong, path, message) => {
    const { body } = await admin
      .post('/api/appliances')
      .send({ ...washer, model: 'Wrong', ...wrong })
      .expect(400);
    expect(body.issues).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  test('twice, in any spelling, is a conflict', async () => {
    const { model } = await addModel();
    const again = { ...washer, model: model.toLowerCase().replaceAll('-', ' ') };
    const { body } = await admin.post('/api/appliances').send(again).expect(409);
    expect(body.code).toBe('duplicate');
  });
});

test('Words for no value, control characters and unsafe image addresses are refused, and name the field', async () => {
  const { id } = await addModel();
  const wrong = [
    { brand: '#N/A' },
    { model: 'nan' },
    { priceRange: 'null' },
    { brand: 'Ac\tme' },
    { model: 'W\n1' },
    { imageUrl: 'https://user:secret@example.org/a.png' },
    { imageUrl: 'https://example.org/"onerror' },
  ];
  for (const fields of wrong) {
    const path = Object.keys(fields);
    const added = await admin.post('/api/appliances').send({ ...washer, ...fields });
    const changed = await admin.put(`/api/appliances/${id}`).send(fields);
    for (const { status, body } of [added, changed]) {
      expect(status).toBe(400);
      expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual(path);
    }
  }
  const bulk = { ids: [id], action: 'categorise', category: 'dryers', subcategory: 'n/a' };
  await admin.post('/api/admin/appliances/bulk').send(bulk).expect(400);
});

test('A brand is spelt as in the catalogue, unless the spelling of a model is corrected', async () => {
  const first = await addModel({ brand: 'Tällow' });
  expect(await addModel({ brand: 'TALLOW' })).toMatchObject({ brand: 'Tällow' });
  const moved = await addModel();
  const brandOf = async (id: string, brand: string) =>
    (await admin.put(`/api/appliances/${id}`).send({ brand }).expect(200)).body.brand;
  expect(await brandOf(moved.id, 'tallow')).toBe('Tällow');
  expect(await brandOf(first.id, 'Tallow')).toBe('Tallow');
  // A model in the trash does not say how a brand is spelt.
  const wrong = await addModel({ brand: 'tALLBERG' });
  await admin.delete(`/api/appliances/${wrong.id}`).expect(200);
  expect(await addModel({ brand: 'Tallberg' })).toMatchObject({ brand: 'Tallberg' });
});

test('Invisible characters in a category do not clear the type', async () => {
  const { id } = await addModel({ subcategory: 'top-load' });
  const { body } = await admin.put(`/api/appliances/${id}`).send({ category: 'washers\u200b' }).expect(200);
  expect(body).toMatchObject({ category: 'washers', subcategory: 'top-load' });
});

describe('A model that is changed', () => {
  test('keeps omitted fields, and clears fields set to null', async () => {
    const { id } = await addModel({ lowesScore: 40, lowesReviewCount: 5, priceRange: '$900' });
    const { body } = await admin
      .put(`/api/appliances/${id}`)
      .send({ bestBuyScore: 45, priceRange: null })
      .expect(200);
    expect(body).toMatchObject({ lowesScore: 40, bestBuyScore: 45, priceRange: null, version: 2 });
    const same = await admin.put(`/api/appliances/${id}`).send({ bestBuyScore: 45 }).expect(200);
    expect(same.body).toEqual(body);
    const dated = await site.postgres.database.query(
      'select from appliances where id = $1 and updated_at > created_at',
      [id],
    );
    expect(dated).toHaveLength(1);
  });

  test('loses its type with its category', async () => {
    const { id } = await addModel({ subcategory: 'top-load' });
    const { body } = await admin.put(`/api/appliances/${id}`).send({ category: 'dryers' }).expect(200);
    expect(body).toMatchObject({ category: 'dryers', subcategory: null });
  });

  test('by two editors at once is refused for the second, with the current values', async () => {
    const { id, version } = await addModel();
    await admin.put(`/api/appliances/${id}`).send({ priceRange: '$500', version }).expect(200);
    const { body } = await otherAdmin
      .put(`/api/appliances/${id}`)
      .send({ priceRange: '$600', version })
      .expect(409);
    expect(body).toMatchObject({ code: 'stale', current: { priceRange: '$500', version: version + 1 } });
    await otherAdmin.put(`/api/appliances/${id}`).send({ priceRange: '$600' }).expect(200);
  });

  test('without a version, or with version null, is saved', async () => {
    const { id } = await addModel();
    await admin.put(`/api/appliances/${id}`).send({ priceRange: '$1' }).expect(200);
    await admin.put(`/api/appliances/${id}`).send({ priceRange: '$2', version: null }).expect(200);
    const { body } = await admin.put(`/api/appliances/${id}`).send({ version: '1' }).expect(400);
    expect(body.message).toBe('version must be the number that came with the appliance.');
  });

  test('accepts its ETag as the version', async () => {
    const { id } = await addModel();
    const { headers } = await site.agent().get(`/api/appliances/${id}`);
    const put = (tag: string) =>
      admin
        .put(`/api/appliances/${id}`)
        .set('If-Match', tag)
        .send({ priceRange: `$${Math.random()}` });
    await put(String(headers.etag)).expect(200);
    await put(String(headers.etag)).expect(409);
    await put('"2"').expect(200);
    await put('*').expect(200);
  });

  test('many times at once has as many versions and audit records', async () => {
    const { id } = await addModel();
    const saves = Array.from({ length: 20 }, (_, i) =>
      admin
        .put(`/api/appliances/${id}`)
        .send({ priceRange: `$${i + 1}` })
        .expect(200),
    );
    await Promise.all(saves);
    expect((await site.agent().get(`/api/appliances/${id}`)).body.version).toBe(21);
    const history = await admin.get(`/api/admin/appliances/${id}/history`).expect(200);
    expect(history.body).toHaveLength(21);
  });
});

describe('A model that is deleted', () => {
  beforeEach(() => site.http.app.get(CatalogueEditor).purgeTrash());

  test('is in the trash, and is restored with its votes', async () => {
    const { id } = await addModel();
    const expert = await site.as('verified technician', `expert${count}@example.org`);
    await expert.post('/api/tech-votes').send({ applianceId: id, voteValue: 1 }).expect(200);
    const deleted = await admin.delete(`/api/appliances/${id}`).expect(200);
    expect(deleted.body).toEqual({ success: true, id });
    await site.agent().get(`/api/appliances/${id}`).expect(404);
    await admin.delete(`/api/appliances/${id}`).expect(404);
    const { body } = await admin.get('/api/admin/trash').expect(200);
    expect(body[0].appliance.id).toBe(id);
    expect(Date.parse(body[0].removedAt) - Date.parse(body[0].deletedAt)).toBe(30 * 86_400_000);
    await admin.post(`/api/admin/appliances/${id}/restore`).expect(200);
    const { body: changes } = await admin.get(`/api/admin/appliances/${id}/history`).expect(200);
    expect(changes.map(({ action }: { action: string }) => action)).toEqual(['restore', 'delete', 'create']);
    expect((await site.agent().get(`/api/tech-votes/${id}`).expect(200)).body.thumbsUpCount).toBe(1);
  });

  test('can be found in the trash, however many were deleted with it', async () => {
    await site.postgres.database.query(
      `insert into appliances (brand, model, category, search_text, match_key, deleted_at)
         select 'Old', n, 'washers', 'old', 'old|' || n || '|washers', date_trunc('day', now())
           from generate_series(1, 130) n`,
    );
    const rows = await site.postgres.database.query('select id from appliances where deleted_at is not null');
    const seen: string[] = [];
    for (let start: object | null = {}; start; ) {
      const answer = await admin.get('/api/admin/trash').query(start).expect(200);
      const trashed: TrashedView[] = answer.body;
      expect(trashed.length).toBeLessThanOrEqual(100);
      seen.push(...trashed.map(({ appliance }) => appliance.id));
      const last = trashed.at(-1);
      start = last ? { after: last.appliance.id, deletedAt: last.deletedAt } : null;
      // A colleague restores it before the next page is loaded.
      if (last) await admin.post(`/api/admin/appliances/${last.appliance.id}/restore`).expect(200);
    }
    expect(new Set(seen).size).toBe(rows.length);
    await admin.get('/api/admin/trash?after=x').expect(400);
    const { body } = await admin.get(`/api/admin/trash?after=${seen[0]}`).expect(400);
    expect(body.message).toBe('deletedAt must be the time at which the model after was deleted.');
  });

  test('is purged after 30 days, however many expire at once', async () => {
    const { database } = site.postgres;
    const insert = (days: number) =>
      database.query(
        `insert into appliances (brand, model, category, search_text, match_key, deleted_at)
           select 'Purged', n, 'washers', '', 'purged', now() - $1 * interval '1 day' from generate_series(1, 700) n`,
        [days],
      );
    const version = async () => {
      const [row] = await database.query<{ version: number }>(
        'select version::integer as version from catalogue_version',
      );
      return row?.version ?? 0;
    };
    const editor = site.http.app.get(CatalogueEditor);
    await Promise.all([insert(31), insert(29)]);
    const before = await version();
    expect(await editor.purgeTrash()).toBe(700);
    expect(await database.query(`select from appliances where brand = 'Purged'`)).toHaveLength(700);
    // Each transaction that deletes something increments the version once.
    expect(await version()).toBe(before + 3);
    expect(await editor.purgeTrash()).toBe(0);
    expect(await version()).toBe(before + 3);
  });

  test('is purged in small batches if it has many votes', async () => {
    const { database } = site.postgres;
    const popular = [await addModel(), await addModel(), await addModel()].map(({ id }) => id);
    await database.query(
      `insert into vote_tallies select id, 'overall', 'consumer', 0, 90000, 10000 from unnest($1::uuid[]) as id`,
      [popular],
    );
    await database.query(
      `update appliances set deleted_at = now() - interval '31 days' where id = any ($1)`,
      [popular],
    );
    const edits = site.http.app.get(ApplianceEdits);
    const purged = async () => (await edits.purge(new Date(Date.now() - 30 * 86_400_000), 300)).appliances;
    expect([await purged(), await purged(), await purged()]).toEqual([2, 1, 0]);
  });

  test('but cannot be purged does not stop the rest of the cleanup', async () => {
    const { http, postgres } = site;
    const { id } = await addModel();
    await postgres.database.query(
      `update appliances set deleted_at = now() - interval '31 days' where id = $1`,
      [id],
    );
    await postgres.database.query('delete from appliance_media');
    await postgres.database.query('create table referencing (id uuid references appliances)');
    await postgres.database.query('insert into referencing values ($1)', [id]);
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const logger = pino({ level: 'info' }, { write });
    await runNightlyCleanup(http, postgres.database, logger, new AbortController().signal);
    await postgres.database.query('drop table referencing');
    const logged = lines.map((line) => JSON.parse(line)).map(({ task, msg }) => `${task}: ${msg}`);
    expect(logged).toEqual([
      'uploads: cleanup done',
      'trash: cleanup failed; it will be retried next night',
      'newsletter: cleanup done',
      'media: cleanup done',
    ]);
  });

  test('cannot be restored once another model has its name', async () => {
    const { id, model } = await addModel();
    await admin.delete(`/api/appliances/${id}`).expect(200);
    await addModel({ model });
    await admin.post(`/api/admin/appliances/${id}/restore`).expect(409);
  });
});

describe('Several models', () => {
  /** Sorts last, so that the other models are changed before it. */
  const unknownId = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

  test('cannot be recategorised without a category', async () => {
    const { id } = await addModel();
    const { body } = await admin
      .post('/api/admin/appliances/bulk')
      .send({ ids: [id], action: 'categorise' })
      .expect(400);
    expect(body.issues).toMatchObject([{ path: 'category' }]);
  });

  test('are recategorised, deleted or restored all or none', async () => {
    const models = [await addModel(), await addModel()] as const;
    const ids = models.map(({ id }) => id);
    const bulk = (body: object) => admin.post('/api/admin/appliances/bulk').send(body);
    await bulk({ ids, action: 'categorise', category: 'dryers', subcategory: 'tumble' }).expect(200);
    expect((await site.agent().get(`/api/appliances/${ids[0]}`)).body).toMatchObject({
      subcategory: 'tumble',
    });
    const { body } = await bulk({ ids: [...ids, unknownId], action: 'delete' }).expect(404);
    expect(body.message).toBe(
      'This appliance does not exist. If it was deleted, you can restore it from the trash.',
    );
    await site.agent().get(`/api/appliances/${ids[0]}`).expect(200);
    await bulk({ ids: [...ids, ids[0]?.toUpperCase()], action: 'delete' }).expect(200);
    await site.agent().get(`/api/appliances/${ids[1]}`).expect(404);
    const { brand, model } = models[0];
    const again = await bulk({ ids, action: 'delete' }).expect(404);
    expect(again.body.message).toBe(`${brand} ${model} was deleted. You can restore it from the trash.`);
    await bulk({ ids: [...ids, unknownId], action: 'restore' }).expect(404);
    await site.agent().get(`/api/appliances/${ids[0]}`).expect(404);
    await bulk({ ids, action: 'restore' }).expect(200);
    await site.agent().get(`/api/appliances/${ids[1]}`).expect(200);
    await bulk({ ids: [], action: 'delete' }).expect(400);
    await bulk({ ids, action: 'burn' }).expect(400);
  });

  test('that could not be deleted still show later changes', async () => {
    const { id } = await addModel();
    const priceRange = async () =>
      (await site.agent().get(`/api/appliances/${id}`).expect(200)).body.priceRange;
    expect(await priceRange()).toBeNull();
    await admin
      .post('/api/admin/appliances/bulk')
      .send({ ids: [id, unknownId], action: 'delete' })
      .expect(404);
    expect(await priceRange()).toBeNull();
    await admin.put(`/api/appliances/${id}`).send({ priceRange: '$700' }).expect(200);
    expect(await priceRange()).toBe('$700');
  });
});

/** Whether a database session is waiting for a lock. */
async function isSessionWaiting() {
  return (await site.postgres.database.query(waitingForLocks)).length > 0;
}

test('A change that is chosen as the victim of a deadlock is answered as a conflict', async () => {
  const { id } = await addModel();
  const writer = await site.postgres.database.dedicatedClient();
  try {
    // Makes the other transaction detect the deadlock, and so abort.
    await writer.query(`begin; set local deadlock_timeout = '1min'`);
    await writer.query('select from appliances where id = $1 for update', [id]);
    const changed = (async () => admin.put(`/api/appliances/${id}`).send({ priceRange: '$5' }))();
    while (!(await isSessionWaiting()));
    await writer.query(lockCatalogue);
    await writer.query('commit');
    const { status, body } = await changed;
    expect([status, body.code]).toEqual([409, 'locked']);
  } finally {
    await writer.end();
  }
});

describe('While an import runs', () => {
  const article = { title: 'Hums', content: '<p>It hums.</p>', category: 'insights', author: 'Ann' };

  test.each<[string, (id: string, media: string, text: string) => Promise<{ status: number }>]>([
    ['a change of a model', async (id) => admin.put(`/api/appliances/${id}`).send({ priceRange: '$5' })],
    [
      'the order of its photos',
      async (id) => admin.put(`/api/media/appliance/${id}/order`).send({ ids: [] }),
    ],
    ['the deletion of a photo', async (_id, media) => admin.delete(`/api/media/${media}`)],
    [
      'a change of an article',
      async (_id, _media, text) => admin.put(`/api/admin/articles/${text}`).send({ title: 'Hummed' }),
    ],
  ])('%s waits for it, and both succeed', async (_what, change) => {
    const { id } = await addModel();
    const media = crypto.randomUUID();
    await site.postgres.database.query(
      `insert into appliance_media (id, appliance_id, url, type, bytes, label)
         values ($1, $2, $3, 'image', 1, 'photo')`,
      [media, id, `/media/${media}/1280.webp`],
    );
    const text = (await admin.post('/api/admin/articles').send(article).expect(201)).body.id;
    const writer = await site.postgres.database.dedicatedClient();
    try {
      await writer.query(`begin; ${lockCatalogue}`);
      const changed = change(id, media, text);
      while (!(await isSessionWaiting()));
      await writer.query('update appliances set price_range = null where id = $1', [id]);
      await writer.query('update appliance_media set width = 1 where id = $1', [media]);
      await writer.query('update blog_articles set excerpt = null where id = $1', [text]);
      await writer.query('commit');
      expect((await changed).status).toBe(200);
    } finally {
      await writer.end();
    }
  });

  test('an update of many models waits before it locks any of them', async () => {
    const { id } = await addModel();
    const [writer, updater] = [
      await site.postgres.database.dedicatedClient(),
      await site.postgres.database.dedicatedClient(),
    ];
    try {
      await writer.query(`begin; ${lockCatalogue}`);
      const updated = updater.query('update appliances set price_range = null');
      while (!(await isSessionWaiting()));
      await writer.query('select from appliances where id = $1 for update nowait', [id]);
      await writer.query('commit');
      await updated;
    } finally {
      await writer.end();
      await updater.end();
    }
  });
});

describe('The audit log', () => {
  test('is paged by id, and refuses an invalid id', async () => {
    await addModel();
    await addModel();
    const { body: newest } = await admin.get('/api/admin/audit').expect(200);
    const { body: earlier } = await admin.get(`/api/admin/audit?before=${newest[0].id}`).expect(200);
    expect(earlier[0].id).toBe(newest[1].id);
    await admin.get('/api/admin/audit?before=yesterday').expect(400);
  });

  test('is whole for an empty search', async () => {
    await addModel();
    const { body: whole } = await admin.get('/api/admin/audit').expect(200);
    const { body: found } = await admin.get('/api/admin/audit?text=').expect(200);
    expect(found).toEqual(whole);
  });

  test('records who changed what, before and after, and can undo one change', async () => {
    const { id } = await addModel({ priceRange: '$900', lowesScore: 40 });
    await admin.put(`/api/appliances/${id}`).send({ priceRange: '$950', lowesScore: 40 }).expect(200);
    await otherAdmin.put(`/api/appliances/${id}`).send({ bestBuyScore: 30 }).expect(200);
    const { body } = await admin.get(`/api/admin/appliances/${id}/history`).expect(200);
    expect(body.map(({ actor, action, before, after }: never) => ({ actor, action, before, after }))).toEqual(
      [
        {
          actor: 'second.admin@example.org',
          action: 'update',
          before: { bestBuyScore: null },
          after: { bestBuyScore: 30 },
        },
        {
          actor: 'admin@example.org',
          action: 'update',
          before: { priceRange: '$900' },
          after: { priceRange: '$950' },
        },
        { actor: 'admin@example.org', action: 'create', before: null, after: expect.anything() },
      ],
    );
    await admin.post(`/api/admin/appliances/${id}/history/${body[1].id}/undo`).expect(200);
    const now = await site.agent().get(`/api/appliances/${id}`);
    expect(now.body).toMatchObject({ priceRange: '$900', bestBuyScore: 30 });
    await admin.post(`/api/admin/appliances/${id}/history/${body[2].id}/undo`).expect(404);
    const inCapitals = `/api/admin/appliances/${id.toUpperCase()}/history`;
    expect((await admin.get(inCapitals).expect(200)).body).toHaveLength(4);
    await admin.post(`${inCapitals}/${body[1].id}/undo`).expect(200);
    const found = await admin.get('/api/admin/audit?text=second.admin').expect(200);
    expect(found.body[0]).toMatchObject({ actor: 'second.admin@example.org', subject: 'appliance' });
    const asShown = await admin.get('/api/admin/audit?text=Create+admin').expect(200);
    expect(asShown.body[0]).toMatchObject({ action: 'create-admin' });
  });

  test('does not take a deletion for a change of fields', async () => {
    const { id } = await addModel({ priceRange: '$900' });
    await admin.delete(`/api/appliances/${id}`).expect(200);
    const [deletion] = (await admin.get(`/api/admin/appliances/${id}/history`).expect(200)).body;
    expect(deletion.action).toBe('delete');
    await admin.post(`/api/admin/appliances/${id}/restore`).expect(200);
    await admin.post(`/api/admin/appliances/${id}/history/${deletion.id}/undo`).expect(404);
  });

  test('undoes a change of category and type together', async () => {
    const undone = async (subcategory: string, moved: { category: string; subcategory: string }) => {
      const { id } = await addModel({ subcategory });
      await admin.put(`/api/appliances/${id}`).send(moved).expect(200);
      const [{ id: change }] = (await admin.get(`/api/admin/appliances/${id}/history`)).body;
      return (await admin.post(`/api/admin/appliances/${id}/history/${change}/undo`).expect(200)).body;
    };
    expect(await undone('front-load', { category: 'dryers', subcategory: 'front-load' })).toMatchObject({
      category: 'washers',
      subcategory: 'front-load',
    });
    expect(await undone('top-load', { category: 'dryers', subcategory: 'tumble' })).toMatchObject({
      category: 'washers',
      subcategory: 'top-load',
    });
  });

  /** Applies an import of one file, and returns the history of the model afterwards. */
  async function historyAfter(id: string, fields: Record<string, string>, text: string) {
    const all = { apply: '1', acceptAll: '1', ...fields };
    await admin.post('/api/admin/imports').field(all).attach('files', Buffer.from(text), 'f.csv').expect(200);
    return (await admin.get(`/api/admin/appliances/${id}/history`).expect(200)).body;
  }

  const scoresOf = (model: string, score: string, more = '') =>
    `brand,model,category,rating,reviewCount${more && ',priceRange'}\nAcme,${model},washers,${score}${more}\n`;

  test('records what imports changed, and can undo it', async () => {
    const { id, model } = await addModel({ priceRange: '$900', lowesScore: 40, lowesReviewCount: 9 });
    const byScores = await historyAfter(
      id,
      { kind: 'scores', retailer: 'lowes', month: '2026-05' },
      scoresOf(model, '4.5,9', ',$950'),
    );
    const entry = { id: expect.anything(), at: expect.anything(), actor: 'admin@example.org' };
    const change = { ...entry, action: 'import' };
    expect(new Set(byScores.slice(0, -1))).toEqual(
      new Set([
        { ...change, before: { lowesScore: 40 }, after: { lowesScore: 45 } },
        { ...change, before: { priceRange: '$900' }, after: { priceRange: '$950' } },
      ]),
    );
    const [catalogue] = await historyAfter(
      id,
      { kind: 'catalogue' },
      `brand,model,category,priceRange,lowesScore\nAcme,${model},washers,NULL,30\n`,
    );
    expect(catalogue).toMatchObject({ action: 'import', before: { priceRange: '$950', lowesScore: 45 } });
    expect(catalogue.after).toEqual({ priceRange: null, lowesScore: 30 });
    const undo = (changeId: string) =>
      admin.post(`/api/admin/appliances/${id}/history/${changeId}/undo`).expect(200);
    await undo(catalogue.id);
    expect((await site.agent().get(`/api/appliances/${id}`)).body).toMatchObject({
      priceRange: '$950',
      lowesScore: 45,
    });
    await undo(byScores.find(({ after }: { after: object }) => 'lowesScore' in after).id);
    expect((await site.agent().get(`/api/appliances/${id}`)).body).toMatchObject({
      priceRange: '$950',
      lowesScore: 40,
    });
  });

  test('leaves out of the history of a model imports that did not change it, and names their rollbacks', async () => {
    const { id, model } = await addModel();
    const lowes = (month: string) => ({ kind: 'scores', retailer: 'lowes', month });
    const actionsOf = (entries: { action: string; after: object | null }[]) =>
      entries.map(({ action, after }) => [action, action === 'create' ? null : after]);
    const added = ['create', null];
    const changed = ['import', { lowesScore: 41, lowesReviewCount: 7 }];
    expect(actionsOf(await historyAfter(id, lowes('2026-04'), scoresOf(model, '4.1,7')))).toEqual([
      changed,
      added,
    ]);
    // A month before the newest one changes the score history alone; the same scores again change nothing.
    await historyAfter(id, lowes('2026-03'), scoresOf(model, '3.0,5'));
    expect(actionsOf(await historyAfter(id, lowes('2026-05'), scoresOf(model, '4.1,7')))).toEqual([
      changed,
      added,
    ]);
    const again = ['import', { lowesScore: 42, lowesReviewCount: 9 }];
    expect(actionsOf(await historyAfter(id, lowes('2026-06'), scoresOf(model, '4.2,9')))).toEqual([
      again,
      changed,
      added,
    ]);
    for (const { id: importId } of (await admin.get('/api/admin/imports').expect(200)).body.slice(0, 4)) {
      await site.http.app.get(ImportHistory).rollback(importId, { apply: true, actor: 'cli:bob' });
    }
    const history = (await admin.get(`/api/admin/appliances/${id}/history`).expect(200)).body;
    const undone = [['rollback', null], ['rollback', null], again, changed, added];
    expect(actionsOf(history)).toEqual(undone);
    // The later months are not in effect any more.
    expect(actionsOf(await historyAfter(id, lowes('2026-04'), scoresOf(model, '4.1,7')))).toEqual([
      changed,
      ...undone,
    ]);
  });

  test('names the import that added a model, and the rollback that deleted it, in its history', async () => {
    const model = `Imported-${Date.now()}`;
    const { importId } = await site.http.app.get(FileImport).run({
      kind: 'scores',
      retailer: 'lowes',
      month: '2026-06',
      source: {
        name: 'f.csv',
        bytes: chunks(`brand,model,category,rating,reviewCount\nAcme,${model},washers,4,9\n`),
      },
      createMissing: true,
      apply: true,
      acceptAll: true,
      actor: 'cli:ann',
    });
    const [row] = await site.postgres.database.query<{ id: string }>(
      'select id from appliances where model = $1',
      [model],
    );
    const history = async () =>
      (await admin.get(`/api/admin/appliances/${row?.id}/history`).expect(200)).body;
    const added = { actor: 'cli:ann', action: 'import', before: null, after: null };
    expect(await history()).toEqual([expect.objectContaining(added)]);
    await site.http.app.get(ImportHistory).rollback(importId ?? '', { apply: true, actor: 'cli:bob' });
    const deleted = { actor: 'cli:bob', action: 'rollback', before: null, after: null };
    expect(await history()).toEqual([expect.objectContaining(deleted), expect.objectContaining(added)]);
  });

  test.each([`update audit_log set actor = 'nobody'`, 'delete from audit_log', 'truncate audit_log'])(
    'refuses "%s"',
    async (statement) => {
      await addModel();
      await expect(site.postgres.database.query(statement)).rejects.toThrow('append-only');
    },
  );
});

describe('Technicians', () => {
  beforeEach(() => site.postgres.database.query(`delete from users where user_type = 'tech'`));

  test('are verified, rejected with a reason and revoked by staff, and notified by mail', async () => {
    const email = 'candidate@example.org';
    await site.as('pending technician', email);
    const pending = await admin.get('/api/admin/technicians?verification=pending').expect(200);
    expect(pending.body).toMatchObject([{ email, techName: 'Ada Smith', verification: 'pending' }]);
    expect(JSON.stringify(pending.body)).not.toContain('argon2');
    const decide = (action: string, body: object = {}) =>
      admin.post(`/api/admin/technicians/${email}/${action}`).send(body);
    await decide('reject').expect(400);
    expect((await decide('revoke').expect(409)).body.code).toBe('not-verified');
    await decide('reject', { reason: 'No such company' }).expect(200);
    expect(site.mails().at(-1)).toContain('No such company');
    expect((await decide('verify').expect(200)).body.verification).toBe('verified');
    await decide('reject', { reason: 'x' }).expect(409);
    expect((await decide('revoke').expect(200)).body.verification).toBe('revoked');
    const { body } = await admin.get(`/api/admin/audit?subject=account&text=${email}`).expect(200);
    expect(body.map(({ action }: { action: string }) => action)).toEqual(['revoke', 'verify', 'reject']);
  });

  test('cannot place text in the rejection mail, which may go to someone else', async () => {
    const candidate = { ...technician, techName: 'your account is locked, see https://evil.example' };
    const account = { email: 'somebody.else@example.org', password, ...candidate };
    await site.agent().post('/api/auth/signup').send(account).expect(201);
    await admin
      .post(`/api/admin/technicians/${account.email}/reject`)
      .send({ reason: 'No name' })
      .expect(200);
    expect(site.mails().at(-1)).toMatch(/Hello,\n\nWe could not verify you/);
  });

  test('get one decision from concurrent requests, with one audit record and one mail', async () => {
    const email = 'wanted@example.org';
    await site.as('pending technician', email);
    const mails = site.mails().length;
    const verify = () => admin.post(`/api/admin/technicians/${email}/verify`);
    const reject = otherAdmin
      .post(`/api/admin/technicians/${email}/reject`)
      .send({ reason: 'No such company' });
    const responses = await Promise.all([verify(), verify(), verify(), verify()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await reject.expect(409);
    const { body } = await admin.get(`/api/admin/audit?subject=account&text=${email}`).expect(200);
    expect(body.map(({ action }: { action: string }) => action)).toEqual(['verify']);
    expect(site.mails()).toHaveLength(mails + 1);
  });

  test('are decided on even if the mail fails, and staff see that it failed', async () => {
    const email = 'unreached@example.org';
    await site.as('pending technician', email);
    const decide = (action: string, body: object = {}) =>
      admin.post(`/api/admin/technicians/${email}/${action}`).send(body).expect(200);
    const verified = { verification: 'verified', isChanged: true, isMailed: true };
    expect((await decide('verify')).body).toMatchObject(verified);
    const outage = jest.spyOn(site.http.app.get(Mailer), 'send').mockRejectedValue(new Error('No answer.'));
    const notMailed = { isChanged: true, isMailed: false };
    expect((await decide('revoke')).body).toMatchObject({ verification: 'revoked', ...notMailed });
    expect((await decide('reject', { reason: 'x' })).body).toMatchObject({
      verification: 'rejected',
      ...notMailed,
    });
    expect((await decide('verify')).body).toMatchObject({ verification: 'verified', ...notMailed });
    outage.mockRestore();
    expect((await decide('verify')).body).toMatchObject({ isChanged: false, isMailed: false });
  });

  test('are not found by a malformed e-mail address, and get no undisplayable reason', async () => {
    await admin.post('/api/admin/technicians/%00/verify').expect(404);
    await site.as('pending technician', 'shown@example.org');
    const reject = (reason: string) =>
      admin.post('/api/admin/technicians/shown@example.org/reject').send({ reason });
    for (const reason of ['a\0b', ' ', 'x'.repeat(501)])
      expect((await reject(reason).expect(400)).body.code).toBe('reason');
    await reject('x'.repeat(500)).expect(200);
    await reject('Two\nlines').expect(200);
  });

  test('are listed 100 per page, longest waiting first, with their counts', async () => {
    await site.postgres.database.query(
      `insert into users (email, password_hash, user_type, verification, created_at)
         select 'queued' || n || '@example.org', '$argon2id$none', 'tech', 'pending',
           timestamptz '2020-01-01' + (n / 2) * interval '1 hour' from generate_series(1, 150) n`,
    );
    const page = (after: string) =>
      admin.get('/api/admin/technicians').query({ verification: 'pending', ...(after && { after }) });
    const { body: first } = await page('').expect(200);
    expect(first).toHaveLength(100);
    const { body: second } = await page(first[99].email.toUpperCase()).expect(200);
    const { body: counts } = await admin.get('/api/admin/technicians/counts').expect(200);
    const emails = [...first, ...second].map(({ email }: { email: string }) => email);
    expect(new Set(emails).size).toBe(counts.pending);
    expect(Object.keys(counts).sort()).toEqual(['pending', 'rejected', 'revoked', 'verified']);
    expect(first[0].email).toBe('queued1@example.org');
    expect((await page('nobody@example.org').expect(200)).body).toEqual([]);
    expect((await admin.get('/api/admin/technicians').expect(200)).body).toHaveLength(100);
  });
});

describe('Imports', () => {
  const known = 'Acme,FORM-1,washers';
  test.each([
    ['createMissing', '0', 'rejected', '1', 'planned', 'Acme,NEW-1,washers,4.5,10'],
    ['allowRejects', '0', 'rejected', '1', 'planned', `${known},4.6,120\nAcme,NEW-1,washers,4.5,10`],
    ['acceptAll', '0', 'guarded', '1', 'planned', `${known},1.5,120`],
    ['allowRoundedCounts', '0', 'rejected', '1', 'planned', `${known},4.6,2.1k`],
    ['scale', '5', 'rejected', '50', 'planned', `${known},46,120`],
    ['apply', '0', 'planned', '1', 'applied', `${known},4.6,120`],
  ])('obey the form: with %s %s they are %s, with %s %s', async (field, no, stateThen, yes, state, rows) => {
    await admin
      .post('/api/appliances')
      .send({ brand: 'Acme', model: 'FORM-1', category: 'washers', lowesScore: 45, lowesReviewCount: 100 });
    const file = Buffer.from(`brand,model,category,rating,reviewCount\n${rows}\n`);
    for (const [value, expected] of [
      [no, stateThen],
      [yes, state],
    ] as const) {
      const { body } = await admin
        .post('/api/admin/imports')
        .field({ kind: 'scores', retailer: 'lowes', month: '2026-07', [field]: value })
        .attach('files', file, 'f.csv')
        .expect(200);
      expect(body.state).toBe(expected);
    }
  });

  test('are for a month in any usual form; a wrong one is explained at its field', async () => {
    const planned = (month: string) =>
      admin
        .post('/api/admin/imports')
        .field({ kind: 'scores', retailer: 'lowes', month })
        .attach('files', Buffer.from('brand,model,category,rating\nAcme,Any,washers,4.5\n'), 'f.csv');
    for (const month of ['07/2026', 'July 2026']) {
      expect((await planned(month).expect(200)).body.month).toBe('2026-07');
    }
    const { body } = await planned('next month').expect(400);
    expect(body).toMatchObject({ code: 'month', issues: [{ path: 'month', message: body.message }] });
  });

  test('are listed 100 per page, newest first', async () => {
    await site.postgres.database.query(
      `insert into imports (kind, file_name, file_hash, options, retailers, month, actor, applied_at, row_count,
         rejected_count, created_count, changed_count, unchanged_count, formula_version)
       select 'scores', n || '.csv', encode(sha256(n::text::bytea), 'hex'), '', '{lowes}', '2020-01', 'test', now(),
         0, 0, 0, 0, 0, '1' from generate_series(1, 120) n`,
    );
    const { body: first } = await admin.get('/api/admin/imports').expect(200);
    expect(first).toHaveLength(100);
    expect(first[0].fileName).toBe('120.csv');
    const { body: second } = await admin.get(`/api/admin/imports?before=${first[99].id}`).expect(200);
    const [{ count }] = (await site.postgres.database.query(
      `select count(*)::integer from imports where kind = 'scores'`,
    )) as [{ count: number }];
    expect(second).toHaveLength(count - 100);
    expect(second[0].fileName).toBe('20.csv');
    await admin.get('/api/admin/imports?before=x').expect(400);
  });
});
