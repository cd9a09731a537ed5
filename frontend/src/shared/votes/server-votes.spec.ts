import type { CardVotesView } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { toVotes, VotesBuilder } from './server-votes';
import { cardVoteKey, emptyVotes, thumbsOf, toggleVote, voteId, voteOf } from './votes';

const card: CardVotesView = {
  applianceId: 'a',
  upvotes: 3,
  downvotes: 1,
  thumbsUpCount: 2,
  isFrozen: true,
};

test("a page starts with its models' counts, without votes of the visitor's own", () => {
  const votes = toVotes({ cards: [card], model: null });
  expect(voteOf(votes, cardVoteKey('a'))).toEqual({ upvotes: 3, downvotes: 1, userVote: 'none' });
  expect(thumbsOf(votes, 'a')).toEqual({ count: 2, userVote: null, isSending: false });
  expect([...votes.counted, ...votes.frozen]).toEqual(['a', 'a']);
});

test('an appliance page has every aspect of both sides, and later votes can lift the freeze', () => {
  const tally = (upvotes: number, userVote: 1 | -1 | null = null) => ({ upvotes, downvotes: 0, userVote });
  const sides = (upvotes: number) => ({ consumer: tally(upvotes), tech: tally(upvotes + 1, -1) });
  const model = {
    applianceId: 'a',
    aspects: { overall: sides(1), price: sides(3), reliability: sides(5) },
    thumbsUpCount: 4,
    isFrozen: false,
  };
  const votes = toVotes({ cards: [card], model });
  expect(voteOf(votes, { applianceId: 'a', aspect: 'price', side: 'consumer' }).upvotes).toBe(3);
  expect(voteOf(votes, { applianceId: 'a', aspect: 'reliability', side: 'tech' })).toEqual({
    upvotes: 6,
    downvotes: 0,
    userVote: 'down',
  });
  expect(thumbsOf(votes, 'a').count).toBe(4);
  expect([...votes.counted, ...votes.frozen]).toEqual(['a']);
});

test('fresh counts keep an unsaved vote, which reverts to them', () => {
  const key = cardVoteKey('a');
  const served = toVotes({ cards: [card], model: null });
  const vote = toggleVote(voteOf(served, key), 'up');
  const builder = new VotesBuilder({ ...served, unsaved: new Map([[voteId(key), { key, vote }]]) });
  builder.addCard({ ...card, upvotes: 7 });
  const votes = { ...served, ...builder.build() };
  expect(voteOf(votes, key)).toEqual({ upvotes: 8, downvotes: 1, userVote: 'up' });
  expect(voteOf({ ...votes, unsaved: emptyVotes.unsaved }, key)).toEqual({
    upvotes: 7,
    downvotes: 1,
    userVote: 'none',
  });
});
