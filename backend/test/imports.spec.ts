import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ShippedSample } from '../src/adapters/files/shipped-sample.js';
import { TableFileReader } from '../src/adapters/files/table-file-reader.js';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { PostgresAppliances } from '../src/adapters/postgres/postgres-appliances.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { PostgresScoreHistory } from '../src/adapters/postgres/postgres-score-history.js';
import { SystemClock } from '../src/adapters/system/system-clock.js';
import { FileImport, type FileImportRequest } from '../src/application/imports/file-import.js';
import type { ImportTransaction } from '../src/application/imports/import-ports.js';
import type { ImportReport } from '../src/application/imports/import-report.js';
import { Seed } from '../src/application/imports/seed.js';
import { Snapshots } from '../src/application/imports/snapshots.js';
import { textLimits } from '../src/domain/catalogue/appliance.js';
import { isRated } from '../src/domain/scores/score.js';
import { startTestDatabase, type TestDatabase } from './test-database.js';

let postgres: TestDatabase;
let version: PostgresCatalogueVersion;
let snapshots: Snapshots;

beforeAll(async () => {
  postgres = await startTestDatabase();
  version = new PostgresCatalogueVersion(postgres.database);
  const imports = new PostgresImports(postgres.database, version);
  const fileImport = new FileImport(imports, new TableFileReader(), new SystemClock());
  snapshots = new Snapshots(imports, new SystemClock());
  const appliances = new PostgresAppliances(postgres.database);
  const noArticles = { importIfEmpty: async () => undefined };
  await new Seed(fileImport, imports, appliances, noArticles, new ShippedSample()).run();
});
afterAll(() => postgres.stop());

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

function run(
  text: string | string[],
  request: Partial<FileImportRequest> = {},
  imports = new PostgresImports(postgres.database, version),
): Promise<ImportReport> {
  const source = { name: 'file.csv', bytes: chunks(...[text].flat()) };
  const common = { kind: 'scores', month: '2026-06', apply: false, acceptAll: true, actor: 'test' } as const;
  const fileImport = new FileImport(imports, new TableFileReader(), new SystemClock());
  return fileImport.run({ ...common, source, ...request });
}

const rollBack = (id: string | null | undefined) =>
  snapshots.rollback(id ?? '', { apply: true, actor: 'test' });

const washer = 'LG,WM5800HVA,washers';
/** A score file with one row, for the washer. */
const washerFile = (cells: string) => `brand,model,category,rating,reviewCount\n${washer},${cells}\n`;
const rejectsOf = ({ rejects }: ImportReport) => rejects.listed.map(({ line, code }) => [line, code]);

async function washerRow() {
  const [row] = await postgres.database.query<{ id: string; best_buy_score: number | null }>(
    `select id, best_buy_score, best_buy_review_count from appliances where model = 'WM5800HVA'`,
  );
  if (!row) throw new Error('The washer is missing from the sample.');
  return row;
}

test('an import and a rollback update the catalogue version at once, without waiting for the notification', async () => {
  const { database } = postgres;
  const listener = await database.dedicatedClient();
  const listening: typeof database = Object.create(database, {
    dedicatedClient: { value: async () => listener },
  });
  const catalogueVersion = new PostgresCatalogueVersion(listening);
  await catalogueVersion.onModuleInit();
  await listener.query('begin'); // Defers notifications to this connection.
  const newest = async () =>
    (await database.query<{ version: string }>('select version from catalogue_version'))[0]?.version;
  const imports = new PostgresImports(database, catalogueVersion);
  const scores = washerFile('4.2,11');
  const { importId } = await run(scores, { retailer: 'lowes', apply: true }, imports);
  expect(catalogueVersion.current()).toBe(await newest());
  await new Snapshots(imports, new SystemClock()).rollback(importId ?? '', { apply: true, actor: 'test' });
  expect(catalogueVersion.current()).toBe(await newest());
  await catalogueVersion.onModuleDestroy();
});

test('an import stands, and the catalogue version is unknown, if the database is lost right after it', async () => {
  const { database } = postgres;
  const listener = await database.dedicatedClient();
  const lost: typeof database = Object.create(database, {
    dedicatedClient: { value: async () => listener },
    query: { value: async () => Promise.reject(new Error('Connection terminated unexpectedly')) },
  });
  const catalogueVersion = new PostgresCatalogueVersion(lost);
  await catalogueVersion.onModuleInit();
  await listener.query('begin'); // Defers notifications to this connection.
  const imports = new PostgresImports(database, catalogueVersion);
  const scores = `brand,model,category,rating,reviewCount\n${washer},4.3,12\n`;
  const { importId } = await run(scores, { retailer: 'lowes', apply: true }, imports);
  expect(importId).not.toBeNull();
  expect(catalogueVersion.current()).toBeNull();
  await listener.query('commit');
  expect(catalogueVersion.current()).not.toBeNull();
  await new Snapshots(imports, new SystemClock()).rollback(importId ?? '', { apply: true, actor: 'test' });
  await catalogueVersion.onModuleDestroy();
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
    this.edit = postgres.database
      .transaction(async () => {
        await postgres.database.query('select from catalogue_version for update');
        await postgres.database.query(`update appliances set price_range = '$77' where model = 'WM5800HVA'`);
      })
      .finally(() => {
        isDone = true;
      });
    for (let waiting = 0; !isDone && waiting === 0; ) {
      waiting = (await postgres.database.query('select from pg_locks where not granted')).length;
    }
  }
}

