import type { ReactNode } from 'react';
import { messageOf } from '../../shared/api-client';
import { RetryButton } from '../../shared/ui/controls/retry-button';
import { Empty } from '../../shared/ui/primitives';
import { ListSkeleton } from './list-skeleton';

interface QueryListProps<Item> {
  query: { data: readonly Item[] | undefined; error: Error | null; refetch: () => unknown };
  /** 'the trash' */
  what: string;
  /** Shown for an error without a message from the server. */
  failure?: string;
  /** Shown for an empty list; without it, `children` render the empty list. */
  none?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list with its loading, error and empty states. If a refetch fails, the old items stay below the error. */
export function QueryList<Item>({ query, what, failure, none, children }: QueryListProps<Item>) {
  const { data, error, refetch } = query;
  const problem = error && (
    <Empty role="alert">
      <p>{messageOf(error, failure ?? `${capitalized(what)} could not be loaded.`)}</p>
      <RetryButton onRetry={refetch} error={error} />
    </Empty>
  );
  if (!data) return problem ?? <ListSkeleton label={`Loading ${what}`} />;
  return (
    <>
      {problem}
      {data.length === 0 && none !== undefined ? (
        <Empty>
          <p>{none}</p>
        </Empty>
      ) : (
        children(data)
      )}
    </>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
