import type { OwnCardVotesView, TechVotesView, VotesView } from '@appliance-index/backend/contract';
import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import { getJson, httpReads, messageOf, sendJson } from '../api-client';
import { isSignedOut, markSignedOut } from '../session';
import { toastError } from '../toasts';
import { thumbsUpOf, votesOfCard, votesOfModel } from './server-votes';
import { unsavedVotes } from './unsaved-votes';
import { modelVotes, type Press, type VotesUpdates, votesQuery, votesReadKey, withUpdates } from './votes';

/** Reads the counts for a page of cards and, with an account, the votes it has cast on them. */
export async function readCards(ids: readonly string[], hasAccount: boolean): Promise<VotesUpdates> {
  const [cards, own] = await Promise.all([
    httpReads.cardVotes(ids),
    hasAccount ? getJson<OwnCardVotesView[]>(`/api/votes/mine?ids=${ids.join(',')}`) : [],
  ]);
  const ownOf = new Map(own.map((votes) => [votes.applianceId, votes]));
  return Object.fromEntries(
    cards.map((card) => [card.applianceId, votesOfCard(card, ownOf.get(card.applianceId))]),
  );
}

/** Reads all votes on one model. */
export async function readModel(applianceId: string): Promise<VotesUpdates> {
  const [votes, thumbsUp] = await Promise.all([httpReads.modelVotes(applianceId), readThumbsUp(applianceId)]);
  return { [applianceId]: { ...votesOfModel(votes), thumbsUp: thumbsUpOf(thumbsUp) } };
}

const readThumbsUp = (applianceId: string) => getJson<TechVotesView>(`/api/tech-votes/${applianceId}`);

/**
 * Saves a vote, which is shown already. On failure it reverts to the server's state and shows an error toast; if the
 * session has ended, it waits for the next sign-in instead.
 */
export function saveVote(client: QueryClient, press: Press): void {
  const { applianceId } = press;
  save(client, applianceId, {
    mutationFn: () => postVote(press),
    onSuccess: (saved) => {
      putSaved(client, { [applianceId]: votesOfModel(saved) });
      unsavedVotes.remove(press);
    },
    onError: (error) => {
      if (!isSignedOut(error)) unsavedVotes.remove(press);
      // The buttons of owners have it beside them, and cards announce it.
      report(client, error, press.voterGroup === 'tech' ? 'Sign in to keep your vote.' : '');
    },
  });
}

function postVote({ applianceId, aspect, voterGroup, voteValue }: Press): Promise<VotesView> {
  const body = { applianceId, bestForCategory: aspect, voteValue, voterType: voterGroup };
  return sendJson('POST', '/api/votes', body);
}

/** Gives a verified technician's thumbs-up or takes it back. */
export function toggleThumbsUp(client: QueryClient, applianceId: string): void {
  const shown = () => modelVotes(client.getQueryData(votesQuery.queryKey), applianceId).thumbsUp;
  const before = shown();
  if (before.isSending) return;
  const voteValue = before.voteValue === 1 ? 0 : 1;
  const count = Math.max(0, before.count + (voteValue === 1 ? 1 : -1));
  put(client, { [applianceId]: { thumbsUp: { count, voteValue, isSending: true } } });
  save(client, applianceId, {
    mutationFn: () => sendJson<TechVotesView>('POST', '/api/tech-votes', { applianceId, voteValue }),
    onSuccess: async (saved) => {
      putSaved(client, { [applianceId]: { thumbsUp: thumbsUpOf(saved) } });
      const mine = shown();
      const all = await readThumbsUp(applianceId).catch(() => saved);
      // A later press stays shown until its own answer.
      if (shown() === mine) put(client, { [applianceId]: { thumbsUp: thumbsUpOf(all) } });
    },
    onError: (error) => {
      put(client, { [applianceId]: { thumbsUp: before } });
      report(client, error, 'Sign in to vote.');
    },
  });
}

/** Saves of one model run one after the other, because an answer holds all votes on the model. */
function save<Saved>(
  client: QueryClient,
  applianceId: string,
  options: MutationObserverOptions<Saved>,
): void {
  const saving = new MutationObserver(client, { ...options, scope: { id: applianceId } });
  saving.mutate().catch(() => undefined);
}

function put(client: QueryClient, updates: VotesUpdates): void {
  client.setQueryData(votesQuery.queryKey, (votes) => withUpdates(votes, updates));
}

/** Also reads votes again that are being read, because the saved vote may be missing from them. */
function putSaved(client: QueryClient, updates: VotesUpdates): void {
  put(client, updates);
  void client.resetQueries({ queryKey: votesReadKey, fetchStatus: 'fetching' });
}

/** A session can end while the page is open; a vote is where that shows. `advice` is for that. */
function report(client: QueryClient, error: unknown, advice: string): void {
  if (isSignedOut(error)) {
    markSignedOut(client);
    toastError(advice, 'You have been signed out');
  } else toastError(messageOf(error, 'Your vote could not be saved. Try again.'));
}
