import type { AccountView } from '@appliance-index/backend/contract';
import type { VoteValue } from '@appliance-index/domain/people/vote';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { sessionQuery } from '../session';
import { toastLoadError } from '../toasts';
import { unsavedVotes, useUnsavedVotes } from './unsaved-votes';
import {
  type ModelVotes,
  modelVotes,
  noVotes,
  type ShownVotes,
  tallyOf,
  type VoteKey,
  type Votes,
  voteId,
  votesQuery,
  withPress,
} from './votes';

/** A page of cards asks fifty times for the same query. */
const votesHash = hashKey(votesQuery.queryKey);

/**
 * The server's votes on one model; other models' votes cause no rendering. Reads the cache without `useQuery`: a ranking asks
 * fifty times, and an observer for each took a tenth of the time in which the server renders it.
 */
export function useModelVotes(applianceId: string): ModelVotes {
  const cache = useQueryClient().getQueryCache();
  const read = () => modelVotes(cache.get<Votes>(votesHash)?.state.data, applianceId);
  return useSyncExternalStore(cache.subscribe, read, read);
}

/** One vote with its counts. It is also known once the visitor has voted, even before the counts are loaded. */
export function useVote(key: VoteKey) {
  const votes = useModelVotes(key.applianceId);
  const press = useUnsavedVotes(({ presses }) => presses.get(voteId(key)));
  const vote = withPress(tallyOf(votes, key), press);
  return {
    vote,
    isKnown: votes.counts === 'known' || vote.voteValue !== 0,
    hasFailed: votes.counts === 'failed',
    isFrozen: votes.isFrozen,
  };
}

/** The votes on all models. While they are not needed, there are none, and a vote causes no rendering. */
export function useAllVotes(isNeeded = true): ShownVotes {
  const select = (votes: ShownVotes['votes']) => (isNeeded ? votes : noVotes.votes);
  const { data: votes = noVotes.votes } = useQuery({ ...votesQuery, select });
  const presses = useUnsavedVotes((unsaved) => (isNeeded ? unsaved : noVotes).presses);
  return { votes, presses };
}

/** Returns a function that shows a vote at once and, when signed in, saves it; reverts it if that fails. */
export function useCastVote(): (key: VoteKey, voteValue: VoteValue) => void {
  const client = useQueryClient();
  return (key, voteValue) => {
    const press = { ...key, voteValue };
    unsavedVotes.add(press);
    if (client.getQueryData(sessionQuery.queryKey)) {
      import('./vote-sync').then(
        ({ saveVote }) => saveVote(client, press),
        () => {
          unsavedVotes.remove(press);
          toastLoadError('Voting');
        },
      );
      return;
    }
    const known = modelVotes(client.getQueryData(votesQuery.queryKey), key.applianceId);
    // Nothing has to be kept for a sign-in that restores the server's state.
    if (tallyOf(known, key).voteValue === voteValue) unsavedVotes.remove(press);
  };
}

/** Returns a function that gives a verified technician's thumbs-up or takes it back. */
export function useToggleThumbsUp(): (applianceId: string) => void {
  const client = useQueryClient();
  return (applianceId) => {
    import('./vote-sync').then(
      ({ toggleThumbsUp }) => toggleThumbsUp(client, applianceId),
      () => toastLoadError('Voting'),
    );
  };
}

/** Once the user is known, saves the votes cast before that. */
export function useSaveEarlierVotes(account: AccountView | null): void {
  const client = useQueryClient();
  const email = account?.email;
  useEffect(() => {
    if (email === undefined) return;
    unsavedVotes.signIn(email);
    const presses = unsavedVotes.all();
    if (presses.length === 0) return;
    import('./vote-sync').then(
      ({ saveVote }) => {
        for (const press of presses) saveVote(client, press);
      },
      () => toastLoadError('Voting'),
    );
  }, [email, client]);
}
