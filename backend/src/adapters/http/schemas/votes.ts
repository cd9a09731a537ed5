import type {
  CardVotesView,
  OwnCardVotesView,
  TallyView,
  TechVotesView,
  VotesView,
} from '../../../application/views/votes.js';
import { type Aspect, aspects, techVoteValues, voterTypes, voteValues } from '../../../domain/people/vote.js';
import { bodyOf, choice, count, each, flag, id, object, type Schema } from './pieces.js';

const vote: Schema = { type: 'integer', nullable: true, enum: [1, -1, null] };

const thumb: Schema = { type: 'integer', nullable: true, enum: [1, 0, null] };

const tallySchema = object<TallyView>({ upvotes: count, downvotes: count, userVote: vote });

const sidesSchema = object<VotesView['aspects'][Aspect]>(each(voterTypes, tallySchema));

export const votesSchema = object<VotesView>({
  applianceId: id,
  aspects: object<VotesView['aspects']>(each(aspects, sidesSchema)),
  thumbsUpCount: count,
  isFrozen: flag,
});

export const techVotesSchema = object<TechVotesView>({ userVote: thumb, thumbsUpCount: count });

export const cardVotesSchema = object<CardVotesView>({
  applianceId: id,
  upvotes: count,
  downvotes: count,
  thumbsUpCount: count,
  isFrozen: flag,
});

export const ownCardVotesSchema = object<OwnCardVotesView>({
  applianceId: id,
  userVote: vote,
  techVote: thumb,
});

const pressed = (values: readonly number[]): Schema => ({ type: 'integer', enum: [...values] });

export const voteBodySchema = bodyOf(
  {
    applianceId: id,
    bestForCategory: choice(aspects),
    voteValue: pressed(voteValues),
    voterType: choice(voterTypes),
  },
  ['applianceId', 'bestForCategory', 'voteValue'],
);

export const techVoteBodySchema = bodyOf({ applianceId: id, voteValue: pressed(techVoteValues) }, [
  'applianceId',
  'voteValue',
]);
