import type { ApplianceView } from '@appliance-index/backend/contract';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { Table } from '@chakra-ui/react/table';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusIfLost } from '../../../shared/focus';
import { formatCount } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/ui/link';
import { StarIcon } from '../../../shared/ui/pictures/icons';
import { staffCellParts } from '../../../styled-system/recipes';
import { SelectAllHeader, SelectCell, type Selection } from '../selection';
import { BinIcon, PencilIcon, ViewIcon } from '../staff-icons';
import { ActionsHeader, Aside } from '../staff-table';
import {
  extraColumns,
  extraText,
  type Facts,
  type ListView,
  type SortKey,
  staffCategoryLabel,
  typeLabel,
} from './list-view';

const styles = staffCellParts();

export const rowHeight = 33;
/** Rows rendered beyond each edge of what is in view. */
export const overscan = 12;

/** Those that are always there, besides the ticks and the buttons. */
const fixedColumns: readonly { sort: SortKey; name: string; kind?: 'number' }[] = [
  { sort: 'name', name: 'Brand and model' },
  { sort: 'category', name: 'Category' },
  { sort: 'subcategory', name: 'Subcategory' },
  { sort: 'priceRange', name: 'Price range' },
  ...retailers.map(({ name, scoreField }) => ({ sort: scoreField, name, kind: 'number' as const })),
];

interface ApplianceTableProps extends Selection {
  appliances: readonly ApplianceView[];
  facts: Facts;
  view: ListView;
  /** Id of the model in the edit form. */
  editing: string | null;
  onSort: (key: SortKey) => void;
  onEdit: (appliance: ApplianceView) => void;
  onDelete: (appliance: ApplianceView) => void;
}

/**
 * Virtualised: renders only the visible rows, so that ten thousand models scroll smoothly. Their rows and most cells are native
 * elements, because a cell of Chakra takes about a hundred times as long to render.
 */
export function ApplianceTable(props: ApplianceTableProps) {
  const { appliances, view, selected, select, onSort } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const top = usePageOffset(body);
  // Must be stable: a new function makes the virtualizer lay out all rows again on every scroll.
  const getItemKey = useCallback((index: number) => appliances[index]?.id ?? index, [appliances]);
  const rows = useWindowVirtualizer({
    count: appliances.length,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    getItemKey,
  });
  rows.shouldAdjustScrollPositionOnItemSizeChange = isAboveCurrentScroll;
  const { returning, focusReturned } = useReturnToRow(props, rows);
  const shown = rows.getVirtualItems();
  const columns = [...fixedColumns, ...view.columns.map((sort) => ({ sort, name: extraColumns[sort] }))];
  // More than there are would take room from the others.
  const columnCount = columns.length + 2;
  const above = (shown[0]?.start ?? 0) - rows.options.scrollMargin;
  const below = rows.getTotalSize() - ((shown.at(-1)?.end ?? 0) - rows.options.scrollMargin);
  return (
    <Table.Root
      native
      data-columns={view.columns.length > 0 ? 'more' : 'many'}
      aria-rowcount={appliances.length + 1}
    >
      <Table.Caption className="sr">Appliances</Table.Caption>
      <Table.Header>
        <Table.Row>
          <SelectAllHeader ids={appliances.map(({ id }) => id)} selected={selected} select={select} />
          {columns.map((column) => (
            <SortHeader key={column.sort} {...column} view={view} onSort={onSort} />
          ))}
          <ActionsHeader>Actions</ActionsHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body ref={body}>
        <Spacer height={above} columns={columnCount} />
        {shown.map(({ index, key }) => {
          const appliance = appliances[index];
          if (!appliance) return null;
          return (
            <Row
              key={String(key)}
              {...props}
              appliance={appliance}
              index={index}
              measureRef={rows.measureElement}
              editRef={returning === appliance.id ? focusReturned : undefined}
            />
          );
        })}
        <Spacer height={below} columns={columnCount} />
      </Table.Body>
    </Table.Root>
  );
}

type Rows = Virtualizer<Window, Element>;

/**
 * Whether a row's new size moves what is on screen. The virtualizer's offset is outdated when something else has just
 * scrolled the page, such as the editor that opens at its top; correcting it would scroll the page back.
 */
function isAboveCurrentScroll(
  { start }: { start: number },
  _change: number,
  { scrollOffset }: Rows,
): boolean {
  const offset = scrollOffset ?? 0;
  return start < offset && Math.abs(window.scrollY - offset) < 1;
}

