import type { ImportRecord } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../shared/formats';
import { toastSuccess } from '../../../shared/toasts';
import { CancelButton, Dialog } from '../../../shared/ui/notices/dialog';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { Badge, Button } from '../../../shared/ui/primitives';
import { invalidateCatalogue } from '../catalogue/api';
import { formatTimestamp } from '../change-text';
import { LoadMore } from '../load-more';
import { QueryList } from '../query-list';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { StaffTable } from '../staff-table';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { importsQuery, rollBack, rollbackQuery } from './api';
import { retailerNames, rollbackText } from './import-text';

export function useRefreshAfterImport() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: importsQuery.queryKey });
    void invalidateCatalogue(client);
  };
}

/** Past score imports, each with a rollback. */
export function ImportHistory() {
  const query = useInfiniteQuery(importsQuery);
  const applied = query.data?.filter(({ rolledBackAt }) => rolledBackAt === null) ?? [];
  const section = useFocusAfterRemoval(applied.length);
  return (
    <section className="history" ref={section} tabIndex={-1} aria-label="Score imports">
      <QueryList query={query} subject="the imports" emptyText="No scores have been imported yet.">
        {(records) => <ImportTable records={records} />}
      </QueryList>
      <LoadMore query={query}>Earlier imports</LoadMore>
    </section>
  );
}

function ImportTable({ records }: { records: readonly ImportRecord[] }) {
  return (
    <StaffTable
      caption="Score imports, newest first"
      columns={['File', 'Month', 'Retailers', { numericLabel: 'Changed' }, 'When and who']}
      actions="Actions"
    >
      {records.map((record) => (
        <ImportRow key={record.id} record={record} />
      ))}
    </StaffTable>
  );
}

function ImportRow({ record }: { record: ImportRecord }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, fileName, month, counts, appliedAt, actor, rolledBackAt } = record;
  return (
    <tr>
      <th scope="row" className="m">
        <span className="b">{id}</span>
        <b>{fileName}</b>
      </th>
      <td className="time" data-l="Month">
        {month === null ? '–' : monthLabel(month, 'short')}
      </td>
      <td className="wide word" data-l="Retailers">
        {retailerNames(record.retailers)}
      </td>
      <td className="n" data-l="Changed">
        {`${formatCount(counts.changed)}${counts.created > 0 ? ` + ${formatCount(counts.created)} new` : ''}`}
      </td>
      <td className="full" data-l="When and who">
        {formatTimestamp(appliedAt)}, {actor}
      </td>
      <td className="ops">
        {rolledBackAt === null ? (
          <Button
            type="button"
            className="line sm"
            aria-label={`Roll back import ${id}`}
            onClick={() => setIsConfirming(true)}
          >
            Roll back
          </Button>
        ) : (
          <Badge>Rolled back</Badge>
        )}
        {isConfirming && <RollbackDialog record={record} onClose={() => setIsConfirming(false)} />}
      </td>
    </tr>
  );
}

/** Shows what a rollback would change before it is confirmed. */
function RollbackDialog({ record, onClose }: { record: ImportRecord; onClose: () => void }) {
  const refresh = useRefreshAfterImport();
  const plan = useQuery(rollbackQuery(record.id));
  const { mutate, isPending } = useMutation({
    mutationFn: () => rollBack(record.id, true),
    onSuccess: () => {
      refresh();
      toastSuccess(`Import ${record.id} is rolled back`);
      onClose();
    },
    onError: (error) => reportError(error, 'Nothing was changed.'),
  });
  return (
    <Dialog title={`Roll back import ${record.id}?`} className="small" onClose={onClose}>
      {plan.data && <p>{rollbackText(plan.data)}</p>}
      {plan.isPending && <p className="muted">Checking what will change...</p>}
      {plan.error && (
        <LoadFailure text="The changes could not be checked." error={plan.error} onRetry={plan.refetch} />
      )}
      <div className="acts">
        <CancelButton onClose={onClose} />
        <Button type="button" className="danger" {...softDisabled(isPending || !plan.data, mutate)}>
          {isPending ? 'Rolling back...' : 'Roll back'}
        </Button>
      </div>
    </Dialog>
  );
}
