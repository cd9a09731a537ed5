import {
  type Aspect,
  aspects,
  techVoteValues,
  voterTypes,
  voteValues,
} from '@appliance-index/domain/people/vote';
import type {
  CardVotesView,
  OwnCardVotesView,
  TallyView,
  TechVotesView,
  VotesView,
} from '../../../application/people/vote-views.js';
import { bodyOf, count, enumOf, flag, id, object, propertiesOf, type Schema } from './primitives.js';

const vote: Schema = { type: 'integer', nullable: true, enum: [1, -1, null] };

const thumb: Schema = { type: 'integer', nullable: true, enum: [1, 0, null] };

const tallySchema = object<TallyView>({ upvotes: count, downvotes: count, userVote: vote });

const sidesSchema = object<VotesView['aspects'][Aspect]>(propertiesOf(voterTypes, tallySchema));

export const votesSchema = object<VotesView>({
  applianceId: id,
  aspects: object<VotesView['aspects']>(propertiesOf(aspects, sidesSchema)),
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

const integerEnum = (values: readonly number[]): Schema => ({ type: 'integer', enum: [...values] });

export const voteBodySchema = bodyOf(
  {
    applianceId: id,
    bestForCategory: enumOf(aspects),
    voteValue: integerEnum(voteValues),
    voterType: enumOf(voterTypes),
  },
  ['applianceId', 'bestForCategory', 'voteValue'],
);

export const techVoteBodySchema = bodyOf({ applianceId: id, voteValue: integerEnum(techVoteValues) }, [
  'applianceId',
  'voteValue',
]);
