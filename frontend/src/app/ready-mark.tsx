import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../shared/session';

/**
 * Sets `data-ready` on the root element once the first page reacts to input, knows its visitor and has its data, for
 * tools that wait for that.
 */
export function ReadyMark(): null {
  const client = useQueryClient();
  const { isPending } = useSession();
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isPending || isFetching) return;
    // The page may not have asked for its data yet. Safari has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      if (client.isFetching() === 0) document.documentElement.dataset.ready = '';
    });
  }, [client, isPending, isFetching]);
  return null;
}
