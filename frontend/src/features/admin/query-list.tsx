import type { ReactNode } from 'react';
import { messageOf } from '../../shared/api-client';
import { RetryButton } from '../../shared/ui/controls/retry-button';
import { Empty } from '../../shared/ui/primitives';
import { ListSkeleton } from './list-skeleton';

interface QueryListProps<Item> {
  query: {
    data: readonly Item[] | undefined;
    error: Error | null;
    /** Such an error is shown by the button that loads more. */
    isFetchNextPageError: boolean;
    refetch: () => unknown;
  };
  /** 'the trash' */
  subject: string;
  /** Shown for an error without a message from the server. */
  errorText?: string;
  /** Shown for an empty list; without it, `children` render the empty list. */
  emptyText?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list with its loading, error and empty states. If a refetch fails, the old items stay below the error. */
export function QueryList<Item>({ query, subject, errorText, emptyText, children }: QueryListProps<Item>) {
  const { data, error, isFetchNextPageError, refetch } = query;
  const errorNotice = error && !isFetchNextPageError && (
    <Empty role="alert">
      <p>{messageOf(error, errorText ?? `${capitalized(subject)} could not be loaded.`)}</p>
      <RetryButton onRetry={refetch} error={error} />
    </Empty>
  );
  if (!data) return errorNotice || <ListSkeleton label={`Loading ${subject}`} />;
  return (
    <>
      {errorNotice}
      {data.length === 0 && emptyText !== undefined ? (
        <Empty>
          <p>{emptyText}</p>
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