describe('An edit between the plan and the write', () => {
  const scores = washerFile('4.1,10');
  const lowes = { retailer: 'lowes', month: '2026-06', apply: true };
  const shown = async () => {
    const columns = 'price_range, lowes_score, lowes_review_count';
    const [row] = await postgres.database.query(
      `select ${columns} from appliances where model = 'WM5800HVA'`,
    );
    return row;
  };

  test('of an import is kept, and so are the scores', async () => {
    const imports = new ConcurrentlyEditedImports(postgres.database, version);
    const { importId } = await run(scores, lowes, imports);
    await imports.edit;
    expect(await shown()).toEqual({ price_range: '$77', lowes_score: 41, lowes_review_count: 10 });
    await rollBack(importId);
  });

  test('of a rollback is kept, and so are the previous scores', async () => {
    const before = await shown();
    const { importId } = await run(scores, lowes);
    const imports = new ConcurrentlyEditedImports(postgres.database, version);
    await postgres.database.query(`update appliances set price_range = '$1' where model = 'WM5800HVA'`);
    await new Snapshots(imports, new SystemClock()).rollback(importId ?? '', { apply: true, actor: 'test' });
    await imports.edit;
    expect(await shown()).toEqual({ ...before, price_range: '$77' });
  });
});

describe('Rolling back', () => {
  const apply = async (month: string, scores: string) => {
    const { importId } = await run(washerFile(scores), { retailer: 'best-buy', month, apply: true });
    return importId ?? '';
  };

  test.each([
    ['older first', ['2026-06', '2026-07'], [0, 1]],
    ['newer first', ['2026-06', '2026-07'], [1, 0]],
    ['late month last', ['2026-07', '2026-06'], [0, 1]],
  ])('two months, %s, restores the original scores', async (_, months, order) => {
    const before = await washerRow();
    const ids = [await apply(months[0] ?? '', '4.1,10'), await apply(months[1] ?? '', '4.5,20')];
    expect((await washerRow()).best_buy_score).not.toBe(before.best_buy_score);
    for (const index of order) await rollBack(ids[index]);
    expect(await washerRow()).toEqual(before);
  });

  test('changes the version of models, so that open editors cannot save stale values', async () => {
    const version = async () => {
      const rows = `select version from appliances where model = 'WM5800HVA'`;
      return (await postgres.database.query<{ version: number }>(rows))[0]?.version;
    };
    const id = await apply('2026-06', '4.1,10');
    const before = await version();
    await rollBack(id);
    expect(await version()).not.toBe(before);
  });

  test('includes models in the trash, so that they are restored with their previous scores', async () => {
    const before = await washerRow();
    const id = await apply('2026-06', '0.5,99999');
    await postgres.database.query('update appliances set deleted_at = now() where id = $1', [before.id]);
    expect(await rollBack(id)).toMatchObject({ changed: 1 });
    await postgres.database.query('update appliances set deleted_at = null where id = $1', [before.id]);
    expect(await washerRow()).toEqual(before);
  });

  test('and late files keep earlier ranks that result from manual edits', async () => {
    const places = () =>
      postgres.database.query(
        `select category_best, type_best from standings join appliances on id = appliance_id
         where month = '2026-06' and model = 'WM5800HVA'`,
      );
    const ids = [await apply('2026-06', '4.1,10')];
    await postgres.database.query(
      `update appliances set lowes_score = 50, lowes_review_count = 99999 where model = 'WM5800HVA'`,
    );
    ids.push(await apply('2026-07', '4.2,20'));
    expect(await places()).toEqual([{ category_best: 1, type_best: 1 }]);
    const late = await apply('2026-06', '4.3,30');
    expect(await places()).toEqual([{ category_best: 1, type_best: 1 }]);
    for (const id of [late, ...ids]) await rollBack(id);
    await postgres.database.query(
      `update appliances set lowes_score = null, lowes_review_count = null where model = 'WM5800HVA'`,
    );
  });

  describe('after a manual edit', () => {
    const lowes = async () => {
      const [row] = await postgres.database.query<{ score: number | null; count: number | null }>(
        `select lowes_score as score, lowes_review_count as count from appliances where model = 'WM5800HVA'`,
      );
      return row;
    };
    const edit = (score: number | null, count: number | null) =>
      postgres.database.query(
        `update appliances set lowes_score = $1, lowes_review_count = $2 where model = 'WM5800HVA'`,
        [score, count],
      );
    const scored = async (month: string, scores: string) => {
      return (await run(washerFile(scores), { retailer: 'lowes', month, apply: true })).importId ?? '';
    };

    test.each([
      [42, 120],
      [null, null],
    ])('between two months restores %p@%p', async (score, count) => {
      const before = await scored('2026-06', '4.0,100');
      await edit(score, count);
      const wrong = await scored('2026-07', '1.0,7');
      expect(await rollBack(wrong)).toMatchObject({ changed: 1, keptEdits: 0 });
      expect(await lowes()).toEqual({ score, count });
      await rollBack(before);
      await edit(null, null);
    });

    test('restores the edit when both later files are rolled back, the older one first', async () => {
      const before = await scored('2026-06', '4.0,100');
      await edit(42, 120);
      const wrong = [await scored('2026-07', '1.0,7'), await scored('2026-08', '1.1,8')];
      for (const id of wrong) await rollBack(id);
      expect(await lowes()).toEqual({ score: 42, count: 120 });
      await rollBack(before);
      await edit(null, null);
    });

    test('counts that edit as kept, but not scores from other files', async () => {
      const newest = await scored('2026-08', '4.0,100');
      const late = await scored('2026-07', '3.0,90');
      expect(await rollBack(late)).toMatchObject({ changed: 0, keptEdits: 0 });
      const corrected = await scored('2026-08', '4.1,101');
      expect(await rollBack(newest)).toMatchObject({ changed: 0, keptEdits: 0 });
      await edit(42, 120);
      expect(await rollBack(corrected)).toMatchObject({ changed: 0, keptEdits: 1 });
      await edit(null, null);
    });

    test('restores the scores of a file applied after the edit', async () => {
      const before = await scored('2026-06', '4.0,100');
      await edit(42, 120);
      const wrong = await scored('2026-08', '1.0,7');
      const late = await scored('2026-07', '4.1,110');
      await rollBack(wrong);
      expect(await lowes()).toEqual({ score: 41, count: 110 });
      for (const id of [late, before]) await rollBack(id);
      await edit(null, null);
    });
  });

  describe('keeps the ranks at the end of the previous month', () => {
    const other = 'Electrolux,ELFW4222AW,washers';
    const scored = async (retailer: string, month: string, rows: [string, string]) => {
      const lines = [`${washer},${rows[0]}`, `${other},${rows[1]}`];
      const text = `brand,model,category,rating,reviewCount\n${lines.join('\n')}\n`;
      return (await run(text, { retailer, month, apply: true })).importId ?? '';
    };
    const isWasherAhead = async (month: string) => {
      const [row] = await postgres.database.query<{ ahead: boolean }>(
        `select min(category_best) filter (where model = 'WM5800HVA')
           < min(category_best) filter (where model = 'ELFW4222AW') as ahead
         from standings join appliances on id = appliance_id where month = $1`,
        [month],
      );
      return row?.ahead;
    };

    test('without the scores of a wrong file', async () => {
      const before = await scored('home-depot', '2026-06', ['4.9,9000000', '0.1,9000000']);
      const wrong = await scored('lowes', '2026-07', ['0.0,99000000', '5.0,99000000']);
      const right = await scored('lowes', '2026-07', ['4.0,10', '3.0,10']);
      await rollBack(wrong);
      expect(await isWasherAhead('2026-06')).toBe(true);
      for (const id of [right, before]) await rollBack(id);
    });

    test('with the scores that staff had entered', async () => {
      const before = await scored('home-depot', '2026-06', ['0.1,9000000', '2.0,9000000']);
      await postgres.database.query(`update appliances set home_depot_score = 50 where model = 'WM5800HVA'`);
      const next = await scored('home-depot', '2026-07', ['5.0,9000001', '2.0,9000001']);
      expect(await isWasherAhead('2026-06')).toBe(true);
      await rollBack(await scored('best-buy', '2026-07', ['4.5,1', '4.5,1']));
      expect(await isWasherAhead('2026-06')).toBe(true);
      for (const id of [next, before]) await rollBack(id);
    });
  });

  test('takes models that it created to the trash without their scores, and counts them once', async () => {
    const text = 'brand,model,category,rating,reviewCount\nNewco,N1,washers,5,99\n';
    const { importId } = await run(text, { retailer: 'lowes', createMissing: true, apply: true });
    const report = await rollBack(importId);
    expect(report).toMatchObject({ changed: 0, trashed: 1 });
    const [created] = await postgres.database.query(
      `select lowes_score, deleted_at is not null as trashed from appliances where brand = 'Newco' and model = 'N1'`,
    );
    expect(created).toEqual({ lowes_score: null, trashed: true });
  });

  test('moves the models it created to the trash, including those without scores', async () => {
    const text = 'brand,model,category,rating,reviewCount\nNewco,N2,washers,5,99\nNewco,N3,washers,,\n';
    const { importId } = await run(text, { retailer: 'lowes', createMissing: true, apply: true });
    const report = await rollBack(importId);
    expect(report).toMatchObject({ changed: 0, trashed: 2 });
    const left = `select from appliances where brand = 'Newco' and model in ('N2', 'N3') and deleted_at is null`;
    expect(await postgres.database.query(left)).toEqual([]);
  });

  describe('of several files trashes a model that one of them created', () => {
    let names = 0;
    const scored = async (cells: string, month: string) => {
      const text = `brand,model,category,rating,priceRange\nNewco,Late-${names},washers,${cells}\n`;
      const request = { retailer: 'lowes', createMissing: true, month, apply: true };
      return (await run(text, request)).importId ?? '';
    };
    const isTrashed = async () => {
      const [row] = await postgres.database.query<{ trashed: boolean }>(
        `select deleted_at is not null as trashed from appliances where brand = 'Newco' and model = 'Late-${names}'`,
      );
      return row?.trashed;
    };

    test.each([
      ['last', [1, 0]],
      ['first', [0, 1]],
    ])('if that one is rolled back %s', async (_, order) => {
      names++;
      const ids = [await scored('4.0,$900', '2026-08'), await scored('4.2,$950', '2026-09')];
      await rollBack(ids[order[0] ?? 0] ?? '');
      expect(await isTrashed()).toBe(false);
      expect(await rollBack(ids[order[1] ?? 0] ?? '')).toMatchObject({ trashed: 1 });
      expect(await isTrashed()).toBe(true);
    });

    test('even if the first had no score for it', async () => {
      names++;
      const ids = [await scored(',$900', '2026-08'), await scored('4.2,$950', '2026-09')];
      for (const id of ids) await rollBack(id);
      expect(await isTrashed()).toBe(true);
    });

    test.each(['appliance', 'media'])('unless staff edited it: %s', async (subject) => {
      names++;
      const ids = [await scored('4.0,$900', '2026-08'), await scored('4.2,$950', '2026-09')];
      await postgres.database.query(
        `insert into audit_log (at, actor, action, subject, subject_id, label)
         select now(), 'staff', 'update', $1, id, model from appliances where brand = 'Newco' and model = $2`,
        [subject, `Late-${names}`],
      );
      for (const id of ids.toReversed()) await rollBack(id);
      expect(await isTrashed()).toBe(false);
    });

    test('unless a catalogue file had created it', async () => {
      names++;
      const text = `brand,model,category\nNewco,Late-${names},washers\n`;
      await run(text, { kind: 'catalogue', apply: true });
      expect(await rollBack(await scored('4.0,', '2026-08'))).toMatchObject({ changed: 1, trashed: 0 });
      expect(await isTrashed()).toBe(false);
    });

    test('unless a catalogue file set its price', async () => {
      names++;
      const id = await scored('4.0,$900', '2026-08');
      const text = `brand,model,category,priceRange\nNewco,Late-${names},washers,$990\n`;
      await run(text, { kind: 'catalogue', apply: true });
      await rollBack(id);
      expect(await isTrashed()).toBe(false);
    });
  });

  test('is done once by concurrent requests', async () => {
    const id = await apply('2026-06', '4.1,10');
    const late = new (class extends PostgresImports {
      override async transaction(...request: Parameters<PostgresImports['transaction']>) {
        await snapshots.rollback(id, { apply: true, actor: 'faster' });
        await super.transaction(...request);
      }
    })(postgres.database, version);
    const report = await new Snapshots(late, new SystemClock()).rollback(id, {
      apply: true,
      actor: 'slower',
    });
    expect(report.state).toBe('already-rolled-back');
    const entries = await postgres.database.query(
      `select actor from audit_log where action = 'rollback' and subject_id = $1`,
      [id],
    );
    expect(entries).toEqual([{ actor: 'faster' }]);
  });
});