/** Scrolls back to the row whose editor has closed and focuses it, unless its own button already took the focus. */
function useReturnToRow({ editing, appliances }: ApplianceTableProps, rows: Rows) {
  const last = useRef(editing);
  const [returning, setReturning] = useState<string | null>(null);
  useEffect(() => {
    const closed = last.current;
    last.current = editing;
    if (editing !== null || document.activeElement !== document.body) return;
    const index = appliances.findIndex(({ id }) => id === closed);
    if (index < 0) return;
    rows.scrollToIndex(index, { align: 'center' });
    setReturning(closed);
  }, [editing, appliances, rows]);
  const focusReturned = useCallback((button: HTMLButtonElement | null) => {
    if (button === null) return;
    focusIfLost(button);
    setReturning(null);
  }, []);
  return { returning, focusReturned };
}

/** Distance from the top of the page, measured on every render because the content above changes. */
function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() =>
    setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY)),
  );
  return top;
}

/** The room of rows that are not rendered. */
export function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr data-spacer>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

type SortHeaderProps = (typeof fixedColumns)[number] & Pick<ApplianceTableProps, 'view' | 'onSort'>;

function SortHeader({ name, sort, view, kind, onSort }: SortHeaderProps) {
  const isCurrent = view.sort === sort;
  const direction = view.isDescending ? 'descending' : 'ascending';
  return (
    <Table.ColumnHeader scope="col" data-kind={kind} aria-sort={isCurrent ? direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
        {name}
        {isCurrent && <span aria-hidden="true">{view.isDescending ? ' ↓' : ' ↑'}</span>}
      </button>
    </Table.ColumnHeader>
  );
}

interface RowProps extends ApplianceTableProps {
  appliance: ApplianceView;
  index: number;
  measureRef: (element: Element | null) => void;
  editRef: ((button: HTMLButtonElement | null) => void) | undefined;
}

/** Memoised, so that scrolling does not render the visible rows again. */
const Row = memo(function Row(props: RowProps) {
  const { appliance, facts, view, index, measureRef, editRef } = props;
  const { editing, selected, select, onEdit, onDelete } = props;
  const { id, brand, model, category, priceRange } = appliance;
  const name = `${brand} ${model}`;
  return (
    <tr ref={measureRef} data-index={index} aria-rowindex={index + 2} data-open={editing === id || undefined}>
      <SelectCell id={id} name={name} selected={selected} select={select} />
      <Table.Cell as="th" scope="row" data-kind="name">
        <Aside>{brand}</Aside>
        <b>{model}</b>
      </Table.Cell>
      <td data-kind="words" data-label="Category">
        {staffCategoryLabel(category)}
      </td>
      <td data-kind="words" data-label="Subcategory">
        {typeLabel(appliance) ?? '–'}
      </td>
      <td data-span="wide" data-kind="words" data-label="Price range">
        {priceRange ?? 'N/A'}
      </td>
      {retailers.map((retailer) => (
        <ScoreCell
          key={retailer.scoreField}
          name={retailer.name}
          score={appliance[retailer.scoreField]}
          count={appliance[retailer.countField]}
        />
      ))}
      {view.columns.map((column) => (
        <td key={column} data-span="wide" data-label={extraColumns[column]}>
          {extraText(column, appliance, facts)}
        </td>
      ))}
      <td data-kind="actions">
        <Link
          className={styles.icon}
          to={paths.appliance(id)}
          aria-label={`View page of ${name}`}
          title="View page"
        >
          <ViewIcon />
        </Link>
        <button
          type="button"
          className={styles.icon}
          ref={editRef}
          aria-label={`Edit ${name}`}
          onClick={() => onEdit(appliance)}
        >
          <PencilIcon />
        </button>
        <button
          type="button"
          className={styles.icon}
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(appliance)}
        >
          <BinIcon />
        </button>
      </td>
    </tr>
  );
});

function ScoreCell({ name, score, count }: { name: string; score: number | null; count: number | null }) {
  return (
    <td data-kind="number" data-label={name}>
      <span>
        {score === null ? (
          '–'
        ) : (
          <>
            <b>{`${tenthsAsStars(score)} `}</b>
            <StarIcon />
          </>
        )}
      </span>{' '}
      {count !== null && <small>{formatCount(count)}</small>}
    </td>
  );
}
