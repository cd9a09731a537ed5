import {
  type Aspect,
  minShareVotes,
  type Tally,
  type ThumbsUpValue,
  type VoterGroup,
  type VoteValue,
} from '@appliance-index/domain/people/vote';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** Identifies a vote: its model, aspect and voter group. */
export interface VoteKey {
  applianceId: string;
  aspect: Aspect;
  voterGroup: VoterGroup;
}

export function cardVoteKey(applianceId: string): VoteKey {
  return { applianceId, aspect: 'overall', voterGroup: 'consumer' };
}

export function voteId({ applianceId, aspect, voterGroup }: VoteKey): string {
  return `${applianceId}/${aspect}/${voterGroup}`;
}

/** A vote as cast on this page. */
export interface Press extends VoteKey {
  voteValue: VoteValue;
}

/** A tally with the visitor's own vote, which is counted in it. */
export interface VoteTally extends Tally {
  voteValue: VoteValue;
}

/** The technicians' thumbs-ups for a model, with the visitor's own. */
export interface ThumbsUp {
  count: number;
  voteValue: ThumbsUpValue;
  isSending: boolean;
}

/** The votes on a model. */
export interface ModelVotes {
  /** Whether the counts are known, or could not be loaded. */
  counts: 'unknown' | 'known' | 'failed';
  /** One that is missing has no votes; cards know only the owners' overall one. */
  tallies: Readonly<Partial<Record<TallyName, VoteTally>>>;
  thumbsUp: ThumbsUp;
  /** The newest votes are held back from the counts. */
  isFrozen: boolean;
}

type TallyName = `${Aspect}/${VoterGroup}`;

/** By model id. */
export type Votes = Readonly<Record<string, ModelVotes>>;

/** What an answer of the server says about models, by id. */
export type VotesUpdates = Readonly<Record<string, Partial<ModelVotes>>>;

/** The server's latest answers about all models seen since the page was loaded. Its pages read votes into it. */
export const votesQuery = queryOptions<Votes>({ queryKey: ['votes'], queryFn: skipToken });

/** Of the queries that read votes into `votesQuery`; they keep nothing themselves. */
export const votesReadKey = [...votesQuery.queryKey, 'read'] as const;

export const noTally: VoteTally = { upvotes: 0, downvotes: 0, voteValue: 0 };

const unknownVotes: ModelVotes = {
  counts: 'unknown',
  tallies: {},
  thumbsUp: { count: 0, voteValue: 0, isSending: false },
  isFrozen: false,
};

export function modelVotes(votes: Votes | undefined, applianceId: string): ModelVotes {
  return votes?.[applianceId] ?? unknownVotes;
}

export function withUpdates(votes: Votes | undefined, updates: VotesUpdates): Votes {
  const models = Object.entries(updates).map(([id, update]) => {
    const known = modelVotes(votes, id);
    return [id, { ...known, ...update, tallies: { ...known.tallies, ...update.tallies } }];
  });
  return { ...votes, ...Object.fromEntries(models) };
}

export function tallyName({ aspect, voterGroup }: Omit<VoteKey, 'applianceId'>): TallyName {
  return `${aspect}/${voterGroup}`;
}

export function tallyOf({ tallies }: ModelVotes, key: VoteKey): VoteTally {
  return tallies[tallyName(key)] ?? noTally;
}

/** Replaces the visitor's own vote and adjusts the counts. */
export function withVoteValue(tally: VoteTally, voteValue: VoteValue): VoteTally {
  const change = (counted: VoteValue) => Number(voteValue === counted) - Number(tally.voteValue === counted);
  return {
    upvotes: Math.max(0, tally.upvotes + change(1)),
    downvotes: Math.max(0, tally.downvotes + change(-1)),
    voteValue,
  };
}

/** The votes that a page shows: those of the server, and over them the visitor's that are not saved yet, by `voteId`. */
export interface ShownVotes {
  votes: Votes;
  presses: ReadonlyMap<string, Press>;
}

export const noVotes: ShownVotes = { votes: {}, presses: new Map() };

export function shownTally({ votes, presses }: ShownVotes, key: VoteKey): VoteTally {
  return withPress(tallyOf(modelVotes(votes, key.applianceId), key), presses.get(voteId(key)));
}

export function withPress(tally: VoteTally, press: Press | undefined): VoteTally {
  return press ? withVoteValue(tally, press.voteValue) : tally;
}

/** Upvotes as a whole percentage of all votes, 0 and 100 only for none and all; null for a few votes. */
export function upvoteShare({ upvotes, downvotes }: Tally): number | null {
  const all = upvotes + downvotes;
  if (all < minShareVotes) return null;
  const share = Math.round((100 * upvotes) / all);
  return upvotes === 0 || downvotes === 0 ? share : Math.min(99, Math.max(1, share));
}
