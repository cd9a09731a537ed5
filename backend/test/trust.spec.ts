import { assessCatalogue } from '@appliance-index/domain/trust/catalogue-trust';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { PostgresAppliances } from '../src/adapters/postgres/postgres-appliances.js';
import { lockCatalogue } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { Assessor, assessHere } from '../src/adapters/postgres/trust/assessor.js';
import { PostgresTrust } from '../src/adapters/postgres/trust/postgres-trust.js';
import { TrustRefresh } from '../src/adapters/postgres/trust/trust-refresh.js';
import type { Log } from '../src/application/ports.js';
import { CatalogueTrust } from '../src/application/rankings/trust.js';
import { FakeCatalogueVersion } from './fakes/fake-catalogue-version.js';
import { SampleImports, washerFile } from './sample-imports.js';
import { waitingForLocks } from './test-database.js';
import { until } from './until.js';

let sample: SampleImports;
let trust: PostgresTrust;
beforeAll(async () => {
  sample = await SampleImports.start();
  trust = new PostgresTrust(sample.database);
});
afterAll(() => sample.stop());

const type = { category: 'washers', subcategory: 'front-load' };

const idOf = async (model: string): Promise<string> => {
  const [row] = await sample.database.query<{ id: string }>('select id from appliances where model = $1', [
    model,
  ]);
  return row?.id ?? '';
};

/** All that is stored of the assessment. */
const stored = async () => {
  const models: unknown[] = [];
  for await (const model of trust.stream(null)) models.push(model);
  return { models, model: await trust.model(), facts: await trust.factsOf(type) };
};

/** What the domain says of the catalogue as it is. */
const assessed = async () => assessCatalogue(await new PostgresAppliances(sample.database).all());

describe('A list as a whole', () => {
  test('tells its newest month, how many models have scores of it, and how many only old ones', async () => {
    expect(await trust.factsOf(type)).toMatchObject({
      rated: 39,
      newest: '2026-01',
      inNewest: 33,
      overAYear: 6,
    });
    expect(await trust.factsOf(null)).toMatchObject({ rated: 581, newest: '2026-05', couldBeBest: 0 });
    expect(await trust.factsOf({ category: 'washers', subcategory: 'side-load' })).toBeNull();
  });

  test('names the first model with good evidence and recent scores', async () => {
    expect((await trust.factsOf(type))?.firstProven).toMatchObject({ model: 'ELFW7637AT', place: 5 });
  });
});

test('A score that staff entered has no month', async () => {
  const id = await idOf('WM5800HVA');
  expect((await trust.trustOf([id])).get(id)?.scoreMonth).toBe('2026-01');
  await sample.database.query('update appliances set home_depot_score = 31 where id = $1', [id]);
  await refresh();
  expect((await trust.trustOf([id])).get(id)?.scoreMonth).toBeNull();
  await sample.database.query('update appliances set home_depot_score = 49 where id = $1', [id]);
  await refresh();
});

test('A model has the month of its newest score in force, from whatever retailer', async () => {
  const id = await idOf('WM5800HVA');
  const month = async () => (await trust.trustOf([id])).get(id)?.scoreMonth;
  const run = (cells: string, newest: string) =>
    sample.run(washerFile(cells), { retailer: 'lowes', month: newest, apply: true });
  const before = await month();
  const cleared = await run('NULL,NULL', '2026-07');
  expect(await month()).toBe(before);
  const scored = await run('4.1,900', '2026-08');
  expect(await month()).toBe('2026-08');
  await sample.rollBack(scored.importId);
  expect(await month()).toBe(before);
  await sample.rollBack(cleared.importId);
});

test('An import stores what the domain says of the new catalogue', async () => {
  const { importId } = await sample.run(washerFile('4.1,900'), { retailer: 'lowes', apply: true });
  const { model, models } = await assessed();
  expect(await trust.model()).toEqual(JSON.parse(JSON.stringify(model)));
  const found = (await stored()).models as { id: string; trust: unknown }[];
  expect(found).toHaveLength([...models.values()].filter(({ evidence }) => evidence !== 'none').length);
  for (const { id, trust: own } of found) expect(own).toEqual(models.get(id));
  await sample.rollBack(importId);
});

