import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { rowOf, workbookOf, zipOf } from '../../../test/packed-files.js';
import { TableFileReader } from './table-file-reader.js';

async function* sent(file: Uint8Array) {
  for (let at = 0; at < file.length; at += 1000) yield file.subarray(at, at + 1000);
}

async function read(file: Uint8Array, sheet?: string, maxBytes?: number) {
  const table = await new TableFileReader(maxBytes).open('may.xlsx', sent(file), { sheet });
  const rows: [line: number, ...cells: string[]][] = [];
  for await (const { line, cells } of table.rows) rows.push([line, ...cells]);
  return { header: table.header, rows, info: table.info() };
}

const header = rowOf(1, 'brand', 'model', 'rating');
const sheetOf = (...rows: string[]) => [{ name: 'May', rows: header + rows.join('') }];

describe('A workbook is read', () => {
  test('with numbers and dates as it shows them', async () => {
    const formats = [0, '0.0', 9, 3, 16, 11, '#,##0" reviews"', '0.0,"k"', '[bogus', 14];
    const stored = [4.25, 4.66, 0.94, 1234, 46084, 100_000, 1234, 2140, 7, 46084];
    const numbers = stored.map((value, style) => `<c s="${style}"><v>${value}</v></c>`);
    const names = formats.map((_, index) => ['brand', 'model'][index] ?? `x${index}`);
    const { rows } = await read(
      workbookOf([{ name: 'May', rows: rowOf(1, ...names) + rowOf(2, ...numbers) }], { formats }),
    );
    expect(rows).toEqual([
      [2, '4.25', '4.7', '94%', '1,234', '3-Mar', '1.00E+05', '1,234 reviews', '2.1k', '7', '3/3/2026'],
    ]);
  });

  test('with the formats of figures and days that workbooks name by number', async () => {
    const stored = { 1: 4.66, 2: 4.66, 4: 1234.5, 10: 0.946, 15: 46084, 17: 46084, 22: 46084.5, 49: 7 };
    const formats = [...Object.keys(stored).map(Number), 37, 38, 39, 40];
    const values = [...Object.values(stored), ...Array<number>(4).fill(1234)];
    const numbers = values.map((value, style) => `<c s="${style}"><v>${value}</v></c>`);
    const { rows } = await read(workbookOf(sheetOf(rowOf(2, ...numbers)), { formats }));
    expect(rows[0]?.join(' | ')).toBe(
      '2 | 5 | 4.66 | 1,234.50 | 94.60% | 3-Mar-26 | Mar-26 | 3/3/2026 12:00 | 7 | 1,234 | 1,234 | 1,234.00 | 1,234.00',
    );
  });

  test('with numbers as they are under formats that are not understood, or longer than a program lets people write', async () => {
    const formats = ['[bogus', 'constructor', '['.repeat(60_000), `0"${'x'.repeat(255)}"`];
    const numbers = formats.map((_, style) => `<c s="${style}"><v>4.65</v></c>`);
    const { rows } = await read(workbookOf(sheetOf(rowOf(2, ...numbers)), { formats }));
    expect(rows).toEqual([[2, '4.65', '4.65', '4.65', '4.65']]);
  });

  test.each(['1', 'true'])('with dates counted from 1904, which it says by %s', async (date1904) => {
    const rows = rowOf(2, 'LG', '<c s="0"><v>44622</v></c>', '<c s="1"><v>4.5</v></c>');
    const file = workbookOf(sheetOf(rows), { formats: [16, 0], date1904 });
    expect((await read(file)).rows).toEqual([[2, 'LG', '3-Mar', '4.5']]);
  });

  test('with texts of every kind, as they are', async () => {
    const strings = [
      '<r><t>W</t></r>\n<r><t>M</t></r><rPh><t>double</t></rPh>',
      '<t>LG &amp; <![CDATA[Co]]></t>',
    ];
    const cells = [
      '<c t="s"><v>1</v></c>',
      '<c t="s"><v>0</v></c>',
      '<c t="str"><f>A1</f><v>a_x000D__x2122_</v></c>',
    ];
    const more = [
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      '<c t="inlineStr">\n<is>\n<t>007</t>\n</is>\n</c>',
    ];
    const { rows } = await read(workbookOf(sheetOf(rowOf(2, ...cells), rowOf(3, ...more)), { strings }));
    expect(rows).toEqual([
      [2, 'LG & Co', 'WM', 'a\r™'],
      [3, 'TRUE', '#N/A', '007'],
    ]);
  });

  test('with cells that are left out as empty, and rows without content as none', async () => {
    const rows = [
      '<row r="3"/>',
      '<row r="4"><c r="C4"><v>4</v></c></row>',
      '<row r="6"><c r="A6"/><c r="B6" t="inlineStr"><is><t> </t></is></c></row>',
      '<row r="7"><c r="B7"><v>5304</v></c></row>',
    ];
    expect((await read(workbookOf(sheetOf(...rows)))).rows).toEqual([
      [4, '', '', '4'],
      [7, '', '5304', ''],
    ]);
  });

  test('without the numbers of its rows and cells, which follow each other then', async () => {
    const rows = ['brand', 'LG', 'GE'].map((text) => rowOf(1, text).replace(' r="1"', '')).join('');
    expect((await read(workbookOf([{ name: 'May', rows }]))).rows).toEqual([
      [2, 'LG'],
      [3, 'GE'],
    ]);
  });

  test('with long rows, but none that would fill the memory, as cells can refer to one text', async () => {
    const long = '€'.repeat(600_000);
    const file = workbookOf(sheetOf(rowOf(2, long), rowOf(3, long)));
    expect((await read(file)).rows.map(([, cell]) => cell === long)).toEqual([true, true]);
    const cells = Array<string>(4).fill('<c t="s"><v>0</v></c>');
    const filling = workbookOf(sheetOf(rowOf(2, ...cells)), { strings: [`<t>${long}</t>`] });
    await expect(read(filling)).rejects.toMatchObject({
      code: 'file-row-too-long',
      message: 'Row 2 has more than 1000000 characters.',
    });
  });

  test('however many elements and attributes it has in all', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => rowOf(index + 2, 'LG', 'A1', '4'));
    expect((await read(workbookOf(sheetOf(...rows)))).rows).toHaveLength(500);
  });

  test('with its hidden rows, as an export as CSV has them', async () => {
    const hidden = rowOf(2, 'LG', 'A1', '4').replace('<row', '<row hidden="1"');
    expect((await read(workbookOf(sheetOf(hidden)))).rows).toEqual([[2, 'LG', 'A1', '4']]);
  });

  test('with a formula that no program has computed as its text, which no field takes', async () => {
    const rows = rowOf(2, 'LG', '<c>\n<f>AVERAGE(D2:F2)</f>\n</c>', '<c/>');
    expect((await read(workbookOf(sheetOf(rows)))).rows).toEqual([[2, 'LG', '=AVERAGE(D2:F2)', '']]);
  });

  test('with a text cell that refers to none as empty', async () => {
    const rows = sheetOf(rowOf(2, 'LG', '<c t="s"/>', '<c t="s"><v></v></c>'));
    const file = workbookOf(rows, { strings: ['<t>5</t>'] });
    expect((await read(file)).rows).toEqual([[2, 'LG', '', '']]);
  });

  test('gzipped, and alone in a zip file', async () => {
    const file = workbookOf(sheetOf(rowOf(2, 'LG', 'A1', '4.5')));
    for (const packed of [file, gzipSync(file), zipOf({ 'in/may.xlsx': file })])
      expect((await read(packed)).rows).toEqual([[2, 'LG', 'A1', '4.5']]);
  });
});

