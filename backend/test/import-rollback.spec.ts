import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { Assessor } from '../src/adapters/postgres/trust/assessor.js';
import { SystemClock } from '../src/adapters/system/system-clock.js';
import { ImportHistory } from '../src/application/imports/import-history.js';
import { appliance, insertAppliances } from './builders.js';
import { SampleImports, washer, washerFile } from './sample-imports.js';

let sample: SampleImports;
beforeAll(async () => {
  sample = await SampleImports.startSmall();
});
afterAll(() => sample.stop());

test('The stored result of an import holds its scores and those before it, new ones and the largest changes first', async () => {
  const rows = [`${washer},1.0,90`, 'Newco,N9,washers,4.0,10'];
  const text = ['brand,model,category,rating,reviewCount', ...rows].join('\n');
  const request = { retailer: 'home-depot', apply: true } as const;
  const earlier = await sample.run(washerFile('4.5,80'), { ...request, month: '2026-05' });
  const { importId } = await sample.run(text, { ...request, createMissing: true });
  const stored = await sample.monthScores.stored(importId ?? '');
  expect(stored).toMatchObject({ import: { id: importId, month: '2026-06' }, scores: { total: 2 } });
  expect(stored.scores.listed).toMatchObject([
    { model: 'N9', scoreBefore: null },
    { model: 'WM5800HVA', retailer: 'home-depot', score: 10, reviewCount: 90 },
  ]);
  await sample.rollBack(importId);
  const later = await sample.monthScores.stored(importId ?? '');
  expect(later.scores).toEqual(stored.scores);
  expect(later.import.rolledBackAt).not.toBeNull();
  await sample.rollBack(earlier.importId);
});

test('An import of models is not shown as one of scores, nor rolled back', async () => {
  const { importId } = await sample.run('brand,model,category\nDECO,Only-1,washers\n', {
    kind: 'catalogue',
    apply: true,
  });
  const message = `Import ${importId} is one of models. Only imports of scores can be shown, compared and rolled back.`;
  await expect(sample.monthScores.show(importId ?? '')).rejects.toMatchObject({ message });
  await expect(sample.rollBack(importId)).rejects.toMatchObject({ message });
  await sample.database.query(`delete from appliances where model = 'Only-1'`);
});

