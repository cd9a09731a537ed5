import { useSyncExternalStore } from 'react';

/** A value that components share, until the page is reloaded. Only the browser changes it, so it stays `initial` on the server. */
export function createStore<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => current,
    set: (next: Value) => {
      current = next;
      for (const listener of listeners) listener();
    },
    /** Selects from the value. `select` must return the same value or reference for the same value. */
    use: <Part>(select: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(current),
        () => select(initial),
      ),
  };
}
