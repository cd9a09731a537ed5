import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { applianceFields } from '@appliance-index/domain/catalogue/appliance-fields';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TableFileReader } from '../src/adapters/files/table-file-reader.js';
import type { FileImportRequest } from '../src/application/imports/file-import.js';
import type { ImportReport } from '../src/application/imports/import-report.js';
import { chunks, SampleImports, washer } from './sample-imports.js';

let sample: SampleImports;
beforeAll(async () => {
  sample = await SampleImports.startSmall();
});
afterAll(() => sample.stop());

const rejectsOf = ({ rejects }: ImportReport) => rejects.listed.map(({ line, code }) => [line, code]);

describe('A file that names a model by its id', () => {
  test('cannot set a type of another category', async () => {
    const { id } = await sample.washerRow();
    const report = await sample.run(`id,subcategory,lowesScore\n${id},countertop-microwave,40\n`);
    expect(rejectsOf(report)).toEqual([[2, 'subcategory']]);
  });

  test('cannot rename it', async () => {
    const { id } = await sample.washerRow();
    const text = `id,brand,model,category\n${id},LG,WM9999,washers\n`;
    expect(rejectsOf(await sample.run(text, { kind: 'catalogue' }))).toEqual([[2, 'other-model']]);
  });

  test('may spell its name differently', async () => {
    const { id } = await sample.washerRow();
    const text = `id,brand,model,category\n${id},lg,wm-5800 hva,washers\n`;
    expect(await sample.run(text, { kind: 'catalogue' })).toMatchObject({ state: 'nothing-to-do' });
  });
});

test('A small file that decompresses to an enormous one is refused', async () => {
  const text = Buffer.from(`brand,model\n${'LG,A1\n'.repeat(100_000)}`);
  const read = async (maxBytes: number) => {
    const { rows } = await new TableFileReader(maxBytes).open('bomb.gz', Readable.from([gzipSync(text)]));
    let count = 0;
    for await (const _ of rows) count++;
    return count;
  };
  expect(await read(text.length)).toBe(100_000);
  await expect(read(text.length - 1)).rejects.toMatchObject({ code: 'file-too-large' });
});

describe('A row', () => {
  const foreignId = '0198c0de-0000-7000-8000-000000000001';
  const withId = (cells: string) => `id,brand,model,category\n${foreignId},${cells}\n`;

  test('without an id or all names is refused, even with createMissing', async () => {
    const report = await sample.run('id,brand,rating\n,LG,4.5\n', { retailer: 'lowes', createMissing: true });
    expect(rejectsOf(report)).toEqual([[2, 'required']]);
  });

  test('is refused under the name that its column has in the file', async () => {
    const rows = ['LG,WM5800HVA,washers,french-door,4.1', 'Acme,None,washers,,4.1', `${washer},,nine`];
    const text = ['Brand,Model Number,Category,Type,Stars', ...rows].join('\n');
    const { rejects } = await sample.run(text, { retailer: 'lowes' });
    expect(rejects.listed.map(({ column, path }) => [column, path])).toEqual([
      ['Type', 'subcategory'],
      ['Model Number', 'model'],
      ['Stars', 'lowesScore'],
    ]);
  });

  test('with an id from another catalogue is matched by its names', async () => {
    expect(await sample.run(withId(washer), { kind: 'catalogue' })).toMatchObject({ state: 'nothing-to-do' });
    const created = await sample.run(withId('Acme,Moved-1,washers'), { kind: 'catalogue', apply: true });
    expect(created).toMatchObject({ state: 'applied', counts: { created: 1 } });
    const [row] = await sample.database.query(
      `select id <> $1 as is_own, search_text like '%moved-1%' as is_found from appliances where model = 'Moved-1'`,
      [foreignId],
    );
    expect(row).toEqual({ is_own: true, is_found: true });
  });

  test.each<[string, string, number]>([
    ['brand', `,A1,washers,$9`, applianceFields.brand.maxLength],
    ['model', `Acme,,washers,$9`, applianceFields.model.maxLength],
    ['priceRange', `Acme,A1,washers,`, applianceFields.priceRange.maxLength],
  ])('with a %s that is too long is refused', async (column, cells, limit) => {
    const long = (length: number) => {
      const text = 'x'.repeat(length);
      const row = column === 'brand' ? `${text}${cells}` : cells.replace(/,(?=,|$)/, `,${text}`);
      return sample.run(`brand,model,category,priceRange\n${row}\n`, { kind: 'catalogue' });
    };
    expect(rejectsOf(await long(limit))).toEqual([]);
    expect(rejectsOf(await long(limit + 1))).toEqual([[2, 'too-long']]);
  });

  test('with an unknown id and no names is refused', async () => {
    expect(rejectsOf(await sample.run(`id,lowesScore\n${foreignId},40\n`))).toEqual([[2, 'unknown-id']]);
  });
});

