import {
  hashKey,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { focusMain } from './focus';
import { LoadFailure } from './ui/notices/load-failure';

/** Like `useSuspenseQuery`, but what was read stays while something else is read instead, and when that fails: beside `failure`. */
export function useStandingQuery<Data>(asked: UseQueryOptions<Data> & UseSuspenseQueryOptions<Data>) {
  const [last, setLast] = useState(asked);
  const { data, error, isFetching, refetch } = useQuery(asked);
  const isRead = data !== undefined;
  if (isRead && hashKey(last.queryKey) !== hashKey(asked.queryKey)) setLast(asked);
  const standing = useSuspenseQuery(isRead ? asked : last).data;
  const onRetry = () => {
    // The button goes with the message.
    focusMain();
    void refetch();
  };
  const text = 'Your choice could not be loaded. The list is still the one before it.';
  const failure = error && (
    <div style={{ marginBottom: '16px' }}>
      <LoadFailure text={text} error={error} onRetry={onRetry} />
    </div>
  );
  return { data: standing, isOutdated: isFetching, failure };
}
