import type { Aspect, VoterType } from '@appliance-index/backend/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from './session';

export type { Aspect, VoterType };
export type Direction = 'up' | 'down';

/** One model's votes as this visitor sees them: everybody's, the visitor's own among them. */
export interface LocalVote {
  upvotes: number;
  downvotes: number;
  userVote: Direction | 'none';
}

/** A technician's thumbs-up. */
export interface Thumbs {
  count: number;
  userVote: 1 | 0 | null;
  isSending: boolean;
}

export const noVotes: LocalVote = { upvotes: 0, downvotes: 0, userVote: 'none' };
const noThumbs: Thumbs = { count: 0, userVote: null, isSending: false };

/** The same direction again takes the vote back, the other one moves it across, the first press adds one. */
export function pressed(vote: LocalVote, direction: Direction): LocalVote {
  return withOwn(vote, vote.userVote === direction ? 'none' : direction);
}

/** The same counts with another vote of the visitor's own among them. */
export function withOwn(vote: LocalVote, userVote: LocalVote['userVote']): LocalVote {
  return {
    upvotes: Math.max(0, vote.upvotes + countIn(userVote, 'up') - countIn(vote.userVote, 'up')),
    downvotes: Math.max(0, vote.downvotes + countIn(userVote, 'down') - countIn(vote.userVote, 'down')),
    userVote,
  };
}

function countIn(userVote: LocalVote['userVote'], direction: Direction): number {
  return userVote === direction ? 1 : 0;
}

/** Upvotes as whole per cent of all votes; null when nobody has voted. */
export function upvoteShare({ upvotes, downvotes }: LocalVote): number | null {
  const all = upvotes + downvotes;
  return all === 0 ? null : Math.round((100 * upvotes) / all);
}

/** What a vote is on, and on whose side it counts. */
export interface VoteKey {
  applianceId: string;
  aspect: Aspect;
  side: VoterType;
}

export function cardVote(applianceId: string): VoteKey {
  return { applianceId, aspect: 'overall', side: 'consumer' };
}

function nameOf({ applianceId, aspect, side }: VoteKey): string {
  return `${side}/${aspect}/${applianceId}`;
}

export interface Votes {
  byName: ReadonlyMap<string, LocalVote>;
  thumbs: ReadonlyMap<string, Thumbs>;
  /** Models whose counts the server has told. */
  counted: ReadonlySet<string>;
  /** Models whose newest votes are held back. */
  frozen: ReadonlySet<string>;
  /** The counts could not be loaded. */
  hasFailed: boolean;
  /** Presses that no account has cast yet. */
  unsaved: ReadonlyMap<string, VoteKey>;
  /** The name of the latest press; its card shows the hint to sign in. */
  latest: string | null;
}

/** Page memory, gone with the page. Browsers alone write it, so the server's stays empty. */
const empty: Votes = {
  byName: new Map(),
  thumbs: new Map(),
  counted: new Set(),
  frozen: new Set(),
  hasFailed: false,
  unsaved: new Map(),
  latest: null,
};
let current = empty;
const listeners = new Set<() => void>();

export const voteStore = {
  get: () => current,
  update: (change: (votes: Votes) => Partial<Votes>) => {
    current = { ...current, ...change(current) };
    for (const listener of listeners) listener();
  },
  forget: () => voteStore.update(() => empty),
  voteOf: (key: VoteKey) => current.byName.get(nameOf(key)) ?? noVotes,
  put: (key: VoteKey, vote: LocalVote) =>
    voteStore.update(({ byName }) => ({ byName: new Map(byName).set(nameOf(key), vote) })),
  nameOf,
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of votes, alive as long as the page is; it survives tabs, sorts and walking through the site. */
export function useVotes() {
  const { user } = useSession();
  const votes = useSyncExternalStore(
    subscribe,
    () => current,
    () => empty,
  );
  return {
    voteOf: (key: VoteKey) => votes.byName.get(nameOf(key)) ?? noVotes,
    thumbsOf: (applianceId: string) => votes.thumbs.get(applianceId) ?? noThumbs,
    isCounted: (applianceId: string) => votes.counted.has(applianceId),
    isFrozen: (applianceId: string) => votes.frozen.has(applianceId),
    hasFailed: votes.hasFailed,
    isLatest: (key: VoteKey) => votes.latest === nameOf(key),
    press: (key: VoteKey, direction: Direction) => press(key, direction, user !== null),
  };
}

/** Shown at once; with an account it is saved, and taken back on the page when that fails. */
function press(key: VoteKey, direction: Direction, hasAccount: boolean): void {
  const before = voteStore.voteOf(key);
  const vote = pressed(before, direction);
  voteStore.put(key, vote);
  if (hasAccount) {
    void import('./vote-sync').then(({ save }) => save(key, before));
    return;
  }
  voteStore.update(({ unsaved }) => {
    const next = new Map(unsaved);
    if (vote.userVote === 'none') next.delete(nameOf(key));
    else next.set(nameOf(key), key);
    return { unsaved: next, latest: nameOf(key) };
  });
}

/** Loads what everybody, and whoever is signed in, has voted on these models' cards. */
export function useCardVotes(applianceIds: readonly string[]): void {
  const { user, isPending } = useSession();
  const ids = applianceIds.join(',');
  const email = user?.email;
  useEffect(() => {
    if (isPending || ids === '') return;
    void import('./vote-sync').then(({ loadCards }) => loadCards(ids, email !== undefined));
  }, [ids, email, isPending]);
}

/** As `useCardVotes`, for all aspects and both sides of one model. */
export function useModelVotes(applianceId: string): void {
  const { user, isPending } = useSession();
  const email = user?.email;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other votes
  useEffect(() => {
    if (isPending) return;
    void import('./vote-sync').then(({ loadModel }) => loadModel(applianceId));
  }, [applianceId, email, isPending]);
}
