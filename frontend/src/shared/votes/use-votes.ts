import type { AccountView } from '@appliance-index/backend/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { markSignedOut, sessionQuery, useSession } from '../session';
import { toastLoadError } from '../toasts';
import {
  type Direction,
  emptyVotes,
  type LocalVote,
  markVotesFailed,
  type VoteKey,
  type Votes,
  voteOf,
  voteStore,
} from './votes';

/** The votes rendered by the server, which hydration has to match. */
export const ServedVotesContext = createContext(emptyVotes);

/**
 * Selects from the vote store, which lasts until the page is reloaded. `select` must return the same value or reference
 * for the same votes.
 */
export function useVotes<T>(select: (votes: Votes) => T): T {
  const served = use(ServedVotesContext);
  return useSyncExternalStore(
    voteStore.subscribe,
    () => select(voteStore.get()),
    () => select(served),
  );
}

/** One vote with its counts. It is also known once the visitor has voted, even before the counts are loaded. */
export function useVote(key: VoteKey): { vote: LocalVote; isKnown: boolean; hasFailed: boolean } {
  const vote = useVotes((votes) => voteOf(votes, key));
  const isCounted = useVotes(({ counted }) => counted.has(key.applianceId));
  const hasFailed = useVotes((votes) => votes.hasFailed);
  return { vote, isKnown: isCounted || vote.userVote !== 'none', hasFailed };
}

/** Returns a function that shows a vote at once and, when signed in, saves it; reverts it if that fails. */
export function useCastVote(): (key: VoteKey, direction: Direction) => void {
  const client = useQueryClient();
  return (key, direction) => {
    const hasAccount = Boolean(client.getQueryData(sessionQuery.queryKey));
    voteStore.press(key, direction, hasAccount);
    if (!hasAccount) return;
    import('./vote-sync').then(
      ({ save }) => save(key, () => markSignedOut(client)),
      () => {
        voteStore.discardPress(key);
        toastLoadError('Voting');
      },
    );
  };
}

/** Once the user is known, saves the votes cast before that. */
export function useSaveEarlierVotes(user: AccountView | null): void {
  const client = useQueryClient();
  const email = user?.email;
  useEffect(() => {
    if (email === undefined) return;
    voteStore.signIn(email);
    if (voteStore.get().unsaved.size === 0) return;
    import('./vote-sync').then(
      ({ saveEarlierVotes }) => saveEarlierVotes(() => markSignedOut(client)),
      () => toastLoadError('Voting'),
    );
  }, [email, client]);
}

/** Loads one model's vote counts and the user's own votes, for every aspect and both sides. */
export function useLoadModelVotes(applianceId: string): void {
  const client = useQueryClient();
  const { user, isPending } = useSession();
  const email = user?.email;
  useEffect(() => {
    if (isPending) return;
    loadVotes(client, [applianceId, email], ({ loadModel }) => loadModel(applianceId));
  }, [client, applianceId, email, isPending]);
}

/** Loads votes into the store, as a query that keeps nothing, so that it counts as loading while it lasts. */
export function loadVotes(
  client: QueryClient,
  key: readonly unknown[],
  load: (sync: typeof import('./vote-sync')) => Promise<void>,
): void {
  const queryFn = async () => {
    try {
      await load(await import('./vote-sync'));
    } catch {
      markVotesFailed();
    }
    return null;
  };
  void client.fetchQuery({ queryKey: ['votes', ...key], queryFn, staleTime: 0, gcTime: 0 });
}
