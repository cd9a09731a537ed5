import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FileImportRequest } from '../src/application/imports/file-import.js';
import type { ImportReport } from '../src/application/imports/import-report.js';
import { SampleImports, washer } from './sample-imports.js';

let sample: SampleImports;
beforeAll(async () => {
  sample = await SampleImports.startSmall();
});
afterAll(() => sample.stop());

const fixture = (name: string) => readFileSync(resolve(import.meta.dirname, 'fixtures', name), 'utf8');
const lowes = { retailer: 'lowes', createMissing: true };
const catalogue = { kind: 'catalogue', apply: true } as const;

const changesOf = ({ changes }: ImportReport) =>
  changes.listed
    .toSorted((a, b) => a.line - b.line)
    .map(({ fields }) => Object.fromEntries(fields.map(({ field, after }) => [field, after])));
const rejectsOf = ({ rejects }: ImportReport) =>
  rejects.listed.map(({ line, code, message }) => [line, code, message]);

describe('A spreadsheet', () => {
  test('may write whole review counts with decimals', async () => {
    const report = await sample.run(fixture('counts-as-floats.csv'), lowes);
    expect(changesOf(report).map(({ lowesReviewCount }) => lowesReviewCount)).toEqual([210, 28]);
  });

  test('may write the scale beside the name of the ratings', async () => {
    const report = await sample.run(fixture('rating-header-with-scale.csv'), lowes);
    expect(changesOf(report)).toMatchObject([{ lowesScore: 46, lowesReviewCount: 210 }]);
  });

  test('may group the thousands of all its counts by dots; then each row stands in its place', async () => {
    const counts = ['1.234', '987', '12.345', '1.234.567'];
    const rows = counts.map((count, n) => `Acme,D-${n},washers,4.1,${count}`);
    const text = ['brand,model,category,rating,reviews', ...rows].join('\n');
    const report = await sample.run(text, lowes);
    expect(report).toMatchObject({ counts: { rows: 4, rejected: 0 } });
    expect(changesOf(report).map(({ lowesReviewCount }) => lowesReviewCount)).toEqual([
      1234, 987, 12_345, 1_234_567,
    ]);
    const mixed = await sample.run(`${text}\nAcme,D-9,washers,4.1,1234\n`, lowes);
    expect(rejectsOf(mixed)).toEqual([
      [2, 'count-ambiguous', '"1.234" can be read as 1234 or as 1.234. Write it without the dot.'],
      [4, 'count-ambiguous', '"12.345" can be read as 12345 or as 12.345. Write it without the dot.'],
    ]);
  });

  test('with words for no value sets no price, and the plan says so', async () => {
    const report = await sample.run(fixture('placeholder-prices.csv'), catalogue);
    expect(report).toMatchObject({ state: 'applied', counts: { created: 4 }, warnings: { total: 4 } });
    expect(changesOf(report).map(({ priceRange }) => priceRange)).toEqual(Array(4).fill(undefined));
    expect(report.warnings.listed[1]).toEqual({
      line: 3,
      column: 'priceRange',
      code: 'placeholder',
      message: '"#N/A" stands for no value, so nothing is changed. To clear it, write NULL.',
      model: 'Norvik NV-4411',
    });
  });

  test('with European prices is ranked by their amounts', async () => {
    await sample.run(fixture('european-prices.csv'), catalogue);
    const rows = await sample.database.query<{ model: string }>(
      `select model from appliances where brand = 'Orlund' and category = 'stoves' order by price_cents, model`,
    );
    expect(rows.map(({ model }) => model)).toEqual(['OR-6103', 'OR-6101', 'OR-6102']);
  });

  test('with invisible characters in names adds models without them', async () => {
    const report = await sample.run(fixture('invisible-in-names.csv'), catalogue);
    expect(changesOf(report)).toMatchObject(
      ['OR1234WX', 'OR5678', 'OR7777', 'OR8899'].map((model) => ({ brand: 'Orlund', model })),
    );
  });
});