test('A catalogue is assessed once: for the plan of an import, for what it stores, and for the servers that hear of it', async () => {
  let assessments = 0;
  const counting = new Assessor((inputs) => {
    assessments++;
    return assessHere(inputs);
  });
  const imports = new PostgresImports(sample.database, sample.version, counting);
  const request = { retailer: 'lowes', apply: true };
  const { importId } = await sample.run(washerFile('4.2,950'), request, imports);
  await refresh(counting);
  expect(assessments).toBe(1);
  await sample.rollBack(importId);
});

test('The evidence alone is that of the assessment, of some models or of all', async () => {
  const { models } = await assessed();
  const rated = [...models].filter(([, { evidence }]) => evidence !== 'none');
  expect(await trust.evidenceOf(null)).toEqual(new Map(rated.map(([id, { evidence }]) => [id, evidence])));
  const some = rated.slice(0, 3).map(([id, { evidence }]) => [id, evidence] as const);
  expect(await trust.evidenceOf(some.map(([id]) => id))).toEqual(new Map(some));
});

test('A rollback brings the old figures back', async () => {
  const before = await stored();
  const { importId } = await sample.run(washerFile('2.0,90000'), { retailer: 'lowes', apply: true });
  expect(await stored()).not.toEqual(before);
  await sample.rollBack(importId);
  expect(await stored()).toEqual(before);
});

test('The ranges of a month are kept with its ranks when a later month begins', async () => {
  const id = await idOf('WM5800HVA');
  const { trust: now } = (await trust.trustOf([id])).get(id) ?? {};
  const { importId } = await sample.run(washerFile('4.1,900'), { retailer: 'lowes', apply: true });
  const { placeLow: low, placeHigh: high } = now?.inType ?? {};
  expect((await trust.pastPlacesOf(id, type)).get('2026-05')).toEqual({ low, high });
  await sample.rollBack(importId);
});

const throwIt = (message: string) => {
  throw new Error(message);
};

const refreshOf = (assessor = new Assessor(), database = sample.database, warn: Log['warn'] = throwIt) =>
  new TrustRefresh(database, sample.version, assessor, { info: () => undefined, warn });

const refresh = (...of: Parameters<typeof refreshOf>) => refreshOf(...of).refresh();

