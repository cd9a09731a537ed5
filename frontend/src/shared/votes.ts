import { useSyncExternalStore } from 'react';

export type Direction = 'up' | 'down';

/** What an owner can vote on; cards in a ranking vote 'overall'. */
export type Aspect = 'overall' | 'price' | 'reliability';

/** One model's votes as this visitor sees them. */
export interface LocalVote {
  upvotes: number;
  downvotes: number;
  userVote: Direction | 'none';
}

export const noVotes: LocalVote = { upvotes: 0, downvotes: 0, userVote: 'none' };

/** The same direction again takes the vote back, the other one moves it across, the first press adds one. */
export function pressed(vote: LocalVote, direction: Direction): LocalVote {
  const userVote = vote.userVote === direction ? 'none' : direction;
  return {
    upvotes: vote.upvotes + countIn(userVote, 'up') - countIn(vote.userVote, 'up'),
    downvotes: vote.downvotes + countIn(userVote, 'down') - countIn(vote.userVote, 'down'),
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

interface Votes {
  byKey: ReadonlyMap<string, LocalVote>;
  /** The key of the latest press; its card shows the hint to sign in. */
  latest: string | null;
}

/** Page memory, gone with the page. It is written by presses only, so the server's stays empty. */
const empty: Votes = { byKey: new Map(), latest: null };
let current = empty;
const listeners = new Set<() => void>();

function key(applianceId: string, aspect: Aspect): string {
  return `${aspect}/${applianceId}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function press(applianceId: string, aspect: Aspect, direction: Direction): void {
  const name = key(applianceId, aspect);
  const vote = pressed(current.byKey.get(name) ?? noVotes, direction);
  current = { byKey: new Map(current.byKey).set(name, vote), latest: name };
  for (const listener of listeners) listener();
}

/** This visitor's votes, alive as long as the page is; they survive tabs, sorts and walking through the site. */
export function useVotes() {
  const votes = useSyncExternalStore(
    subscribe,
    () => current,
    () => empty,
  );
  return {
    voteOf: (applianceId: string, aspect: Aspect = 'overall') =>
      votes.byKey.get(key(applianceId, aspect)) ?? noVotes,
    isLatest: (applianceId: string, aspect: Aspect = 'overall') => votes.latest === key(applianceId, aspect),
    press,
  };
}