test('Cleared scores and counts trip the guards like falling ones', async () => {
  const request = { retailer: 'lowes', month: '2026-06', acceptAll: false };
  const { importId } = await run(washerFile('4.5,1000'), { ...request, acceptAll: true, apply: true });
  const guardsOf = async (cells: string) =>
    (await run(washerFile(cells), { ...request, month: '2026-07' })).guards.map(({ code }) => code);
  expect(await guardsOf('NULL,')).toEqual(['score-move', 'many-moves']);
  expect(await guardsOf(',NULL')).toEqual(['count-fall']);
  expect(await guardsOf('4.4,900')).toEqual([]);
  await rollBack(importId);
});

test('The guards allow a move of one star and two identical ratings, but no more', async () => {
  const guardsOf = async (rows: string[]) => {
    const text = `brand,model,category,rating,reviewCount\n${rows.join('\n')}\n`;
    const request = { retailer: 'lowes', createMissing: true, acceptAll: false };
    return (await run(text, request)).guards.map(({ code }) => code);
  };
  const { importId } = await run(washerFile('4.0,100'), { retailer: 'lowes', apply: true });
  expect(await guardsOf([`${washer},5.0,100`])).toEqual([]);
  expect(await guardsOf([`${washer},2.9,100`])).toEqual(['score-move', 'many-moves']);
  await rollBack(importId);
  const alike = ['A', 'B', 'C'].map((model) => `Samey,${model},washers,4.0,100`);
  expect(await guardsOf(alike.slice(1))).toEqual([]);
  expect(await guardsOf(alike)).toEqual(['identical-ratings']);
});