describe('A file', () => {
  test.each(['javascript:alert(1)', '//evil.example/x.png', 'x.png'])(
    'with the image %s is refused in the plan',
    async (url) => {
      const text = `brand,model,category,imageUrl\nAcme,A1,washers,${url}\n`;
      expect(rejectsOf(await sample.run(text, { kind: 'catalogue' }))).toEqual([[2, 'image-url']]);
    },
  );

  test.each(['\n', '\r\n'])('with line ends %j in cells has correct line numbers', async (end) => {
    const lines = ['brand,model,category,rating', `"Ac${end}me",A1,washers,9`, '', 'LG,Q,washers,9', ''];
    const report = await sample.run(lines.join(end), { retailer: 'lowes' });
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
      const report = await sample.run([text.slice(0, split), text.slice(split)], { retailer: 'lowes' });
      const unknown = [2, 3, 4, 5].map((line) => [line, 'unknown-model']);
      expect(rejectsOf(report)).toEqual(unknown);
    }
  });

  const utf8 = Buffer.from('Café,A1,washers,4\n');
  const windows1252 = Buffer.from('Gebläse,A1,washers,4\n', 'latin1');
  test.each([
    ['together', [Buffer.concat([utf8, windows1252])]],
    ['one after the other', [utf8, windows1252]],
    ['the other way round', [windows1252, utf8]],
  ])('that mixes encodings is refused if its lines arrive %s', async (_order, parts) => {
    const bytes = Readable.from([Buffer.from('brand,model,category,rating\n'), ...parts]);
    const run = sample.run('', { retailer: 'lowes', source: { name: 'mixed.csv', bytes } });
    await expect(run).rejects.toMatchObject({ code: 'file-encoding' });
  });

  test('lists its first thousand rejected rows in line order, whatever the reason', async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => `Acme,A${n},washers,${n % 2 === 0 ? 4 : 9}`);
    const text = `brand,model,category,rating\n${rows.join('\n')}\n`;
    const { rejects } = await sample.run(text, { retailer: 'lowes' });
    expect(rejects.total).toBe(1_200);
    expect(rejects.listed.map(({ line }) => line)).toEqual(Array.from({ length: 1_000 }, (_, n) => n + 2));
  });

  test('lists at most ten million characters of rejected rows', async () => {
    const row = (note: string) => `${washer},5.1,${note}\n`;
    const rows = [...Array(34).fill(row('n'.repeat(300_000))), row('short')];
    const { rejects } = await sample.run(['brand,model,category,rating,note\n', ...rows], {
      retailer: 'lowes',
    });
    expect(rejects.total).toBe(35);
    expect(rejects.listed.map(({ line }) => line)).toEqual(Array.from({ length: 33 }, (_, n) => n + 2));
  });

  test('with tabs is recognised even if the header arrives in small chunks', async () => {
    const text = ['brand', '\tmodel\tcate', 'gory\trating\n', `${washer.replaceAll(',', '\t')}\t4.1\n`];
    expect(await sample.run(text, { retailer: 'lowes' })).toMatchObject({ state: 'planned' });
  });

  test('with brands whose letters are probably wrong is read with warnings, of which it lists the first', async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => `CafŽ,M-${n},washers,4.1`);
    const text = ['Brand,model,category,rating', washer.concat(',4.1'), ...rows].join('\n');
    const { state, counts, warnings } = await sample.run(text, {
      retailer: 'lowes',
      createMissing: true,
      allowRejects: 1_200,
    });
    expect({ state, rows: counts.rows }).toEqual({ state: 'planned', rows: 1_201 });
    expect(warnings.total).toBe(1_200);
    expect(warnings.listed).toHaveLength(1_000);
    expect(warnings.listed[0]).toEqual({
      line: 3,
      column: 'Brand',
      model: 'CafŽ M-0',
      code: 'text-garbled',
      message: expect.stringMatching(
        /^"CafŽ" has letters that are probably wrong, .* save the file as UTF-8/,
      ),
    });
  });

  test('lists ignored columns', async () => {
    const text = `brand,model,category,rating,revews\n${washer},4.9,10\n`;
    expect(await sample.run(text, { retailer: 'lowes' })).toMatchObject({ ignoredColumns: ['revews'] });
  });

  test('with only rejected rows still has its retailer', async () => {
    const text = `brand,model,category,rating\n${washer},5.1\n`;
    expect(await sample.run(text, { retailer: 'lowes' })).toMatchObject({
      state: 'rejected',
      retailers: ['lowes'],
    });
  });

  test.each<[string, string, Partial<FileImportRequest>, string, string[]]>([
    ['ratings without a retailer', 'rating', {}, 'retailer', ['retailer']],
    ['ratings of an unknown retailer', 'rating', { retailer: 'sears' }, 'retailer', ['retailer']],
    ['ratings in a catalogue file', 'rating', { kind: 'catalogue' }, 'columns', []],
    ['scores without a month', 'lowesScore', { month: undefined }, 'month', ['month']],
  ])('with %s is refused, at the field that is wrong', async (_what, column, request, code, fields) => {
    const text = `brand,model,category,${column}\n${washer},4\n`;
    const issues = fields.map((path) => expect.objectContaining({ path }));
    await expect(sample.run(text, request)).rejects.toMatchObject({ kind: 'invalid', code, issues });
  });

  const long = `brand,model,category,rating\n${washer},4.1\n`;
  const named = (text: string, name: string, request: Partial<FileImportRequest> = {}) =>
    sample.run('', { month: undefined, source: { name, bytes: chunks(text) }, ...request });

  test('says its retailer and month in its name', async () => {
    expect(await named(long, '2026-05_best-buy.csv')).toMatchObject({
      ...{ state: 'planned', retailers: ['best-buy'], month: '2026-05' },
      fileNameHints: [
        { field: 'retailer', value: 'best-buy', isUsed: true },
        { field: 'month', value: '2026-05', isUsed: true },
      ],
    });
  });

  test('is for the retailer and month of the request, whatever its name says; the plan shows that', async () => {
    const request = { retailer: 'lowes', month: '2026-06' };
    expect(await named(long, '2026-05_best-buy.csv', request)).toMatchObject({
      ...{ retailers: ['lowes'], month: '2026-06' },
      fileNameHints: [
        { field: 'retailer', value: 'best-buy', isUsed: false },
        { field: 'month', value: '2026-05', isUsed: false },
      ],
    });
    expect(await named(long, '2026-06_lowes.csv', request)).toMatchObject({ fileNameHints: [] });
  });

  test('with columns for several retailers is not limited to the one in its name', async () => {
    const text = `brand,model,category,lowesScore,bestBuyScore\n${washer},41,42\n`;
    expect(await named(text, '2026-05_lowes.csv')).toMatchObject({
      retailers: ['lowes', 'best-buy'],
      fileNameHints: [{ field: 'month' }],
    });
  });

  test.each([
    ['may_best-buy.csv', /^Specify the month .* name the file like 2026-05_best-buy\.csv\.$/],
    ['2026-05.csv', /^Specify the retailer .* name the file like 2026-05_best-buy\.csv\. Use one of lowes, /],
  ])('named %s lacks something, and the message says what to add', async (name, message) => {
    const run = named(long, name);
    await expect(run).rejects.toMatchObject({ kind: 'invalid', message: expect.stringMatching(message) });
  });

  test('with scores of a retailer other than the given one is refused', async () => {
    const text = `brand,model,category,bestBuyScore\n${washer},49\n`;
    await expect(sample.run(text, { retailer: 'lowes' })).rejects.toMatchObject({ code: 'retailer' });
  });
});