describe('The sheet', () => {
  const sheets = ['May', 'June', 'Old'].map((name) => ({
    name,
    rows: header + rowOf(2, 'LG', name, '4'),
    isHidden: name === 'Old',
  }));

  test('must be named when several can be seen; the message lists them', async () => {
    await expect(read(workbookOf(sheets))).rejects.toMatchObject({
      code: 'file-sheet',
      message:
        'may.xlsx has 3 sheets: "May", "June", "Old". Name the one to import (--sheet in the CLI), or save it as CSV.',
      issues: [{ path: 'sheet' }],
      details: { choices: ['May', 'June', 'Old'] },
    });
  });

  test('must be named when it is hidden, even if it is the only one', async () => {
    await expect(read(workbookOf(sheets.slice(2)))).rejects.toMatchObject({
      code: 'file-sheet',
      message: expect.stringMatching(/^may\.xlsx has 1 sheet: "Old"\. Name the one/),
    });
  });

  test('is found by its name in any case, hidden or not, and counts as a file of its own', async () => {
    const read1 = await read(workbookOf(sheets), ' june');
    const read2 = await read(workbookOf(sheets), 'Old');
    expect([read1.rows, read2.rows]).toEqual([[[2, 'LG', 'June', '4']], [[2, 'LG', 'Old', '4']]]);
    expect(read1.info.sha256).not.toBe(read2.info.sha256);
    expect([read1.info.sheet, read2.info.sheet]).toEqual(['June', 'Old']);
    expect((await read(workbookOf(sheets.slice(0, 1)))).info.sheet).toBeNull();
  });

  test('is the one that can be seen, if only one can', async () => {
    const { rows, info } = await read(workbookOf(sheets.slice(1)));
    expect([rows, info.sheet]).toEqual([[[2, 'LG', 'June', '4']], 'June']);
  });

  test('that is not there is refused; so is one of a text file', async () => {
    const message = expect.stringContaining('has no sheet "Juli". Its sheets are "May", "June", "Old".');
    await expect(read(workbookOf(sheets), 'Juli')).rejects.toMatchObject({ code: 'file-sheet', message });
    const text = Buffer.from('brand,model\nLG,A1\n');
    await expect(read(text, 'May')).rejects.toMatchObject({ code: 'file-sheet' });
  });
});