test('A file that trips a guard is applied only with acceptAll', async () => {
  const scored = (rating: string, month: string, acceptAll: boolean) => {
    const text = `brand,model,category,rating,reviewCount\n${washer},${rating},1000\n`;
    return run(text, { retailer: 'best-buy', month, acceptAll, apply: true });
  };
  const ids = [(await scored('4.5', '2026-06', true)).importId];
  expect(await scored('1.0', '2026-07', false)).toMatchObject({ state: 'guarded', importId: null });
  expect((await washerRow()).best_buy_score).toBe(45);
  ids.push((await scored('1.0', '2026-07', true)).importId);
  expect((await washerRow()).best_buy_score).toBe(10);
  for (const id of ids) await rollBack(id);
});

test('A file that was applied with rejected rows can be applied again once one of them is valid', async () => {
  const text = `brand,model,category,rating\n${washer},4.1\nAcme,Unseen-1,washers,4.2\nAcme,Unseen-2,washers,4.3\n`;
  const again = (allowRejects: number) => run(text, { retailer: 'best-buy', allowRejects, apply: true });
  expect((await again(1)).state).toBe('rejected');
  const first = await again(2);
  expect(first).toMatchObject({ state: 'applied', counts: { rejected: 2, changed: 1 } });
  expect(await again(2)).toMatchObject({ state: 'already-applied', importId: first.importId });
  await run('brand,model,category\nAcme,Unseen-1,washers\n', { kind: 'catalogue', apply: true });
  const second = await again(2);
  expect(second).toMatchObject({ state: 'applied', counts: { rejected: 1, changed: 1 } });
  for (const { importId } of [second, first]) await rollBack(importId);
});

