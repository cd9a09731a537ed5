import type { OwnCardVotesView, TechVotesView, VotesView } from '@appliance-index/backend/contract';
import { ApiError, getJson, httpReads, messageOf, sendJson } from '../api-client';
import { toastError } from '../toasts';
import { VotesBuilder } from './server-votes';
import { markVotesFailed, thumbsOf, type VoteKey, voteId, voteStore } from './votes';

const values = { up: 1, down: -1, none: 0 } as const;

/** Loads the counts for a page of cards and, with an account, the votes it has cast on them. */
export async function loadCards(ids: readonly string[], hasAccount: boolean): Promise<void> {
  await load(async () => {
    const [cards, own] = await Promise.all([
      httpReads.cardVotes(ids),
      hasAccount ? getJson<OwnCardVotesView[]>(`/api/votes/mine?ids=${ids.join(',')}`) : [],
    ]);
    const ownOf = new Map(own.map((votes) => [votes.applianceId, votes]));
    return (builder) => {
      for (const card of cards) builder.addCard(card, ownOf.get(card.applianceId));
    };
  });
}

/** Loads all votes on one model. */
export async function loadModel(applianceId: string): Promise<void> {
  await load(async () => {
    const [votes, thumbs] = await Promise.all([httpReads.modelVotes(applianceId), readThumbs(applianceId)]);
    return (builder) => {
      builder.addModel(votes);
      builder.setThumbs(applianceId, thumbs);
    };
  });
}

const readThumbs = (applianceId: string) => getJson<TechVotesView>(`/api/tech-votes/${applianceId}`);

type Update = (votes: VotesBuilder) => void;

/** The number of votes saved so far. */
let saves = 0;

async function load(read: () => Promise<Update>): Promise<void> {
  try {
    const before = saves;
    const update = await read();
    // A vote saved in the meantime may be missing from what was read.
    if (saves !== before) return await load(read);
    apply(update);
    voteStore.update({ hasFailed: false });
  } catch {
    markVotesFailed();
  }
}

function applySaved(update: Update): void {
  saves++;
  apply(update);
}

function apply(update: Update): void {
  const votes = new VotesBuilder(voteStore.get());
  update(votes);
  voteStore.update(votes.build());
}

/** The last save of each vote, by `voteId`. */
const lastOfVote = new Map<string, Promise<void>>();
/** The last save of each model, by id. They run one after the other, because an answer holds all votes on the model. */
const lastOfModel = new Map<string, Promise<void>>();

/**
 * Saves the vote as shown. On failure it reverts to the server's state and shows an error toast; if the session has
 * ended, it waits for the next sign-in instead.
 */
export function save(key: VoteKey, onSignedOut: () => void): void {
  const id = voteId(key);
  const value = values[voteStore.voteOf(key).userVote];
  const settle = () => {
    // A later press stays shown until its own save is answered.
    if (lastOfVote.get(id) === thisSave) voteStore.discardPress(key);
  };
  const thisSave: Promise<void> = (lastOfModel.get(key.applianceId) ?? Promise.resolve()).then(async () => {
    try {
      const saved = await sendVote(key, value);
      settle();
      applySaved((builder) => builder.addModel(saved));
    } catch (error) {
      if (isSignedOut(error)) return reportSignedOut(onSignedOut, 'Sign in to keep your vote.');
      settle();
      reportUnsaved(error);
    }
  });
  lastOfVote.set(id, thisSave);
  lastOfModel.set(key.applianceId, thisSave);
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** A session can end while the page is open; a vote is where that shows. */
function reportSignedOut(onSignedOut: () => void, advice: string): void {
  onSignedOut();
  toastError(advice, 'You have been signed out');
}

function reportUnsaved(error: unknown): void {
  toastError(messageOf(error, 'Your vote could not be saved. Try again.'));
}

function sendVote({ applianceId, aspect, side }: VoteKey, voteValue: 1 | -1 | 0): Promise<VotesView> {
  const body = { applianceId, bestForCategory: aspect, voteValue, voterType: side };
  return sendJson<VotesView>('POST', '/api/votes', body);
}

/** Saves the votes that were waiting for a sign-in. */
export function saveEarlierVotes(onSignedOut: () => void): void {
  for (const { key } of voteStore.get().unsaved.values()) save(key, onSignedOut);
}

/** Gives a verified technician's thumbs-up or takes it back. */
export async function toggleThumbsUp(applianceId: string, onSignedOut: () => void): Promise<void> {
  const before = thumbsOf(voteStore.get(), applianceId);
  if (before.isSending) return;
  const userVote = before.userVote === 1 ? 0 : 1;
  const count = Math.max(0, before.count + (userVote === 1 ? 1 : -1));
  voteStore.putThumbs(applianceId, { count, userVote, isSending: true });
  try {
    const body = { applianceId, voteValue: userVote };
    const saved = await sendJson<TechVotesView>('POST', '/api/tech-votes', body);
    applySaved((builder) => builder.setThumbs(applianceId, saved));
    const shown = thumbsOf(voteStore.get(), applianceId);
    const all = await readThumbs(applianceId).catch(() => saved);
    // A later press stays shown until its own answer.
    if (thumbsOf(voteStore.get(), applianceId) === shown)
      apply((builder) => builder.setThumbs(applianceId, all));
  } catch (error) {
    voteStore.putThumbs(applianceId, before);
    if (isSignedOut(error)) reportSignedOut(onSignedOut, 'Sign in to vote.');
    else reportUnsaved(error);
  }
}
