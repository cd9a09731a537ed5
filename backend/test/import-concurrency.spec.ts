import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { Assessor } from '../src/adapters/postgres/trust/assessor.js';
import { SystemClock } from '../src/adapters/system/system-clock.js';
import { ImportHistory } from '../src/application/imports/import-history.js';
import type { ImportTransaction } from '../src/application/imports/import-ports.js';
import { SampleImports, washerFile } from './sample-imports.js';
import { waitingForLocks } from './test-database.js';

let sample: SampleImports;
beforeAll(async () => {
  sample = await SampleImports.startSmall();
});
afterAll(() => sample.stop());

test('an import and a rollback update the catalogue version at once, without waiting for the notification', async () => {
  const { database } = sample;
  const listener = await database.dedicatedClient();
  const listening: typeof database = Object.create(database, {
    dedicatedClient: { value: async () => listener },
  });
  const catalogueVersion = new PostgresCatalogueVersion(listening);
  await catalogueVersion.onModuleInit();
  await listener.query('begin'); // Defers notifications to this connection.
  const newest = async () =>
    (await database.query<{ version: string }>('select version from catalogue_version'))[0]?.version;
  const imports = new PostgresImports(database, catalogueVersion, new Assessor());
  const scores = washerFile('4.2,11');
  const { importId } = await sample.run(scores, { retailer: 'lowes', apply: true }, imports);
  expect(catalogueVersion.current()).toBe(await newest());
  await new ImportHistory(imports, new SystemClock()).rollback(importId ?? '', {
    apply: true,
    actor: 'test',
  });
  expect(catalogueVersion.current()).toBe(await newest());
  await catalogueVersion.onModuleDestroy();
});

test('an import stands, and the catalogue version is unknown, if the database is lost right after it', async () => {
  const { database } = sample;
  const listener = await database.dedicatedClient();
  const lost: typeof database = Object.create(database, {
    dedicatedClient: { value: async () => listener },
    query: { value: async () => Promise.reject(new Error('Connection terminated unexpectedly')) },
  });
  const catalogueVersion = new PostgresCatalogueVersion(lost);
  await catalogueVersion.onModuleInit();
  await listener.query('begin'); // Defers notifications to this connection.
  const imports = new PostgresImports(database, catalogueVersion, new Assessor());
  const scores = washerFile('4.3,12');
  const { importId } = await sample.run(scores, { retailer: 'lowes', apply: true }, imports);
  expect(importId).not.toBeNull();
  expect(catalogueVersion.current()).toBeNull();
  await listener.query('commit');
  expect(catalogueVersion.current()).not.toBeNull();
  await new ImportHistory(imports, new SystemClock()).rollback(importId ?? '', {
    apply: true,
    actor: 'test',
  });
  await catalogueVersion.onModuleDestroy();
});

test('an import leaves nothing on the signal that could have stopped it', async () => {
  const { signal } = new AbortController();
  await sample.run(washerFile('4.2,11'), { retailer: 'lowes', signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

/** Imports during which someone edits the washer's price, after the plan and before the write. */
class ConcurrentlyEditedImports extends PostgresImports {
  edit: Promise<unknown> = Promise.resolve();

  override transaction(...[work, options]: Parameters<PostgresImports['transaction']>) {
    return super.transaction((transaction) => {
      const steps: ImportTransaction = Object.create(transaction);
      steps.write = async (...request) => {
        await this.beginEdit();
        return transaction.write(...request);
      };
      steps.writeRollback = async (...request) => {
        await this.beginEdit();
        await transaction.writeRollback(...request);
      };
      return work(steps);
    }, options);
  }

  /** Resolves when the edit is done or waiting for a lock. */
  private async beginEdit(): Promise<void> {
    let isDone = false;
    this.edit = sample.database
      .transaction(async () => {
        await sample.database.query('select from catalogue_version for update');
        await sample.database.query(`update appliances set price_range = '$77' where model = 'WM5800HVA'`);
      })
      .finally(() => {
        isDone = true;
      });
    for (let waiting = 0; !isDone && waiting === 0; ) {
      waiting = (await sample.database.query(waitingForLocks)).length;
    }
  }
}

describe('An edit between the plan and the write', () => {
  const scores = washerFile('4.1,10');
  const lowes = { retailer: 'lowes', month: '2026-06', apply: true };
  const shown = async () => {
    const columns = 'price_range, lowes_score, lowes_review_count';
    const [row] = await sample.database.query(`select ${columns} from appliances where model = 'WM5800HVA'`);
    return row;
  };

  test('of an import is kept, and so are the scores', async () => {
    const imports = new ConcurrentlyEditedImports(sample.database, sample.version, new Assessor());
    const { importId } = await sample.run(scores, lowes, imports);
    await imports.edit;
    expect(await shown()).toEqual({ price_range: '$77', lowes_score: 41, lowes_review_count: 10 });
    await sample.rollBack(importId);
  });

  test('of a rollback is kept, and so are the previous scores', async () => {
    const before = await shown();
    const { importId } = await sample.run(scores, lowes);
    const imports = new ConcurrentlyEditedImports(sample.database, sample.version, new Assessor());
    await sample.database.query(`update appliances set price_range = '$1' where model = 'WM5800HVA'`);
    await new ImportHistory(imports, new SystemClock()).rollback(importId ?? '', {
      apply: true,
      actor: 'test',
    });
    await imports.edit;
    expect(await shown()).toEqual({ ...before, price_range: '$77' });
  });
});