test('A file that was applied with rejected rows can be applied again once one of them is valid', async () => {
  const text = `brand,model,category,rating\n${washer},4.1\nAcme,Unseen-1,washers,4.2\nAcme,Unseen-2,washers,4.3\n`;
  const again = (allowRejects: number) =>
    sample.run(text, { retailer: 'best-buy', allowRejects, apply: true });
  expect((await again(1)).state).toBe('rejected');
  const first = await again(2);
  expect(first).toMatchObject({ state: 'applied', counts: { rejected: 2, changed: 1 } });
  expect(await again(2)).toMatchObject({ state: 'already-applied', importId: first.importId });
  await sample.run('brand,model,category\nAcme,Unseen-1,washers\n', { kind: 'catalogue', apply: true });
  const second = await again(2);
  expect(second).toMatchObject({ state: 'applied', counts: { rejected: 1, changed: 1 } });
  for (const { importId } of [second, first]) await sample.rollBack(importId);
});

test('A file whose missing models were created is already applied, with or without that option', async () => {
  const text = 'brand,model,category,rating\nAcme,Created-1,washers,4.1\n';
  const imported = (createMissing: boolean) =>
    sample.run(text, { retailer: 'best-buy', createMissing, allowRejects: 1, apply: true });
  const first = await imported(true);
  expect(first.state).toBe('applied');
  for (const createMissing of [false, true]) {
    const again = { state: 'already-applied', importId: first.importId };
    expect(await imported(createMissing)).toMatchObject(again);
  }
  // As earlier releases stored it.
  await sample.database.query(`update imports set options = options || ' true' where id = $1`, [
    first.importId,
  ]);
  expect((await imported(true)).state).toBe('already-applied');
  await sample.rollBack(first.importId);
});

test('A file imported again says which import has corrected it since, until that is rolled back', async () => {
  const imported = (score: string) =>
    sample.run(`brand,model,category,rating\n${washer},${score}\n`, { retailer: 'best-buy', apply: true });
  const first = await imported('4.1');
  const correction = await imported('4.2');
  const again = { state: 'already-applied', importId: first.importId };
  expect(await imported('4.1')).toMatchObject({ ...again, correctedBy: correction.importId });
  await sample.rollBack(correction.importId);
  const equal = await imported('4.10');
  expect(equal.state).toBe('applied');
  expect(await imported('4.1')).toMatchObject({ ...again, correctedBy: null });
  for (const { importId } of [equal, first]) await sample.rollBack(importId);
});

test('A catalogue file leaves the scores that it sets in the audit log, as no month has them', async () => {
  const text = `brand,model,category,lowesScore\n${washer},41\n`;
  await sample.run(text, { kind: 'catalogue', month: undefined, apply: true });
  const { id } = await sample.washerRow();
  const [entry] = await sample.database.query(
    `select after from audit_log where action = 'import' and subject_id = $1 order by id desc limit 1`,
    [id],
  );
  expect(entry).toMatchObject({ after: { lowesScore: 41 } });
});
