import { maxChangedCells } from '../limits.js';
import { maxBulkChange } from './appliance.js';

/**
 * The rows and cells of a text as spreadsheets copy it: cells end with a tab, rows with a line break of any system. A cell in double
 * quotes may hold both, and quotes doubled. Rows may be of different length; the line break at the end begins no row.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  for (let isOpen = true; isOpen; ) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== '' && end !== '\t') rows.push([]);
    isOpen = end !== '' && (end === '\t' || cell.lastIndex < text.length);
  }
  return rows.at(-1)?.length === 0 ? rows.slice(0, -1) : rows;
}

/** A place in a table, counted from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A block laid over a table. */
export interface PlacedBlock {
  /** The cells that fall on the table, row by row. */
  cells: readonly (CellPlace & { text: string })[];
  /** How many rows and columns reach past the end of the table, and are left out. */
  rowsLeftOut: number;
  columnsLeftOut: number;
}

/** Lays a block over a table of this size, right and down from `start`. */
export function placeBlock(
  block: readonly (readonly string[])[],
  start: CellPlace,
  size: { rows: number; columns: number },
): PlacedBlock {
  const width = Math.max(0, ...block.map(({ length }) => length));
  const [freeRows, freeColumns] = [size.rows - start.row, size.columns - start.column];
  const cells = block
    .slice(0, freeRows)
    .flatMap((texts, row) =>
      texts
        .slice(0, freeColumns)
        .map((text, column) => ({ row: start.row + row, column: start.column + column, text })),
    );
  return {
    cells,
    rowsLeftOut: Math.max(0, block.length - freeRows),
    columnsLeftOut: Math.max(0, width - freeColumns),
  };
}

/** Why a block cannot be pasted at once; null when it can. */
export function blockProblem({ cells }: PlacedBlock): string | null {
  const rows = new Set(cells.map(({ row }) => row)).size;
  const size = `This block has ${rows} rows and ${cells.length} cells`;
  if (rows <= maxBulkChange && cells.length <= maxChangedCells) return null;
  return `${size}; at most ${maxBulkChange} rows and ${maxChangedCells} cells can be pasted at once. Paste it in parts.`;
}
