import type {
  Aspect,
  Tally,
  ThumbsUpValue,
  VoterGroup,
  VoteValue,
} from '@appliance-index/domain/people/vote';

/** One account's vote on one aspect of a model. */
export interface AspectVote {
  applianceId: string;
  accountId: string;
  voterGroup: VoterGroup;
  aspect: Aspect;
  voteValue: VoteValue;
}

/** The vote counts of one model. Combinations of aspect and voter type without votes are absent. */
export interface VoteCount {
  applianceId: string;
  tallies: { aspect: Aspect; voterGroup: VoterGroup; tally: Tally }[];
  thumbsUpCount: number;
  /** True during a freeze, when votes since it began are not counted. */
  isFrozen: boolean;
}

/** One account's votes on one model. */
export interface OwnVotes {
  applianceId: string;
  votes: { aspect: Aspect; voterGroup: VoterGroup; voteValue: 1 | -1 }[];
  /** Null before the first thumbs-up. */
  thumbsUp: ThumbsUpValue | null;
}

/** A period of suspicious votes: votes from `since` on are not counted before `until`. */
export interface Freeze {
  since: Date;
  until: Date;
}

/** The latest freeze of a model. */
export interface Burst extends Freeze {
  applianceId: string;
  brand: string;
  model: string;
  /** The stored votes cast between `since` and `until`, technicians' included. */
  votes: number;
}

/** The votes. Each account has at most one per model and aspect, even when it votes concurrently. */
export abstract class Votes {
  /**
   * A value of 0 withdraws the vote. A technician must be verified at the time of the vote.
   * @throws not-found/appliance, forbidden/technicians-only
   */
  abstract cast(vote: AspectVote, now: Date): Promise<void>;
  /** Like `cast`, for a technician's thumbs-up. */
  abstract giveThumbsUp(
    applianceId: string,
    accountId: string,
    voteValue: ThumbsUpValue,
    now: Date,
  ): Promise<void>;
  /** Counts for all ids that exist, in one read. */
  abstract counts(
    applianceIds: readonly string[],
    aspects: readonly Aspect[],
    now: Date,
  ): Promise<VoteCount[]>;
  /** Covers only models that the account has voted on. */
  abstract ownVotes(accountId: string, applianceIds: readonly string[]): Promise<OwnVotes[]>;
  /** Number of votes on a model after `since` and any earlier freeze; stops counting at `limit`. */
  abstract countSince(applianceId: string, since: Date, limit: number): Promise<number>;
  /** False when the model is already frozen. */
  abstract freeze(applianceId: string, freeze: Freeze, now: Date): Promise<boolean>;
  /** Newest first. */
  abstract bursts(limit: number): Promise<Burst[]>;
  /** Null when the model was never frozen. Locks the freeze until the end of the transaction. */
  abstract burstOf(applianceId: string): Promise<Burst | null>;
  /** Deletes the votes on a model cast between `since` and `until`; returns their number. */
  abstract discard(applianceId: string, freeze: Freeze): Promise<number>;
  abstract endFreeze(applianceId: string, now: Date): Promise<void>;
}
