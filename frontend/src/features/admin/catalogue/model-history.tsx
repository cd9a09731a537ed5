import type { HistoryEntryView } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { toastSuccess } from '../../../shared/toasts';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { describeChange, formatTimestamp, timeZone } from '../change-text';
import { softDisabled } from '../soft-disabled';
import { confirmDiscard } from '../unsaved-changes';
import { useChange } from '../use-change';
import { historyQuery, undoChange } from './api';

interface ModelHistoryProps {
  id: string;
  /** Whether undoing a change would lose edits. */
  isDirty: boolean;
  /** Called with whether the user agreed to lose the edits made before. */
  onUndone: (discardsEdits: boolean) => void;
}

/** Changes to a model. */
export function ModelHistory(props: ModelHistoryProps) {
  const { data, isPending, error, refetch } = useQuery(historyQuery(props.id));
  if (error) {
    return <LoadFailure text="The history could not be loaded." error={error} onRetry={refetch} />;
  }
  if (isPending) return <p className="small muted">Loading...</p>;
  if (data.length === 0) return <p className="small muted">No changes yet.</p>;
  return (
    <>
      <p className="small muted">{`Times in ${timeZone()}`}</p>
      <ul className="small">
        {data.map((entry) => (
          <Entry key={entry.id} {...props} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function Entry({ id, isDirty, entry, onUndone }: ModelHistoryProps & { entry: HistoryEntryView }) {
  const { mutate, isPending } = useChange({
    concerns: 'catalogue',
    mutationFn: (_discardsEdits: boolean) => undoChange(id, entry.id),
    onSuccess: (_, discardsEdits) => {
      toastSuccess('The previous values are restored.');
      onUndone(discardsEdits);
    },
    failure: ['The change could not be undone.'],
  });
  return (
    <li>
      <span className="muted">
        {formatTimestamp(entry.at)}, {entry.actor}
      </span>{' '}
      {describeChange(entry)}{' '}
      {entry.before !== null && entry.action !== 'delete' && (
        <Button
          variant="ghost"
          {...softDisabled(isPending, () => confirmDiscard(isDirty) && mutate(isDirty))}
        >
          Restore
        </Button>
      )}
    </li>
  );
}
