import { useState } from 'react';
import { focusIfLost } from '../../shared/focus';
import { Button } from '../../shared/ui/primitives';
import { softDisabled } from './soft-disabled';

interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
}

/** A button that loads the next page. After the last page, a note replaces it and takes the focus. */
export function LoadMore({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  children,
}: LoadMoreProps) {
  const [wasPressed, setWasPressed] = useState(false);
  const loadMore = () => {
    setWasPressed(true);
    fetchNextPage();
  };
  if (hasNextPage) {
    return (
      <Button type="button" className="line" {...softDisabled(isFetchingNextPage, loadMore)}>
        {isFetchingNextPage ? 'Loading...' : children}
      </Button>
    );
  }
  if (!wasPressed) return null;
  return (
    <p className="small muted" tabIndex={-1} ref={focusIfLost}>
      End of the list.
    </p>
  );
}
