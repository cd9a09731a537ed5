import { describe, expect, test } from '@jest/globals';
import { maxChangedCells } from '../limits.js';
import { maxBulkChange } from './appliance.js';
import { blockProblem, parseBlock, placeBlock } from './pasted-block.js';

test.each<[string, string, string[][]]>([
  [
    'rows of Windows, with a line break at the end',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['rows of Linux, without one', 'a\nb', [['a'], ['b']]],
  ['rows of old Macs', 'a\rb\r', [['a'], ['b']]],
  ['a single cell', '$900', [['$900']]],
  ['nothing', '', [['']]],
  ['empty cells and rows between and at the end', 'a\t\t\n\n\tb', [['a', '', ''], [''], ['', 'b']]],
  ['an empty cell after the last tab', 'a\t', [['a', '']]],
  ['rows of different length', 'a\nb\tc\td\ne\tf', [['a'], ['b', 'c', 'd'], ['e', 'f']]],
  ['quoted line breaks and tabs', '"a\r\nb"\t"c\td"\ne', [['a\r\nb', 'c\td'], ['e']]],
  ['doubled quotes', '"say ""five"""\t""', [['say "five"', '']]],
  ['inches, which end with a quote', '27"\t30" wide\n"24" deep', [['27"', '30" wide'], ['"24" deep']]],
  ['a quote that never ends', '"a\tb\nc', [['"a', 'b'], ['c']]],
])('A copied block is read with %s', (_, text, rows) => {
  expect(parseBlock(text)).toEqual(rows);
});

test('A long quoted cell without an end is read at once', () => {
  const started = performance.now();
  parseBlock(`"${'""a'.repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});

describe('A block in a table', () => {
  const table = { rows: 5, columns: 4 };

  test('lies right and down from its first cell, and leaves out the cells that short rows do not have', () => {
    expect(placeBlock([['a', 'b'], ['c'], ['d', '']], { row: 1, column: 2 }, table)).toEqual({
      cells: [
        { row: 1, column: 2, text: 'a' },
        { row: 1, column: 3, text: 'b' },
        { row: 2, column: 2, text: 'c' },
        { row: 3, column: 2, text: 'd' },
        { row: 3, column: 3, text: '' },
      ],
      rowsLeftOut: 0,
      columnsLeftOut: 0,
    });
  });

  test('that reaches past the last row and column is cut there, and says by how much', () => {
    const block = [['a'], ['b', 'c', 'd'], ['e']];
    expect(placeBlock(block, { row: 3, column: 3 }, table)).toEqual({
      cells: [
        { row: 3, column: 3, text: 'a' },
        { row: 4, column: 3, text: 'b' },
      ],
      rowsLeftOut: 1,
      columnsLeftOut: 2,
    });
  });

  test.each([
    [40, 8, true],
    [maxBulkChange, 4, true],
    [maxBulkChange + 1, 1, false],
    [maxChangedCells / 8 + 1, 8, false],
  ])('of %i rows and %i columns can be pasted at once: %p', (rows, columns, isFine) => {
    const block = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '1'));
    const placed = placeBlock(block, { row: 0, column: 0 }, { rows: 9_999, columns: 15 });
    expect(blockProblem(placed)).toEqual(
      isFine
        ? null
        : `This block has ${rows} rows and ${rows * columns} cells; at most ${maxBulkChange} rows and ${maxChangedCells} cells can be pasted at once. Paste it in parts.`,
    );
  });
});
