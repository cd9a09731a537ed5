import { ImportProfile } from '@appliance-index/domain/imports/import-profile';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import { describe, expect, test } from '@jest/globals';
import type { Tokens } from '../ports.js';
import type { TableFiles, TableRow } from './import-ports.js';
import { type MappedFileRequest, MappedFiles } from './mapped-files.js';
import { MappingPreviews } from './mapping-previews.js';
import type { ProfileStore } from './profile-ports.js';

const profile = (name: string, mapping: string, retailer: RetailerSlug | null = null) =>
  new ImportProfile(name, name, { retailer, mapping });

const scrape = 'brand=Maker,model=Item,category=@washers,rating=Avg';
const scrapeFile = 'Maker,Item,Avg,When\nLG,A1,4.5,2026-05-31\nGE,B2,4,2026-05-31\n';

/** The files that are read by these profiles; each is CSV without quotes. */
function filesWith(...profiles: ImportProfile[]) {
  const tables = {
    open: async (_name: string, bytes: AsyncIterable<Uint8Array>) => {
      const text = (await Array.fromAsync(bytes)).join('');
      const [header = [], ...rows] = text
        .trim()
        .split('\n')
        .map((line) => line.split(','));
      return { header, rows: rowsOf(rows), info: () => ({}) };
    },
  } as unknown as TableFiles;
  const store = { all: async () => profiles } as unknown as ProfileStore;
  const tokens = { hashOf: (text: string) => `hash of ${text}` } as unknown as Tokens;
  return new MappedFiles(tables, store, tokens, { now: () => new Date('2026-06-15') });
}

async function* rowsOf(rows: string[][]): AsyncGenerator<TableRow> {
  for (const [index, cells] of rows.entries()) yield { line: index + 2, cells };
}

const requestOf = (text: string, request: Partial<MappedFileRequest> = {}): MappedFileRequest => ({
  kind: 'scores',
  ...(request.month === undefined && { month: '2026-05' }),
  retailer: 'lowes',
  source: { name: 'file.csv', bytes: bytesOf(text) },
  ...request,
});

async function* bytesOf(text: string) {
  yield text as unknown as Uint8Array;
}

const named = (name: string, text: string) => ({ name, bytes: bytesOf(text) });

describe('A file whose header fits a profile', () => {
  test('is read by it, as are files of the next months, without a question', async () => {
    const files = filesWith(
      profile('scrape', scrape, 'lowes'),
      profile('other', `${scrape},priceRange=Price`),
    );
    const source = named('2026-05 export.csv', scrapeFile);
    const request = { source, month: undefined, retailer: undefined };
    const { facts, layout } = await files.open(requestOf('', request));
    expect(facts.mapping).toEqual({ text: scrape, profile: 'scrape', isRecognised: true });
    expect(layout.rules).toMatchObject({ month: '2026-05', retailers: ['lowes'] });
  });

  test('of another retailer, or of another kind of file, is not read by it', async () => {
    const files = filesWith(
      profile('scrape', scrape, 'best-buy'),
      profile('models', 'brand=Maker,model=Item'),
      profile('names', 'brand=Brand,model=Model'),
    );
    await expect(files.open(requestOf(scrapeFile))).rejects.toMatchObject({ code: 'columns' });
    const { facts } = await files.open(requestOf('Brand,Model,Category,Rating\nLG,A1,washers,4.5\n'));
    expect(facts.mapping).toBeNull();
  });

  test('that names more of its columns is read by that one; if several name as many, it is refused', async () => {
    const larger = profile('larger', `${scrape},month=When`);
    const { facts } = await filesWith(profile('scrape', scrape), larger).open(requestOf(scrapeFile));
    expect(facts.mapping?.profile).toBe('larger');
    const files = filesWith(profile('one', scrape), profile('two', scrape));
    await expect(files.open(requestOf(scrapeFile))).rejects.toMatchObject({
      message: expect.stringContaining('Several profiles fit this header: one, two.'),
      issues: [{ path: 'profile' }],
      details: { choices: ['one', 'two'] },
    });
    const { facts: chosen } = await files.open(requestOf(scrapeFile, { profile: 'two' }));
    expect(chosen.mapping).toMatchObject({ profile: 'two', isRecognised: false });
  });

  test('is read by the mapping of the request instead', async () => {
    const mapping = `${scrape},priceRange=`;
    const { facts } = await filesWith(profile('scrape', scrape)).open(requestOf(scrapeFile, { mapping }));
    expect(facts.mapping).toEqual({ text: mapping, profile: null, isRecognised: false });
  });
});