describe('A file for a past month', () => {
  const scored = async (month: string, cells: string, columns = 'rating,reviewCount') => {
    const text = `brand,model,category,${columns}\n${washer},${cells}\n`;
    return (await run(text, { retailer: 'lowes', month, apply: true })).importId ?? '';
  };
  const lowes = async () => {
    const [row] = await postgres.database.query(
      `select lowes_score as score, lowes_review_count as count from appliances where model = 'WM5800HVA'`,
    );
    return row;
  };

  test.each([
    ['a file', () => scored('2026-06', '3.9,500')],
    [
      'staff',
      async () => {
        const id = await scored('2026-06', '3.8,400');
        await postgres.database.query(
          `update appliances set lowes_score = 39, lowes_review_count = 500 where model = 'WM5800HVA'`,
        );
        return id;
      },
    ],
  ])('keeps missing values as %s had set them before that month', async (_, setScore) => {
    const earlier = await setScore();
    const newest = await scored('2026-11', '4.5,2000');
    const late = await scored('2026-09', '4.0', 'rating');
    const { id } = await washerRow();
    const history = await new PostgresScoreHistory(postgres.database).snapshotsOf(id);
    expect(history.filter(({ month }) => month === '2026-09')).toEqual([
      { retailer: 'lowes', month: '2026-09', score: 40, reviewCount: 500 },
    ]);
    await rollBack(newest);
    expect(await lowes()).toEqual({ score: 40, count: 500 });
    for (const each of [late, earlier]) await rollBack(each);
    await postgres.database.query(
      `update appliances set lowes_score = null, lowes_review_count = null where model = 'WM5800HVA'`,
    );
  });

  test('is compared by the guards with the scores known in its month', async () => {
    const ids = [await scored('2026-06', '4.9,1000'), await scored('2026-07', '3.0,100')];
    const guardsOf = async (cells: string) => {
      const report = await run(washerFile(cells), { retailer: 'lowes', month: '2026-06', acceptAll: false });
      return report.guards.map(({ code }) => code);
    };
    expect(await guardsOf('0.5,1')).toEqual(['score-move', 'count-fall', 'many-moves']);
    expect(await guardsOf('4.8,1001')).toEqual([]);
    for (const id of ids) await rollBack(id);
  });
});

