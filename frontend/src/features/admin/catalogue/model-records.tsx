import type { HistoryEntryView } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { toastSuccess } from '../../../shared/toasts';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { modelAliasesQuery, nameOf } from '../aliases/api';
import { useRemoveAlias } from '../aliases/use-remove-alias';
import { describeChange, formatTimestamp, timeZone } from '../change-text';
import { softDisabled } from '../soft-disabled';
import { confirmDiscard } from '../unsaved-changes';
import { useChange } from '../use-change';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { historyQuery, undoChange } from './api';
import { staffCategoryLabel } from './list-view';

/** The names in files that staff have decided to be a model's. */
export function ModelAliases({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(modelAliasesQuery(id));
  const remove = useRemoveAlias();
  const section = useFocusAfterRemoval<HTMLDivElement>(data?.map(({ id }) => id) ?? []);
  if (error) return <LoadFailure text="The names could not be loaded." error={error} onRetry={refetch} />;
  if (isPending) return <p className="small muted">Loading...</p>;
  return (
    <div className="small" ref={section} tabIndex={-1}>
      {data.length === 0 ? (
        <p className="muted">
          Files name it as the catalogue does. Other names are decided in the plan of an import.
        </p>
      ) : (
        <>
          <p className="muted">
            Imports take these for this model. Removing one does not change scores already imported.
          </p>
          <ul>
            {data.map((alias) => (
              <li key={alias.id}>
                <b>{nameOf(alias)}</b> {`(${staffCategoryLabel(alias.category ?? '')})`}{' '}
                <span className="muted">
                  {[formatTimestamp(alias.decidedAt), alias.decidedBy].filter(Boolean).join(', ')}
                </span>{' '}
                <Button
                  variant="ghost"
                  aria-label={`Remove ${nameOf(alias)}`}
                  {...softDisabled(remove.isPending, () => remove.mutate(alias))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ModelHistoryProps {
  id: string;
  /** Whether undoing a change would lose edits. */
  hasUnsaved: () => boolean;
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

function Entry({ id, hasUnsaved, entry, onUndone }: ModelHistoryProps & { entry: HistoryEntryView }) {
  const { mutate, isPending } = useChange({
    concerns: 'catalogue',
    mutationFn: (_discardsEdits: boolean) => undoChange(id, entry.id),
    onSuccess: (_, discardsEdits) => {
      toastSuccess('The previous values are restored.');
      onUndone(discardsEdits);
    },
    failure: ['The change could not be undone.'],
  });
  const restore = () => confirmDiscard(hasUnsaved()) && mutate(hasUnsaved());
  return (
    <li>
      <span className="muted">
        {formatTimestamp(entry.at)}, {entry.actor}
      </span>{' '}
      {describeChange(entry)}{' '}
      {entry.before !== null && entry.action !== 'delete' && (
        <Button variant="ghost" {...softDisabled(isPending, restore)}>
          Restore
        </Button>
      )}
    </li>
  );
}
