import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SampleImports } from './sample-imports.js';

let sample: SampleImports;
beforeAll(async () => {
  sample = await SampleImports.startSmall();
});
afterAll(() => sample.stop());

const mapping = 'brand=Maker,model=Item~"^Model # ",category=@washers,rating=Avg';
const header = 'Line,Maker,Item,Avg\n';
const retailer = 'lowes';

describe('A file with a mapping', () => {
  test('has its own lines and column names in rejects and warnings, and its own cells in the rejected rows', async () => {
    const rows = ['1,LG,Model # WM5800HVA,nine', '2,CafŽ,Model # 3-Mar,4', '3,Acme,Model # Nowhere-1,4'];
    const { rejects, warnings, columns } = await sample.run(`${header}${rows.join('\n')}\n`, {
      mapping,
      retailer,
    });
    expect(columns).toEqual(['Line', 'Maker', 'Item', 'Avg']);
    expect(rejects.listed.map(({ line, column, code, model }) => [line, column, code, model])).toEqual([
      [2, 'Avg', 'rating-not-a-number', 'LG WM5800HVA'],
      [3, 'Item', 'model-rewritten', 'CafŽ 3-Mar'],
      [4, 'Item', 'unknown-model', 'Acme Nowhere-1'],
    ]);
    expect(rejects.listed.map(({ cells }) => cells.join(','))).toEqual(rows);
    expect(warnings.listed).toMatchObject([{ line: 3, column: 'Maker', code: 'text-garbled' }]);
    const allowed = { mapping, retailer, allowRejects: 3 };
    expect(await sample.run(`${header}${rows.join('\n')}\n`, allowed)).toMatchObject({
      counts: { rejected: 3 },
    });
  });

  test('is another import with another mapping, and the same one with the same', async () => {
    const text = `${header}4.2,LG,Model # WM5800HVA,4.4\n`;
    const importWith = (given: string) => sample.run(text, { mapping: given, retailer, apply: true });
    const first = await importWith(mapping);
    expect(first).toMatchObject({ state: 'applied', mapping: { text: mapping, profile: null } });
    const reordered = mapping.split(',').reverse().join(',');
    expect(await importWith(reordered)).toMatchObject({ state: 'already-applied', importId: first.importId });
    expect(await importWith(mapping.replace('Avg', 'Line'))).toMatchObject({ state: 'applied' });
  });

  test('is not the same as the file that is read by its own headers', async () => {
    const text = 'brand,model,category,rating,Other\nLG,WM5800HVA,washers,4.1,4.3\n';
    expect(await sample.run(text, { retailer, apply: true, mapping: 'rating=Other' })).toMatchObject({
      state: 'applied',
    });
    expect(await sample.run(text, { retailer, apply: true })).toMatchObject({ state: 'applied' });
  });
});
