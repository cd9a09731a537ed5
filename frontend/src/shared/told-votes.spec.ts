import type { CardVotesView } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { Told, votesOf } from './told-votes';
import { cardVote, noneKnown, pressed, thumbsOf, voteOf } from './votes';

const card: CardVotesView = {
  applianceId: 'a',
  upvotes: 3,
  downvotes: 1,
  thumbsUpCount: 2,
  isFrozen: true,
};

test("a page comes with the counts of its models, none of them the visitor's own", () => {
  const votes = votesOf({ cards: [card], model: null });
  expect(voteOf(votes, cardVote('a'))).toEqual({ upvotes: 3, downvotes: 1, userVote: 'none' });
  expect(thumbsOf(votes, 'a')).toEqual({ count: 2, userVote: null, isSending: false });
  expect([...votes.counted, ...votes.frozen]).toEqual(['a', 'a']);
});

test('fresh counts leave a press that waits for an account in place', () => {
  const name = 'consumer/overall/a';
  const vote = pressed(voteOf(votesOf({ cards: [card], model: null }), cardVote('a')), 'up');
  const before = {
    ...noneKnown,
    byName: new Map([[name, vote]]),
    unsaved: new Map([[name, cardVote('a')]]),
  };
  const told = new Told(before);
  told.card({ ...card, upvotes: 7 });
  expect(told.votes().byName.get(name)).toEqual({ upvotes: 8, downvotes: 1, userVote: 'up' });
});
