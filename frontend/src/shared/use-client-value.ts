import { useSyncExternalStore } from 'react';

/** Returns `onServer` on the server and during hydration, then `value`, so that hydration matches the server's HTML. */
export function useClientValue<T>(value: T, onServer: T): T {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => onServer,
  );
}

const neverChanges = () => () => undefined;