describe('A row', () => {
  test('with a word for no value as brand, model or category is refused', async () => {
    const rows = ['#N/A,A1,washers,4', 'LG,nan,washers,4', 'LG,A1,-,4', 'LG,########,washers,4'];
    const report = await sample.run(`brand,model,category,rating\n${rows.join('\n')}\n`, lowes);
    expect(rejectsOf(report).map(([line, code]) => [line, code])).toEqual(
      rows.map((_, index) => [index + 2, 'placeholder']),
    );
  });

  test('with a word for no value in another cell leaves that field as it is', async () => {
    const text = `brand,model,category,type,image,rating,reviews\n${washer},n/a,none,NaN,—\n`;
    const report = await sample.run(text, lowes);
    expect(report).toMatchObject({ counts: { rejected: 0, changed: 0 }, warnings: { total: 4 } });
  });

  test('clears a field with NULL only', async () => {
    const prices = async (price: string) => {
      const text = `brand,model,category,price\n${washer},${price}\n`;
      const report = await sample.run(text, { kind: 'catalogue' });
      return [report.counts.changed, report.warnings.total];
    };
    expect(await prices('null')).toEqual([0, 1]);
    expect(await prices('NULL')).toEqual([1, 0]);
  });

  test('may give category and type as the site shows them', async () => {
    const rows = [
      'Acme,F1,Refrigerator,French Door',
      'Acme,D1,dryers,standard dryer',
      'Acme,M1,Microwaves,OTR Microwave',
    ];
    const report = await sample.run(`brand,model,category,type\n${rows.join('\n')}\n`, { kind: 'catalogue' });
    expect(changesOf(report)).toMatchObject([
      { category: 'fridges', subcategory: 'french-door' },
      { category: 'dryers', subcategory: 'tumble' },
      { category: 'microwaves', subcategory: 'otr-microwave' },
    ]);
  });

  test('that names its model by id may give the type as the site shows it', async () => {
    const { id } = await sample.washerRow();
    const report = await sample.run(`id,type,lowesScore\n${id},Top Load,40\n${id},Toaster,40\n`);
    expect(rejectsOf(report)).toEqual([
      [3, 'subcategory', expect.stringMatching(/^"Toaster" is not a type\./)],
    ]);
  });

  test('is refused with the name of a letter that only looks right', async () => {
    const text =
      'brand,model,category,rating\nLG,A1,wаshers,4\nBоsch,Unseen,washers,4\nL\u202eG,A1,washers,4\n';
    const report = await sample.run(text, { retailer: 'lowes' });
    const messages = rejectsOf(report).map(([, , message]) => message);
    expect(messages[0]).toMatch(/ The letter U\+0430 in "wаshers" looks like "a"\.$/);
    expect(messages[1]).toMatch(/ The letter U\+043E in "Bоsch" looks like "o"\.$/);
    expect(messages[2]).toContain('(U+202E)');
  });

  test('is matched to its model without accents, and keeps the spelling of the catalogue', async () => {
    const models = 'Café Acme,C1,stoves\nCafe Acme,C2,stoves\n';
    await sample.run(`brand,model,category\n${models}`, catalogue);
    const text = 'brand,model,category,rating\nCAFE ACME,c-1,stoves,4\nCafe-Acme,C3,stoves,4\n';
    const report = await sample.run(text, { ...lowes, apply: true });
    expect(report.counts).toMatchObject({ created: 1, changed: 1, rejected: 0 });
    const rows = await sample.database.query(
      `select brand, model, split_part(search_text, E'\\n', 1) as text from appliances where match_key like 'cafeacme|%' order by model`,
    );
    expect(rows).toEqual(
      ['C1', 'C2', 'C3'].map((model) => ({ brand: 'Café Acme', model, text: 'café acme' })),
    );
    await sample.rollBack(report.importId);
  });
});

describe('A header', () => {
  const long = (header: string, cells: string, request: Partial<FileImportRequest> = {}) =>
    sample.run(`${header}\nLG,WM5800HVA,washers,${cells}\n`, { retailer: 'lowes', ...request });

  test('without a known column of ratings is refused, and says which columns are not known', async () => {
    await expect(long('brand,model,category,ratng,reviewCount', '4.9,10')).rejects.toMatchObject({
      code: 'columns',
      message:
        'The file has no column with the ratings of Lowe\'s. If one of these holds them, rename it to "rating": "ratng".',
    });
    await expect(long('brand,model,category,Rаting,reviewCount', '4.9,10')).rejects.toThrow('U+0430');
    await expect(long('brand,model,category,lowesReviewCount', '10')).rejects.toThrow(
      'no column with the ratings',
    );
  });

  test('with another scale than the import is refused', async () => {
    await expect(long('brand,model,category,Rating (out of 10)', '4.9')).rejects.toThrow('goes up to 10');
    expect(await long('brand,model,category,Rating (out of 100)', '92', { scale: 100 })).toMatchObject({
      state: 'planned',
    });
  });
});