test('A file for a past month keeps existing prices, types and images', async () => {
  const columns = 'brand,model,category,rating,priceRange,subcategory,imageUrl';
  const scored = async (month: string, priced: string, bare: string) => {
    const rows = [`Acme,Priced,washers,4.0,${priced}`, `Acme,Bare,washers,4.0,${bare}`];
    const text = `${columns}\n${rows.join('\n')}\n`;
    const request = { retailer: 'lowes', month, createMissing: true, apply: true };
    return (await run(text, request)).importId ?? '';
  };
  const newest = await scored('2026-10', '$899,top-load,/new.svg', ',,');
  const late = await scored('2026-08', '$1299,front-load,/old.svg', '$1299,front-load,/old.svg');
  const columnsOf = 'price_range, price_cents, subcategory, image_url';
  const rows = await postgres.database.query(
    `select ${columnsOf} from appliances where brand = 'Acme' and model in ('Priced', 'Bare') order by model`,
  );
  expect(rows).toEqual([
    { price_range: '$1299', price_cents: 129_900, subcategory: 'front-load', image_url: '/old.svg' },
    { price_range: '$899', price_cents: 89_900, subcategory: 'top-load', image_url: '/new.svg' },
  ]);
  for (const id of [late, newest]) await rollBack(id);
});

test('A model that changed its type has no earlier rank in the new type, even after a month is rebuilt', async () => {
  const history = new PostgresScoreHistory(postgres.database);
  const scored = async (retailer: string, month: string) => {
    return (await run(washerFile('4.5,100'), { retailer, month, apply: true })).importId ?? '';
  };
  const moveTo = (type: string) =>
    postgres.database.query(`update appliances set subcategory = $1 where model = 'WM5800HVA'`, [type]);
  const ids = [await scored('lowes', '2026-06'), await scored('lowes', '2026-07')];
  const { id } = await washerRow();
  const isKnownIn = async (subcategory: string | null) =>
    (await history.ranksAt('2026-06', { category: 'washers', subcategory }, 'best', [id])).has(id);
  const known = () => Promise.all(['front-load', 'top-load', null].map(isKnownIn));
  await moveTo('top-load');
  expect(await known()).toEqual([true, false, true]);
  ids.push(await scored('best-buy', '2026-06'));
  expect(await known()).toEqual([true, false, true]);
  await moveTo('front-load');
  for (const each of ids) await rollBack(each);
});

describe('A month', () => {
  const history = () => new PostgresScoreHistory(postgres.database);
  const wide = (cells: string) =>
    `brand,model,category,priceRange,lowesScore,bestBuyScore\n${washer},${cells}\n`;

  test('counts only for retailers with scores in the file', async () => {
    const report = await run(wide(',44,'), { month: '2026-06', apply: true });
    expect(report.retailers).toEqual(['lowes']);
    const newest = await history().newestMonths();
    expect([newest.get('lowes'), newest.get('best-buy')]).toEqual(['2026-06', '2026-05']);
    await snapshots.rollback(report.importId ?? '', { apply: true, actor: 'test' });
  });

  test('is not added by a file without scores', async () => {
    const before = await history().months();
    const blank = await run(wide(',,'), { month: '2026-07', apply: true });
    expect(blank.state).toBe('nothing-to-do');
    const priced = await run(wide('$999,,'), { month: '2026-07', apply: true });
    expect(priced).toMatchObject({ state: 'applied', counts: { changed: 1 }, retailers: [] });
    expect(await history().months()).toEqual(before);
  });
});

test('The diff of two imports lists models with changed, new or missing scores, by brand and model', async () => {
  const scored = async (month: string, rows: Record<string, string>) => {
    const lines = Object.entries(rows).map(([model, cells]) => `${model},washers,${cells}`);
    const text = `brand,model,category,rating,reviewCount\n${lines.join('\n')}\n`;
    return (await run(text, { retailer: 'lowes', month, apply: true })).importId ?? '';
  };
  const same = { 'Samsung,WF50A8800AV': '4.0,7' };
  const ids = [
    await scored('2026-06', { ...same, 'LG,WM5800HVA': '4.1,10', 'Electrolux,ELFW4222AW': '3.9,5' }),
    await scored('2026-07', { ...same, 'LG,WM5800HVA': '4.1,12', 'LG,WM4500HBA': '4.4,' }),
  ] as const;
  const of = { category: 'washers', retailer: 'lowes' };
  expect(await snapshots.diff(...ids)).toEqual([
    { ...of, brand: 'Electrolux', model: 'ELFW4222AW', before: { score: 39, reviewCount: 5 }, after: null },
    { ...of, brand: 'LG', model: 'WM4500HBA', before: null, after: { score: 44, reviewCount: null } },
    {
      ...of,
      brand: 'LG',
      model: 'WM5800HVA',
      before: { score: 41, reviewCount: 10 },
      after: { score: 41, reviewCount: 12 },
    },
  ]);
  for (const id of ids) await rollBack(id);
});

