import { pluralize } from '@appliance-index/domain/formats';
import type { FileWarning, Reject } from '@appliance-index/domain/imports/score-file';
import { describe, expect, test } from '@jest/globals';
import { FileLayout } from './file-layout.js';
import type { ImportKind } from './import-report.js';

const long = 'brand,model,category,rating,reviewCount';
const washer = 'LG,WM5800HVA,washers';

function read(header: string, row: string, kind: ImportKind = 'scores') {
  const retailer = header.includes('rating') ? 'lowes' : undefined;
  const layout = FileLayout.fromHeader(header.split(','), { kind, month: '2026-05', retailer });
  const rejects: Reject[] = [];
  const warnings: FileWarning[] = [];
  const staged = layout.read(
    { line: 2, cells: row.split(',') },
    (reject) => rejects.push(reject),
    (warning) => warnings.push(warning),
  );
  return {
    id: staged?.id,
    fields: staged?.fields,
    ratings: staged?.ratings,
    rejects,
    warnings,
    ignoredColumns: layout.ignoredColumns,
  };
}

describe('A row', () => {
  const scores = { lowesScore: 41, lowesReviewCount: 9 };
  test.each([
    ['lacks an empty cell of an unknown column', `${long},notes`, `${washer},4.1,9`, scores],
    ['lacks optional cells', `${long},type,price`, `${washer},4.1,9`, scores],
    ['has empty cells too many', long, `${washer},4.1,9,, ,`, scores],
    ['has a value below an empty header cell', `${long},,`, `${washer},4.1,9,,x`, scores],
    [
      'lacks the cells of all but one retailer',
      'brand,model,category,lowesScore,bestBuyScore,bestBuyReviews',
      `${washer},41`,
      { lowesScore: 41 },
    ],
  ])('that %s is read', (_what, header, row, fields) => {
    expect(read(header, row)).toMatchObject({ fields, rejects: [] });
  });

  test('keeps the ratings of retailers as they were read, beside their tenths', () => {
    expect(read(long, `${washer},4.4388,9`)).toMatchObject({
      fields: { lowesScore: 44 },
      ratings: { lowes: '4.4388' },
    });
    expect(read(long, `${washer},NULL,9`).ratings).toEqual({});
    const tenths = read('brand,model,category,lowesScore,reliabilityScore', `${washer},41,40`);
    expect(tenths).toMatchObject({ fields: { lowesScore: 41, reliabilityScore: 40 }, ratings: {} });
  });

  test('of a catalogue file may end after the names of its model', () => {
    const { fields, rejects } = read('brand,model,category,priceRange', washer, 'catalogue');
    expect({ fields, rejects }).toEqual({ fields: {}, rejects: [] });
  });

  test.each([
    ['its count', long, `${washer},4.1`],
    ['its rating and count', `${long},notes`, washer],
    [
      'the scores of every retailer',
      'brand,model,category,lowesScore,lowesReviews,bestBuyScore,bestBuyReviews',
      `${washer},41`,
    ],
    ['its names', 'lowesScore,brand,model,category', '41,LG,WM5800HVA'],
    ['nothing, but has a value too many', long, `${washer},4.1,1,234`],
    ['all but one cell', long, 'Prices without tax'],
  ])('that lacks %s is rejected', (_what, header, row) => {
    const [width = 0, cells = 0] = [header, row].map((line) => line.split(',').length);
    const message = `The row has ${pluralize(cells, 'cell')}; the header has ${width}.`;
    expect(read(header, row).rejects).toMatchObject([{ line: 2, code: 'column-count', message }]);
  });

  test('with damaged names is read with warnings that name the columns', () => {
    const { fields, warnings } = read('Brand,Model Number,category,rating', 'GE CafŽ,A1,washers,4.1');
    expect(fields).toEqual({ lowesScore: 41 });
    expect(warnings).toMatchObject([{ line: 2, column: 'Brand', code: 'text-garbled' }]);
  });

  test.each(['0', '0.94'])('with a rating that no reviews can have is read with a warning: %s', (rating) => {
    const { fields, warnings } = read(long, `${washer},${rating},0`);
    expect(fields).toEqual({ lowesScore: Number(rating) === 0 ? 0 : 9, lowesReviewCount: 0 });
    expect(warnings).toMatchObject([{ line: 2, column: 'rating', code: 'rating-below-one' }]);
  });

  test('with the least that reviews can give is read without a warning', () => {
    expect(read(long, `${washer},1,3`)).toMatchObject({ fields: { lowesScore: 10 }, warnings: [] });
  });

  test.each(['3-Mar', '1E+05'])('with a model number that a spreadsheet made %s is rejected', (model) => {
    const { rejects } = read('Brand,Model Number,category,rating', `LG,${model},washers,4.1`);
    expect(rejects).toMatchObject([
      {
        line: 2,
        column: 'Model Number',
        code: 'model-rewritten',
        message: `"${model}" looks like a number, date or time that a spreadsheet made of a model number. Format the column as text, and enter the model number again.`,
      },
    ]);
  });

  test.each(['Total,,,4.1', 'Grand total:,,,4.1', ',Average,,4.1', 'Sum,,washers,4.1'])(
    'of totals is rejected as such: %s',
    (row) => {
      expect(read('brand,model,category,rating', row).rejects).toMatchObject([
        { line: 2, code: 'total-row' },
      ]);
    },
  );

  test('of totals is rejected in a file of ids, too', () => {
    expect(read('id,rating', 'Total,4.1').rejects).toMatchObject([{ code: 'total-row' }]);
  });

  test.each(['Totally Clean,,washers,4.1', 'LG,NULL,washers,4.1'])('must name its model: %s', (row) => {
    expect(read('brand,model,category,rating', row).rejects).toMatchObject([
      { column: 'model', code: 'required' },
    ]);
  });

  test('below a merged cell lacks its category, which is said without quoting nothing', () => {
    expect(read('brand,model,category,rating', 'LG,WM4000HWA,,4.1').rejects).toMatchObject([
      { column: 'category', code: 'required', message: 'This cell must not be empty.' },
    ]);
  });

  test('may have its id in capitals', () => {
    const id = '0198c0de-0000-7000-8000-00000000000a';
    expect(read('id,rating', `${id.toUpperCase()},4.1`)).toMatchObject({ id, rejects: [] });
  });

  test.each(['Total Home,A1,washers,4.1', 'Acme,Total 5,washers,4.1'])(
    'with a model is none of totals, whatever its names: %s',
    (row) => {
      expect(read('brand,model,category,rating', row).rejects).toEqual([]);
    },
  );
});

