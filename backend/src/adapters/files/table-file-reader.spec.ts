import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { TableFileReader } from './table-file-reader.js';

type Part = string | Uint8Array;

async function* sent(parts: readonly Part[]) {
  for (const part of parts) yield Buffer.from(part as string);
}

/** Reads a file that arrives in these parts. */
async function read(...parts: Part[]) {
  const { header, rows, info } = await new TableFileReader().open('may.csv', sent(parts));
  const read: [line: number, ...cells: string[]][] = [];
  for await (const { line, cells } of rows) read.push([line, ...cells]);
  return { header, rows: read, encoding: info().encoding };
}

/** Each byte by itself. */
const bytesOf = (file: Uint8Array) => Array.from(file, (byte) => Uint8Array.of(byte));

describe('Rows without content', () => {
  test('are skipped wherever they stand, and the lines of the others stay right', async () => {
    const lines = [
      '',
      ';;',
      'brand;model',
      ';;;;',
      '  ',
      'LG;A1',
      '\u200b; \u00a0',
      '"\n";',
      'LG;A2',
      ' ;',
      ';',
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      expect(await read(lines.join(end))).toMatchObject({
        header: ['brand', 'model'],
        rows: [
          [6, 'LG', 'A1'],
          [10, 'LG', 'A2'],
        ],
      });
    }
  });

  test.each(['\n\u001a', '\n\u001a\r\n', '\u001a', '\n\u001a,'])(
    'include the end mark of old programs: %j',
    async (end) => {
      expect((await read(`brand,model\nLG,A1${end}`)).rows).toEqual([[2, 'LG', 'A1']]);
    },
  );
});

test('Names of columns are in one line, however spreadsheets wrap them', async () => {
  const { header } = await read('brand,"Rating\n(stars)","Notes\r\nfor  us"\nLG,4.7,x\n');
  expect(header).toEqual(['brand', 'Rating (stars)', 'Notes for us']);
});

test('A row has the line where it begins, whatever ends lines within its cells', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const { rows } = await read(['brand,note', 'LG,"a\nb\r\nc\rd"', 'GE,"\r"', 'GE,x'].join(end));
    expect(rows.map(([line]) => line)).toEqual([2, 6, 8]);
  }
});

test('A table has at most 300 columns', async () => {
  const columns = Array.from({ length: 300 }, (_, index) => `c${index}`).join();
  expect((await read(`${columns}\n`)).header).toHaveLength(300);
  await expect(read(`${columns},more\n`)).rejects.toMatchObject({ code: 'file-columns' });
});

describe('A first line that names the delimiter', () => {
  const table = 'brand;model\nLG, Inc;A1\n';
  test.each<[string, string, string]>([
    ['sep=;', '\n', ';'],
    ['sep=;', '\r\n', ';'],
    ['\ufeffsep=;', '\r\n', ';'],
    ['"sep=;"', '\n', ';'],
    ['SEP=,', '\n', ','],
    ['"sep=,"', '\r\n', ','],
    ['sep=\t', '\n', '\t'],
    ['sep=|', '\n', '|'],
    ['sep=^', '\n', '^'],
  ])('%j is skipped, and the lines of the rows stay right', async (line, end, delimiter) => {
    const text = table.replaceAll(';', delimiter).replace('LG, Inc', '"LG, Inc"').replaceAll('\n', end);
    expect(await read(line + end + text)).toMatchObject({
      header: ['brand', 'model'],
      rows: [[3, 'LG, Inc', 'A1']],
    });
  });

  test.each(['sep=;,', '"sep=;",'])('says nothing once it was saved with another one: %s', async (line) => {
    const { header, rows } = await read(`${line}\nbrand,model\nLG;Inc,A1\n`);
    expect({ header, rows }).toEqual({ header: ['brand', 'model'], rows: [[3, 'LG;Inc', 'A1']] });
  });

  test.each(['sep=;\r\n', ''])('is no table by itself, like none: %j', async (text) => {
    const message = 'may.csv is empty. Its first line must name the columns.';
    await expect(read(text)).rejects.toMatchObject({ code: 'file-empty', message });
  });
});

