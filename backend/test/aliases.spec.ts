import type { ModelName } from '@appliance-index/domain/catalogue/closest-models';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresChanges } from '../src/adapters/postgres/audit/postgres-changes.js';
import { PostgresAliases } from '../src/adapters/postgres/postgres-aliases.js';
import { PostgresAuditLog } from '../src/adapters/postgres/postgres-audit-log.js';
import { PostgresTransactions } from '../src/adapters/postgres/postgres-transactions.js';
import { SystemClock } from '../src/adapters/system/system-clock.js';
import { Aliases } from '../src/application/imports/aliases.js';
import type { FileImportRequest } from '../src/application/imports/file-import.js';
import { appliance, insertAppliances } from './builders.js';
import { SampleImports } from './sample-imports.js';

const actor = 'ann@example.org';
const washer = { brand: 'LG', model: 'WM5800HVA', category: 'washers' } as const;
/** The washer in black, which the sample does not have. */
const black = { ...washer, model: 'WM5800HBA' } as const;

let sample: SampleImports;
let aliases: Aliases;
let applianceId: string;

beforeAll(async () => {
  sample = await SampleImports.startSmall();
  const { database, version } = sample;
  const changes = new PostgresChanges(
    database,
    new PostgresTransactions(database, version),
    new SystemClock(),
  );
  aliases = new Aliases(new PostgresAliases(database), changes, new SystemClock());
  applianceId = (await sample.washerRow()).id;
});
afterAll(() => sample.stop());

type Name = ModelName;

const fileOf = (...names: Name[]) =>
  [
    'brand,model,category,rating,reviewCount',
    ...names.map((name) => `${Object.values(name).join(',')},4.5,100`),
  ].join('\n');

const plan = (names: Name[], request: Partial<FileImportRequest> = {}) =>
  sample.run(fileOf(...names), { retailer: 'lowes', ...request });

/** Decides as given while `work` runs. */
async function deciding<T>(inputs: Parameters<Aliases['decide']>[0], work: () => Promise<T>): Promise<T> {
  const made = await aliases.decide(inputs, actor);
  const result = await work();
  for (const { id } of made) await aliases.remove(id, actor);
  return result;
}

const listed = () => Array.fromAsync(aliases.all());

const same = (name: Name) => ({ ...name, decision: 'same', applianceId }) as const;

describe('A name that the catalogue does not have', () => {
  test('stays unmatched, however close a model is, and comes with the closest ones', async () => {
    const starred = { ...black, model: 'WM5800H*A' };
    const report = await plan([black, { ...starred, brand: 'LG Electronics' }, { ...black, model: 'ZZ99' }]);
    expect(report).toMatchObject({
      state: 'rejected',
      counts: { rows: 3, rejected: 3, ignored: 0, changed: 0, created: 0 },
      unmatched: { total: 3 },
    });
    expect(report.rejects.listed.map(({ code }) => code)).toEqual(Array(3).fill('unknown-model'));
    const candidates = report.unmatched.listed.map((each) => each.candidates);
    expect(candidates).toEqual([
      [{ applianceId, ...washer, reason: 'colour variant', isOtherBrand: false }],
      [{ applianceId, ...washer, reason: 'wildcard; brand LG', isOtherBrand: true }],
      [],
    ]);
    expect(report.unmatched.listed[1]).toMatchObject({ line: 3, ...starred, brand: 'LG Electronics' });
  });

  test('stays unmatched, too, if it has a wildcard where the model has nothing', async () => {
    const report = await plan([
      { ...washer, model: 'WM58*00HVA' },
      { ...washer, model: 'WM5800HVA*' },
    ]);
    expect(report.counts).toMatchObject({ rejected: 2, changed: 0 });
    const candidates = report.unmatched.listed.map((each) => each.candidates.map(({ reason }) => reason));
    expect(candidates).toEqual([[], ['wildcard']]);
  });

  test('is created without a question if the import adds missing models', async () => {
    const report = await plan([black], { createMissing: true });
    expect(report).toMatchObject({ state: 'planned', counts: { created: 1 }, unmatched: { total: 0 } });
  });
});

