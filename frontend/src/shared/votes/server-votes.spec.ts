import type { CardVotesView } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { votesOf, votesOfCard } from './server-votes';
import {
  cardVoteKey,
  modelVotes,
  noVotes,
  type ShownVotes,
  shownTally,
  tallyOf,
  voteId,
  withUpdates,
} from './votes';

const card: CardVotesView = {
  applianceId: 'a',
  upvotes: 3,
  downvotes: 1,
  thumbsUpCount: 2,
  isFrozen: true,
};

test("a page starts with its models' counts, without votes of the visitor's own", () => {
  const votes = modelVotes(votesOf({ cards: [card], model: null }), 'a');
  expect(tallyOf(votes, cardVoteKey('a'))).toEqual({ upvotes: 3, downvotes: 1, voteValue: 0 });
  expect(votes.thumbsUp).toEqual({ count: 2, voteValue: 0, isSending: false });
  expect([votes.counts, votes.isFrozen]).toEqual(['known', true]);
});

test('an appliance page has every aspect of both voter groups, and later votes can lift the freeze', () => {
  const tally = (upvotes: number, userVote: 1 | -1 | null = null) => ({ upvotes, downvotes: 0, userVote });
  const groups = (upvotes: number) => ({ consumer: tally(upvotes), tech: tally(upvotes + 1, -1) });
  const model = {
    applianceId: 'a',
    aspects: { overall: groups(1), price: groups(3), reliability: groups(5) },
    thumbsUpCount: 4,
    isFrozen: false,
  };
  const votes = modelVotes(votesOf({ cards: [card], model }), 'a');
  expect(tallyOf(votes, { applianceId: 'a', aspect: 'price', voterGroup: 'consumer' }).upvotes).toBe(3);
  expect(tallyOf(votes, { applianceId: 'a', aspect: 'reliability', voterGroup: 'tech' })).toEqual({
    upvotes: 6,
    downvotes: 0,
    voteValue: -1,
  });
  expect(votes.thumbsUp.count).toBe(4);
  expect([votes.counts, votes.isFrozen]).toEqual(['known', false]);
});

test('fresh counts keep an unsaved vote, which reverts to them', () => {
  const key = cardVoteKey('a');
  const served = votesOf({ cards: [card], model: null });
  const votes = withUpdates(served, { a: votesOfCard({ ...card, upvotes: 7 }) });
  const shown: ShownVotes = { votes, presses: new Map([[voteId(key), { ...key, voteValue: 1 }]]) };
  expect(shownTally(shown, key)).toEqual({ upvotes: 8, downvotes: 1, voteValue: 1 });
  expect(shownTally({ ...noVotes, votes }, key)).toEqual({ upvotes: 7, downvotes: 1, voteValue: 0 });
});
