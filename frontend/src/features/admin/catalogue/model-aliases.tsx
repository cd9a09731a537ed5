import type { AliasView } from '@appliance-index/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { Button } from '../../../shared/ui/primitives';
import { formatTimestamp } from '../change-text';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { aliasesQuery, removeAlias } from './api';

/** The names in files that staff have decided to be a model's, fetched when the section is opened. */
export function ModelAliases({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="bd" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Names in import files</summary>
      {isOpen && <AliasList id={id} />}
    </details>
  );
}

function AliasList({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(aliasesQuery(id));
  const section = useFocusAfterRemoval<HTMLDivElement>(data?.length ?? 0);
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
              <Entry key={alias.id} alias={alias} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Entry({ alias: { id, brand, model, category, decidedAt, decidedBy } }: { alias: AliasView }) {
  const client = useQueryClient();
  const name = `${brand} ${model}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeAlias(id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: aliasesQuery('').queryKey.slice(0, 2) });
      toastSuccess(`${name} is asked about again. Scores already imported stay.`);
    },
    onError: (error) => reportError(error, 'The name could not be removed.'),
  });
  return (
    <li>
      <b>{name}</b> {`(${category})`}{' '}
      <span className="muted">{[formatTimestamp(decidedAt), decidedBy].filter(Boolean).join(', ')}</span>{' '}
      <Button
        type="button"
        className="quiet sm"
        aria-label={`Remove ${name}`}
        {...softDisabled(isPending, mutate)}
      >
        Remove
      </Button>
    </li>
  );
}