describe('A decision about a name', () => {
  test('that it is a model matches it, however it is spelt, until the decision is removed', async () => {
    await deciding([same(black)], async () => {
      const report = await plan([{ ...black, model: 'wm-5800 hba' }]);
      expect(report).toMatchObject({ state: 'planned', counts: { rejected: 0, changed: 1 } });
      expect(report.changes.listed[0]).toMatchObject({ applianceId, ...washer });
    });
    expect(await plan([black])).toMatchObject({ counts: { rejected: 1 }, unmatched: { total: 1 } });
  });

  test('that has a wildcard says nothing about the name without it', async () => {
    const starred = { ...washer, model: 'WM5800H*BA' };
    await deciding([same(starred)], async () => {
      expect((await plan([starred])).counts).toMatchObject({ rejected: 0, changed: 1 });
      expect(await plan([black])).toMatchObject({ counts: { rejected: 1 }, unmatched: { total: 1 } });
    });
  });

  test('makes the second of two rows that end at one model a duplicate', async () => {
    const report = await deciding([same(black)], () => plan([washer, black]));
    expect(report).toMatchObject({ counts: { rejected: 1, changed: 1 }, unmatched: { total: 0 } });
    expect(report.rejects.listed[0]).toMatchObject({ line: 3, code: 'duplicate', model: 'LG WM5800HBA' });
  });

  test('that it is new creates it once, and not again when staff delete it; a rollback lets the next import create it', async () => {
    const named = { brand: 'lg', model: 'Neu 1', category: 'washers' };
    await deciding([{ ...named, decision: 'new' }], async () => {
      const { importId } = await plan([named], { apply: true });
      const [added] = (await listed()).map(({ appliance }) => appliance);
      expect(added).toMatchObject({ brand: 'LG', model: 'Neu 1' });
      const [row] = await sample.database.query('select search_text from appliances where id = $1', [
        added?.id,
      ]);
      expect(row?.search_text).toMatch(/neu 1/i);
      await sample.database.query(
        `update appliances set model = 'New 1', match_key = 'lg|new1|washers' where id = $1`,
        [added?.id],
      );
      expect((await plan([named], { month: '2026-07' })).counts).toMatchObject({ created: 0, unchanged: 1 });
      const setDeleted = (at: string) =>
        sample.database.query(`update appliances set deleted_at = ${at} where id = $1`, [added?.id]);
      await setDeleted('now()');
      expect((await plan([named], { month: '2026-07' })).counts).toMatchObject({ created: 0, rejected: 1 });
      await setDeleted('null');
      await sample.rollBack(importId);
      expect((await plan([named])).counts).toMatchObject({ created: 1, rejected: 0 });
    });
  });

  test('to ignore it leaves it out and counts it, also in the record of the import', async () => {
    await deciding([{ ...black, decision: 'ignore' }], async () => {
      expect(await plan([black])).toMatchObject({
        state: 'nothing-to-do',
        counts: { ignored: 1, rejected: 0 },
      });
      const report = await plan([black, washer], { apply: true });
      expect(report).toMatchObject({
        state: 'applied',
        counts: { rows: 2, ignored: 1, rejected: 0, changed: 1 },
      });
      expect(await sample.monthScores.show(report.importId ?? '')).toMatchObject({ counts: { ignored: 1 } });
      expect(await plan([black, washer])).toMatchObject({ state: 'already-applied' });
      await sample.rollBack(report.importId);
    });
  });

  test('that a brand is another one matches all of its models, and spells new ones like it', async () => {
    const electronics = [washer, { ...washer, model: 'Neu 2' }].map((name) => ({
      ...name,
      brand: 'LG Electronics',
    }));
    const decision = { brand: 'LG Electronics', decision: 'brand', sameBrand: 'LG' } as const;
    const report = await deciding([decision], () => plan(electronics, { createMissing: true }));
    expect(report.counts).toMatchObject({ changed: 1, created: 1 });
    expect(new Set(report.changes.listed.map(({ brand }) => brand))).toEqual(new Set(['LG']));
  });

  test('about a name counts before one about its brand, whichever came first', async () => {
    const electronics = { ...black, brand: 'LG Electronics' };
    const brand = { brand: 'LG Electronics', decision: 'brand', sameBrand: 'LG' } as const;
    const report = await deciding([same(electronics), brand], () => plan([electronics]));
    expect(report).toMatchObject({ counts: { rejected: 0, changed: 1 } });
  });

  test('about a model in the trash counts for nothing, until it is restored; with a purged one it is gone', async () => {
    const acme = appliance({ brand: 'Acme', model: 'A 100' });
    await insertAppliances(sample.database, [acme]);
    await aliases.decide([{ ...black, decision: 'same', applianceId: acme.id }], actor);
    const setDeleted = (at: string) =>
      sample.database.query(`update appliances set deleted_at = ${at} where id = $1`, [acme.id]);
    await setDeleted('now()');
    expect(await plan([black])).toMatchObject({ state: 'rejected', unmatched: { total: 1 } });
    expect((await listed())[0]?.appliance).toMatchObject({ isDeleted: true });
    await setDeleted('null');
    expect((await plan([black])).counts).toMatchObject({ rejected: 0 });
    await sample.database.query('delete from appliances where id = $1', [acme.id]);
    expect(await plan([black])).toMatchObject({ state: 'rejected', unmatched: { total: 1 } });
    expect(await listed()).toEqual([]);
  });

  test('stays when its model goes to the trash with the import that added it, and that is offered no more', async () => {
    const added = { ...black, model: 'WM5800HWA' };
    const { importId, changes } = await plan([added], { createMissing: true, apply: true });
    const decision = { ...black, decision: 'same', applianceId: changes.listed[0]?.applianceId } as const;
    await deciding([decision as ReturnType<typeof same>], async () => {
      await sample.rollBack(importId);
      expect((await listed())[0]?.appliance).toMatchObject({ model: 'WM5800HWA', isDeleted: true });
      const [unmatched] = (await plan([black])).unmatched.listed;
      expect(unmatched?.candidates).toMatchObject([{ applianceId }]);
    });
  });

  test('stays when its model moves to another category, whose types then count', async () => {
    const move = (category: string, type: string | null) =>
      sample.database.query(
        `update appliances set category = $2, subcategory = $3, match_key = 'lg|wm5800hva|' || $2 where id = $1`,
        [applianceId, category, type],
      );
    await deciding([same(black)], async () => {
      await move('dryers', null);
      expect((await plan([black])).counts).toMatchObject({ rejected: 0, changed: 1 });
      const typed = `brand,model,category,subcategory,rating\n${Object.values(black).join(',')},top-load,4.5\n`;
      const report = await sample.run(typed, { retailer: 'lowes' });
      expect(report.rejects.listed[0]).toMatchObject({
        code: 'subcategory',
        message: 'This is not a type of dryers.',
      });
      await move('washers', 'front-load');
    });
  });

  test('gives way to the catalogue once that has the name', async () => {
    await deciding([{ ...black, decision: 'ignore' }], async () => {
      const added = appliance(black);
      await insertAppliances(sample.database, [added]);
      expect((await plan([black])).changes.listed[0]).toMatchObject({ applianceId: added.id });
      await sample.database.query('delete from appliances where id = $1', [added.id]);
    });
  });

  test('is refused for what the catalogue has, for a model or brand that it lacks, and if there is none', async () => {
    const refusals: [object, string][] = [
      [{ ...washer, decision: 'ignore' }, 'known-spelling'],
      [{ brand: 'GE', decision: 'brand', sameBrand: 'LG' }, 'known-spelling'],
      [{ ...black, decision: 'same', applianceId: '00000000-0000-4000-8000-000000000000' }, 'appliance'],
      [{ brand: 'LG Electronics', decision: 'brand', sameBrand: 'Nobody' }, 'brand'],
    ];
    for (const [input, code] of refusals)
      await expect(aliases.decide([input as never], actor)).rejects.toMatchObject({ code });
    const gone = { ...black, decision: 'same', applianceId: crypto.randomUUID() } as const;
    const several = [{ ...black, model: 'Other', decision: 'ignore' } as const, gone];
    await expect(aliases.decide(several, actor)).rejects.toThrow(`LG ${black.model} (washers) cannot mean`);
    await expect(aliases.decide([], actor)).rejects.toMatchObject({ code: 'alias' });
    await expect(aliases.remove(applianceId, actor)).rejects.toMatchObject({ code: 'alias' });
    expect(await listed()).toEqual([]);
  });

  test('can be made again once it was removed, with the model that it has added', async () => {
    const named = { brand: 'LG', model: 'Neu 3', category: 'washers' };
    const decision = { ...named, decision: 'new' } as const;
    const [made] = await aliases.decide([decision], actor);
    const { importId } = await plan([named], { apply: true });
    const removed = await aliases.remove(made?.id ?? '', actor);
    const model = { id: removed.appliance?.id, model: 'Neu 3' };
    await expect(aliases.decide([decision], actor)).rejects.toMatchObject({ code: 'known-spelling' });
    const [again] = await aliases.decide([{ ...decision, applianceId: model.id }], actor);
    expect(again).toMatchObject({ decision: 'new', appliance: model });
    await sample.rollBack(importId);
    expect((await plan([named])).counts).toMatchObject({ created: 1 });
    await aliases.remove(again?.id ?? '', actor);
  });

  test('is found by its kind, and by words of the name or of what it means, page by page', async () => {
    const names = Array.from({ length: 101 }, (_, index) => ({ ...black, model: `Kit ${index + 100}` }));
    const ignored = names.map((name) => ({ ...name, decision: 'ignore' }) as const);
    const brand = { brand: 'LG Electronics', decision: 'brand', sameBrand: 'LG' } as const;
    await deciding([same({ ...black, model: 'Rare 100%' }), brand, ...ignored], async () => {
      const found = async (...given: Parameters<Aliases['list']>) => {
        const { aliases: list, ...rest } = await aliases.list(...given);
        return { ...rest, models: list.map(({ model }) => model) };
      };
      expect(await found({ text: '0%' }, 1)).toEqual({ total: 1, page: 1, pages: 1, models: ['Rare 100%'] });
      expect(await found({ text: 'wm5800hva' }, 1)).toMatchObject({ models: ['Rare 100%'] });
      expect(await found({ decision: 'brand' }, 1)).toMatchObject({ total: 1, models: [null] });
      expect(await found({ text: 'rare', decision: 'ignore' }, 1)).toMatchObject({ total: 0, pages: 0 });
      const second = { total: 101, page: 2, pages: 2, models: ['Kit 200'] };
      expect(await found({ decision: 'ignore' }, 2)).toEqual(second);
      expect(await Array.fromAsync(aliases.all({ text: 'kit' }))).toHaveLength(101);
    });
  });

  test('is listed to the last, although others are removed meanwhile', async () => {
    const names = Array.from({ length: 101 }, (_, index) => ({ ...black, model: `Kit ${index}` }));
    await aliases.decide(
      names.map((name) => ({ ...name, decision: 'ignore' })),
      actor,
    );
    for await (const { id } of aliases.all()) await aliases.remove(id, actor);
    expect(await listed()).toEqual([]);
  });

  test('replaces an earlier one about the same name, and is in the audit log with who decided', async () => {
    const [first] = await aliases.decide([{ ...black, decision: 'ignore' }], 'bob@example.org');
    const [second] = await aliases.decide([same({ ...black, model: 'WM 5800 HBA' })], actor);
    expect(second).toMatchObject({
      id: first?.id,
      model: 'WM 5800 HBA',
      decidedBy: actor,
      appliance: washer,
    });
    expect(await aliases.ofModel(applianceId)).toEqual([second]);
    await aliases.remove(second?.id ?? '', actor);
    const entries = await new PostgresAuditLog(sample.database).list({ subject: 'alias' }, 3);
    expect(entries.map(({ action, label, before, after }) => [action, label, before, after])).toEqual([
      ['delete', 'LG WM 5800 HBA (washers)', { decision: 'same', sameAs: 'LG WM5800HVA' }, null],
      [
        'decide',
        'LG WM 5800 HBA (washers)',
        { decision: 'ignore', sameAs: null },
        { decision: 'same', sameAs: 'LG WM5800HVA' },
      ],
      ['decide', 'LG WM5800HBA (washers)', null, { decision: 'ignore', sameAs: null }],
    ]);
  });
});
