import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lockConflict } from '../src/adapters/postgres/database-errors.js';
import { lockCatalogue, sharedCatalogue } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { appliance, insertAppliances } from './builders.js';
import { startTestServer, type TestDatabase, waitingForLocks } from './test-database.js';

let postgres: TestDatabase;
let ids: string[];
beforeAll(async () => {
  postgres = await startTestServer();
  const models = Array.from({ length: 8 }, (_, n) => appliance({ model: `Changed ${n}` }));
  await insertAppliances(postgres.database, models);
  const rows = await postgres.database.query<{ id: string }>(
    `select id from appliances where model like 'Changed %' order by model`,
  );
  ids = rows.map(({ id }) => id);
});
afterAll(() => postgres.stop());

const version = async () => {
  const [row] = await postgres.database.query<{ version: number }>(
    'select version::integer as version from catalogue_version',
  );
  return row?.version ?? 0;
};

/** Changes one model; calls `beforeCommit` while its row is locked. */
const changeOne = (id: string, beforeCommit: () => Promise<unknown> = async () => undefined) =>
  postgres.database.transaction(async () => {
    const { database } = postgres;
    await database.query(`select from appliances where id = $1 and ${sharedCatalogue} for update`, [id]);
    await database.query(`update appliances set price_range = '$1' where id = $1`, [id]);
    await beforeCommit();
  });

const changeAll = () =>
  postgres.database.transaction(async () => {
    await postgres.database.query(lockCatalogue);
    await postgres.database.query('update appliances set price_range = null');
  });

test('Changes of one model do not wait for those of another', async () => {
  const [first = '', second = ''] = ids;
  const elsewhere = AsyncLocalStorage.snapshot(); // Outside of the first transaction.
  const before = await version();
  let isSecondDone = false;
  await changeOne(first, async () => {
    isSecondDone = await elsewhere(() => changeOne(second).then(() => true));
  });
  expect(isSecondDone).toBe(true);
  expect(await version()).toBe(before + 2);
});

test('Changes of single models and of all of them neither deadlock nor lose a version', async () => {
  const before = await version();
  const rounds = 20;
  for (let round = 0; round < rounds; round++)
    await Promise.all([changeAll(), ...ids.map((id) => changeOne(id)), changeAll()]);
  expect(await version()).toBe(before + rounds * (ids.length + 2));
}, 30_000);

test('Changes that wait for a row until the statement timeout are a conflict, not an outage', async () => {
  const [id = ''] = ids;
  const impatient = await postgres.database.dedicatedClient();
  await changeOne(id, async () => {
    await impatient.query(`set statement_timeout = '100ms'`);
    const waiting = impatient.query('select from appliances where id = $1 for update', [id]);
    expect(lockConflict(await waiting.catch((error: unknown) => error))).toMatchObject({ code: 'locked' });
  });
  await impatient.end();
});

test('Changes that wait in the queue for a row until then are one, too', async () => {
  const [id = ''] = ids;
  const { database } = postgres;
  const lockRow = 'select from appliances where id = $1 for update';
  const elsewhere = AsyncLocalStorage.snapshot(); // Outside of the first transaction.
  const first = await database.dedicatedClient();
  let queued: Promise<unknown> | undefined;
  await changeOne(id, async () => {
    queued = first.query(lockRow, [id]);
    while ((await elsewhere(() => database.query(waitingForLocks))).length === 0);
    const impatient = elsewhere(() =>
      database.transaction(async () => {
        await database.query(`set local statement_timeout = '100ms'`);
        await database.query(lockRow, [id]);
      }),
    );
    expect(lockConflict(await impatient.catch((error: unknown) => error))).toMatchObject({ code: 'locked' });
  });
  await queued;
  await first.end();
});

test('Changes that are merely slow are not a conflict', async () => {
  const slow = await postgres.database.dedicatedClient();
  await slow.query(`set statement_timeout = '100ms'`);
  expect(
    lockConflict(await slow.query('select pg_sleep(5)').catch((error: unknown) => error)),
  ).toBeUndefined();
  await slow.end();
});
