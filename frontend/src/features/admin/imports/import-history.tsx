import type { ImportRecord, StoredImport } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, pluralize } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { Link } from '../../../shared/ui/link';
import { CancelButton, Dialog, DialogActions } from '../../../shared/ui/notices/dialog';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { Badge } from '../../../shared/ui/primitives';
import { staffCellParts, staffLayout } from '../../../styled-system/recipes';
import { formatTimestamp, modelCounts, timeZone } from '../change-text';
import { Field } from '../fields';
import { LoadMore, QueryList } from '../query-list';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { Aside, FactTable, StaffTable } from '../staff-table';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { importsQuery, refreshAfterImport, rollBack, rollbackQuery, storedImportQuery } from './api';
import { retailerNames, rollbackText } from './import-text';
import { RankChanges, Shortened } from './rank-changes';

const styles = staffLayout();
const parts = staffCellParts();

/** Past score imports, each with its stored result and a rollback. `onRollback` is called after one. */
export function ImportHistory({ onRollback }: { onRollback: () => void }) {
  const query = useInfiniteQuery(importsQuery);
  const applied = query.data?.filter(({ rolledBackAt }) => rolledBackAt === null) ?? [];
  const section = useFocusAfterRemoval(applied.map(({ id }) => id));
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

interface StoredImportDialogProps {
  record: ImportRecord;
  onRollBack: () => void;
  onClose: () => void;
}

/** The result of an import, as it is kept. */
function StoredImportDialog({ record, onRollBack, onClose }: StoredImportDialogProps) {
  const { data, error, isPending, refetch } = useQuery(storedImportQuery(record.id));
  return (
    <Dialog title={`Import ${record.id}`} onClose={onClose}>
      <ImportFacts record={record} />
      {isPending && <p className="muted">Loading its scores...</p>}
      {error && <LoadFailure text="Its scores could not be loaded." error={error} onRetry={refetch} />}
      {data && <Scores scores={data.scores} />}
      {record.rolledBackAt === null ? (
        <DialogActions>
          <Button size="xl" data-danger onClick={onRollBack}>
            Roll back...
          </Button>
        </DialogActions>
      ) : (
        <p>{`Rolled back ${formatTimestamp(record.rolledBackAt)}.`}</p>
      )}
    </Dialog>
  );
}

function Scores({ scores }: Pick<StoredImport, 'scores'>) {
  return (
    <Shortened list={scores} limit={20} noun="score">
      {(shown) => (
        <StaffTable
          caption="Its scores, the largest changes first"
          columns={['Model', 'Retailer', { numericLabel: 'Score' }, { numericLabel: 'Reviews' }]}
        >
          {shown.map((each) => (
            <Table.Row key={`${each.applianceId} ${each.retailer}`}>
              <Table.Cell as="th" scope="row" data-kind="name">
                <Aside>{each.brand}</Aside>
                <Link to={paths.appliance(each.applianceId)}>{each.model}</Link>
              </Table.Cell>
              <Table.Cell data-span="wide" data-label="Retailer">
                {retailerNames([each.retailer])}
              </Table.Cell>
              <Table.Cell data-kind="number" data-label="Score">
                {changeText(each.scoreBefore, each.score, tenthsAsStars)}
              </Table.Cell>
              <Table.Cell data-kind="number" data-label="Reviews">
                {changeText(each.reviewCountBefore, each.reviewCount, formatCount)}
              </Table.Cell>
            </Table.Row>
          ))}
        </StaffTable>
      )}
    </Shortened>
  );
}

/** '4.3 → 4.5', or only '4.3' if it stayed the same. */
function changeText(before: number | null, after: number | null, format: (value: number) => string): string {
  const [former, current] = [before, after].map((value) => (value === null ? '–' : format(value)));
  return before === after ? `${current}` : `${former} → ${current}`;
}

interface RollbackDialogProps {
  record: ImportRecord;
  onRolledBack: () => void;
  onClose: () => void;
}

/** Shows what a rollback would change before it is confirmed. If models lose their scores, their number must be typed. */
function RollbackDialog({ record, onRolledBack, onClose }: RollbackDialogProps) {
  const client = useQueryClient();
  const plan = useQuery(rollbackQuery(record.id));
  const [typed, setTyped] = useState('');
  // Models without any score afterwards, and those that go to the trash.
  const losses = plan.data ? plan.data.cleared + plan.data.trashed : 0;
  const isConfirmed = losses === 0 || typed.trim() === String(losses);
  const { mutate, isPending } = useMutation({
    mutationFn: () => rollBack(record.id, true),
    onSuccess: () => {
      refreshAfterImport(client);
      onRolledBack();
      toastSuccess(`Import ${record.id} is rolled back`);
      onClose();
    },
    onError: (error) => reportError(error, 'Nothing was changed.'),
  });
  return (
    <Dialog title={`Roll back import ${record.id}?`} onClose={onClose}>
      <ImportFacts record={record} />
      {plan.data && <p>{rollbackText(plan.data)}</p>}
      {plan.isPending && <p className="muted">Checking what will change...</p>}
      {plan.error && (
        <LoadFailure text="The changes could not be checked." error={plan.error} onRetry={plan.refetch} />
      )}
      {plan.data && <RankChanges plan={plan.data} shown={{ changes: 5, displaced: 3 }} />}
      {losses > 0 && (
        <Field
          size="lg"
          name="losses"
          label={`Type ${losses} to confirm`}
          hint="The number of models that lose scores or go to the trash"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <DialogActions>
        <CancelButton onClose={onClose} />
        <Button
          size="xl"
          variant="solid"
          data-danger
          {...softDisabled(isPending || !plan.data || !isConfirmed, mutate)}
        >
          {isPending ? 'Rolling back...' : 'Roll back'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Which file an import was, for which month, and what it changed. */
function ImportFacts({ record }: { record: ImportRecord }) {
  const { fileName, month, retailers, counts, appliedAt, actor } = record;
  const facts = [
    ['File', `${fileName} (${pluralize(counts.rows, 'row')})`],
    ['Scores', [retailerNames(retailers), month && monthLabel(month)].filter(Boolean).join(', ')],
    ['Models', modelCounts(counts)],
    ['Rejected', pluralize(counts.rejected, 'row')],
    ...(counts.ignored > 0 ? [['Ignored', pluralize(counts.ignored, 'row')]] : []),
    ['Applied', `${formatTimestamp(appliedAt)}, ${actor}`],
  ];
  return <FactTable caption="The import" facts={facts} />;
}
