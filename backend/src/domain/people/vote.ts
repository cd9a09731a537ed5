/** What can be voted on; cards in a ranking vote 'overall'. */
export const aspects = ['overall', 'price', 'reliability'] as const;
export type Aspect = (typeof aspects)[number];

/** On whose side a vote counts. */
export const voterTypes = ['consumer', 'tech'] as const;
export type VoterType = (typeof voterTypes)[number];

/** Up, down, or taken back. */
export const voteValues = [1, -1, 0] as const;
export type VoteValue = (typeof voteValues)[number];

/** A technician's thumbs-up, given or taken back. */
export const techVoteValues = [1, 0] as const;
export type TechVoteValue = (typeof techVoteValues)[number];

/** The votes of one side on one aspect. */
export interface Tally {
  upvotes: number;
  downvotes: number;
}

/** How many models one question for votes may name: a ranking page has at most two ends of three orders. */
export const maxVotedModels = 150;

/**
 * More votes than this on one model within the window are a burst: votes since the window began are kept but not
 * shown until the freeze ends, so that a campaign moves nothing before somebody has looked at it.
 */
export const voteBurst = { votes: 120, windowMinutes: 10, freezeHours: 24 } as const;

/** The number of votes that makes a burst where limits are scaled; null where limits are off. */
export function burstThreshold(rateLimitScale: number): number | null {
  return rateLimitScale === 0 ? null : Math.ceil(voteBurst.votes * rateLimitScale);
}
