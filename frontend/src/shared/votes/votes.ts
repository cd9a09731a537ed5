import type { Aspect, VoterType } from '@appliance-index/backend/contract';

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
export function toggleVote(vote: LocalVote, direction: Direction): LocalVote {
  return withUserVote(vote, vote.userVote === direction ? 'none' : direction);
}

/** The same counts with another vote of the visitor's own among them. */
export function withUserVote(vote: LocalVote, userVote: LocalVote['userVote']): LocalVote {
  return {
    upvotes: Math.max(0, vote.upvotes + countIn(userVote, 'up') - countIn(vote.userVote, 'up')),
    downvotes: Math.max(0, vote.downvotes + countIn(userVote, 'down') - countIn(vote.userVote, 'down')),
    userVote,
  };
}

function countIn(userVote: LocalVote['userVote'], direction: Direction): number {
  return userVote === direction ? 1 : 0;
}

/** Upvotes as whole per cent of all votes, 0 and 100 only for none and all; null when nobody has voted. */
export function upvoteShare({ upvotes, downvotes }: LocalVote): number | null {
  const all = upvotes + downvotes;
  if (all === 0) return null;
  const share = Math.round((100 * upvotes) / all);
  return upvotes === 0 || downvotes === 0 ? share : Math.min(99, Math.max(1, share));
}

/** What a vote is on, and on whose side it counts. */
export interface VoteKey {
  applianceId: string;
  aspect: Aspect;
  side: VoterType;
}

export function cardVoteKey(applianceId: string): VoteKey {
  return { applianceId, aspect: 'overall', side: 'consumer' };
}

export function voteId({ applianceId, aspect, side }: VoteKey): string {
  return `${side}/${aspect}/${applianceId}`;
}

/** What the page shows for a press, until the server has answered it. */
export interface Press {
  key: VoteKey;
  vote: LocalVote;
}

export interface Votes {
  /** As the server told them last. */
  byId: ReadonlyMap<string, LocalVote>;
  thumbs: ReadonlyMap<string, Thumbs>;
  /** Models whose counts the server has told. */
  counted: ReadonlySet<string>;
  /** Models whose newest votes are held back. */
  frozen: ReadonlySet<string>;
  /** The counts could not be loaded. */
  hasFailed: boolean;
  /** Presses that wait for an account or for the server's answer. */
  unsaved: ReadonlyMap<string, Press>;
  /** The name of the latest press; its card shows the hint to sign in. */
  latest: string | null;
}

export const emptyVotes: Votes = {
  byId: new Map(),
  thumbs: new Map(),
  counted: new Set(),
  frozen: new Set(),
  hasFailed: false,
  unsaved: new Map(),
  latest: null,
};

/** Page memory, gone with the page. Browsers alone write it, so the server's stays empty. */
let current = emptyVotes;
const listeners = new Set<() => void>();

export const voteStore = {
  get: (): Votes => current,
  /** With the very votes that the page came with. */
  begin: (votes: Votes): void => {
    current = votes;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  update: (change: Partial<Votes>): void => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  },
  voteOf: (key: VoteKey): LocalVote => voteOf(current, key),
  putThumbs: (applianceId: string, thumbs: Thumbs): void =>
    voteStore.update({ thumbs: new Map(current.thumbs).set(applianceId, thumbs) }),
  /** Without an account, what is pressed back to what the server told is no press any more. */
  press: (key: VoteKey, direction: Direction, hasAccount: boolean): void => {
    const name = voteId(key);
    const vote = toggleVote(voteStore.voteOf(key), direction);
    const isBack = vote.userVote === serverVoteOf(current, name).userVote;
    const unsaved = new Map(current.unsaved).set(name, { key, vote });
    if (isBack && !hasAccount) unsaved.delete(name);
    voteStore.update({ unsaved, latest: name });
  },
  /** Shows again what the server told. */
  discardPress: (key: VoteKey): void => {
    const unsaved = new Map(current.unsaved);
    unsaved.delete(voteId(key));
    voteStore.update({ unsaved });
  },
};

export function voteOf(votes: Votes, key: VoteKey): LocalVote {
  const name = voteId(key);
  return votes.unsaved.get(name)?.vote ?? serverVoteOf(votes, name);
}

function serverVoteOf({ byId }: Votes, name: string): LocalVote {
  return byId.get(name) ?? noVotes;
}

export function thumbsOf({ thumbs }: Votes, applianceId: string): Thumbs {
  return thumbs.get(applianceId) ?? noThumbs;
}

/** The page says that votes are not there now; everything else on it goes on. */
export function markVotesFailed(): void {
  voteStore.update({ hasFailed: true });
}
