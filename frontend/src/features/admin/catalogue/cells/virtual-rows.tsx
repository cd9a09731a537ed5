import type { ApplianceView } from '@appliance-index/backend/contract';
import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance-fields';
import { Table } from '@chakra-ui/react/table';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, Fragment, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { cellGrid } from '../../../../styled-system/recipes';
import { fieldLabel } from '../../field-label';
import { overscan, rowHeight, Spacer } from '../appliance-table';

const styles = cellGrid();

interface VirtualRowsProps extends Omit<ComponentProps<typeof Table.Root>, 'children' | 'ref'> {
  table: RefObject<HTMLTableElement | null>;
  rows: readonly ApplianceView[];
  /** Rows that stay rendered wherever the pane is: the focus and what is typed are in them. Those below 0 are none. */
  pinned: readonly [number, number];
  children: (appliance: ApplianceView, index: number) => ReactNode;
}

/** A grid in a pane of its own, which renders the rows in view only. */
export function VirtualRows({ table, rows, pinned, children, ...props }: VirtualRowsProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [first, second] = pinned;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = new Set([first, second, ...defaultRangeExtractor(range)]);
      return [...indexes].filter((index) => index >= 0 && index < range.count).sort((a, b) => a - b);
    },
    [first, second],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor,
  });
  let end = 0;
  const shown = virtual.getVirtualItems().flatMap(({ index, start, end: itsEnd }) => {
    const appliance = rows[index];
    if (!appliance) return [];
    const gap = start - end;
    end = itsEnd;
    return [
      <Fragment key={appliance.id}>
        <Spacer height={gap} columns={applianceFieldNames.length} />
        {children(appliance, index)}
      </Fragment>,
    ];
  });
  return (
    // Its cells scroll it; Firefox would make it a tab stop of its own.
    <div className={styles.pane} ref={pane} tabIndex={-1}>
      <Table.Root {...props} ref={table} unstyled role="grid" aria-rowcount={rows.length + 1}>
        <Table.Header>
          <Table.Row>
            {applianceFieldNames.map((name) => (
              <Table.ColumnHeader key={name} scope="col" data-column={name}>
                {fieldLabel(name)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shown}
          <Spacer height={virtual.getTotalSize() - end} columns={applianceFieldNames.length} />
        </Table.Body>
      </Table.Root>
    </div>
  );
}