describe('An edit', () => {
  test('of a model takes it out of its old list at once, and into the new one soon', async () => {
    const id = await idOf('WM5800HVA');
    const moveTo = (subcategory: string) =>
      sample.database.query('update appliances set subcategory = $1 where id = $2', [subcategory, id]);
    await moveTo('top-load');
    expect(await trust.trustOf([id])).toEqual(new Map());
    await refresh();
    expect((await trust.trustOf([id])).get(id)?.trust).toEqual((await assessed()).models.get(id));
    await moveTo('front-load');
    await refresh();
  });

  test('waits for no reading of the catalogue', async () => {
    const statements: string[] = [];
    const dedicatedClient = async (options?: { timeoutMs?: number }) => {
      const client = await sample.database.dedicatedClient(options);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const recorded = (statement: string | { text: string }, ...rest: unknown[]) => {
        statements.push(typeof statement === 'string' ? statement : statement.text);
        return query(statement, ...rest);
      };
      return Object.assign(client, { query: recorded });
    };
    const id = await idOf('WM5800HVA');
    await sample.database.query('update appliances set home_depot_score = 30 where id = $1', [id]);
    await refresh(new Assessor(), Object.assign(Object.create(sample.database), { dedicatedClient }));
    const locking = statements.indexOf(lockCatalogue);
    expect(statements.slice(0, locking).join()).toMatch(/from score_snapshots/);
    expect(statements.slice(locking).join()).toMatch(/copy appliance_trust/);
    expect(statements.slice(locking).join()).not.toMatch(/from (score_snapshots|appliances)/);
    await sample.database.query('update appliances set home_depot_score = 49 where id = $1', [id]);
    await refresh();
  });

  test('during an assessment is assessed next', async () => {
    const id = await idOf('WM5800HVA');
    const scoreTo = (score: number) =>
      sample.database.query('update appliances set home_depot_score = $1 where id = $2', [score, id]);
    const adjusted = async () => (await trust.trustOf([id])).get(id)?.trust.adjusted;
    const before = await adjusted();
    await scoreTo(30);
    const overtaken = new Assessor(async (inputs) => {
      await scoreTo(20);
      return assessHere(inputs);
    });
    await refresh(overtaken);
    expect(await adjusted()).toBe(before);
    await refresh();
    expect((await trust.trustOf([id])).get(id)?.trust).toEqual((await assessed()).models.get(id));
    await scoreTo(49);
    await refresh();
  });

  test('whose assessment waits, as for an import, keeps no server from stopping', async () => {
    const id = await idOf('WM5800HVA');
    await sample.database.query('update appliances set home_depot_score = 30 where id = $1', [id]);
    const importing = await sample.database.dedicatedClient();
    await importing.query(`begin; ${lockCatalogue}`);
    const server = refreshOf().start();
    await until(async () => (await sample.database.query(waitingForLocks)).length > 0);
    await server.stop().finally(() => importing.end());
    await sample.database.query('update appliances set home_depot_score = 49 where id = $1', [id]);
    await refresh();
  });

  test('whose assessment fails is logged with the reason', async () => {
    const dedicatedClient = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const database = Object.assign(Object.create(sample.database), { dedicatedClient });
    const logged = await new Promise((resolve) => {
      const server = refreshOf(new Assessor(), database, (_message, fields) =>
        resolve(server.stop().then(() => fields)),
      ).start();
    });
    expect(logged).toEqual({ problem: 'Connection terminated unexpectedly' });
  });

  test('that changes no score, type or name is no reason to assess anything', async () => {
    const version = async () =>
      (await sample.database.query<{ version: string }>('select version from catalogue_version'))[0]?.version;
    await sample.database.query("update appliances set price_range = '$5' where model = 'WM5800HVA'");
    const before = await version();
    await refresh();
    expect(await version()).toBe(before);
  });
});

test('Votes change who disagrees, and nothing else', async () => {
  const id = await idOf('WM5800HVA');
  const before = await stored();
  expect(await trust.techsDisagree([id])).toEqual(new Map());
  await sample.database.query(
    `insert into vote_tallies (appliance_id, best_for_category, voter_type, slot, upvotes, downvotes)
     values ($1, 'overall', 'consumer', 0, 90, 10), ($1, 'overall', 'tech', 0, 2, 18), ($1, 'price', 'tech', 0, 90, 0)`,
    [id],
  );
  expect(await trust.techsDisagree(null)).toEqual(new Map([[id, 'owners']]));
  const shown = new Map<string, unknown>();
  const catalogue = new CatalogueTrust(trust, new FakeCatalogueVersion());
  for await (const { id: each, trust: own } of (await catalogue.of('washers')).models()) shown.set(each, own);
  expect(shown.get(id)).toMatchObject({ techsDisagree: 'owners', of: 82 });
  expect(await stored()).toEqual(before);
});

test('Votes that a freeze holds back change nobody', async () => {
  const id = await idOf('WM4000HWA');
  await sample.database.query(
    `insert into vote_tallies (appliance_id, best_for_category, voter_type, slot, upvotes, downvotes)
     values ($1, 'overall', 'tech', 0, 18, 2)`,
    [id],
  );
  await sample.database.query(
    `with voters as (
      insert into users (email, password_hash, user_type)
        select 'voter' || number || '@example.org', '$argon2id$x', 'homeowner' from generate_series(1, 30) number returning id
    ) insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value)
      select $1, id, 'consumer', 'overall', -1 from voters`,
    [id],
  );
  expect(await trust.techsDisagree([id])).toEqual(new Map([[id, 'technicians']]));
  await sample.database.query(
    `insert into vote_freezes values ($1, now() - interval '1 hour', now() + interval '1 day')`,
    [id],
  );
  expect(await trust.techsDisagree([id])).toEqual(new Map());
  await sample.database.query('update vote_freezes set until = now()');
  expect(await trust.techsDisagree([id])).toEqual(new Map([[id, 'technicians']]));
});