test('A cell far to the right of the table widens neither its header nor its rows to as much', async () => {
  const far = '<row r="1"><c r="XFD1"><v>1</v></c></row>';
  const rows = far + rowOf(2, 'brand', 'model') + rowOf(3, 'LG', 'A1');
  const file = await read(workbookOf([{ name: 'May', rows }]));
  expect(file.header.slice(0, 3)).toEqual(['brand', 'model', '']);
  expect(file.rows[0]).toHaveLength(file.header.length + 1);
});

describe('Titles above the header', () => {
  const rows = [
    rowOf(1, 'Ratings of May 2026'),
    rowOf(3, 'Exported', '2026-06-01'),
    rowOf(4, 'brand', 'model', 'rating'),
    rowOf(5, 'LG', 'A1', '4'),
  ].join('');

  test('are skipped in a workbook', async () => {
    expect(await read(workbookOf([{ name: 'May', rows }]))).toMatchObject({
      header: ['brand', 'model', 'rating'],
      rows: [[5, 'LG', 'A1', '4']],
    });
  });

  test.each([',', ';', '\t'])('are skipped in text with %j', async (delimiter) => {
    const lines = [
      'Ratings, of May',
      '',
      'brand,model,rating'.replaceAll(',', delimiter),
      'LG,A1,4'.replaceAll(',', delimiter),
    ];
    expect(await read(Buffer.from(lines.join('\n')))).toMatchObject({
      header: ['brand', 'model', 'rating'],
      rows: [[4, 'LG', 'A1', '4']],
    });
  });

  test('are not assumed where rows are as full as the header: nothing is dropped in silence', async () => {
    const text = Buffer.from('LG,A0,4\nbrand,model,rating\nLG,A1,4\n');
    expect((await read(text)).header).toEqual(['LG', 'A0', '4']);
  });
});

test('A workbook that nobody waits for any more is not read to its end', async () => {
  const stop = new AbortController();
  const file = workbookOf(sheetOf('<row/>'.repeat(100_000)));
  const { rows } = await new TableFileReader().open('may.xlsx', sent(file), stop);
  stop.abort();
  await expect(Array.fromAsync(rows)).rejects.toMatchObject({ name: 'AbortError' });
});

