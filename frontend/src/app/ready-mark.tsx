import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../shared/session';

/**
 * Part of a page: sets `data-ready` on the root element once the first page reacts to input, knows its visitor and has its
 * data, for tools that wait for that.
 */
export function ReadyMark(): null {
  const client = useQueryClient();
  const { isPending } = useSession();
  useEffect(() => {
    if (isPending) return;
    const stop = client.getQueryCache().subscribe(checkWhenIdle);
    checkWhenIdle();
    return stop;

    /** By then, the parts of the page have asked for their data. Safari has no idle callbacks. */
    function checkWhenIdle() {
      (globalThis.requestIdleCallback ?? setTimeout)(() => {
        if (client.isFetching() > 0) return;
        document.documentElement.dataset.ready = '';
        stop();
      });
    }
  }, [client, isPending]);
  return null;
}
