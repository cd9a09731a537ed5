import type { TrashedView } from '@appliance-index/backend/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../shared/limits';
import { sayDone } from '../../../shared/toasts';
import { Button } from '../../../shared/ui/pieces';
import { forgetCatalogue, restoreAppliance, trashQuery } from '../api';
import { formatTime } from '../change-text';
import { sayFailure } from '../failures';
import { useFocusAfterRow } from '../focus-after-row';
import { Loaded } from '../loaded';
import { More } from '../more';
import { StaffFrame } from '../staff-frame';
import { StaffTable } from '../staff-table';
import { steady } from '../steady';

/** What was deleted, and how long it can come back. */
export default function TrashPage() {
  return (
    <StaffFrame title="Trash">
      <Trash />
    </StaffFrame>
  );
}

function Trash() {
  const none = `The trash is empty. A deleted appliance lies here for ${limits.trashDays} days.`;
  const query = useInfiniteQuery(trashQuery);
  const place = useFocusAfterRow(query.data?.length ?? 0);
  return (
    <section ref={place} tabIndex={-1} aria-label="Deleted appliances">
      <Loaded query={query} what="the trash" none={none}>
        {(shown) => <Deleted trash={shown} />}
      </Loaded>
      <More query={query}>Deleted earlier</More>
    </section>
  );
}

function Deleted({ trash }: { trash: readonly TrashedView[] }) {
  return (
    <StaffTable
      caption="Deleted appliances"
      columns={['Brand and model', 'Category', 'Deleted', 'Gone for good']}
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
      await forgetCatalogue(client);
      sayDone(`${name} is back`);
    },
    onError: (error) => sayFailure(error, 'Failed to restore appliance'),
  });
  return (
    <tr>
      <td className="m">
        <span className="b">{appliance.brand}</span>
        <b>{appliance.model}</b>
      </td>
      <td className="full word" data-l="Category">
        {appliance.category}
      </td>
      <td className="wide" data-l="Deleted">
        {formatTime(deletedAt)}
      </td>
      <td className="wide" data-l="Gone for good">
        {formatTime(removedAt)}
      </td>
      <td className="ops">
        <Button
          type="button"
          className="line sm"
          aria-label={`Restore ${name}`}
          {...steady(isPending, mutate)}
        >
          Restore
        </Button>
      </td>
    </tr>
  );
}