test('A model without a type is ranked in its whole category', async () => {
  const scored = (rating: string) => {
    const text = `brand,model,category,rating,reviewCount\nAcme,Untyped-1,washers,${rating},100\n`;
    return run(text, { retailer: 'lowes', createMissing: true, apply: true });
  };
  const history = new PostgresScoreHistory(postgres.database);
  const ranks: number[] = [];
  for (const rating of ['4.0', '4.7']) {
    const [change] = (await scored(rating)).changes.listed;
    const scope = { category: 'washers', subcategory: null };
    ranks.push(await history.currentRank(scope, change?.applianceId ?? ''));
    expect(change).toMatchObject({ rankBefore: ranks.at(-2) ?? null, rankAfter: ranks.at(-1) });
  }
  expect(new Set(ranks).size).toBe(2);
});

test('A plan lists unchanged models whose ranks move, largest moves first', async () => {
  const scope = { category: 'washers', subcategory: 'top-load' };
  const ranked = async () => new PostgresAppliances(postgres.database).ranked(scope, 'overall', 'best', 100);
  const before = await ranked();
  const last = before.at(-1);
  const text = `brand,model,category,rating,reviewCount\n${last?.brand},${last?.model},washers,5,9000000\n`;
  const { displaced, importId } = await run(text, { retailer: 'lowes', apply: true });
  const after = await ranked();
  const moved = before.filter(isRated).flatMap(({ id, model }, index) => {
    const [rankBefore, rankAfter] = [index + 1, after.findIndex((each) => each.id === id) + 1];
    return rankBefore === rankAfter || id === last?.id ? [] : [{ model, rankBefore, rankAfter }];
  });
  expect(moved).not.toEqual([]);
  expect(displaced.total).toBe(moved.length);
  expect(displaced.listed).toMatchObject(moved);
  await rollBack(importId);
});

test('A model that changes its type has no rank before in the new type', async () => {
  const text = [
    'brand,model,category,subcategory,priceRange',
    'Samsung,WF50A8800AV,washers,top-load,',
    'LG,WM4500HBA,washers,,$77',
    '',
  ];
  const { changes } = await run(text.join('\n'), { kind: 'catalogue' });
  const ranksBefore = Object.fromEntries(changes.listed.map(({ model, rankBefore }) => [model, rankBefore]));
  expect(ranksBefore).toEqual({ WF50A8800AV: null, WM4500HBA: expect.any(Number) });
});

test('A model without a score has no rank in a plan', async () => {
  const scored = async (cells: string, apply: boolean) => {
    const text = `brand,model,category,rating\nAcme,Unrated-1,microwaves,${cells}\n`;
    return run(text, { retailer: 'lowes', createMissing: true, apply });
  };
  const ranksIn = async (cells: string) =>
    (await scored(cells, false)).changes.listed.map(({ rankBefore, rankAfter }) => [rankBefore, rankAfter]);
  expect(await ranksIn('NULL')).toEqual([[null, null]]);
  await scored('NULL ', true);
  const [[before, last] = []] = await ranksIn('0');
  expect([before, last]).toEqual([null, expect.any(Number)]);
  const { importId } = await scored('0', true);
  expect(await ranksIn('NULL')).toEqual([[last, null]]);
  await rollBack(importId);
});

describe('A file that names a model by its id', () => {
  test('cannot set a type of another category', async () => {
    const { id } = await washerRow();
    const report = await run(`id,subcategory,lowesScore\n${id},countertop-microwave,40\n`);
    expect(rejectsOf(report)).toEqual([[2, 'subcategory']]);
  });

  test('cannot rename it', async () => {
    const { id } = await washerRow();
    const text = `id,brand,model,category\n${id},LG,WM9999,washers\n`;
    expect(rejectsOf(await run(text, { kind: 'catalogue' }))).toEqual([[2, 'other-model']]);
  });

  test('may spell its name differently', async () => {
    const { id } = await washerRow();
    const text = `id,brand,model,category\n${id},lg,wm-5800 hva,washers\n`;
    expect(await run(text, { kind: 'catalogue' })).toMatchObject({ state: 'nothing-to-do' });
  });
});

