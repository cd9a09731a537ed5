import type { TrashedView } from '@appliance-index/backend/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../shared/limits';
import { toastSuccess } from '../../../shared/toasts';
import { Button } from '../../../shared/ui/primitives';
import { invalidateCatalogue, restoreAppliance, trashQuery } from '../api';
import { formatTimestamp } from '../change-text';
import { LoadMore } from '../load-more';
import { QueryList } from '../query-list';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { StaffLayout } from '../staff-layout';
import { StaffTable } from '../staff-table';
import { useFocusAfterRemoval } from '../use-focus-after-removal';

/** Deleted models, and how long they can be restored. */
export default function TrashPage() {
  return (
    <StaffLayout title="Trash">
      <Trash />
    </StaffLayout>
  );
}

function Trash() {
  const emptyText = `The trash is empty. Deleted appliances stay here for ${limits.trashDays} days.`;
  const query = useInfiniteQuery(trashQuery);
  const section = useFocusAfterRemoval(query.data?.length ?? 0);
  return (
    <section ref={section} tabIndex={-1} aria-label="Deleted appliances">
      <QueryList query={query} subject="the trash" emptyText={emptyText}>
        {(shown) => <Deleted trash={shown} />}
      </QueryList>
      <LoadMore query={query}>Earlier deletions</LoadMore>
    </section>
  );
}

function Deleted({ trash }: { trash: readonly TrashedView[] }) {
  return (
    <StaffTable
      caption="Deleted appliances"
      columns={['Brand and model', 'Category', 'Deleted', 'Expires']}
      actions="Actions"
    >
      {trash.map((trashed) => (
        <Row key={trashed.appliance.id} trashed={trashed} />
      ))}
    </StaffTable>
  );
}

function Row({ trashed: { appliance, deletedAt, removedAt } }: { trashed: TrashedView }) {
  const client = useQueryClient();
  const name = `${appliance.brand} ${appliance.model}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreAppliance(appliance.id),
    onSuccess: async () => {
      await invalidateCatalogue(client);
      toastSuccess(`${name} restored`);
    },
    onError: (error) => reportError(error, 'Failed to restore appliance'),
  });
  return (
    <tr>
      <th scope="row" className="m">
        <span className="b">{appliance.brand}</span>
        <b>{appliance.model}</b>
      </th>
      <td className="full word" data-l="Category">
        {appliance.category}
      </td>
      <td className="wide time" data-l="Deleted">
        {formatTimestamp(deletedAt)}
      </td>
      <td className="wide time" data-l="Expires">
        {formatTimestamp(removedAt)}
      </td>
      <td className="ops">
        <Button
          type="button"
          className="line sm"
          aria-label={`Restore ${name}`}
          {...softDisabled(isPending, mutate)}
        >
          Restore
        </Button>
      </td>
    </tr>
  );
}
