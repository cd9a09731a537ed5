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

export function nameOf({ applianceId, aspect, side }: VoteKey): string {
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

export const noneKnown: Votes = {
  byName: new Map(),
  thumbs: new Map(),
  counted: new Set(),
  frozen: new Set(),
  hasFailed: false,
  unsaved: new Map(),
  latest: null,
};

/** Page memory, gone with the page. Browsers alone write it, so the server's stays empty. */
let current = noneKnown;
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
  put: (key: VoteKey, vote: LocalVote): void =>
    voteStore.update({ byName: new Map(current.byName).set(nameOf(key), vote) }),
  putThumbs: (applianceId: string, thumbs: Thumbs): void =>
    voteStore.update({ thumbs: new Map(current.thumbs).set(applianceId, thumbs) }),
  /** Without an account the press waits for one. */
  press: (key: VoteKey, vote: LocalVote, hasAccount: boolean): void => {
    voteStore.put(key, vote);
    if (hasAccount) return;
    const unsaved = new Map(current.unsaved);
    if (vote.userVote === 'none') unsaved.delete(nameOf(key));
    else unsaved.set(nameOf(key), key);
    voteStore.update({ unsaved, latest: nameOf(key) });
  },
};

export function voteOf({ byName }: Votes, key: VoteKey): LocalVote {
  return byName.get(nameOf(key)) ?? noVotes;
}

export function thumbsOf({ thumbs }: Votes, applianceId: string): Thumbs {
  return thumbs.get(applianceId) ?? noThumbs;
}

/** The page says that votes are not there now; everything else on it goes on. */
export function votesNotLoaded(): void {
  voteStore.update({ hasFailed: true });
}