describe('The month of a mapped file', () => {
  const month = undefined;

  test('may be in a column; rows of other months are rejected under its name', async () => {
    const mapping = `${scrape},month=When`;
    const { layout, file } = await filesWith().open(requestOf(scrapeFile, { mapping, month }));
    expect(layout.rules.month).toBe('2026-05');
    expect(await Array.fromAsync(file.rows, ({ line }) => line)).toEqual([2, 3]);
    const rejects: string[] = [];
    const cells = ['GE', 'B2', '4', 'June 2026'];
    layout.read(
      { line: 4, cells },
      ({ column, message }) => rejects.push(`${column}: ${message}`),
      () => undefined,
    );
    expect(rejects).toEqual([
      'When: "June 2026" is not 2026-05, the month of this import. Import each month by itself.',
    ]);
  });

  test('may be a constant, against which the request counts', async () => {
    const mapping = `${scrape},month=@2022-06`;
    const monthOf = async (request: Partial<MappedFileRequest>) =>
      (await filesWith().open(requestOf(scrapeFile, { mapping, ...request }))).layout.rules.month;
    expect(await monthOf({ month })).toBe('2022-06');
    expect(await monthOf({ month: '2026-04' })).toBe('2026-04');
  });

  test('must be said by something', async () => {
    const files = filesWith(profile('scrape', scrape));
    await expect(files.open(requestOf(scrapeFile, { month }))).rejects.toMatchObject({ code: 'month' });
    const unreadable = requestOf(scrapeFile, { month, mapping: `${scrape},month=Item` });
    await expect(files.open(unreadable)).rejects.toThrow(
      'The column "Item" is to hold the month, but "A1" is not a month. Write it like 2026-05 or May 2026.',
    );
  });
});

test('A profile that does not exist, or that comes with a mapping, is refused', async () => {
  const files = filesWith(profile('scrape', scrape));
  await expect(files.open(requestOf(scrapeFile, { profile: 'scrap' }))).rejects.toThrow(
    'There is no profile "scrap". Those that exist: scrape.',
  );
  const both = { profile: 'scrape', mapping: scrape };
  await expect(files.open(requestOf(scrapeFile, both))).rejects.toMatchObject({ code: 'mapping' });
});

test('An unknown header is refused with a proposal and the first three rows', async () => {
  const text = `${scrapeFile}GE,B3,3,x\nGE,B4,3,x\n`;
  const error = await filesWith()
    .open(requestOf(text))
    .catch((refused) => refused);
  expect(error).toMatchObject({ code: 'columns', message: expect.stringContaining('Missing columns: ') });
  expect(error.details.proposal).toMatchObject({
    mapping: 'brand=Maker,model=Item,rating=Avg',
    rows: [{ line: 2 }, { line: 3 }, { line: 4 }],
  });
});

