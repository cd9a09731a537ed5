import { describe, expect, test } from '@jest/globals';
import { noVotes, pressed, upvoteShare } from './votes';

describe('An owner pressing a vote', () => {
  test('adds one at the first press', () => {
    expect(pressed({ ...noVotes, upvotes: 3 }, 'up')).toEqual({ upvotes: 4, downvotes: 0, userVote: 'up' });
  });

  test('takes the vote back by the same direction again', () => {
    expect(pressed(pressed(noVotes, 'down'), 'down')).toEqual(noVotes);
  });

  test('moves one count across by the other direction', () => {
    expect(pressed({ upvotes: 5, downvotes: 2, userVote: 'up' }, 'down')).toEqual({
      upvotes: 4,
      downvotes: 3,
      userVote: 'down',
    });
  });
});

test('the share of upvotes is a whole per cent, and absent without votes', () => {
  expect(upvoteShare({ upvotes: 219, downvotes: 21, userVote: 'none' })).toBe(91);
  expect(upvoteShare({ upvotes: 299, downvotes: 1, userVote: 'none' })).toBe(99);
  expect(upvoteShare({ upvotes: 1, downvotes: 299, userVote: 'none' })).toBe(1);
  expect(upvoteShare({ upvotes: 3, downvotes: 0, userVote: 'none' })).toBe(100);
  expect(upvoteShare(noVotes)).toBeNull();
});
