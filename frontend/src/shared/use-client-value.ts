import { useSyncExternalStore } from 'react';

/** A part of the page that takes over late must begin as the server left it. */
export function useClientValue<T>(value: T, onServer: T): T {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => onServer,
  );
}

const neverChanges = () => () => undefined;
