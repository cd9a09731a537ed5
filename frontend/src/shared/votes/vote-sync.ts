import type { OwnCardVotesView, TechVotesView, VotesView } from '@appliance-index/backend/contract';
import { ApiError, getJson, httpReads, messageOf, sendJson } from '../api-client';
import { toastError } from '../toasts';
import { VotesBuilder } from './server-votes';
import { markVotesFailed, thumbsOf, type VoteKey, voteId, voteStore } from './votes';

const values = { up: 1, down: -1, none: 0 } as const;

/** The counts of a page of cards and, with an account, its own votes on them. */
export async function loadCards(ids: readonly string[], hasAccount: boolean): Promise<void> {
  await load(async () => {
    const [cards, own] = await Promise.all([
      httpReads.cardVotes(ids),
      hasAccount ? getJson<OwnCardVotesView[]>(`/api/votes/mine?ids=${ids.join(',')}`) : [],
    ]);
    const ownOf = new Map(own.map((votes) => [votes.applianceId, votes]));
    return (told) => {
      for (const card of cards) told.card(card, ownOf.get(card.applianceId));
    };
  });
}

/** Everything voted on one model. */
export async function loadModel(applianceId: string): Promise<void> {
  await load(async () => {
    const [votes, thumbs] = await Promise.all([
      httpReads.modelVotes(applianceId),
      getJson<TechVotesView>(`/api/tech-votes/${applianceId}`),
    ]);
    return (told) => {
      told.model(votes);
      told.thumbs(applianceId, thumbs);
    };
  });
}

type Tell = (told: VotesBuilder) => void;

/** How often a vote was saved. */
let saves = 0;

async function load(read: () => Promise<Tell>): Promise<void> {
  try {
    const before = saves;
    const tell = await read();
    // It may have been read before a vote that was saved meanwhile.
    if (saves !== before) return await load(read);
    show(tell);
    voteStore.update({ hasFailed: false });
  } catch {
    markVotesFailed();
  }
}

function showSaved(tell: Tell): void {
  saves++;
  show(tell);
}

function show(tell: Tell): void {
  const told = new VotesBuilder(voteStore.get());
  tell(told);
  voteStore.update(told.votes());
}

/** The last press on each thing; they are sent one after the other. */
const sending = new Map<string, Promise<void>>();

/** Saves what the page shows now. When that fails the page goes back to what the server told last, and says so. */
export function save(key: VoteKey, onSignedOut?: () => void): void {
  const name = voteId(key);
  const value = values[voteStore.voteOf(key).userVote];
  const turn: Promise<void> = (sending.get(name) ?? Promise.resolve()).then(async () => {
    const told = await sendVote(key, value).catch((error) => sayUnsaved(error, onSignedOut));
    // A later press stays on the page until its own answer.
    if (sending.get(name) === turn) voteStore.discardPress(key);
    if (told) showSaved((into) => into.model(told));
  });
  sending.set(name, turn);
}

/** Sessions end while pages stay open; a vote is where a page hears of it. */
function sayUnsaved(error: unknown, onSignedOut?: () => void): void {
  if (error instanceof ApiError && error.status === 401) onSignedOut?.();
  toastError(messageOf(error, 'Your vote could not be saved. Try again.'));
}

function sendVote({ applianceId, aspect, side }: VoteKey, voteValue: 1 | -1 | 0): Promise<VotesView> {
  const body = { applianceId, bestForCategory: aspect, voteValue, voterType: side };
  return sendJson<VotesView>('POST', '/api/votes', body);
}

/** What waited for an account is cast now. */
export function saveEarlierVotes(): void {
  for (const { key } of voteStore.get().unsaved.values()) save(key);
}

/** A verified technician's thumbs-up, or its end. */
export async function toggleThumb(applianceId: string, onSignedOut: () => void): Promise<void> {
  const before = thumbsOf(voteStore.get(), applianceId);
  if (before.isSending) return;
  const userVote = before.userVote === 1 ? 0 : 1;
  const count = Math.max(0, before.count + (userVote === 1 ? 1 : -1));
  voteStore.putThumbs(applianceId, { count, userVote, isSending: true });
  try {
    const body = { applianceId, voteValue: userVote };
    const thumbs = await sendJson<TechVotesView>('POST', '/api/tech-votes', body);
    showSaved((told) => told.thumbs(applianceId, thumbs));
  } catch (error) {
    voteStore.putThumbs(applianceId, before);
    sayUnsaved(error, onSignedOut);
  }
}