describe('A zip file', () => {
  test('with one file is read, whatever systems added to it', async () => {
    const file = zipOf({
      'reports/': '',
      'reports/may.csv': 'brand;model\nGE Café;A1\n',
      '__MACOSX/reports/._may.csv': 'x',
      'reports/.DS_Store': 'x',
    });
    expect((await read(file)).rows).toEqual([[2, 'GE Café', 'A1']]);
    expect((await read(gzipSync(file))).rows).toEqual([[2, 'GE Café', 'A1']]);
  });

  test('with several files is refused, and the message lists them', async () => {
    await expect(read(zipOf({ 'may.csv': 'a', 'june.csv': 'b' }))).rejects.toMatchObject({
      code: 'file-archive',
      message: 'may.xlsx is a zip file with 2 files: "may.csv", "june.csv". It must hold the one to import.',
    });
    const paths = ['x'.repeat(101), ...Array.from({ length: 11 }, (_, index) => `${index}.csv`)];
    await expect(read(zipOf(Object.fromEntries(paths.map((path) => [path, 'a']))))).rejects.toMatchObject({
      message: expect.stringMatching(/ with 12 files: .*"x{100}", .*\.csv", and 2 more\. It must hold/),
    });
  });

  test('without files, within others, damaged or cut off is refused', async () => {
    const file = zipOf({ 'may.csv': `brand,model\n${'LG,A1\n'.repeat(100)}` });
    const message = 'may.xlsx is a zip file with no files. It must hold the one to import.';
    await expect(read(zipOf({}))).rejects.toMatchObject({ code: 'file-archive', message });
    await expect(read(zipOf({ a: zipOf({ b: file }) }))).rejects.toMatchObject({
      code: 'file-binary',
      message: expect.stringContaining('is a zip file or a spreadsheet'),
    });
    await expect(read(gzipSync(gzipSync(gzipSync('brand,model\n'))))).rejects.toMatchObject({
      code: 'file-binary',
      message: expect.stringContaining('is another kind of compressed file'),
    });
    await expect(read(file.subarray(0, -30))).rejects.toMatchObject({ code: 'file-compression' });
    const damaged = Buffer.from(file);
    damaged.fill(0xff, 40, 50);
    await expect(read(damaged)).rejects.toMatchObject({ code: 'file-compression' });
  });

  test('with a password is refused', async () => {
    const file = zipOf({ 'may.csv': 'brand,model\n' });
    file[file.lastIndexOf('PK\x01\x02') + 8] = 1;
    await expect(read(file)).rejects.toMatchObject({ code: 'file-encrypted' });
  });

  test('that unpacks to an enormous file is refused, even if it says otherwise', async () => {
    const text = `brand,model\n${'LG,A1\n'.repeat(100_000)}`;
    const file = zipOf({ 'may.csv': text });
    expect((await read(file, undefined, text.length)).rows).toHaveLength(100_000);
    await expect(read(file, undefined, text.length - 1)).rejects.toMatchObject({ code: 'file-too-large' });
    for (const liar of [file, zipOf({ 'may.csv.gz': gzipSync(text, { level: 0 }) })]) {
      const sizeAt = liar.lastIndexOf('PK\x01\x02') + 24;
      liar.writeUInt32LE(liar.readUInt32LE(sizeAt) - 1, sizeAt);
      await expect(read(liar)).rejects.toMatchObject({ code: 'file-compression' });
    }
  });
});

describe('A workbook is refused', () => {
  test('when a sheet is larger than allowed', async () => {
    const file = workbookOf(sheetOf(rowOf(2, 'LG', 'A'.repeat(10_000), '4')));
    await expect(read(file, undefined, 10_000)).rejects.toMatchObject({ code: 'file-too-large' });
  });

  test('when its XML is damaged', async () => {
    for (const rows of ['<row><c></row>', '</sheetData></worksheet><!--']) {
      const file = workbookOf(sheetOf(rows));
      await expect(read(file)).rejects.toMatchObject({ code: 'file-workbook' });
    }
  });

  test.each([
    ['elements in each other', `${'<x>'.repeat(200)}${'</x>'.repeat(200)}`],
    ['attributes', `<x ${Array.from({ length: 2_000 }, (_, index) => `a${index}=""`).join(' ')}/>`],
  ])('when its XML would fill the memory with %s', async (_, xml) => {
    const file = workbookOf([{ name: 'May', rows: header + xml }]);
    await expect(read(file)).rejects.toMatchObject({ code: 'file-workbook' });
  });

  test.each(['XFE1', '1', 'ZZZZZZ1'])('when a cell stands outside of the sheet: %s', async (reference) => {
    const file = workbookOf(sheetOf(`<row r="2"><c r="${reference}"><v>1</v></c></row>`));
    await expect(read(file)).rejects.toMatchObject({ code: 'file-workbook' });
  });

  test.each(['2', '-5', '1.5', 'abc', '99999999999'])('when row %s follows row 2', async (number) => {
    const file = workbookOf(sheetOf(`${rowOf(2, 'LG', 'A1', '4')}<row r="${number}"/>`));
    await expect(read(file)).rejects.toMatchObject({ code: 'file-workbook' });
  });

  test('when it has more sheets, or refers to more parts, than any workbook, or lacks one', async () => {
    const part = (count: number) => Array<string>(count).fill('<sheet r:id="rId1"/><Relationship/>').join('');
    const files = (parts: string, sheets: string) => ({
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': `<Relationships><Relationship Type="/officeDocument" Target="xl/workbook.xml"/>${parts}</Relationships>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="/worksheet" Target="may.xml"/></Relationships>',
      'xl/workbook.xml': `<workbook xmlns:r="">${sheets}</workbook>`,
    });
    for (const file of [files(part(1_001), ''), files('', part(1_001))])
      await expect(read(zipOf(file))).rejects.toMatchObject({ code: 'file-workbook' });
    await expect(read(zipOf(files('', part(1))))).rejects.toMatchObject({
      message: 'may.xlsx is damaged: it lacks "xl/may.xml". Save it again.',
    });
  });

  test('when it has more number formats than any workbook', async () => {
    const formats = Array.from({ length: 1_001 }, (_, index) => `0.0"${index}"`);
    await expect(read(workbookOf(sheetOf(), { formats }))).rejects.toMatchObject({ code: 'file-workbook' });
  });

  test('when a cell refers to a text that it lacks', async () => {
    const file = workbookOf(sheetOf(rowOf(2, 'LG', '<c t="s"><v>1</v></c>')), { strings: ['<t>A1</t>'] });
    await expect(read(file)).rejects.toMatchObject({ code: 'file-workbook' });
  });

  test('when it has no sheet', async () => {
    const message = 'may.xlsx has no sheet with a table.';
    await expect(read(workbookOf([]))).rejects.toMatchObject({ code: 'file-binary', message });
  });

  test('when it refers to a part by what is no address', async () => {
    const relation = '<Relationship Id="rId1" Type="/officeDocument" Target="http://[/workbook.xml"/>';
    const files = {
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': `<Relationships>${relation}</Relationships>`,
    };
    await expect(read(zipOf(files))).rejects.toMatchObject({ code: 'file-binary' });
  });

  test.each([
    ['Office', '[Content_Types].xml', 'word/document.xml'],
    ['OpenOffice', 'mimetype', 'content.xml'],
    ['Numbers', 'Index/Document.iwa', 'preview.jpg'],
  ])('when it is another document of %s', async (_, mark, other) => {
    const relation = `<Relationship Id="rId1" Type="/officeDocument" Target="${other}"/>`;
    const file = zipOf({ [mark]: '<Types/>', [other]: '<document/>', '_rels/.rels': relation });
    const message =
      'may.xlsx is a spreadsheet or document of another kind, not an Excel workbook (.xlsx). Export the table as CSV.';
    await expect(read(file)).rejects.toMatchObject({ code: 'file-binary', message });
  });
});
