import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { modelAliasesQuery, nameOf } from '../aliases/api';
import { useRemoveAlias } from '../aliases/use-remove-alias';
import { formatTimestamp } from '../change-text';
import { softDisabled } from '../soft-disabled';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { staffCategoryLabel } from './list-view';

/** The names in files that staff have decided to be a model's. */
export function ModelAliases({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(modelAliasesQuery(id));
  const remove = useRemoveAlias();
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
