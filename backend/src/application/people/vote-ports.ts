import type { Aspect, Tally, TechVoteValue, VoterType, VoteValue } from '../../domain/people/vote.js';

/** One account's opinion of one aspect of a model. */
export interface AspectVote {
  applianceId: string;
  voterId: string;
  voterType: VoterType;
  aspect: Aspect;
  value: VoteValue;
}

/** What all votes on one model come to; an aspect and side without votes has no tally. */
export interface VoteCount {
  applianceId: string;
  tallies: { aspect: Aspect; voterType: VoterType; tally: Tally }[];
  thumbsUpCount: number;
  /** While a burst is looked at, votes since it began are left out. */
  isFrozen: boolean;
}

/** What one account has voted on one model. */
export interface OwnVotes {
  applianceId: string;
  votes: { aspect: Aspect; voterType: VoterType; value: 1 | -1 }[];
  /** Null before the first thumbs-up. */
  thumbsUp: TechVoteValue | null;
}

/** A stretch of time in which votes are suspicious. */
export interface Freeze {
  since: Date;
  until: Date;
}

/** Everybody's votes. An account has one per model and aspect, however often and in however many places it votes at once. */
export abstract class Votes {
  /**
   * 0 takes the vote back. A technician's vote needs a verification that stands at this moment.
   * @throws not-found/appliance, forbidden/technicians-only
   */
  abstract cast(vote: AspectVote, now: Date): Promise<void>;
  /** As `cast`, for a technician's thumbs-up. */
  abstract castTechVote(applianceId: string, userId: string, value: TechVoteValue, now: Date): Promise<void>;
  /** One count for each id that is a model, in one read. */
  abstract counts(
    applianceIds: readonly string[],
    aspects: readonly Aspect[],
    now: Date,
  ): Promise<VoteCount[]>;
  /** Only models on which the account has voted. */
  abstract ownVotes(userId: string, applianceIds: readonly string[]): Promise<OwnVotes[]>;
  /** How many votes a model got after `since`; stops counting at `limit`. */
  abstract countSince(applianceId: string, since: Date, limit: number): Promise<number>;
  /** False when a freeze is on already. */
  abstract freeze(applianceId: string, freeze: Freeze, now: Date): Promise<boolean>;
}
