/** The aspects of a model that can be voted on; ranking cards vote on 'overall'. */
export const aspectLabels = { overall: 'Overall', price: 'Price', reliability: 'Reliability' } as const;
export type Aspect = keyof typeof aspectLabels;
export const aspects = /* @__PURE__ */ Object.keys(aspectLabels) as Aspect[];

/** The voter groups, counted separately. */
export const voterGroups = ['consumer', 'tech'] as const;
export type VoterGroup = (typeof voterGroups)[number];

/** Up, down, or withdrawn. */
export const voteValues = [1, -1, 0] as const;
export type VoteValue = (typeof voteValues)[number];

/** A technician's thumbs-up, given or withdrawn. */
export const thumbsUpValues = [1, 0] as const;
export type ThumbsUpValue = (typeof thumbsUpValues)[number];

/** The votes of one voter group on one aspect. */
export interface Tally {
  upvotes: number;
  downvotes: number;
}

/** From so many votes on, their share is shown; of fewer, a single vote would move it by a quarter or more. */
export const minShareVotes = 5;

/** Most models per request for votes; covers both lists of all three orders of a ranking page. */
export const maxVotedModels = 150;

/**
 * More votes than this on one model within the window are a burst: votes since the window began are stored but not
 * counted until the freeze ends, so that a campaign has no effect before staff can look into it.
 */
export const voteBurst = { votes: 120, windowMinutes: 10, freezeHours: 24 } as const;

/** The burst threshold under RATE_LIMIT_SCALE; null when rate limits are off. */
export function burstThreshold(rateLimitScale: number): number | null {
  return rateLimitScale === 0 ? null : Math.ceil(voteBurst.votes * rateLimitScale);
}
