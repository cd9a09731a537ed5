import type { ImportRecord } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../shared/formats';
import { Badge } from '../../../shared/ui/primitives';
import { staffCellParts, staffLayout } from '../../../styled-system/recipes';
import { formatTimestamp, timeZone } from '../change-text';
import { LoadMore, QueryList } from '../query-list';
import { Aside, StaffTable } from '../staff-table';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { importsQuery } from './api';
import { RollbackDialog, StoredImportDialog } from './import-dialogs';
import { retailerNames } from './import-text';

const styles = staffLayout();
const parts = staffCellParts();

/** Past score imports, each with its stored result and a rollback. `onRollback` is called after one. */
export function ImportHistory({ onRollback }: { onRollback: () => void }) {
  const query = useInfiniteQuery(importsQuery);
  const applied = query.data?.filter(({ rolledBackAt }) => rolledBackAt === null) ?? [];
  const section = useFocusAfterRemoval(applied.length);
  return (
    <section className={styles.section} ref={section} tabIndex={-1} aria-label="Score imports">
      <QueryList query={query} subject="the imports" emptyText="No scores have been imported yet.">
        {(records) => <ImportTable records={records} onRollback={onRollback} />}
      </QueryList>
      <LoadMore query={query}>Earlier imports</LoadMore>
    </section>
  );
}

function ImportTable({ records, onRollback }: { records: readonly ImportRecord[]; onRollback: () => void }) {
  const newest = newestOfRetailers(records);
  return (
    <StaffTable
      caption="Score imports, newest first"
      columns={['File', 'Month', 'Retailers', { numericLabel: 'Changed' }, `When (${timeZone()}) and who`]}
      actions="Actions"
    >
      {records.map((record) => (
        <ImportRow key={record.id} record={record} isNewest={newest.has(record.id)} onRollback={onRollback} />
      ))}
    </StaffTable>
  );
}

/**
 * The ids of the imports whose scores the retailers have now. Only these offer the rollback in their rows: a rollback of
 * an older one leaves many models without a score, and is reached through its stored result.
 */
function newestOfRetailers(records: readonly ImportRecord[]): ReadonlySet<string> {
  const newest = new Map<string, ImportRecord>();
  for (const record of records.filter(({ rolledBackAt }) => rolledBackAt === null)) {
    for (const retailer of record.retailers) {
      const other = newest.get(retailer);
      // The records come newest first.
      if (other === undefined || (record.month ?? '') > (other.month ?? '')) newest.set(retailer, record);
    }
  }
  return new Set([...newest.values()].map(({ id }) => id));
}

interface ImportRowProps {
  record: ImportRecord;
  isNewest: boolean;
  onRollback: () => void;
}

function ImportRow({ record, isNewest, onRollback }: ImportRowProps) {
  const [open, setOpen] = useState<'result' | 'rollback' | null>(null);
  const { id, fileName, month, counts, appliedAt, actor, rolledBackAt } = record;
  const close = () => setOpen(null);
  const startRollback = () => setOpen('rollback');
  return (
    <Table.Row>
      <Table.Cell as="th" scope="row" data-kind="name">
        <Aside>{id}</Aside>
        <button type="button" className={parts.open} onClick={() => setOpen('result')}>
          <b>{fileName}</b>
        </button>
      </Table.Cell>
      <Table.Cell data-kind="time" data-label="Month">
        {month === null ? '–' : monthLabel(month, 'short')}
      </Table.Cell>
      <Table.Cell data-span="wide" data-kind="words" data-label="Retailers">
        {retailerNames(record.retailers)}
      </Table.Cell>
      <Table.Cell data-kind="number" data-label="Changed">
        {`${formatCount(counts.changed)}${counts.created > 0 ? ` + ${formatCount(counts.created)} new` : ''}`}
      </Table.Cell>
      <Table.Cell data-span="full" data-label="When and who">
        {formatTimestamp(appliedAt)}, {actor}
      </Table.Cell>
      <Table.Cell data-kind="actions">
        {rolledBackAt !== null && <Badge>Rolled back</Badge>}
        {rolledBackAt === null && isNewest && (
          <Button aria-label={`Roll back import ${id}`} onClick={startRollback}>
            Roll back
          </Button>
        )}
        {open === 'result' && (
          <StoredImportDialog record={record} onRollBack={startRollback} onClose={close} />
        )}
        {open === 'rollback' && <RollbackDialog record={record} onRolledBack={onRollback} onClose={close} />}
      </Table.Cell>
    </Table.Row>
  );
}
