import { createStore } from '../create-store';
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

const store = createStore(none);

export const unsavedVotes = {
  all: (): Press[] => [...store.get().presses.values()],
  add: (press: Press): void => {
    const latest = voteId(press);
    const current = store.get();
    store.set({ ...current, presses: new Map(current.presses).set(latest, press), latest });
  },
  /** Call once it is saved or given up. A later press of the same vote stays. */
  remove: (press: Press): void => {
    const id = voteId(press);
    const current = store.get();
    if (current.presses.get(id) !== press) return;
    const presses = new Map(current.presses);
    presses.delete(id);
    store.set({ ...current, presses });
  },
  /** Call after a sign-in. Votes that wait since another account's session ended are that account's, and are dropped. */
  signIn: (account: string): void => {
    const current = store.get();
    const isOther = current.account !== null && current.account !== account;
    store.set({ ...(isOther ? none : current), account });
  },
  clear: (): void => store.set(none),
};

export const useUnsavedVotes = store.use;