describe('The delimiter', () => {
  test.each([
    ['after a blank first line', ['', 'brand;model;rating', 'LG;A1;4']],
    ['with commas in a quoted header cell', ['brand;"model, number, or name, if any";rating', 'LG;A1;4']],
    ['with as many commas', ['brand;"price, type, id";rating', 'LG;"a, b, c";4']],
    ['with commas in unquoted header cells', ['brand;price, in dollars, cents;model', 'LG;9;A1']],
    ['with unknown columns', ['a;b, c', 'd;e', 'f;g']],
    ['with unknown columns below a line of spaces', ['  ', 'a;b, c', 'd;e', 'f;g']],
  ])('is recognised %s', async (_what, lines) => {
    for (const delimiter of [';', '\t', '|']) {
      const text = lines.join('\n').replaceAll(';', delimiter);
      const { header, rows } = await read(text);
      const [first, ...others] = lines.find((line) => line.trim() !== '')?.split(';') ?? [];
      expect(header[0]).toBe(first);
      expect([header.length, rows[0]?.length]).toEqual([others.length + 1, others.length + 2]);
    }
  });

  test('is recognised from a file that arrives byte by byte', async () => {
    const file = Buffer.from(';;\r\n"brand, or\r\nmaker, if any";"model, number"\r\nLG;A1\r\n');
    expect((await read(...bytesOf(file))).rows).toEqual([[4, 'LG', 'A1']]);
  });

  test('is recognised if a quoted cell does not end where the search ends', async () => {
    const note = 'long, '.repeat(5_000);
    expect((await read(`brand;note\nLG;"${note}"\n`)).rows).toEqual([[2, 'LG', note]]);
  });
});

