import { useSyncExternalStore } from 'react';
import { type Press, voteId } from './votes';

interface UnsavedVotes {
  /** Votes that wait for a sign-in or for the server's answer, by `voteId`. */
  presses: ReadonlyMap<string, Press>;
  /** The `voteId` of the latest press; its card shows the hint to sign in. */
  latest: string | null;
  /** E-mail address of the account that last used this page; null before the first sign-in. */
  account: string | null;
}

const none: UnsavedVotes = { presses: new Map(), latest: null, account: null };

/** In memory until the page is reloaded. Only the browser writes to it, so it stays empty on the server. */
let current = none;
const listeners = new Set<() => void>();

function change(next: UnsavedVotes): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const unsavedVotes = {
  all: (): Press[] => [...current.presses.values()],
  add: (press: Press): void => {
    const latest = voteId(press);
    change({ ...current, presses: new Map(current.presses).set(latest, press), latest });
  },
  /** Call once it is saved or given up. A later press of the same vote stays. */
  remove: (press: Press): void => {
    const id = voteId(press);
    if (current.presses.get(id) !== press) return;
    const presses = new Map(current.presses);
    presses.delete(id);
    change({ ...current, presses });
  },
  /** Call after a sign-in. Votes that wait since another account's session ended are that account's, and are dropped. */
  signIn: (account: string): void => {
    const isOther = current.account !== null && current.account !== account;
    change({ ...(isOther ? none : current), account });
  },
  clear: (): void => change(none),
};

/** Selects from the unsaved votes. `select` must return the same value or reference for the same votes. */
export function useUnsavedVotes<T>(select: (unsaved: UnsavedVotes) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(current),
    () => select(none),
  );
}
