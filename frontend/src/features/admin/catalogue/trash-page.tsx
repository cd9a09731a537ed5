import type { TrashedView } from '@appliance-index/backend/contract';
import { maxBulkChange, trashDays } from '@appliance-index/domain/catalogue/appliance';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { modelName, pluralize } from '../../../shared/formats';
import { toastSuccess } from '../../../shared/toasts';
import { selection } from '../../../styled-system/recipes';
import { formatTimestamp, timeZone } from '../change-text';
import { LoadMore, QueryList } from '../query-list';
import { SelectAllHeader, SelectCell, type Selection, SelectionFrame, useSelection } from '../selection';
import { softDisabled } from '../soft-disabled';
import { staffPage } from '../staff-layout';
import { Aside, StaffTable } from '../staff-table';
import { useChange } from '../use-change';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { changeInBulk, restoreAppliance, trashQuery } from './api';
import { staffCategoryLabel } from './list-view';

const styles = selection();

/** Deleted models, and how long they can be restored. */
export default staffPage('Trash', Trash);

function Trash() {
  const emptyText = `The trash is empty. Deleted appliances stay here for ${trashDays} days.`;
  const query = useInfiniteQuery(trashQuery);
  const ticks = useSelection();
  const ids = query.data?.map(({ appliance }) => appliance.id) ?? [];
  const selectedIds = ids.filter((id) => ticks.selected.has(id));
  const section = useFocusAfterRemoval([...ids, selectedIds.length > 0 && 'bar']);
  return (
    <section ref={section} tabIndex={-1} aria-label="Deleted appliances">
      <SelectionFrame
        count={selectedIds.length}
        actions={<RestoreBar ids={selectedIds} onClear={() => ticks.select(selectedIds, false)} />}
      >
        <QueryList query={query} subject="the trash" emptyText={emptyText}>
          {(trash) => (
            <StaffTable
              caption="Deleted appliances"
              selectAll={<SelectAllHeader ids={ids} {...ticks} />}
              columns={['Brand and model', 'Category', `Deleted (${timeZone()})`, 'Expires']}
              actions="Actions"
            >
              {trash.map((trashed) => (
                <Row key={trashed.appliance.id} {...trashed} {...ticks} />
              ))}
            </StaffTable>
          )}
        </QueryList>
      </SelectionFrame>
      <LoadMore query={query}>Earlier deletions</LoadMore>
    </section>
  );
}

/** Restores the selected models. */
function RestoreBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const isTooMany = ids.length > maxBulkChange;
  const selectionText = pluralize(ids.length, 'appliance');
  const { mutate, isPending } = useChange({
    concerns: 'catalogue',
    mutationFn: () => changeInBulk(ids, { action: 'restore' }),
    onChanged: onClear,
    onSuccess: () => toastSuccess(`${selectionText} restored`),
    failure: ['Try again.', 'Nothing was restored'],
  });
  return (
    <section className={styles.bar} aria-label="Selected appliances">
      <p className="small">
        <b>{`${selectionText} selected`}</b>
        {isTooMany && <span>{`; at most ${maxBulkChange} can be restored at once`}</span>}
      </p>
      <Button size="md" {...softDisabled(isPending || isTooMany, mutate)}>
        Restore
      </Button>
      <Button variant="ghost" size="md" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}

function Row({ appliance, deletedAt, removedAt, ...ticks }: TrashedView & Selection) {
  const name = modelName(appliance);
  const { mutate, isPending } = useChange({
    concerns: 'catalogue',
    mutationFn: () => restoreAppliance(appliance.id),
    onSuccess: () => toastSuccess(`${name} restored`),
    failure: ['Failed to restore appliance'],
  });
  return (
    <Table.Row>
      <SelectCell id={appliance.id} name={name} {...ticks} />
      <Table.Cell as="th" scope="row" data-kind="name">
        <Aside>{appliance.brand}</Aside>
        <b>{appliance.model}</b>
      </Table.Cell>
      <Table.Cell data-span="full" data-kind="words" data-label="Category">
        {staffCategoryLabel(appliance.category)}
      </Table.Cell>
      <Table.Cell data-span="wide" data-kind="time" data-label="Deleted">
        {formatTimestamp(deletedAt)}
      </Table.Cell>
      <Table.Cell data-span="wide" data-kind="time" data-label="Expires">
        {formatTimestamp(removedAt)}
      </Table.Cell>
      <Table.Cell data-kind="actions">
        <Button aria-label={`Restore ${name}`} {...softDisabled(isPending, mutate)}>
          Restore
        </Button>
      </Table.Cell>
    </Table.Row>
  );
}