describe('A file is told by its content, not its name', () => {
  const text = 'brand,model\nGE Café,A1\n';

  test('gzip is recognised even if its first byte comes alone', async () => {
    const file = gzipSync(text);
    expect((await read(...bytesOf(file))).rows).toEqual([[2, 'GE Café', 'A1']]);
  });

  test.each([
    ['utf-16le', 'a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16be', 'a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['utf-8', 'a byte order mark and quotes', Buffer.from(`\ufeff${text.replace('brand', '"brand"')}`)],
    ['utf-8', 'none', Buffer.from(text)],
    ['windows-1252', 'none', Buffer.from(text, 'latin1')],
  ])('%s with %s is read, whole or byte by byte', async (encoding, _, file) => {
    const expected = { header: ['brand', 'model'], rows: [[2, 'GE Café', 'A1']], encoding };
    expect(await read(file)).toEqual(expected);
    expect(await read(...bytesOf(file))).toEqual(expected);
  });

  test('UTF-16 without its mark is refused by this name', async () => {
    const message = expect.stringContaining('in UTF-16 without a byte order mark');
    await expect(read(Buffer.from(text, 'utf16le'))).rejects.toMatchObject({ code: 'file-binary', message });
  });

  test('UTF-8 with characters of up to four bytes is read, and Windows-1252 with one at its end', async () => {
    const wide = Buffer.from('brand,model\n€😀,A1\n');
    for (const parts of [[wide], bytesOf(wide)])
      expect((await read(...parts)).rows).toEqual([[2, '€😀', 'A1']]);
    const { rows, encoding } = await read(Buffer.from('brand,model\nGebläse,Café', 'latin1'));
    expect([rows, encoding]).toEqual([[[2, 'Gebläse', 'Café']], 'windows-1252']);
  });

  test('UTF-16 that was cut off is refused', async () => {
    const file = Buffer.from(`\ufeff${text}`, 'utf16le').subarray(0, -1);
    await expect(read(file)).rejects.toMatchObject({ code: 'file-encoding' });
  });

  const webPage = [
    'a web page or XML document, as some shops export for Excel',
    'Open it in Excel and export the table as CSV.',
  ] as const;
  test.each([
    [
      'PK\x07\x08\x14',
      'a zip file or a spreadsheet (.xlsx, .ods)',
      'Unpack a zip file; open a spreadsheet and',
    ],
    [
      '\xd0\xcf\x11\xe0\xa1',
      'an old Excel file (.xls), or one that is protected by a password',
      'Open it and export the table as CSV.',
    ],
    ['\x89PNG\r\n', 'a picture', 'Export the table as CSV'],
    ['%PDF-1.7', 'a PDF document', 'Export the table as CSV'],
    ['<html>\n<table>', ...webPage],
    ['<!DocType HTML>', ...webPage],
    ['\xef\xbb\xbf\r\n\r\n<div>\r\n<table>', ...webPage],
    ['\xff\xfe<\0H\0t\0m\0l\0>\0', ...webPage],
    ['\xfe\xff\0\n\0<\0h\0t\0m\0l\0>', ...webPage],
    ['[\r\n  {"brand": "LG"}]', 'a JSON document', 'Export the table as CSV'],
    ['[{"brand": "LG"}]', 'a JSON document', 'Export the table as CSV'],
    ['{\n  "models": []}', 'a JSON document', 'Export the table as CSV'],
    ['{"brand":"LG"}\n{"brand":"GE"}', 'a JSON document', 'Export the table as CSV'],
    ['BZh91AY', 'another kind of compressed file', 'Unpack it first.'],
  ])('%j is named as %s, with what to do, gzipped or not', async (start, kind, advice) => {
    const file = Buffer.from(start, 'latin1');
    const message = expect.stringContaining(`may.csv is ${kind}, not a table in text. ${advice}`);
    for (const parts of [[file], bytesOf(file), [gzipSync(file)]])
      await expect(read(...parts)).rejects.toMatchObject({ code: 'file-binary', message });
  });
});

describe('Below a title', () => {
  test('a header is found by its look when nobody knows its names', async () => {
    const { header, rows } = await read('Ratings of May\nMaker,,Item,Avg,\nLG,,A1,4,\n');
    expect([header, rows]).toEqual([['Maker', '', 'Item', 'Avg', ''], [[3, 'LG', '', 'A1', '4', '']]]);
  });

  test('a header is looked for in the first twenty rows', async () => {
    const below = (count: number) => read(`${'Remark\n'.repeat(count)}brand,model,rating\nLG,A1,4\n`);
    expect((await below(19)).header).toEqual(['brand', 'model', 'rating']);
    expect((await below(20)).header).toEqual(['Remark']);
  });

  test('a row as full as the header behind it is not dropped in silence', async () => {
    const { header } = await read('Ratings of May\nLG,A0,4\nbrand,model,rating\nLG,A1,4\n');
    expect(header).toEqual(['Ratings of May']);
  });
});

test('Quotation marks inside a cell are part of it, as in inches', async () => {
  const { rows } = await read('brand,model,note\nGE,JGB36",30" wide\nLG,"A ""1""","a "b" c"\n');
  expect(rows).toEqual([
    [2, 'GE', 'JGB36"', '30" wide'],
    [3, 'LG', 'A "1"', '"a "b" c"'],
  ]);
});

describe('A quotation mark that is never closed is named where it stands', () => {
  const start = `brand,model\n${'LG,A1\n'.repeat(8)}LG,"A\r\n1"\nGE,"B2\n`;

  test.each([
    [100, 'may.csv has a quotation mark near line 12 that is never closed.'],
    [
      200_000,
      'may.csv has a row of more than 1000000 characters near line 12. A quotation mark may be missing.',
    ],
  ])('however much of the file follows it: %i lines', async (count, message) => {
    await expect(read(start, 'LG,C3\n'.repeat(count))).rejects.toMatchObject({ message });
  });
});
