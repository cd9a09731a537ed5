import { aspects, voterTypes } from '../../../domain/people/vote.js';
import { count, each, flag, id, object, type Schema } from './pieces.js';

const vote: Schema = { type: 'integer', nullable: true, enum: [1, -1, null] };

const thumb: Schema = { type: 'integer', nullable: true, enum: [1, 0, null] };

const tallySchema = object({ upvotes: count, downvotes: count, userVote: vote });

const sidesSchema = object(each(voterTypes, tallySchema));

export const votesSchema = object({
  applianceId: id,
  aspects: object(each(aspects, sidesSchema)),
  thumbsUpCount: count,
  isFrozen: flag,
});

export const techVotesSchema = object({ userVote: thumb, thumbsUpCount: count });

export const cardVotesSchema = object({
  applianceId: id,
  upvotes: count,
  downvotes: count,
  thumbsUpCount: count,
  isFrozen: flag,
});

export const ownCardVotesSchema = object({ applianceId: id, userVote: vote, techVote: thumb });