test('Empty header cells and the reasons in a file of rejected rows are no ignored columns', () => {
  expect(read(`${long},notes,, `, `${washer},4.1,9`).ignoredColumns).toEqual(['notes']);
  const rejected = read(`line,column,code,message,${long},notes`, `2,rating,rating,?,${washer},4.1,9,x`);
  expect(rejected.ignoredColumns).toEqual(['notes']);
});

test('Columns that are missing are named, and a header that is one cell is said to be one column', () => {
  const header = 'brand;model;category;rating';
  const missing = 'Missing columns: brand, model, category. The header is: ';
  expect(() => read(header, '')).toThrow(
    `${missing}${header}. This is one column: separate the columns by commas, and put no quotation marks around whole lines.`,
  );
  expect(() => read('Item,rating', '')).toThrow(new RegExp(`^${missing}Item, rating\\.$`));
});

test.each([
  ['Rating', 'The column "rating" appears twice. Rename the one that is not to be read.'],
  [
    'Avg Rating',
    'The columns "rating" and "Avg Rating" mean the same. Rename the one that is not to be read.',
  ],
])('A second column with the ratings is named as it is written: %s', (name, message) => {
  expect(() => read(`${long},${name}`, `${washer},4.1,9,4.3`)).toThrow(message);
});

test.each([
  [100, 'Set the scale to 100, or convert the ratings.'],
  [10, 'Convert the ratings.'],
])('A column whose name says another scale is refused, with what can be done: %i', (end, advice) => {
  const name = `rating (out of ${end})`;
  const message = `The column "${name}" goes up to ${end}, but the scale of this import is 5. ${advice}`;
  expect(() => read(`brand,model,category,${name}`, `${washer},4.1`)).toThrow(message);
});
