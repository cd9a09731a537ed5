import type { CellPlace } from '@appliance-index/domain/catalogue/pasted-block';

export interface GridSize {
  rows: number;
  columns: number;
}

/** Rows that Page Up and Page Down move by. */
const pageRows = 15;

/**
 * Where a key leads from a cell, as in other grids (https://www.w3.org/WAI/ARIA/apg/patterns/grid); null for keys that do not move.
 */
export function keyTarget(
  { row, column }: CellPlace,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { rows, columns }: GridSize,
): CellPlace | null {
  const isFar = ctrlKey || metaKey;
  const targets: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? rows : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? columns : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? rows : row, column: columns },
    PageUp: { row: row - pageRows, column },
    PageDown: { row: row + pageRows, column },
  };
  const target = targets[key];
  return target ? within(target, { rows, columns }) : null;
}

/** Where Enter and Tab lead from a cell that is saved: down, or to the next cell of the rows; with Shift, back. */
export function nextCell(
  { row, column }: CellPlace,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  size: GridSize,
): CellPlace {
  const step = shiftKey ? -1 : 1;
  if (key === 'Enter') return within({ row: row + step, column }, size);
  const index = row * size.columns + column + step;
  const last = size.rows * size.columns - 1;
  const next = Math.max(0, Math.min(last, index));
  return { row: Math.floor(next / size.columns), column: next % size.columns };
}

/** The nearest cell of the grid. */
export function within({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}

/**
 * How a key opens a cell: with the given text, or as it is; null for keys that do not open one. Space is left for scrolling.
 */
export function keyOpening({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): { text?: string } | null {
  if (key === 'Enter' || key === 'F2') return {};
  if (key === 'Delete' || key === 'Backspace') return { text: '' };
  const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  return isTyped ? { text: key } : null;
}