describe('A row', () => {
  const foreignId = '0198c0de-0000-7000-8000-000000000001';
  const withId = (cells: string) => `id,brand,model,category\n${foreignId},${cells}\n`;

  test('without an id or all names is refused, even with createMissing', async () => {
    const report = await run('id,brand,rating\n,LG,4.5\n', { retailer: 'lowes', createMissing: true });
    expect(rejectsOf(report)).toEqual([[2, 'required']]);
  });

  test('with an id from another catalogue is matched by its names', async () => {
    expect(await run(withId(washer), { kind: 'catalogue' })).toMatchObject({ state: 'nothing-to-do' });
    const created = await run(withId('Acme,Moved-1,washers'), { kind: 'catalogue', apply: true });
    expect(created).toMatchObject({ state: 'applied', counts: { created: 1 } });
    const [row] = await postgres.database.query(
      `select id <> $1 as is_own, search_text like '%moved-1%' as is_found from appliances where model = 'Moved-1'`,
      [foreignId],
    );
    expect(row).toEqual({ is_own: true, is_found: true });
  });

  test.each<[string, string, number]>([
    ['brand', `,A1,washers,$9`, textLimits.brand],
    ['model', `Acme,,washers,$9`, textLimits.model],
    ['priceRange', `Acme,A1,washers,`, textLimits.priceRange],
  ])('with a %s that is too long is refused', async (column, cells, limit) => {
    const long = (length: number) => {
      const text = 'x'.repeat(length);
      const row = column === 'brand' ? `${text}${cells}` : cells.replace(/,(?=,|$)/, `,${text}`);
      return run(`brand,model,category,priceRange\n${row}\n`, { kind: 'catalogue' });
    };
    expect(rejectsOf(await long(limit))).toEqual([]);
    expect(rejectsOf(await long(limit + 1))).toEqual([[2, 'too-long']]);
  });

  test('with an unknown id and no names is refused', async () => {
    expect(rejectsOf(await run(`id,lowesScore\n${foreignId},40\n`))).toEqual([[2, 'unknown-id']]);
  });
});

describe('A file', () => {
  test.each(['javascript:alert(1)', '//evil.example/x.png', 'x.png'])(
    'with the image %s is refused in the plan',
    async (url) => {
      const text = `brand,model,category,imageUrl\nAcme,A1,washers,${url}\n`;
      expect(rejectsOf(await run(text, { kind: 'catalogue' }))).toEqual([[2, 'image-url']]);
    },
  );

  test.each(['\n', '\r\n'])('with line ends %j in cells has correct line numbers', async (end) => {
    const lines = ['brand,model,category,rating', `"Ac${end}me",A1,washers,9`, '', 'LG,Q,washers,9', ''];
    const report = await run(lines.join(end), { retailer: 'lowes' });
    expect(rejectsOf(report)).toEqual([
      [2, 'rating-above-scale'],
      [5, 'rating-above-scale'],
    ]);
  });

  test('with mixed line ends is read correctly, with correct line numbers', async () => {
    const rows = [
      '"LG","Q","washers","4"\r\n',
      'LG,R,washers,4\n',
      '"LG","S","washers","4"\r',
      'LG,T,washers,4',
    ];
    for (const end of ['\r\n', '\n', '\r']) {
      const text = `brand,model,category,rating${end}${rows.join('')}`;
      const split = text.indexOf('\r\n') + 1;
      const report = await run([text.slice(0, split), text.slice(split)], { retailer: 'lowes' });
      const unknown = [2, 3, 4, 5].map((line) => [line, 'unknown-model']);
      expect(rejectsOf(report)).toEqual(unknown);
    }
  });

  test('lists its first thousand rejected rows in line order, whatever the reason', async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => `Acme,A${n},washers,${n % 2 === 0 ? 4 : 9}`);
    const text = `brand,model,category,rating\n${rows.join('\n')}\n`;
    const { rejects } = await run(text, { retailer: 'lowes' });
    expect(rejects.total).toBe(1_200);
    expect(rejects.listed.map(({ line }) => line)).toEqual(Array.from({ length: 1_000 }, (_, n) => n + 2));
  });

  test('with tabs is recognised even if the header arrives in small chunks', async () => {
    const text = ['brand', '\tmodel\tcate', 'gory\trating\n', `${washer.replaceAll(',', '\t')}\t4.1\n`];
    expect(await run(text, { retailer: 'lowes' })).toMatchObject({ state: 'planned' });
  });

  test('lists ignored columns', async () => {
    const text = `brand,model,category,ratng,reviewCount\n${washer},4.9,10\n`;
    expect(await run(text, { retailer: 'lowes' })).toMatchObject({ ignoredColumns: ['ratng'] });
  });

  test('with only rejected rows still has its retailer', async () => {
    const text = `brand,model,category,rating\n${washer},5.1\n`;
    expect(await run(text, { retailer: 'lowes' })).toMatchObject({ state: 'rejected', retailers: ['lowes'] });
  });

  test.each<[string, string, Partial<FileImportRequest>, string]>([
    ['ratings without a retailer', 'rating', {}, 'retailer'],
    ['ratings of an unknown retailer', 'rating', { retailer: 'sears' }, 'retailer'],
    ['ratings in a catalogue file', 'rating', { kind: 'catalogue' }, 'columns'],
    ['scores without a month', 'lowesScore', { month: undefined }, 'month'],
  ])('with %s is refused', async (_what, column, request, code) => {
    const text = `brand,model,category,${column}\n${washer},4\n`;
    await expect(run(text, request)).rejects.toMatchObject({ kind: 'invalid', code });
  });

  test('with scores of a retailer other than the given one is refused', async () => {
    const text = `brand,model,category,bestBuyScore\n${washer},49\n`;
    await expect(run(text, { retailer: 'lowes' })).rejects.toMatchObject({ code: 'retailer' });
  });
});
