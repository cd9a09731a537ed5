import type { ApplianceView } from '@appliance-index/backend/contract';
import {
  type ApplianceFieldName,
  applianceFieldNames,
} from '@appliance-index/domain/catalogue/appliance-fields';
import {
  blockProblem,
  type CellPlace,
  parseBlock,
  placeBlock,
} from '@appliance-index/domain/catalogue/pasted-block';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { toastError } from '../../../../shared/toasts';

/** A cell of a pasted block with the field of a model that it falls on, and its place in the block, counted from 1. */
export interface PastedCell extends CellPlace {
  id: string;
  name: ApplianceFieldName;
  text: string;
}

export interface PastedBlock {
  cells: readonly PastedCell[];
  rowsLeftOut: number;
  columnsLeftOut: number;
}

/** Lays a copied text over the rows; a message when it is too large. */
export function pastedBlock(
  copied: string,
  start: CellPlace,
  rows: readonly ApplianceView[],
): PastedBlock | string {
  const size = { rows: rows.length, columns: applianceFieldNames.length };
  const placed = placeBlock(parseBlock(copied), start, size);
  const cells = placed.cells.flatMap(({ row, column, text }) => {
    const [id, name] = [rows[row]?.id, applianceFieldNames[column]];
    const place = { row: row - start.row + 1, column: column - start.column + 1 };
    return id === undefined || name === undefined ? [] : [{ ...place, id, name, text }];
  });
  return blockProblem(placed) ?? { ...placed, cells };
}

interface PasteOptions {
  grid: RefObject<HTMLElement | null>;
  start: CellPlace;
  rows: readonly ApplianceView[];
  /** Opens the cell with this text, for a copied text of one cell. */
  onCell: (text: string) => void;
}

/** The block that was pasted while a cell had the focus, until it is closed. */
export function usePaste({ grid, start, rows, onCell }: PasteOptions) {
  const [block, setBlock] = useState<PastedBlock | null>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const focused = document.activeElement;
    // In an open cell, text is pasted as in any other field.
    if (!focused?.matches('td, th') || !grid.current?.contains(focused)) return;
    event.preventDefault();
    const copied = event.clipboardData?.getData('text/plain') ?? '';
    const pasted = pastedBlock(copied, start, rows);
    if (typeof pasted === 'string') toastError(pasted, 'The block is too large');
    else if (/[\t\r\n]/.test(copied.replace(/\r?\n$/, ''))) setBlock(pasted);
    else if (copied !== '') onCell(parseBlock(copied)[0]?.[0] ?? '');
  });
  // Browsers send the event to the text cursor, wherever that was last, instead of to the focused cell.
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return { block, close: () => setBlock(null) };
}
