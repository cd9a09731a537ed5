import type { ApplianceView } from '@appliance-index/backend/contract';
import {
  type ApplianceFieldName,
  applianceFieldNames,
  isNumberField,
} from '@appliance-index/domain/catalogue/appliance-fields';
import { Table } from '@chakra-ui/react/table';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cellGrid } from '../../../../styled-system/recipes';
import { fieldLabel } from '../../field-label';
import { confirmDiscard } from '../../unsaved-changes';
import { overscan, rowHeight, Spacer } from '../appliance-table';
import { toIds } from '../use-catalogue-change';
import { CellInput } from './cell-input';
import { isChoice, shownText } from './cell-text';
import { keyOpening, keyTarget, nextCell } from './grid-moves';
import { PastePlan } from './paste-plan';
import { isInEditor, useActiveCell, useSecondPress } from './use-active-cell';
import { useDraft } from './use-draft';
import { usePaste } from './use-paste';

const styles = cellGrid();

const columnCount = applianceFieldNames.length;

interface CellGridProps {
  appliances: readonly ApplianceView[];
  /** Those of the view, in its order. */
  shown: readonly ApplianceView[];
  /** Says which view that is. */
  viewKey: string;
}

/**
 * The fields of the models as cells, one of which has the focus (https://www.w3.org/WAI/ARIA/apg/patterns/grid). A cell is opened by
 * Enter, F2, typing or a second press; a block from a spreadsheet is pasted over them.
 */
export function CellGrid({ appliances, shown, viewKey }: CellGridProps) {
  const rows = useListedRows(appliances, shown, viewKey);
  const size = { rows: rows.length, columns: columnCount };
  const table = useRef<HTMLTableElement>(null);
  const { active, focus, onFocus } = useActiveCell(table, size);
  const { draft, open, type, save, leave, cancel } = useDraft();
  const draftRow = draft ? rows.findIndex(({ id }) => id === draft.id) : -1;
  const openActive = (text?: string) => {
    const [appliance, name] = [rows[active.row], applianceFieldNames[active.column]];
    // What is typed in another cell is not lost: that cell is finished first.
    if (draft && draftRow >= 0)
      return focus({ row: draftRow, column: applianceFieldNames.indexOf(draft.name) });
    // Its row may be in another view.
    if (!confirmDiscard(draft !== null)) return;
    if (appliance && name) open(appliance, name, text);
  };
  const { block, close } = usePaste({ grid: table, start: active, rows, onCell: openActive });
  const saveAndMove = async (event: KeyboardEvent) => {
    const next = nextCell(active, event, size);
    if (await save()) focus(next);
  };
  const onEditorKey = (event: KeyboardEvent) => {
    const isSaving = event.key === 'Enter' || event.key === 'Tab';
    if (event.nativeEvent.isComposing || !(isSaving || event.key === 'Escape')) return;
    event.preventDefault();
    if (isSaving) return void saveAndMove(event);
    cancel();
    focus(active);
  };
  const onCellKey = (event: KeyboardEvent) => {
    const target = keyTarget(active, event, size);
    const opening = keyOpening(event);
    if (!target && !opening) return;
    event.preventDefault();
    if (target) focus(target);
    else openActive(isChoice(applianceFieldNames[active.column] ?? 'brand') ? undefined : opening?.text);
  };
  const press = useSecondPress(() => openActive());
  return (
    <>
      <p className="small muted" id="cells-help">
        Arrow keys move, Enter or F2 opens a cell, Escape leaves it as it was. To paste a block from a
        spreadsheet, choose its first cell and press Ctrl+V. Scores are out of 50: 46 is 4.6 stars.
      </p>
      <VirtualRows
        {...press}
        table={table}
        rows={rows}
        pinned={[active.row, draftRow]}
        aria-label="Cells of the appliances"
        aria-describedby="cells-help"
        onFocus={onFocus}
        onKeyDown={(event) => (isInEditor(event.target) ? onEditorKey(event) : onCellKey(event))}
      >
        {(appliance, index) => (
          <Row
            appliance={appliance}
            index={index}
            activeColumn={active.row === index ? active.column : null}
            openName={draftRow === index && draft ? draft.name : null}
            isLow={index > 5 && index >= rows.length - 3}
            editor={
              draftRow === index &&
              draft && <CellInput draft={draft} appliance={appliance} onType={type} onLeave={leave} />
            }
          />
        )}
      </VirtualRows>
      {block && <PastePlan block={block} onClose={close} />}
    </>
  );
}

/**
 * The models that are listed, in an order that stays while their cells are edited: a row neither moves nor disappears because its
 * price was typed in. Another view, by its `key`, lists them anew.
 */
function useListedRows(
  appliances: readonly ApplianceView[],
  shown: readonly ApplianceView[],
  key: string,
): readonly ApplianceView[] {
  const [listed, setListed] = useState({ key, ids: toIds(shown) });
  const current = listed.key === key ? listed : { key, ids: toIds(shown) };
  if (current !== listed) setListed(current);
  return useMemo(() => {
    const byId = new Map(appliances.map((each) => [each.id, each]));
    return current.ids.flatMap((id) => byId.get(id) ?? []);
  }, [appliances, current.ids]);
}

interface RowProps {
  appliance: ApplianceView;
  index: number;
  /** Where the active cell is in this row, if it is. */
  activeColumn: number | null;
  /** The field whose cell is open, with its editor. */
  openName: ApplianceFieldName | null;
  editor: ReactNode;
  /** Whether there is no room below it for a message. */
  isLow: boolean;
}

/** Memoised, so that scrolling and typing do not render the other rows again. */
const Row = memo(function Row({ appliance, index, activeColumn, openName, editor, isLow }: RowProps) {
  return (
    <tr aria-rowindex={index + 2} data-low={isLow || undefined}>
      {applianceFieldNames.map((name, column) => {
        const isOpen = name === openName;
        const props = {
          'data-column': name,
          'data-numeric': isNumberField(name) || undefined,
          'data-late': column >= columnCount - 3 || undefined,
          'data-open': isOpen || undefined,
          tabIndex: column === activeColumn ? 0 : -1,
          'data-cell': `${index} ${column}`,
          children: isOpen ? editor : <span className={styles.text}>{shownText(name, appliance)}</span>,
        };
        return name === 'model' ? <th key={name} scope="row" {...props} /> : <td key={name} {...props} />;
      })}
    </tr>
  );
});

interface VirtualRowsProps extends Omit<ComponentProps<typeof Table.Root>, 'children' | 'ref'> {
  table: RefObject<HTMLTableElement | null>;
  rows: readonly ApplianceView[];
  /** Rows that stay rendered wherever the pane is: the focus and what is typed are in them. Those below 0 are none. */
  pinned: readonly [number, number];
  children: (appliance: ApplianceView, index: number) => ReactNode;
}

/** A grid in a pane of its own, which renders the rows in view only. */
function VirtualRows({ table, rows, pinned, children, ...props }: VirtualRowsProps) {
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
