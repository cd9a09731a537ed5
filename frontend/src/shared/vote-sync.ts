import type {
  Aspect,
  CardVotesView,
  OwnCardVotesView,
  TallyView,
  TechVotesView,
  VoterType,
  VotesView,
} from '@appliance-index/backend/contract';
import { getJson, messageOf, sendJson } from './api-client';
import { toast } from './toasts';
import { cardVote, type LocalVote, type Thumbs, type VoteKey, voteStore, withOwn } from './votes';

const values = { up: 1, down: -1, none: 0 } as const;

function directionOf(value: 1 | -1 | null): LocalVote['userVote'] {
  if (value === null) return 'none';
  return value === 1 ? 'up' : 'down';
}

/** The counts of a page of cards and, with an account, its own votes on them. */
export async function loadCards(ids: string, hasAccount: boolean): Promise<void> {
  try {
    const [cards, own] = await Promise.all([
      getJson<CardVotesView[]>(`/api/votes?ids=${ids}`),
      hasAccount ? getJson<OwnCardVotesView[]>(`/api/votes/mine?ids=${ids}`) : null,
    ]);
    const ownOf = new Map(own?.map((votes) => [votes.applianceId, votes]));
    for (const card of cards) showCard(card, own ? (ownOf.get(card.applianceId) ?? null) : undefined);
    voteStore.update(({ counted }) => ({
      counted: new Set([...counted, ...cards.map(({ applianceId }) => applianceId)]),
      hasFailed: false,
    }));
  } catch {
    // The cards say that votes are not there now; everything else on the page goes on.
    voteStore.update(() => ({ hasFailed: true }));
  }
}

/** Undefined `own` means that there is no account, and that the press in the page's memory is the visitor's vote. */
function showCard(card: CardVotesView, own: OwnCardVotesView | null | undefined): void {
  const { applianceId, upvotes, downvotes, thumbsUpCount, isFrozen } = card;
  const tally: TallyView = { upvotes, downvotes, userVote: own?.userVote ?? null };
  showTally(cardVote(applianceId), tally, own === undefined);
  showThumbs(applianceId, { userVote: own?.techVote ?? null, thumbsUpCount });
  markFrozen(applianceId, isFrozen);
}

function showTally(key: VoteKey, { upvotes, downvotes, userVote }: TallyView, isVisitor: boolean): void {
  const told: LocalVote = { upvotes, downvotes, userVote: directionOf(userVote) };
  voteStore.put(key, isVisitor ? withOwn(told, voteStore.voteOf(key).userVote) : told);
}

function showThumbs(applianceId: string, { userVote, thumbsUpCount }: TechVotesView): void {
  putThumbs(applianceId, { count: thumbsUpCount, userVote, isSending: false });
}

function putThumbs(applianceId: string, thumbs: Thumbs): void {
  voteStore.update((votes) => ({ thumbs: new Map(votes.thumbs).set(applianceId, thumbs) }));
}

function markFrozen(applianceId: string, isFrozen: boolean): void {
  voteStore.update((votes) => {
    const frozen = new Set(votes.frozen);
    if (isFrozen) frozen.add(applianceId);
    else frozen.delete(applianceId);
    return { frozen };
  });
}

/** Everything voted on one model. */
export async function loadModel(applianceId: string): Promise<void> {
  try {
    const [votes, thumbs] = await Promise.all([
      getJson<VotesView>(`/api/votes/${applianceId}`),
      getJson<TechVotesView>(`/api/tech-votes/${applianceId}`),
    ]);
    showModel(votes);
    showThumbs(applianceId, thumbs);
    voteStore.update(({ counted }) => ({ counted: new Set(counted).add(applianceId), hasFailed: false }));
  } catch {
    voteStore.update(() => ({ hasFailed: true }));
  }
}

function showModel({ applianceId, aspects, isFrozen }: VotesView): void {
  for (const [aspect, sides] of Object.entries(aspects) as [Aspect, VotesView['aspects'][Aspect]][]) {
    for (const [side, tally] of Object.entries(sides) as [VoterType, TallyView][]) {
      const key = { applianceId, aspect, side };
      showTally(key, tally, voteStore.get().unsaved.has(voteStore.nameOf(key)));
    }
  }
  markFrozen(applianceId, isFrozen);
}

/** Presses on one thing are sent one after the other, and only the last answer is shown. */
const queues = new Map<string, { last: Promise<void>; waiting: number }>();

/** Saves what the page shows now. When that fails the page goes back to `before`, and says so. */
export function save(key: VoteKey, before: LocalVote): Promise<void> {
  const name = voteStore.nameOf(key);
  const queue = queues.get(name) ?? { last: Promise.resolve(), waiting: 0 };
  queue.waiting++;
  const value = values[voteStore.voteOf(key).userVote];
  queue.last = queue.last.then(async () => {
    try {
      const told = await sendVote(key, value);
      if (--queue.waiting === 0) showModel(told);
    } catch (error) {
      if (--queue.waiting === 0) voteStore.put(key, before);
      const description = messageOf(error, 'Your vote could not be saved. Try again.');
      toast({ title: 'Error', description, tone: 'bad' });
    }
  });
  queues.set(name, queue);
  return queue.last;
}

function sendVote({ applianceId, aspect, side }: VoteKey, voteValue: 1 | -1 | 0): Promise<VotesView> {
  const body = { applianceId, bestForCategory: aspect, voteValue, voterType: side };
  return sendJson<VotesView>('POST', '/api/votes', body);
}

/** What was pressed before signing in is cast now. */
export async function castEarlierPresses(): Promise<void> {
  const { unsaved } = voteStore.get();
  voteStore.update(() => ({ unsaved: new Map(), latest: null }));
  await Promise.all([...unsaved.values()].map((key) => save(key, withOwn(voteStore.voteOf(key), 'none'))));
}

/** Another visitor may sit here next. */
export function forgetOwnVotes(): void {
  voteStore.forget();
}

/** A verified technician's thumbs-up, or its end. */
export async function toggleThumb(applianceId: string): Promise<void> {
  const before = voteStore.get().thumbs.get(applianceId) ?? { count: 0, userVote: null, isSending: false };
  if (before.isSending) return;
  const userVote = before.userVote === 1 ? 0 : 1;
  const count = Math.max(0, before.count + (userVote === 1 ? 1 : -1));
  putThumbs(applianceId, { count, userVote, isSending: true });
  try {
    await sendJson('POST', '/api/tech-votes', { applianceId, voteValue: userVote });
    showThumbs(applianceId, await getJson<TechVotesView>(`/api/tech-votes/${applianceId}`));
  } catch (error) {
    putThumbs(applianceId, before);
    const description = messageOf(error, 'Your vote could not be saved. Try again.');
    toast({ title: 'Error', description, tone: 'bad' });
  }
}
