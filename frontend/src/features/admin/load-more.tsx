import { useState } from 'react';
import { takeLostFocus } from '../../shared/focus';
import { Button } from '../../shared/ui/pieces';
import { softDisabled } from './soft-disabled';

interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
}

/** Asks for the next page while there is one, and then says that there is none. */
export function LoadMore({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  children,
}: LoadMoreProps) {
  const [wasAsked, setWasAsked] = useState(false);
  const ask = () => {
    setWasAsked(true);
    fetchNextPage();
  };
  if (hasNextPage) {
    return (
      <Button type="button" className="line" {...softDisabled(isFetchingNextPage, ask)}>
        {isFetchingNextPage ? 'Loading...' : children}
      </Button>
    );
  }
  if (!wasAsked) return null;
  return (
    <p className="small muted" tabIndex={-1} ref={takeLostFocus}>
      That is all.
    </p>
  );
}
