import type { Aspect, VoterType } from '../../domain/people/vote.js';

/** Votes of one side on one aspect, with the caller's own: 1, -1, or null for none. */
export interface TallyView {
  upvotes: number;
  downvotes: number;
  userVote: 1 | -1 | null;
}

/** GET and POST /api/votes: everything voted on one model. */
export interface VotesView {
  applianceId: string;
  aspects: Record<Aspect, Record<VoterType, TallyView>>;
  /** Of technicians. */
  thumbsUpCount: number;
  /** A burst of votes is being looked at; those since it began are not in the counts. */
  isFrozen: boolean;
}

/** GET and POST /api/tech-votes */
export interface TechVotesView {
  /** Null: never voted, or not signed in. */
  userVote: 1 | 0 | null;
  thumbsUpCount: number;
}

/** GET /api/votes?ids=: what a card shows; the consumers' votes are those on 'overall'. */
export interface CardVotesView {
  applianceId: string;
  upvotes: number;
  downvotes: number;
  thumbsUpCount: number;
  isFrozen: boolean;
}

/** GET /api/votes/mine?ids=: what the signed-in visitor has pressed on cards. */
export interface OwnCardVotesView {
  applianceId: string;
  userVote: 1 | -1 | null;
  techVote: 1 | 0 | null;
}
