import type { CellPlace } from '@appliance-index/domain/catalogue/pasted-block';
import {
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type GridSize, within } from './grid-moves';

/** The cell that holds an element, if any. */
const cellOf = (element: EventTarget) => (element instanceof Element ? element.closest('[data-cell]') : null);

/** Whether an element belongs to an open cell. */
export const isInEditor = (element: EventTarget) =>
  element instanceof Element && element.closest('[data-editor]') !== null;

/** The cell that the Tab key leads to and the arrow keys move from. */
export function useActiveCell(table: RefObject<HTMLElement | null>, size: GridSize) {
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const active = within(place, size);
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const cell = table.current?.querySelector(`[data-cell="${active.row} ${active.column}"]`);
    const target = cell?.querySelector('input, select') ?? cell;
    if (!(target instanceof HTMLElement)) return;
    isMoving.current = false;
    target.focus();
  });
  /** Moves the focus to a cell, also to the one that had it before it was opened. */
  const focus = (target: CellPlace) => {
    isMoving.current = true;
    setPlace({ ...target });
  };
  const onFocus = ({ target }: SyntheticEvent) => {
    const [row, column] = cellOf(target)?.getAttribute('data-cell')?.split(' ').map(Number) ?? [];
    if (row === undefined || column === undefined) return;
    if (row !== place.row || column !== place.column) setPlace({ row, column });
  };
  return { active, focus, onFocus };
}

/** Calls `open` when a cell is pressed that has the focus: the first press only chooses it. */
export function useSecondPress(open: () => void) {
  const chosen = useRef<Element | null>(null);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      const cell = cellOf(target);
      chosen.current = cell === document.activeElement ? cell : null;
    },
    onClick: ({ target }: SyntheticEvent) => {
      if (chosen.current !== null && chosen.current === cellOf(target) && !isInEditor(target)) open();
    },
  };
}