describe('Rolling back', () => {
  const apply = async (month: string, scores: string) => {
    const { importId } = await sample.run(washerFile(scores), { retailer: 'best-buy', month, apply: true });
    return importId ?? '';
  };

  test.each([
    ['older first', ['2026-06', '2026-07'], [0, 1]],
    ['newer first', ['2026-06', '2026-07'], [1, 0]],
    ['late month last', ['2026-07', '2026-06'], [0, 1]],
  ])('two months, %s, restores the original scores', async (_, months, order) => {
    const before = await sample.washerRow();
    const ids = [await apply(months[0] ?? '', '4.1,10'), await apply(months[1] ?? '', '4.5,20')];
    expect((await sample.washerRow()).best_buy_score).not.toBe(before.best_buy_score);
    for (const index of order) await sample.rollBack(ids[index]);
    expect(await sample.washerRow()).toEqual(before);
  });

  test('counts scores that stay because a later month has the same, but not those it found unchanged', async () => {
    const month = await apply('2026-06', '4.1,10');
    const next = await apply('2026-07', '4.1,10');
    expect(await sample.rollBack(month)).toMatchObject({ changed: 0, keptEdits: 0, replaced: 1 });
    const unchanged = await apply('2026-08', '4.1,10');
    expect(await sample.rollBack(unchanged)).toMatchObject({ changed: 0, keptEdits: 0, replaced: 0 });
    expect(await sample.rollBack(next)).toMatchObject({ changed: 1, keptEdits: 0, replaced: 0 });
  });

  test('counts models that get a score back apart from those left without one', async () => {
    const rows = (first: string, ...others: string[]) =>
      ['brand,model,category,rating,reviewCount', `${washer},${first}`, ...others].join('\n');
    const request = { retailer: 'lowes', apply: true } as const;
    const june = await sample.run(rows('4.1,10'), { ...request, month: '2026-06' });
    const text = rows('4.2,20', 'Electrolux,ELFW4222AW,washers,4.0,10', 'Newco,N0,washers,4.0,10');
    const july = await sample.run(text, { ...request, month: '2026-07', createMissing: true });
    const models = { changed: 2, restored: 1, cleared: 1, trashed: 1 };
    expect(await sample.rollBack(july.importId)).toMatchObject({ state: 'rolled-back', ...models });
    expect(await sample.rollBack(june.importId)).toMatchObject({ changed: 1, restored: 0, cleared: 1 });
  });

  test('counts a model twice that gets the score of one retailer back and is left without that of another', async () => {
    const text = `brand,model,category,lowesScore,homeDepotScore\n${washer},41,42\n`;
    const wide = await sample.run(text, { apply: true });
    expect(await sample.rollBack(wide.importId)).toMatchObject({ changed: 1, restored: 1, cleared: 1 });
  });

  test('plans the ranks as they will be, models that are left without one first', async () => {
    const before = await sample.rankOf('WM5800HVA');
    const rows = [`${washer},1.0,90000`, 'Newco,N0,washers,5.0,90000'];
    const text = ['brand,model,category,rating,reviewCount', ...rows].join('\n');
    const request = { retailer: 'lowes', createMissing: true, apply: true } as const;
    const { importId } = await sample.run(text, request);
    const imported = await sample.rankOf('WM5800HVA');
    const plan = await sample.monthScores.rollback(importId ?? '', { apply: false, actor: 'test' });
    expect(plan).toMatchObject({ state: 'planned', changes: { total: 2 } });
    expect(plan.changes.listed).toMatchObject([
      { model: 'N0', rankAfter: null },
      {
        model: 'WM5800HVA',
        rankBefore: imported,
        rankAfter: before,
        fields: [
          { field: 'lowesScore', before: 10 },
          { field: 'lowesReviewCount', before: 90_000 },
        ],
      },
    ]);
    expect(plan.displaced.total).toBeGreaterThan(0);
    expect(await sample.rankOf('WM5800HVA')).toBe(imported);
    await sample.rollBack(importId);
    expect(await sample.rankOf('WM5800HVA')).toBe(before);
  });

  test('changes the version of models, as the import did, so that open editors cannot save stale values', async () => {
    const version = async () => {
      const rows = `select version from appliances where model = 'WM5800HVA'`;
      return (await sample.database.query<{ version: number }>(rows))[0]?.version;
    };
    const before = await version();
    const id = await apply('2026-06', '4.1,10');
    const imported = await version();
    await sample.rollBack(id);
    expect(new Set([before, imported, await version()]).size).toBe(3);
  });

  test('includes models in the trash, so that they are restored with their previous scores', async () => {
    const before = await sample.washerRow();
    const id = await apply('2026-06', '0.5,99999');
    await sample.database.query('update appliances set deleted_at = now() where id = $1', [before.id]);
    expect(await sample.rollBack(id)).toMatchObject({ changed: 1 });
    await sample.database.query('update appliances set deleted_at = null where id = $1', [before.id]);
    expect(await sample.washerRow()).toEqual(before);
  });

  test('and late files keep earlier ranks that result from manual edits', async () => {
    const places = () =>
      sample.database.query(
        `select category_best, type_best from standings join appliances on id = appliance_id
         where month = '2026-06' and model = 'WM5800HVA'`,
      );
    const ids = [await apply('2026-06', '4.1,10')];
    await sample.database.query(
      `update appliances set lowes_score = 50, lowes_review_count = 99999 where model = 'WM5800HVA'`,
    );
    ids.push(await apply('2026-07', '4.2,20'));
    expect(await places()).toEqual([{ category_best: 1, type_best: 1 }]);
    const late = await apply('2026-06', '4.3,30');
    expect(await places()).toEqual([{ category_best: 1, type_best: 1 }]);
    for (const id of [late, ...ids]) await sample.rollBack(id);
    await sample.database.query(
      `update appliances set lowes_score = null, lowes_review_count = null where model = 'WM5800HVA'`,
    );
  });

  describe('after a manual edit', () => {
    const lowes = async () => {
      const [row] = await sample.database.query<{ score: number | null; count: number | null }>(
        `select lowes_score as score, lowes_review_count as count from appliances where model = 'WM5800HVA'`,
      );
      return row;
    };
    const edit = (score: number | null, count: number | null) =>
      sample.database.query(
        `update appliances set lowes_score = $1, lowes_review_count = $2 where model = 'WM5800HVA'`,
        [score, count],
      );
    const scored = async (month: string, scores: string) => {
      return (await sample.run(washerFile(scores), { retailer: 'lowes', month, apply: true })).importId ?? '';
    };

    test.each([
      [42, 120],
      [null, null],
    ])('between two months restores %p@%p', async (score, count) => {
      const before = await scored('2026-06', '4.0,100');
      await edit(score, count);
      const wrong = await scored('2026-07', '1.0,7');
      expect(await sample.rollBack(wrong)).toMatchObject({ changed: 1, keptEdits: 0 });
      expect(await lowes()).toEqual({ score, count });
      await sample.rollBack(before);
      await edit(null, null);
    });

    test('restores the edit when both later files are rolled back, the older one first', async () => {
      const before = await scored('2026-06', '4.0,100');
      await edit(42, 120);
      const wrong = [await scored('2026-07', '1.0,7'), await scored('2026-08', '1.1,8')];
      for (const id of wrong) await sample.rollBack(id);
      expect(await lowes()).toEqual({ score: 42, count: 120 });
      await sample.rollBack(before);
      await edit(null, null);
    });

    test('restores an edit of the count alone, when the file before it is rolled back first', async () => {
      const before = await scored('2026-06', '4.2,100');
      await edit(42, 120);
      const wrong = await scored('2026-07', '1.0,7');
      for (const id of [before, wrong]) await sample.rollBack(id);
      expect(await lowes()).toEqual({ score: 42, count: 120 });
      await edit(null, null);
    });

    test('restores an edit between two files with the same scores, when all are rolled back', async () => {
      const before = await scored('2026-06', '4.0,100');
      await edit(42, 120);
      const wrong = [await scored('2026-07', '4.0,100'), await scored('2026-08', '1.0,7')];
      for (const id of [before, ...wrong]) await sample.rollBack(id);
      expect(await lowes()).toEqual({ score: 42, count: 120 });
      await edit(null, null);
    });

    test('restores an edit that repeats a file which had been rolled back before it', async () => {
      await sample.rollBack(await scored('2026-06', '4.2,120'));
      await edit(42, 120);
      await sample.rollBack(await scored('2026-07', '1.0,7'));
      expect(await lowes()).toEqual({ score: 42, count: 120 });
      await edit(null, null);
    });

    test('counts that edit as kept, and scores from other files as replaced', async () => {
      const newest = await scored('2026-08', '4.0,100');
      const late = await scored('2026-07', '3.0,90');
      expect(await sample.rollBack(late)).toMatchObject({ changed: 0, keptEdits: 0, replaced: 1 });
      const corrected = await scored('2026-08', '4.1,101');
      expect(await sample.rollBack(newest)).toMatchObject({ changed: 0, keptEdits: 0, replaced: 1 });
      await edit(42, 120);
      expect(await sample.rollBack(corrected)).toMatchObject({ changed: 0, keptEdits: 1, replaced: 0 });
      await edit(null, null);
    });

    test('restores the scores of a file applied after the edit', async () => {
      const before = await scored('2026-06', '4.0,100');
      await edit(42, 120);
      const wrong = await scored('2026-08', '1.0,7');
      const late = await scored('2026-07', '4.1,110');
      await sample.rollBack(wrong);
      expect(await lowes()).toEqual({ score: 41, count: 110 });
      for (const id of [late, before]) await sample.rollBack(id);
      await edit(null, null);
    });
  });

  describe('keeps the ranks at the end of the previous month', () => {
    const other = 'Electrolux,ELFW4222AW,washers';
    const scored = async (retailer: string, month: string, rows: [string, string]) => {
      const lines = [`${washer},${rows[0]}`, `${other},${rows[1]}`];
      const text = `brand,model,category,rating,reviewCount\n${lines.join('\n')}\n`;
      return (await sample.run(text, { retailer, month, apply: true })).importId ?? '';
    };
    const isWasherAhead = async (month: string) => {
      const [row] = await sample.database.query<{ ahead: boolean }>(
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
      await sample.rollBack(wrong);
      expect(await isWasherAhead('2026-06')).toBe(true);
      for (const id of [right, before]) await sample.rollBack(id);
    });

    test('with a model deleted since, so that it is not new once it is restored', async () => {
      const before = await scored('home-depot', '2026-06', ['4.9,9000000', '0.1,9000000']);
      const next = await scored('home-depot', '2026-07', ['4.9,9000001', '0.1,9000001']);
      const setDeleted = (time: string) =>
        sample.database.query(`update appliances set deleted_at = ${time} where model = 'WM5800HVA'`);
      await setDeleted('now()');
      const text = `brand,model,category,rating\n${other},0.2\n`;
      const late = await sample.run(text, { retailer: 'best-buy', month: '2026-06', apply: true });
      expect(await isWasherAhead('2026-06')).toBe(true);
      await setDeleted('null');
      for (const id of [late.importId ?? '', next, before]) await sample.rollBack(id);
    });

    test('without the models of a wrong file', async () => {
      const text = 'brand,model,category,rating,reviewCount\nNewco,Wrong-1,washers,5,99000000\n';
      const request = { retailer: 'home-depot', month: '2026-06', createMissing: true, apply: true };
      const { importId: wrong } = await sample.run(text, request);
      const before = await scored('lowes', '2026-06', ['4.4,1', '4.4,1']);
      const next = await scored('home-depot', '2026-07', ['4.9,9000001', '0.1,9000001']);
      const ranked = `select from standings join appliances on id = appliance_id where model = 'Wrong-1'`;
      expect(await sample.database.query(ranked)).toHaveLength(1);
      await sample.rollBack(wrong);
      expect(await sample.database.query(ranked)).toEqual([]);
      for (const id of [next, before]) await sample.rollBack(id);
    });

    test('without a model that staff added since, but with one that a late file adds', async () => {
      const before = await scored('home-depot', '2026-06', ['4.9,9000000', '0.1,9000000']);
      const next = await scored('home-depot', '2026-07', ['4.9,9000001', '0.1,9000001']);
      await insertAppliances(sample.database, [
        appliance({ brand: 'Newco', model: 'Added', lowesScore: 50 }),
      ]);
      const run = async (model: string, month: string) => {
        const text = `brand,model,category,rating\nNewco,${model},washers,5\n`;
        const request = { retailer: 'lowes', month, createMissing: true, apply: true };
        return (await sample.run(text, request)).importId;
      };
      const [own, late] = [await run('Added', '2026-07'), await run('Late', '2026-06')];
      const ranked = `select model from standings join appliances on id = appliance_id
        where month = '2026-06' and brand = 'Newco'`;
      expect(await sample.database.query(ranked)).toEqual([{ model: 'Late' }]);
      for (const id of [late, own, next, before]) await sample.rollBack(id);
      await sample.database.query(`delete from appliances where model = 'Added'`);
    });

    test('with the scores that staff had entered', async () => {
      const before = await scored('home-depot', '2026-06', ['0.1,9000000', '2.0,9000000']);
      await sample.database.query(`update appliances set home_depot_score = 50 where model = 'WM5800HVA'`);
      const next = await scored('home-depot', '2026-07', ['5.0,9000001', '2.0,9000001']);
      expect(await isWasherAhead('2026-06')).toBe(true);
      await sample.rollBack(await scored('best-buy', '2026-07', ['4.5,1', '4.5,1']));
      expect(await isWasherAhead('2026-06')).toBe(true);
      for (const id of [next, before]) await sample.rollBack(id);
    });
  });

  test('takes models that it created to the trash without their scores, and counts them once', async () => {
    const text = 'brand,model,category,rating,reviewCount\nNewco,N1,washers,5,99\n';
    const { importId } = await sample.run(text, { retailer: 'lowes', createMissing: true, apply: true });
    const report = await sample.rollBack(importId);
    expect(report).toMatchObject({ changed: 0, trashed: 1 });
    const [created] = await sample.database.query(
      `select lowes_score, deleted_at is not null as trashed from appliances where brand = 'Newco' and model = 'N1'`,
    );
    expect(created).toEqual({ lowes_score: null, trashed: true });
  });

  test('moves the models it created to the trash, including those without scores', async () => {
    const text = 'brand,model,category,rating,reviewCount\nNewco,N2,washers,5,99\nNewco,N3,washers,,\n';
    const { importId } = await sample.run(text, { retailer: 'lowes', createMissing: true, apply: true });
    const report = await sample.rollBack(importId);
    expect(report).toMatchObject({ changed: 0, trashed: 2 });
    const left = `select from appliances where brand = 'Newco' and model in ('N2', 'N3') and deleted_at is null`;
    expect(await sample.database.query(left)).toEqual([]);
  });

  describe('of several files trashes a model that one of them created', () => {
    let names = 0;
    const scored = async (cells: string, month: string) => {
      const text = `brand,model,category,rating,priceRange\nNewco,Late-${names},washers,${cells}\n`;
      const request = { retailer: 'lowes', createMissing: true, month, apply: true };
      return (await sample.run(text, request)).importId ?? '';
    };
    const isTrashed = async () => {
      const [row] = await sample.database.query<{ trashed: boolean }>(
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
      await sample.rollBack(ids[order[0] ?? 0] ?? '');
      expect(await isTrashed()).toBe(false);
      expect(await sample.rollBack(ids[order[1] ?? 0] ?? '')).toMatchObject({ trashed: 1 });
      expect(await isTrashed()).toBe(true);
    });

    test('even if the first had no score for it', async () => {
      names++;
      const ids = [await scored(',$900', '2026-08'), await scored('4.2,$950', '2026-09')];
      for (const id of ids) await sample.rollBack(id);
      expect(await isTrashed()).toBe(true);
    });

    test.each(['appliance', 'media'])('unless staff edited it: %s', async (subject) => {
      names++;
      const ids = [await scored('4.0,$900', '2026-08'), await scored('4.2,$950', '2026-09')];
      await sample.database.query(
        `insert into audit_log (at, actor, action, subject, subject_id, label)
         select now(), 'staff', 'update', $1, id, model from appliances where brand = 'Newco' and model = $2`,
        [subject, `Late-${names}`],
      );
      for (const id of ids.toReversed()) await sample.rollBack(id);
      expect(await isTrashed()).toBe(false);
    });

    test('unless a catalogue file had created it', async () => {
      names++;
      const text = `brand,model,category\nNewco,Late-${names},washers\n`;
      await sample.run(text, { kind: 'catalogue', apply: true });
      expect(await sample.rollBack(await scored('4.0,', '2026-08'))).toMatchObject({
        changed: 1,
        trashed: 0,
      });
      expect(await isTrashed()).toBe(false);
    });

    test('unless a catalogue file set its price', async () => {
      names++;
      const id = await scored('4.0,$900', '2026-08');
      const text = `brand,model,category,priceRange\nNewco,Late-${names},washers,$990\n`;
      await sample.run(text, { kind: 'catalogue', apply: true });
      await sample.rollBack(id);
      expect(await isTrashed()).toBe(false);
    });
  });

  test('is done once by concurrent requests', async () => {
    const id = await apply('2026-06', '4.1,10');
    const late = new (class extends PostgresImports {
      override async transaction(...request: Parameters<PostgresImports['transaction']>) {
        await sample.monthScores.rollback(id, { apply: true, actor: 'faster' });
        await super.transaction(...request);
      }
    })(sample.database, sample.version, new Assessor());
    const report = await new ImportHistory(late, new SystemClock()).rollback(id, {
      apply: true,
      actor: 'slower',
    });
    expect(report.state).toBe('already-rolled-back');
    const entries = await sample.database.query(
      `select actor from audit_log where action = 'rollback' and subject_id = $1`,
      [id],
    );
    expect(entries).toEqual([{ actor: 'faster' }]);
  });
});
