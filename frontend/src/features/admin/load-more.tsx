import { Button } from '@chakra-ui/react/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { focusIfLost } from '../../shared/focus';
import { LoadFailure } from '../../shared/ui/notices/load-failure';
import { softDisabled } from './soft-disabled';

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