describe('The preview of a mapping', () => {
  const preview = (text: string, request: Partial<MappedFileRequest> = {}) =>
    new MappingPreviews(filesWith()).run(requestOf(text, { ...request, month: undefined }));

  test('says of each column what is read and what is not, with the first problems', async () => {
    const rows = ['LG,A1,4.5,1.204', 'LG,3-Mar,nine,', 'LG,A3,6,1.310', ',A4,7,2.000', 'LG,A5,8,12'];
    const { verdicts, total } = await preview(`Maker,Item,Avg,Count\n${rows.join('\n')}\n`, {
      mapping: 'brand=Maker,model=Item,rating=Avg,reviewCount=Count',
    });
    expect(total).toBe(5);
    const figures = verdicts.map(({ field, column, read, empty, rejected }) => [
      field,
      column,
      read,
      empty,
      rejected,
    ]);
    expect(figures).toEqual([
      ['brand', 'Maker', 4, 0, 1],
      ['model', 'Item', 4, 0, 1],
      ['rating', 'Avg', 1, 0, 4],
      ['reviewCount', 'Count', 4, 1, 0],
    ]);
    expect(verdicts[2]?.problems.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(verdicts[1]?.problems[0]?.message).toContain('"3-Mar" looks like');
  });

  test('counts dotted counts as not read if the file contradicts their dots', async () => {
    const { verdicts } = await preview('Count\n1.204\n1204\n', { mapping: 'reviewCount=Count' });
    expect(verdicts).toMatchObject([{ read: 1, rejected: 1, problems: [{ line: 2 }] }]);
  });

  test('reads ratings on the scale of the import: of stars, where a column names no retailer', async () => {
    const { verdicts } = await preview('id,lowesScore,reviews\nx,4.7,12\n', { mapping: 'id=id' });
    expect(verdicts[1]).toMatchObject({ field: 'lowesScore', read: 1, rejected: 0 });
  });

  test('reads ratings on the scale of the mapping, unless the import has another', async () => {
    const readWith = async (request: Partial<MappedFileRequest>) =>
      (await preview('Avg\n97\n', { mapping: 'rating=Avg,scale=@100', ...request })).verdicts[0]?.read;
    expect(await readWith({})).toBe(1);
    expect(await readWith({ scale: 50 })).toBe(0);
  });

  test('shows what pattern and values make of the first cells, and which values there are', async () => {
    const rows = ['# A1,French Door', '# A2,french door', '# A3,Wine', 'A4,Washers'];
    const { verdicts } = await preview(`Item,Type\n${rows.join('\n')}\n`, {
      mapping: 'model=Item~"^# ",category=Type,category:French Door=fridges/french-door',
    });
    const [model, category, type] = verdicts;
    expect(model?.examples.slice(0, 2)).toEqual([
      { line: 2, before: '# A1', after: 'A1' },
      { line: 3, before: '# A2', after: 'A2' },
    ]);
    expect(model?.values).toEqual([]);
    expect(category?.values).toEqual([
      { value: 'Wine', rows: 1, isRead: false },
      { value: 'French Door', rows: 2, isRead: true },
      { value: 'Washers', rows: 1, isRead: true },
    ]);
    expect(type).toMatchObject({ field: 'subcategory', values: [], examples: [] });
  });

  test('of a column with many values lists only those that are not read', async () => {
    const brands = Array.from({ length: 51 }, (_, index) => `Brand ${index},4`);
    const rows = [...brands, 'A=B,nine', '=A,Nine'];
    const { verdicts } = await preview(`Maker,Avg\n${rows.join('\n')}\n`, {
      mapping: 'brand=Maker,rating=Avg',
    });
    const values = verdicts.map((verdict) => verdict.values);
    expect(values[0]).toEqual([{ value: '=A', rows: 1, isRead: false }]);
    expect(values[1]).toEqual([{ value: 'nine', rows: 2, isRead: false }]);
  });

  test('names the columns that are read by their own names, too', async () => {
    const { sources } = await preview('Maker,Model No.,Category\nLG,A1,washers\n', {
      mapping: 'brand=Maker,category:Kit=washers',
    });
    expect(sources).toEqual([
      { field: 'brand', index: 0, column: 'Maker' },
      { field: 'category', index: 2, column: 'Category', values: { Kit: 'washers' } },
      { field: 'model', index: 1, column: 'Model No.' },
    ]);
  });

  test('proposes a mapping when none is given', async () => {
    const { origin, mapping, rows } = await preview(scrapeFile);
    expect([origin, mapping, rows.length]).toEqual(['proposal', 'brand=Maker,model=Item,rating=Avg', 2]);
  });
});
