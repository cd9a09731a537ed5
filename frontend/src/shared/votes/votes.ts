import type { Aspect, VoterType } from '@appliance-index/domain/people/vote';

export type Direction = 'up' | 'down';

/** The counts of one vote, including the visitor's own. */
export interface LocalVote {
  upvotes: number;
  downvotes: number;
  userVote: Direction | 'none';
}

/** The technicians' thumbs-ups for one model. */
export interface Thumbs {
  count: number;
  userVote: 1 | 0 | null;
  isSending: boolean;
}

export const noVotes: LocalVote = { upvotes: 0, downvotes: 0, userVote: 'none' };
const noThumbs: Thumbs = { count: 0, userVote: null, isSending: false };

/** Casts a vote; the same direction again removes it, the other direction switches it. */
export function toggleVote(vote: LocalVote, direction: Direction): LocalVote {
  return withUserVote(vote, vote.userVote === direction ? 'none' : direction);
}

/** Replaces the visitor's own vote and adjusts the counts. */
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

/** Upvotes as a whole percentage of all votes, 0 and 100 only for none and all; null without votes. */
export function upvoteShare({ upvotes, downvotes }: LocalVote): number | null {
  const all = upvotes + downvotes;
  if (all === 0) return null;
  const share = Math.round((100 * upvotes) / all);
  return upvotes === 0 || downvotes === 0 ? share : Math.min(99, Math.max(1, share));
}

/** Identifies a vote: its model, aspect and side. */
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

/** A vote cast on this page that the server has not confirmed yet. */
export interface Press {
  key: VoteKey;
  vote: LocalVote;
}

export interface Votes {
  /** The server's latest answer, by `voteId`. */
  byId: ReadonlyMap<string, LocalVote>;
  thumbs: ReadonlyMap<string, Thumbs>;
  /** Ids of the models whose counts are loaded. */
  counted: ReadonlySet<string>;
  /** Ids of the models whose newest votes are held back from the counts. */
  frozen: ReadonlySet<string>;
  /** The counts could not be loaded. */
  hasFailed: boolean;
  /** Votes waiting for a sign-in or for the server's answer, by `voteId`. */
  unsaved: ReadonlyMap<string, Press>;
  /** E-mail address of the account that last used this page; null before the first sign-in. */
  account: string | null;
  /** The `voteId` of the latest press; its card shows the hint to sign in. */
  latest: string | null;
}

export const emptyVotes: Votes = {
  byId: new Map(),
  thumbs: new Map(),
  counted: new Set(),
  frozen: new Set(),
  hasFailed: false,
  unsaved: new Map(),
  account: null,
  latest: null,
};

/** In memory until the page is reloaded. Only the browser writes to it, so it stays empty on the server. */
let current = emptyVotes;
const listeners = new Set<() => void>();

export const voteStore = {
  get: (): Votes => current,
  /** Starts with the votes rendered by the server. */
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
  /** Signed out, a press that restores the server's state is dropped; signed in, it still has to be saved. */
  press: (key: VoteKey, direction: Direction, hasAccount: boolean): void => {
    const id = voteId(key);
    const vote = toggleVote(voteStore.voteOf(key), direction);
    const isRestored = vote.userVote === serverVoteOf(current, id).userVote;
    const unsaved = new Map(current.unsaved).set(id, { key, vote });
    if (isRestored && !hasAccount) unsaved.delete(id);
    voteStore.update({ unsaved, latest: id });
  },
  /** Call after a sign-in. Votes that wait since another account's session ended are that account's, and are dropped. */
  signIn: (account: string): void => {
    const isOther = current.account !== null && current.account !== account;
    voteStore.update(isOther ? { account, unsaved: new Map(), latest: null } : { account });
  },
  /** Reverts to the server's state. */
  discardPress: (key: VoteKey): void => {
    const unsaved = new Map(current.unsaved);
    unsaved.delete(voteId(key));
    voteStore.update({ unsaved });
  },
};

export function voteOf(votes: Votes, key: VoteKey): LocalVote {
  const id = voteId(key);
  return votes.unsaved.get(id)?.vote ?? serverVoteOf(votes, id);
}

function serverVoteOf({ byId }: Votes, id: string): LocalVote {
  return byId.get(id) ?? noVotes;
}

export function thumbsOf({ thumbs }: Votes, applianceId: string): Thumbs {
  return thumbs.get(applianceId) ?? noThumbs;
}

/** Makes the page show that votes are unavailable. */
export function markVotesFailed(): void {
  voteStore.update({ hasFailed: true });
}
