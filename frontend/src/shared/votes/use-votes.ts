import type { AccountView } from '@appliance-index/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { sessionQuery, useMarkSignedOut, useSession } from '../session';
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

/** Gives the page the votes it comes with, with which the browser begins as the server left off. */
export const ServedVotesContext = createContext(emptyVotes);

/**
 * A part of what is known of votes; it lives as long as the page does, through tabs, sorts and walks through the site.
 * `select` must answer the same thing for the same votes.
 */
export function useVotes<T>(select: (votes: Votes) => T): T {
  const served = use(ServedVotesContext);
  return useSyncExternalStore(
    voteStore.subscribe,
    () => select(voteStore.get()),
    () => select(served),
  );
}

/** What is voted on one thing. A visitor's own press is known before the counts are. */
export function useVote(key: VoteKey): { vote: LocalVote; isKnown: boolean; hasFailed: boolean } {
  const vote = useVotes((votes) => voteOf(votes, key));
  const isCounted = useVotes(({ counted }) => counted.has(key.applianceId));
  const hasFailed = useVotes((votes) => votes.hasFailed);
  return { vote, isKnown: isCounted || vote.userVote !== 'none', hasFailed };
}

/** Shows a press at once; once an account is known it is saved, and taken back on the page when that fails. */
export function useCastVote(): (key: VoteKey, direction: Direction) => void {
  const client = useQueryClient();
  const onSignedOut = useMarkSignedOut();
  return (key, direction) => {
    const hasAccount = Boolean(client.getQueryData(sessionQuery.queryKey));
    voteStore.press(key, direction, hasAccount);
    if (!hasAccount) return;
    import('./vote-sync').then(
      ({ save }) => save(key, onSignedOut),
      () => {
        voteStore.discardPress(key);
        toastLoadError('What saves your votes');
      },
    );
  };
}

/** Casts what was pressed before it was known that somebody is signed in. */
export function useSaveEarlierVotes(user: AccountView | null): void {
  const email = user?.email;
  useEffect(() => {
    if (email === undefined || voteStore.get().unsaved.size === 0) return;
    import('./vote-sync').then(
      ({ saveEarlierVotes }) => saveEarlierVotes(),
      () => toastLoadError('What saves your earlier votes'),
    );
  }, [email]);
}

/** Loads what everybody, and whoever is signed in, has voted on one model: all aspects, both sides. */
export function useLoadModelVotes(applianceId: string): void {
  const { user, isPending } = useSession();
  const email = user?.email;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other votes
  useEffect(() => {
    if (isPending) return;
    import('./vote-sync').then(({ loadModel }) => loadModel(applianceId), markVotesFailed);
  }, [applianceId, email, isPending]);
}
