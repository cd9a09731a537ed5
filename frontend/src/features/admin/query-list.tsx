import { capitalised } from '@appliance-index/domain/formats';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../shared/api-client';
import { focusIfLost } from '../../shared/focus';
import { RetryButton } from '../../shared/ui/controls/retry-button';
import { LoadFailure } from '../../shared/ui/notices/load-failure';
import { Empty } from '../../shared/ui/primitives';
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

const rows = Array.from({ length: 20 }, (_, index) => index);
const card = { height: '150px', borderRadius: 'plate' };

/** As tall as the table rows, or on small screens the cards, that will replace it; `data-columns` as that of the table. */
const row = {
  height: '27px',
  _smDown: card,
  _lgDown: { '[data-columns] > &': card },
};

/** Placeholder for a loading list; fills the screen as the list will. */
export function ListSkeleton({ label, ...props }: { label: string; 'data-columns'?: 'many' }) {
  return (
    <Grid gap="10px" paddingBlock="10px" role="status" {...props}>
      <span className="sr">{label}</span>
      {rows.map((index) => (
        <Skeleton key={index} css={row} />
      ))}
    </Grid>
  );
}
