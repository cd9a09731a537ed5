import { aspects, voterGroups } from '@appliance-index/domain/people/vote';
import { count, flag, id, object, record, shapeOf, type ValueOf, view } from '../shapes.js';

/** A vote: 1, -1, or null for none. */
const vote = shapeOf<1 | -1 | null>({ type: 'integer', nullable: true, enum: [1, -1, null] });
/** A technician's vote: 1, 0, or null for none. */
const thumb = shapeOf<1 | 0 | null>({ type: 'integer', nullable: true, enum: [1, 0, null] });

/** The votes of one voter group on one aspect. `userVote` is the caller's own. */
export const TallyView = object({ upvotes: count, downvotes: count, userVote: vote });
export type TallyView = ValueOf<typeof TallyView>;

/** GET and POST /api/votes: all votes on a model. */
export const VotesView = view('Votes', {
  applianceId: id,
  aspects: object(record(aspects, object(record(voterGroups, TallyView)))),
  /** Thumbs-up votes by verified technicians. */
  thumbsUpCount: count,
  /** True during a vote freeze: votes since a suspicious burst began are not counted. */
  isFrozen: flag,
});
export type VotesView = ValueOf<typeof VotesView>;

/** GET and POST /api/tech-votes */
export const TechVotesView = view('TechVotes', {
  /** Null when the user has never voted or is not signed in. */
  userVote: thumb,
  thumbsUpCount: count,
});
export type TechVotesView = ValueOf<typeof TechVotesView>;

/** GET /api/votes?ids=: the votes shown on a card; consumer votes are those on 'overall'. */
export const CardVotesView = view('CardVotes', {
  applianceId: id,
  upvotes: count,
  downvotes: count,
  thumbsUpCount: count,
  isFrozen: flag,
});
export type CardVotesView = ValueOf<typeof CardVotesView>;

/** GET /api/votes/mine?ids=: the signed-in user's own votes on cards. */
export const OwnCardVotesView = view('OwnCardVotes', { applianceId: id, userVote: vote, techVote: thumb });
export type OwnCardVotesView = ValueOf<typeof OwnCardVotesView>;
