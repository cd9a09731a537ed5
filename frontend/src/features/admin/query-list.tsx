import { capitalised } from '@appliance-index/domain/formats';
import { Button } from '@chakra-ui/react/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../shared/api-client';
import { focusIfLost } from '../../shared/focus';
import { RetryButton } from '../../shared/ui/controls/retry-button';
import { LoadFailure } from '../../shared/ui/notices/load-failure';
import { Empty } from '../../shared/ui/primitives';
import { ListSkeleton } from './list-skeleton';
import { softDisabled } from './soft-disabled';

interface QueryListProps<Item> {
  query: {
    data: readonly Item[] | undefined;
    error: Error | null;
    /** Such an error is shown by the button that loads more. */
    isFetchNextPageError?: boolean;
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
      <p>{messageOf(error, errorText ?? `${capitalised(subject)} could not be loaded.`)}</p>
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

/** A button that loads the next page. After the last page, a note replaces it and takes the focus. */
export function LoadMore({ query, children }: { query: UseInfiniteQueryResult; children: string }) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const [wasPressed, setWasPressed] = useState(false);
  const loadMore = () => {
    setWasPressed(true);
    void fetchNextPage();
  };
  if (hasNextPage) {
    return (
      <>
        {isFetchNextPageError && (
          <LoadFailure text="This could not be loaded. Check your connection and try again." error={error} />
        )}
        <Button size="xl" {...softDisabled(isFetchingNextPage, loadMore)}>
          {isFetchingNextPage ? 'Loading...' : children}
        </Button>
      </>
    );
  }
  if (!wasPressed) return null;
  return (
    <p className="small muted" tabIndex={-1} ref={focusIfLost}>
      End of the list.
    </p>
  );
}
