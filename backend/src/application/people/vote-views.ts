import type { Aspect, VoterType } from '@appliance-index/domain/people/vote';

/** The votes of one voter group on one aspect. `userVote` is the caller's own: 1, -1, or null for none. */
export interface TallyView {
  upvotes: number;
  downvotes: number;
  userVote: 1 | -1 | null;
}

/** GET and POST /api/votes: all votes on a model. */
export interface VotesView {
  applianceId: string;
  aspects: Record<Aspect, Record<VoterType, TallyView>>;
  /** Thumbs-up votes by verified technicians. */
  thumbsUpCount: number;
  /** True during a vote freeze: votes since a suspicious burst began are not counted. */
  isFrozen: boolean;
}

/** GET and POST /api/tech-votes */
export interface TechVotesView {
  /** Null when the user has never voted or is not signed in. */
  userVote: 1 | 0 | null;
  thumbsUpCount: number;
}

/** GET /api/votes?ids=: the votes shown on a card; consumer votes are those on 'overall'. */
export interface CardVotesView {
  applianceId: string;
  upvotes: number;
  downvotes: number;
  thumbsUpCount: number;
  isFrozen: boolean;
}

/** GET /api/votes/mine?ids=: the signed-in user's own votes on cards. */
export interface OwnCardVotesView {
  applianceId: string;
  userVote: 1 | -1 | null;
  techVote: 1 | 0 | null;
}
